import TestSupport
import Testing

@testable import WordService

@Suite("The distance of two spellings")
struct EditDistanceTests {
  @Test(
    "counts the letters to insert, remove, change or swap",
    arguments: [
      ("harbor", "harbor", 0), ("harbor", "habor", 1), ("harbor", "harbour", 1),
      ("harbor", "herbor", 1), ("harbor", "harbro", 1), ("ab", "ba", 1), ("", "abc", 3),
      ("abc", "", 3), ("kitten", "sitting", 3),
    ])
  func edits(one: String, other: String, distance: Int) {
    var measure = EditDistance(from: Array(one.utf8), bound: 3)
    #expect(measure.distance(to: Array(other.utf8)) == distance)
    guard distance > 0 else { return }
    var narrow = EditDistance(from: Array(one.utf8), bound: distance - 1)
    #expect(narrow.distance(to: Array(other.utf8)) == nil)
  }

  @Test("is that of the whole table, whatever was compared before")
  func table() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let one = letters(&random)
      var measure = EditDistance(from: one, bound: 3)
      for _ in 0..<10 {
        let other = letters(&random)
        let whole = Self.distance(one[...], other[...])
        #expect(measure.distance(to: other) == (whole <= 3 ? whole : nil), "\(one) \(other)")
      }
    }
  }

  private func letters(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in .random(in: 97...99, using: &random) }
  }

  /// The distance by its definition.
  private static func distance(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    guard let first = one.first, let wanted = other.first else {
      return max(one.count, other.count)
    }
    if first == wanted { return distance(one.dropFirst(), other.dropFirst()) }
    var least = min(
      distance(one.dropFirst(), other), distance(one, other.dropFirst()),
      distance(one.dropFirst(), other.dropFirst()))
    if one.count > 1, other.count > 1, first == other.dropFirst().first,
      one.dropFirst().first == wanted
    {
      least = min(least, distance(one.dropFirst(2), other.dropFirst(2)))
    }
    return least + 1
  }
}
