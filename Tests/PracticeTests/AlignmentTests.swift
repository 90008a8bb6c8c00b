import Testing

@testable import Practice

@Suite("A try is laid beside the word")
struct AlignmentTests {
  @Test(
    "the fewest edits are found",
    arguments: [
      ("harber", "harbor", 1), ("harbo", "harbor", 1), ("harborr", "harbor", 1),
      ("hrabor", "harbor", 1), ("recieve", "receive", 1), ("", "harbor", 6),
      ("harbor", "harbor", 0),
      ("acomodate", "accommodate", 2), ("xyz", "harbor", 6), ("teh", "the", 1),
    ])
  func distance(typed: String, word: String, edits: Int) {
    #expect(Alignment(typed: Spelling(typed), word: Spelling(word)).distance == edits)
  }

  @Test("swapped neighbours are one swap, not two wrong letters")
  func swap() {
    let steps = Alignment(typed: Spelling("recieve"), word: Spelling("receive")).steps
    #expect(steps.filter { !$0.isSame } == [.swapped("i", "e")])
  }

  @Test("the steps spell what was typed and, corrected, the word, whatever the two are")
  func inverse() {
    var generator = Numbers(state: 7)
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

extension Alignment {
  fileprivate var typed: String {
    steps.reduce(into: "") { typed, step in
      switch step {
      case .same(let letter), .wrong(let letter, _), .extra(let letter): typed.append(letter)
      case .swapped(let first, let second): typed.append(contentsOf: [first, second])
      case .missing: break
      }
    }
  }
}

/// Knuth's linear congruential generator for MMIX: the same numbers every time.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
