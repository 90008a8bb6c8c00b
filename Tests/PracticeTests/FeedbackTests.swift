import Testing
import Vocabulary

@testable import Practice

@Suite("Feedback shows where a try departs, and never the word")
struct FeedbackTests {
  private func feedback(_ typed: String, _ word: String) -> Feedback {
    Feedback(typed: Spelling(typed), word: Spelling(word))
  }

  @Test("a wrong letter is marked and its place is named")
  func wrong() {
    let feedback = feedback("hakbor", "harbor")
    #expect(
      feedback.marks == [
        .right("h"), .right("a"), .wrong("k"), .right("b"), .right("o"), .right("r"),
      ])
    #expect(feedback.sentence == "Letter 3 is wrong.")
  }

  @Test("a missing letter is a gap, and is not told")
  func missing() {
    let feedback = feedback("fotball", "football")
    #expect(feedback.marks.count { $0 == .missing } == 1)
    #expect(feedback.sentence == "A vowel is spelled with more letters, near letter 2.")
  }

  @Test("a letter that should be double is named, and its place is not")
  func doubled() {
    #expect(
      feedback("necesary", "necessary").sentence == "A letter is doubled that you wrote once.")
    #expect(feedback("necesary", "necessary").marks.allSatisfy { $0 != .missing })
    #expect(feedback("neccesery", "necessary").marks.allSatisfy { $0 != .missing })
  }

  @Test("a try that sounds like the word is told so")
  func soundsRight() {
    let word = WrittenWord(Spelling("said"), said: Pronunciation(ipa: "sˈɛd"))
    let feedback = Feedback(
      typed: Spelling("sed"), of: word, sounding: Pronunciation(ipa: "sˈɛd"))
    #expect(feedback.soundsRight == true)
    #expect(
      feedback.sentence == "It sounds right. "
        + "A vowel is spelled with more letters, near letter 2.")
  }

  @Test("that it sounds right is said once")
  func once() {
    let word = WrittenWord(Spelling("city"), said: Pronunciation(ipa: "sˈɪti"))
    let feedback = Feedback(typed: Spelling("sity"), of: word, sounding: word.pronunciation)
    #expect(feedback.sentence == "It sounds right, but is spelled otherwise, near letter 1.")
  }

  @Test("no more than three things are told at once, the gravest first")
  func most() {
    let sentence = feedback("qefinatlysis", "definitely").sentence
    #expect(sentence.split(separator: ".").count <= 4)
  }

  @Test(
    "several kinds are named together",
    arguments: [
      ("harber", "harbor", "The ending sounds like yours, but is spelled otherwise."),
      ("hakpogter", "hasporter", "Letters 3 and 6 are wrong."),
      ("hrabro", "harbor", "Two letters are in each other's place, in 2 places."),
      ("harborrr", "harbor", "A letter stands alone that you doubled, in 2 places."),
      ("seperete", "separate", "A vowel without stress has another letter, near letters 4 and 6."),
    ])
  func sentences(typed: String, word: String, sentence: String) {
    #expect(feedback(typed, word).sentence == sentence)
  }

  @Test(
    "where marks alone would spell the word, no letter is marked",
    arguments: [
      ("harborr", "harbor"), ("hharbor", "harbor"), ("hrabor", "harbor"), ("hraborr", "harbor"),
    ])
  func unmarked(typed: String, word: String) {
    #expect(feedback(typed, word).marks == typed.map(Feedback.Mark.unmarked))
  }

  @Test("no marks of any one-edit or two-edit try spell the word")
  func neverTold() {
    var generator = Numbers(state: 3)
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
            let place = Int.random(in: 1..<typed.count, using: &generator)
            typed.swapAt(place, place - 1)
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
          case .missing, .extra, .unmarked: ""
          }
        }
        #expect(told.joined() != word, "\(String(typed)) for \(word)")
      }
    }
  }
}

extension Feedback {
  /// Whether marks and sentence together leave the word unsaid: the marks have the letters typed and
  /// no other, what they tell is not the word, and the sentence names no letter.
  func tellsNothing(of word: Spelling) -> Bool {
    let letters = marks.flatMap { mark -> [Character] in
      switch mark {
      case .right(let letter), .wrong(let letter), .extra(let letter), .unmarked(let letter):
        [letter]
      case .swapped(let first, let second): [first, second]
      case .missing: []
      }
    }
    let told = marks.flatMap { mark -> [Character] in
      switch mark {
      case .right(let letter), .wrong(let letter): [letter]
      case .swapped(let first, let second): [second, first]
      case .missing, .extra, .unmarked: []
      }
    }
    let words = sentence.lowercased().split { !$0.isLetter && $0 != "'" }
    return letters == typed.letters && told != word.letters
      && words.allSatisfy { Self.words.contains(String($0)) }
  }

  private static let words = Set(Mistake.Kind.allCases.flatMap(sentenceWords))

  /// The words of all hints, which are the same for every word to spell.
  private static func sentenceWords(_ kind: Mistake.Kind) -> [String] {
    let departures: [Mistake.Departure] = [.missing, .extra, .wrong]
    let hints = departures.flatMap { departure in
      [(0..<1, 0..<1), (0..<2, 0..<1), (0..<1, 0..<2)].flatMap { letters, typed in
        let mistake = Mistake(
          kind: kind, steps: [], letters: letters, typed: typed, start: 0, departure: departure,
          givesItselfAway: false)
        return [mistake.hint, mistake.clause]
      }
    }
    let frame = "near letters and in places are wrong there is more that is not right"
    return (hints + [frame]).flatMap { hint in
      hint.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    }
  }
}
