import Testing
import Vocabulary

@testable import Practice

@Suite("A round")
struct RoundTests {
  private let harbor = Word("harbor")

  @Test("is completed at the try with the right spelling")
  func completed() {
    var round = Round(harbor)
    guard case .wrong = round.submit("harber") else {
      Issue.record("harber is wrong")
      return
    }
    #expect(round.triesLeft == 2)
    #expect(round.submit(" Harbor ") == .correct)
    #expect(round.outcome == .completed(tries: 2))
    #expect(round.phase == .over)
  }

  @Test("is missed after its last try, and then the learner copies the word once")
  func missed() {
    var round = Round(harbor)
    for left in [2, 1, 0] {
      _ = round.submit("harber")
      #expect(round.triesLeft == left)
    }
    #expect(round.outcome == .missed && round.phase == .copying)
    guard case .miscopied = round.submit("harbr") else {
      Issue.record("a wrong copy does not count")
      return
    }
    #expect(round.phase == .copying && round.outcome == .missed)
    #expect(round.submit("harbor") == .copied)
    #expect(round.phase == .over && round.outcome == .missed)
  }

  @Test("has as many tries as it was given", arguments: [1, 2, 5, 100])
  func limited(count: Int) {
    var round = Round(harbor, tries: .limited(count))
    for _ in 1..<count { _ = round.submit("xx") }
    #expect(round.outcome == nil)
    _ = round.submit("xx")
    #expect(round.outcome == .missed)
  }

  @Test("without a limit is never missed through wrong tries")
  func unlimited() {
    var round = Round(harbor, tries: .unlimited)
    for _ in 0..<500 { _ = round.submit("xx") }
    #expect(round.outcome == nil && round.triesLeft == nil)
    #expect(round.submit("harbor") == .correct)
    #expect(round.outcome == .completed(tries: 501))
  }

  @Test("does not count an empty line as a try", arguments: ["", "   ", "\u{200B}"])
  func empty(line: String) {
    var round = Round(harbor)
    #expect(round.submit(line) == .empty)
    #expect(round.triesLeft == 3)
  }

  @Test("is missed without a copy if the learner skips it")
  func skipped() {
    var round = Round(harbor)
    round.skip()
    #expect(round.outcome == .missed && round.phase == .over)
    #expect(round.submit("harbor") == .empty)
    #expect(round.outcome == .missed)
  }

  @Test("counts as helped with a hint, at whichever try the word is completed")
  func helped() {
    var round = Round(harbor)
    #expect(!round.isHelped && round.hintCount == 0)
    _ = round.submit("harber")
    #expect(round.hint() != nil)
    #expect(round.isHelped && round.hintCount == 1 && round.hints.count == 1)
    _ = round.submit("harbor")
    #expect(round.outcome == .completed(tries: 2) && round.isHelped && !round.isFirstTry)
  }

  @Test("gives no hint once it is over")
  func noHint() {
    var round = Round(harbor)
    _ = round.submit("harbor")
    #expect(round.hint() == nil)
  }

  @Test("refuses a text that is no number of tries", arguments: ["0", "-1", "", "three", "1.5"])
  func badTries(text: String) {
    #expect(throws: PracticeError.notTries(text)) { try Tries(text) }
  }

  @Test("reads a number of tries as it is written", arguments: ["1", "3", "1000000", "unlimited"])
  func tries(text: String) throws {
    #expect(try Tries(text).description == text)
    #expect(try Tries("Unlimited") == .unlimited)
  }

  @Test("judges a line of 600,000 letters at once", arguments: ["x", "é", "ﬁ"])
  func longLine(letter: String) {
    var round = Round(harbor)
    let start = ContinuousClock.now
    #expect(round.submit(String(repeating: letter, count: 600_000)) == .noTry(.tooLong))
    // A time that grows with the square of the length would be several seconds.
    #expect(ContinuousClock.now - start < .seconds(3))
  }

  @Test(
    "spends no try on a line that is no try, before the word is told and after",
    arguments: [
      (String(repeating: "harber", count: 15), NoTry.tooLong),
      ("/home/ada/harbor.txt", .sign("/")), ("https://example.org", .sign(":")),
      ("a place where ships can lie", .tooManyWords), ("har]bor", .sign("]")), ("7", .sign("7")),
      ("/harbor", .sign("/")), ("...", .sign(".")),
    ])
  func noTry(line: String, reason: NoTry) {
    var round = Round(harbor)
    _ = round.submit("harber")
    #expect(round.submit(line) == .noTry(reason))
    #expect(round.triesLeft == 2 && round.canTakeBackSlip)
    for _ in 1...2 { _ = round.submit("harber") }
    #expect(round.submit(line) == .noTry(reason) && round.phase == .copying)
  }

  @Test(
    "spends a try on whatever may be meant for the word",
    arguments: [
      ("harb0r", "harbor"), ("har bor", "harbor"), ("the har bor", "harbor"),
      ("harbor's", "harbor"),
      ("mother in law", "mother-in-law"), ("and or", "and/or"), ("hippopotomonstrosesquiped", "x"),
    ])
  func tried(line: String, word: String) {
    var round = Round(Word(word))
    guard case .wrong = round.submit(line) else {
      Issue.record("\(line) is a try")
      return
    }
    #expect(round.triesLeft == 2)
  }

  @Test("accepts a sign that belongs to the word")
  func sign() {
    var round = Round(Word("and/or"))
    #expect(round.submit("and/or") == .correct)
  }

  @Test(
    "forgives a missing accent if told to, but no other accent",
    arguments: [("nino", true), ("niño", true), ("ñino", false), ("níno", false), ("ninò", false)])
  func accents(line: String, isRight: Bool) {
    var round = Round(Word("niño"), forgivesAccents: true)
    #expect((round.submit(line) == .correct) == isRight)
  }

  @Test(
    "the capitals of a name are part of it: without them it is right with a note, or wrong",
    arguments: [
      ("Wednesday", "wednesday", "It begins with a capital W."),
      ("Wednesday", "WEDNESDAY", "It begins with a capital W."),
      ("I'm", "i'm", "It begins with a capital I."),
      ("T-shirt", "t-shirt", "It begins with a capital T."),
      ("McDonald", "mcdonald", "Its capitals are these: McDonald."),
    ])
  func capitals(word: String, typed: String, note: String) throws {
    let name = Word(word, isName: true)
    var round = Round(name)
    #expect(round.submit(typed) == .correct)
    #expect(CapitalsNote.sentence(typed: typed, asked: name) == note)
    #expect(CapitalsNote.sentence(typed: word, asked: name) == nil)
    #expect(CapitalsNote.sentence(typed: typed, asked: Word(word)) == nil)

    var strict = Round(name, wantsCapitals: true)
    guard case .wrong(let feedback) = strict.submit(typed) else {
      Issue.record("\(typed) is right")
      return
    }
    #expect(feedback.mistakes.map(\.kind) == [.capital])
    #expect(feedback.sentence == "The letters are right, but not the capitals.")
    #expect(feedback.marks.allSatisfy { if case .unmarked = $0 { true } else { false } })
    #expect(feedback.explanations(of: strict.written) == ["The word is written \(word)."])
    #expect(strict.submit(word) == .correct)
    // Capitals make no difference for a word that is not a name.
    var plain = Round(Word("harbor"), wantsCapitals: true)
    #expect(plain.submit("HARBOR") == .correct)
  }
}
