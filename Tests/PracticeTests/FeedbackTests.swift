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
    let feedback = feedback("harber", "harbor")
    #expect(
      feedback.marks == [
        .right("h"), .right("a"), .right("r"), .right("b"), .wrong("e"), .right("r"),
      ])
    #expect(feedback.sentence == "Letter 5 is wrong.")
  }

  @Test("a missing letter is a gap, and is not told")
  func missing() {
    let feedback = feedback("necesary", "necessary")
    #expect(feedback.marks.count { $0 == .missing } == 1)
    #expect(feedback.sentence == "A letter is missing.")
  }

  @Test(
    "several kinds are named together",
    arguments: [
      ("herbo", "harbor", "Letter 2 is wrong and a letter is missing."),
      ("hakpogter", "hasporter", "Letters 3 and 6 are wrong."),
      ("zzzzzz", "harbor", "Several letters are not right."),
      ("hrabro", "harbor", "Neighbours are swapped in 2 places."),
      ("harborrr", "harbor", "There are 2 letters too many."),
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
