import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("Feedback shows the mistakes of a try, and never the word")
struct FeedbackTests {
  private func feedback(_ typed: String, _ word: String) -> Feedback {
    Feedback(typed: Spelling(typed), of: WrittenWord(Spelling(word)))
  }

  @Test("a wrong letter has a mark, and its place is in the sentence")
  func wrong() {
    let feedback = feedback("hakbor", "harbor")
    #expect(
      feedback.marks == [
        .right("h"), .right("a"), .wrong("k"), .right("b"), .right("o"), .right("r"),
      ])
    #expect(feedback.sentence == "Your letter 3 is wrong.")
  }

  @Test("a missing letter is a gap, and stays unnamed")
  func missing() {
    let feedback = feedback("fotball", "football")
    #expect(
      feedback.marks == [
        .right("f"), .right("o"), .missing, .right("t"), .right("b"), .right("a"), .right("l"),
        .right("l"),
      ])
    #expect(feedback.sentence == "A vowel needs more letters, near your letter 2.")
  }

  @Test("a letter that should be double is in the sentence, without its place")
  func doubled() {
    #expect(
      feedback("necesary", "necessary").sentence
        == "One of the letters is double in the word, among your letters 4 to 7.")
    #expect(feedback("necesary", "necessary").marks.allSatisfy { $0 != .missing })
    #expect(feedback("neccesery", "necessary").marks.allSatisfy { $0 != .missing })
  }

  @Test("a try that sounds like the word gets a sentence that says so")
  func soundsRight() {
    let word = WrittenWord(Spelling("said"), said: Pronunciation(ipa: "sˈɛd"))
    let feedback = Feedback(
      typed: Spelling("sed"), of: word, sounding: Pronunciation(ipa: "sˈɛd"))
    #expect(feedback.soundsRight == true)
    #expect(
      feedback.sentence == "It sounds right. "
        + "A vowel needs more letters, near your letter 2.")
  }

  @Test("the sentence says only once that the try sounds right")
  func once() {
    let word = WrittenWord(Spelling("city"), said: Pronunciation(ipa: "sˈɪti"))
    let feedback = Feedback(typed: Spelling("sity"), of: word, sounding: word.pronunciation)
    #expect(
      feedback.sentence == "It sounds right, but it is spelled differently, near your letter 1.")
  }

  @Test("at most three mistakes are in the sentence, the worst first")
  func most() {
    for (typed, word) in [
      ("qefinatlysis", "definitely"), ("recievv lnowwege", "receive knowledge"),
    ] {
      let sentence = feedback(typed, word).sentence
      #expect(sentence.split(separator: ".").count <= 4)
    }
  }

  @Test(
    "mistakes with the same name share one sentence",
    arguments: [
      ("harber", "harbor", "The ending sounds like yours, but it is spelled differently."),
      ("hakpogter", "hasporter", "Your letters 3 and 6 are wrong."),
      ("hrabro", "harbor", "In 2 places, two letters are in the wrong order."),
      ("sheeps", "sheep", "No s here, at the end."),
      ("harborrr", "harbor", "In 2 places, you doubled a letter that is single."),
      (
        "seperete", "separate",
        "A weak vowel needs another letter, near your letters 4 and 6."
      ),
    ])
  func sentences(typed: String, word: String, sentence: String) {
    #expect(feedback(typed, word).sentence == sentence)
  }

  @Test(
    "the sentence says of sounds, syllables and orders only what is true",
    arguments: [
      (
        "tunneru", "tunnel", "tˈʌnəl", "tˈʌnɚɹˌuː",
        "Check the ending: you added a vowel."
      ),
      (
        "botoru", "bottle", "bˈɑːɾəl", "bˈɑːɾoːɹˌuː",
        "Check the ending: you added a vowel. One of the letters is double in the word, among "
          + "your letters 3 to 6."
      ),
      (
        "tremendious", "tremendous", "tɹəmˈɛndəs", "tɹɛmˈɛndiəs",
        "Check the ending: you added a vowel, among your letters 7 to 10."
      ),
      (
        "grievious", "grievous", "ɡɹˈiːvəs", "ɡɹˈiːviəs",
        "Check the ending: you added a vowel, among your letters 3 to 6."
      ),
      (
        "delishious", "delicious", "dɪlˈɪʃəs", "dɛlˈɪʃɪəs",
        "Check the ending, near your letter 5."
      ),
      (
        "continous", "continuous", "kəntˈɪnjuːəs", "kəntˈɪnəs",
        "Check the ending."
      ),
      (
        "desishun", "decision", "dᵻsˈɪʒən", "dɪsˈɪʃʌn",
        "Check the ending, near your letter 6. A sound is spelled with other letters, near your "
          + "letter 3."
      ),
      (
        "gorgous", "gorgeous", "ɡˈoːɹdʒəs", "ɡˈoːɹɡəs",
        "Check the ending."
      ),
      (
        "strucher", "structure", "stɹˈʌktʃɚ", "stɹˈʌtʃɚ",
        "Check the ending."
      ),
      (
        "teacha", "teacher", "tˈiːtʃɚ", "tˈiːtʃə",
        "Check the ending."
      ),
      (
        "initalized", "initialized", "ɪnˈɪʃəlˌaɪzd", "ɪnˈɪɾəlˌaɪzd",
        "Check the ending, near your letter 4."
      ),
      (
        "devius", "devious", "dˈiːviəs", "dɪvˈɪəs",
        "The ending sounds like yours, but it is spelled differently."
      ),
      (
        "distence", "distance", "dˈɪstəns", "dɪstˈɛns",
        "The ending sounds like yours, but it is spelled differently."
      ),
      (
        "criticisum", "criticism", "kɹˈɪɾɪsˌɪzəm", "kɹˈɪɾɪsˌɪsəm",
        "You wrote a vowel that is heard but not written, among your letters 7 to 10."
      ),
      (
        "prisim", "prism", "pɹˈɪzəm", "pɹˈɪsɪm",
        "You wrote a vowel that is heard but not written, among your letters 3 to 6."
      ),
      (
        "evrywun", "everyone", "ˈɛvɹɪwˌʌn", "ˈɛvɹɪwˌʌn",
        "It sounds right, but it is spelled differently, near your letter 5. A weak vowel is "
          + "missing, near your letter 2. A silent letter is missing at the end or before the "
          + "ending."
      ),
      (
        "gadren", "garden", "ɡˈɑːɹdən", "ɡˈædɹən",
        "Two letters are in the wrong order, among your letters 2 to 5."
      ),
      (
        "difenite", "definite", "dˈɛfɪnət", "dˈaɪfnaɪt",
        "Letters are in the wrong order, among your letters 1 to 5."
      ),
      (
        "karackter", "character", "kˈæɹɪktɚ", "kˈæɹæktɚ",
        "A sound is spelled with other letters, near your letter 1, and among your letters 4 to "
          + "7."
      ),
      (
        "sevear", "severe", "sᵻvˈɪɹ", "sˈɛvɪɹ",
        "A sound is spelled with other letters, among your letters 3 to 6."
      ),
    ])
  func said(typed: String, word: String, said: String, sounding: String, sentence: String) {
    let word = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
    let feedback = Feedback(
      typed: Spelling(typed), of: word, sounding: Pronunciation(ipa: sounding))
    #expect(feedback.sentence == sentence)
  }

  /// The marks of a try in short: `+` right, `~` of an area, and others as they are called.
  private func marks(_ typed: String, _ word: String) -> String {
    feedback(typed, word).marks.map { mark in
      switch mark {
      case .right: "+"
      case .area: "~"
      case .unmarked: "."
      case .wrong: "x"
      case .extra: "e"
      case .missing: "_"
      case .swapped: "s"
      }
    }.joined()
  }

  @Test(
    "an area is marked where a mark would tell the letter",
    arguments: [
      ("harborr", "harbor", "+++~~~~"), ("hharbor", "harbor", "~~~~+++"),
      ("hrabor", "harbor", "~~~~++"), ("necesary", "necessary", "+++~~~~+"),
      ("recieve", "receive", "++~~~~+"),
      // A mistake that tells nothing keeps its own mark.
      ("neccesery", "necessary", "+~~~~~x~+"), ("acomodatian", "accommodation", "~~~~~++++x+"),
      // The whole of a short try is its area.
      ("ad", "add", "~~"),
    ])
  func areas(typed: String, word: String, marks: String) {
    #expect(self.marks(typed, word) == marks)
  }

  @Test("an area has four letters or more, is always the same, and is not centred on the mistake")
  func areaSize() {
    var places: Set<Int> = []
    for word in ["necessary", "committee", "occasion", "tomorrow", "balloon", "dessert", "written"]
    {
      let letters = Array(word)
      let double = letters.indices.dropLast().first { letters[$0] == letters[$0 + 1] } ?? 0
      var typed = letters
      typed.remove(at: double)
      let area = feedback(String(typed), word).marks.indices.filter {
        if case .area = feedback(String(typed), word).marks[$0] { true } else { false }
      }
      #expect(area.count >= 4 && area.contains(double), "\(word)")
      places.insert(double - (area.first ?? 0))
    }
    #expect(places.count > 2)
  }

  @Test("a missed word has all its marks")
  func exact() {
    let exact = feedback("harborr", "harbor").exactMarks
    #expect(exact.filter { if case .extra = $0 { true } else { false } }.count == 1)
    #expect(exact.allSatisfy { if case .area = $0 { false } else { true } })
  }

  @Test("the marks of a try with one or two edits never spell the word")
  func neverTold() {
    var generator = SeededGenerator(seed: 3)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for word in ["harbor", "necessary", "see", "rhythm", "at"] {
      for _ in 0..<2000 {
        var typed = Array(word)
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          let letter = letters.randomElement(using: &generator) ?? "a"
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: typed.insert(letter, at: Int.random(in: 0...typed.count, using: &generator))
          case 1 where !typed.isEmpty:
            typed.remove(at: Int.random(in: 0..<typed.count, using: &generator))
          case 2 where typed.count > 1:
            let index = Int.random(in: 1..<typed.count, using: &generator)
            typed.swapAt(index, index - 1)
          case _ where !typed.isEmpty:
            typed[Int.random(in: 0..<typed.count, using: &generator)] = letter
          default: break
          }
        }
        guard String(typed) != word, !typed.isEmpty else { continue }
        let told = feedback(String(typed), word).marks.map { mark in
          switch mark {
          case .right(let letter), .wrong(let letter): String(letter)
          case .swapped(let first, let second): "\(second)\(first)"
          case .missing, .extra, .area, .unmarked: ""
          }
        }
        #expect(told.joined() != word, "\(String(typed)) for \(word)")
      }
    }
  }
}

