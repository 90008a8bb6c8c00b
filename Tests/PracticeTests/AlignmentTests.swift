import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("The alignment of a try and the word")
struct AlignmentTests {
  @Test(
    "has as few edits as possible",
    arguments: [
      ("harber", "harbor", 1), ("harbo", "harbor", 1), ("harborr", "harbor", 1),
      ("hrabor", "harbor", 1), ("recieve", "receive", 1), ("", "harbor", 6),
      ("harbor", "harbor", 0),
      ("acomodate", "accommodate", 2), ("xyz", "harbor", 6), ("teh", "the", 1),
    ])
  func distance(typed: String, word: String, edits: Int) {
    #expect(Alignment(typed: Spelling(typed), word: Spelling(word)).distance == edits)
  }

  @Test("shows swapped neighbours as one swap, not as two wrong letters")
  func swap() {
    let steps = Alignment(typed: Spelling("recieve"), word: Spelling("receive")).steps
    #expect(steps.filter { !$0.isSame } == [.swapped("i", "e")])
  }

  @Test("spells the try and the word, whatever the two are")
  func inverse() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("abé ")
    for _ in 0..<5000 {
      let typed = String(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        })
      let word = String(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "b"
        })
      let alignment = Alignment(typed: Spelling(typed), word: Spelling(word))
      #expect(alignment.corrected == Spelling(word).description)
      #expect(alignment.typed == Spelling(typed).description)
      let lengths = (Spelling(typed).letters.count, Spelling(word).letters.count)
      #expect(alignment.distance >= abs(lengths.0 - lengths.1))
      #expect(alignment.distance <= max(lengths.0, lengths.1))
    }
  }
}

@Suite(
  "Of several alignments with equally few edits, a learner gets the one that a teacher would draw")
struct AlignmentChoiceTests {
  private func edits(_ typed: String, _ word: String) -> [Alignment.Step] {
    Alignment(typed: Spelling(typed), word: Spelling(word)).steps.filter { !$0.isSame }
  }

  @Test("a wrongly doubled letter and a wrongly single one are an extra and a missing letter")
  func doubles() {
    #expect(edits("neccesary", "necessary") == [.extra("c"), .missing("s")])
    #expect(edits("Carribean", "Caribbean") == [.extra("r"), .missing("b")])
  }

  @Test("if one letter of a double is missing, it is the second")
  func first() {
    let steps = Alignment(typed: Spelling("adress"), word: Spelling("address")).steps
    #expect(steps[1] == .same("d"))
    #expect(steps[2] == .missing("d"))
  }

  @Test("a vowel stands for a vowel, and a letter for another with the same sound")
  func likely() {
    #expect(edits("nolij", "knowledge").contains(.wrong(typed: "j", right: "g")))
    #expect(
      edits("sed", "said") == [.missing("a"), .wrong(typed: "e", right: "i")]
        || edits("sed", "said") == [.wrong(typed: "e", right: "a"), .missing("i")])
    #expect(edits("fone", "phone").contains(.wrong(typed: "f", right: "p")))
  }

  @Test("hyphens, apostrophes, spaces and accents count as letters do")
  func signs() {
    #expect(edits("wellknown", "well-known") == [.missing("-")])
    #expect(edits("dont", "don't") == [.missing("'")])
    #expect(edits("alot", "a lot") == [.missing(" ")])
    #expect(edits("cafe", "café") == [.wrong(typed: "e", right: "é")])
  }

  @Test(
    "the edits are the fewest, turn the try into the word, and show no swap as two wrong letters"
  )
  func properties() {
    var generator = SeededGenerator(seed: 11)
    let letters = Array("aeicsthé-' ")
    for _ in 0..<4000 {
      func some() -> String {
        String(
          (0..<Int.random(in: 0...10, using: &generator)).map { _ in
            letters.randomElement(using: &generator) ?? "a"
          })
      }
      let (typed, word) = (Spelling(some()), Spelling(some()))
      let alignment = Alignment(typed: typed, word: word)
      #expect(alignment.corrected == word.description)
      #expect(alignment.typed == typed.description)
      #expect(alignment.distance == fewest(typed.letters, word.letters))
      #expect(alignment.edits.count == alignment.distance)
      var mended = typed.letters
      for edit in alignment.edits.reversed() {
        mended.replaceSubrange(edit.index..<edit.index + edit.typed.count, with: edit.right)
      }
      #expect(mended == word.letters)
      for (one, other) in zip(alignment.steps, alignment.steps.dropFirst()) {
        if case .wrong(let first, let right) = one, case .wrong(let second, let next) = other {
          #expect(!(first == next && second == right), "\(typed) for \(word)")
        }
      }
    }
  }

  /// Returns the smallest number of edits, computed straight from the definition.
  private func fewest(_ one: [Character], _ other: [Character]) -> Int {
    var costs: [[Int]] = (0...one.count).map { i in (0...other.count).map { j in max(i, j) } }
    for i in one.indices {
      for j in other.indices {
        let isSwap = i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j]
        costs[i + 1][j + 1] = min(
          costs[i][j] + (one[i] == other[j] ? 0 : 1), costs[i][j + 1] + 1, costs[i + 1][j] + 1,
          isSwap ? costs[i - 1][j - 1] + 1 : .max)
      }
    }
    return costs[one.count][other.count]
  }
}
