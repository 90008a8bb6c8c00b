import TestSupport
import Testing

@testable import Practice

@Suite("The time that patterns of words take")
struct PatternGrowthTests {
  private static let signs = [
    "a", "e", "ie", "ei", "ph", "tion", "able", "gh", "mb", "stle", "mis", "-", "'", "é", "ß", "İ",
  ]

  @Test("doubles when the word is twice as long")
  func patterns() async {
    let slow = await Growth.excessive(Self.signs) { text in
      // Swift itself searches a row of flags slowly. A word of a list has at most 100 signs, so
      // flags cost nothing.
      guard !text.utf8.starts(with: "🇩".utf8) else { return }
      for kind in WordPattern.kinds { _ = WordPattern(kind: kind).matches(text, from: nil) }
      // A pattern has at most 20 letters.
      let letters = String(text.prefix(20))
      _ = WordPattern(beginning: letters, ending: letters).matches(text, from: nil)
    }
    #expect(slow.isEmpty)
  }
}