extension Feedback {
  /// Whether the marks and the sentence keep the word secret: the marks hold the typed letters and
  /// no others, do not spell the word, and the sentence names no letter.
  func tellsNothing(of word: Spelling) -> Bool {
    let letters = marks.flatMap { mark -> [Character] in
      switch mark {
      case .right(let letter), .wrong(let letter), .extra(let letter), .area(let letter),
        .unmarked(let letter):
        [letter]
      case .swapped(let first, let second): [first, second]
      case .missing: []
      }
    }
    let told = marks.flatMap { mark -> [Character] in
      switch mark {
      case .right(let letter), .wrong(let letter): [letter]
      case .swapped(let first, let second): [second, first]
      case .missing, .extra, .area, .unmarked: []
      }
    }
    let words = sentence.lowercased().split { !$0.isLetter && $0 != "'" }
    return letters == typed.letters && told != word.letters
      && words.allSatisfy { Self.words.contains(String($0)) }
  }

  private static let words = Set(Mistake.Kind.allCases.flatMap(sentenceWords))

  /// The words of all possible sentences about a kind; they are the same for every word to spell.
  private static func sentenceWords(_ kind: Mistake.Kind) -> [String] {
    let departures: [Mistake.Departure] = [.missing, .extra, .wrong]
    let clauses = departures.flatMap { departure in
      [(0..<1, 0..<1), (0..<2, 0..<1), (0..<1, 0..<2)].flatMap { letters, typed in
        var mistake = Mistake(
          kind: kind, steps: [], letters: letters, typed: typed, start: 0, departure: departure,
          revealsLetter: false)
        let clause = mistake.clause
        (mistake.endsOtherwise, mistake.endsLonger, mistake.isOnlyHeard) = (true, true, true)
        let ending = mistake.clause
        mistake.endsOtherwise = false
        mistake.isIrregular = true
        let irregular = mistake.clause
        (mistake.isIrregular, mistake.changesStem) = (false, true)
        return [clause, ending, irregular, mistake.clause]
      }
    }
    let frame = """
      near your letter letters among to and in places another place are is wrong more mistakes \
      remain
      """
    return (clauses + [frame]).flatMap { text in
      text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    }
  }
}
