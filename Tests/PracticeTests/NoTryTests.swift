import Languages
import Testing
import Vocabulary

@testable import Practice

@Suite("A line that is no try")
struct NoTryTests {
  @Test(
    "asks for something, in whatever words, and spends no try",
    arguments: [
      "help", "HELP", "help!", "quit", "exit", "again", "repeat", "Repeat, please.", "idk", "IDK",
      "I don't know", "i dont know", "I don’t know.", "I don't know this word", "idontknow",
      "what is this", "What is this?", "whatisthis", "what", "what?", "?", "???", "skip", "hint",
      "stop", "dunno", "no idea", "i have no idea", "not sure", "say it again please",
      "can you say that again", "how do you spell it", "what does it mean", "give up", "slower",
      "/help", "\"help\"", "h", "x.", "É",
    ])
  func request(line: String) {
    var round = Round(Word("harbor"))
    _ = round.submit("harber")
    #expect(round.submit(line) == .noTry(.request))
    #expect(round.triesLeft == 2 && round.canTakeBackSlip)
  }

  @Test(
    "may be meant for the word where the word is near",
    arguments: [
      ("quit", "quilt"), ("exit", "exist"), ("help", "kelp"), ("help", "helpful"),
      ("again", "against"), ("stop", "step"), ("repeat", "repeal"), ("hint", "mint"),
      ("what", "that"), ("skip", "skips"), ("i", "it"), ("x", "ox"),
      ("i don't now", "I don't know"),
    ])
  func near(line: String, word: String) {
    var round = Round(Word(word))
    guard case .wrong = round.submit(line) else {
      Issue.record("\(line) is a try at \(word)")
      return
    }
    #expect(round.triesLeft == 2)
  }

  @Test("may sound like the word: what for watt")
  func sound() {
    let said = Pronunciation(ipa: "wˈʌt")
    var round = Round(Word("watt"), said: said)
    #expect(round.submit("what") == .noTry(.request))
    guard case .wrong = round.submit("what", sounding: said) else {
      Issue.record("what sounds like watt")
      return
    }
  }

  @Test("is the word itself where that is asked", arguments: ["quit", "help", "what", "a", "idk"])
  func asked(word: String) {
    var round = Round(Word(word))
    #expect(round.submit(word) == .correct)
  }

  @Test(
    "is not a word that only looks like a request",
    arguments: ["pass", "end", "done", "leave", "know", "the", "word", "no one", "one more", "xx"])
  func words(line: String) {
    var round = Round(Word("harbor"))
    guard case .wrong = round.submit(line) else {
      Issue.record("\(line) is a try")
      return
    }
  }

  @Test(
    "has several lines, before the word is told and after",
    arguments: [
      "harbor\nocean", "ocean\r\nharbor\r\n", "harbor\rharbor", "harbor\u{2028}ocean",
      "harbor\n\n\nocean",
    ])
  func lines(text: String) {
    var round = Round(Word("harbor"), tries: .limited(1))
    #expect(round.submit(text) == .noTry(.severalLines) && round.triesLeft == 1)
    _ = round.submit("harber")
    #expect(round.submit(text) == .noTry(.severalLines) && round.phase == .copying)
    #expect(round.submit("\nharbor\r\n \n") == .copied, "one line with empty ones around it")
  }

  @Test("is a copy that was begun, if it is a letter, but not if it is a request")
  func copies() {
    var round = Round(Word("harbor"), tries: .limited(1))
    _ = round.submit("harber")
    guard case .miscopied = round.submit("h") else {
      Issue.record("h is a wrong copy")
      return
    }
    #expect(round.submit("help") == .noTry(.request))
  }

  @Test(
    "and signs around a try: the try is judged without them",
    arguments: [
      ("harbor.", "harbor"), ("“harbor”", "harbor"), ("harbor,", "harbor"), ("(harbor)", "harbor"),
      ("harbor…", "harbor"), ("amœba", "amoeba"), ("Hawaiʻi.", "Hawai'i"), ("etc.", "etc."),
    ])
  func signs(line: String, word: String) {
    var round = Round(Word(word))
    #expect(round.submit(line) == .correct)
  }

  @Test("and signs around a wrong try: the marks are those of the letters")
  func marks() {
    var round = Round(Word("harbor"))
    guard case .wrong(let feedback) = round.submit("\"harber.\"") else {
      Issue.record("harber is wrong")
      return
    }
    var plain = Round(Word("harbor"))
    #expect(plain.submit("harber") == .wrong(feedback))
    #expect(round.compared("\"harber.\"").description == "harber")
  }

  @Test("and signs around a word that sounds the same")
  func homophone() {
    var round = Round(Word("its", soundAlikes: [.homophone("it's")]))
    #expect(round.submit("it’s.") == .homophone("it's"))
    #expect(round.submit("its.") == .correct)
    var regional = Round(
      Word("colour", soundAlikes: [.variant(.init("color", regions: [.american]))]))
    #expect(regional.submit("color.") == .variant(.init("color", regions: [.american])))
  }

  @Test(
    "and two forms of a letter: they are one as the language says",
    arguments: [("en-us", true), ("fr", false)])
  func forms(language: String, isRight: Bool) {
    var round = Round(Word("cœur"), in: Language(language))
    #expect((round.submit("coeur") == .correct) == isRight)
  }

  @Test("and a name without its capitals, where they are wanted")
  func capitals() {
    var round = Round(Word("Wednesday", isName: true), wantsCapitals: true)
    guard case .wrong(let feedback) = round.submit("\"wednesday\"") else {
      Issue.record("the capital is missing")
      return
    }
    #expect(feedback.mistakes.map(\.kind) == [.capital])
    #expect(round.submit("\"Wednesday\"") == .correct)
  }
}
