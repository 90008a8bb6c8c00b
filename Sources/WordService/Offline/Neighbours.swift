internal import Vocabulary

/// Suggestions for a word that has no entry.
extension OfflineDictionary {
  /// Returns the words with the most similar spelling, the nearest and most common first.
  ///
  /// - Parameters:
  ///   - text: the spelling that has no entry.
  ///   - limit: the maximum number of words.
  public func neighbours(of text: String, limit: Int = 5) -> [String] {
    let wanted = Array(text.lowercased().utf8)
    var measure = EditDistance(from: wanted, bound: Self.bound(for: wanted))
    var found: [(word: Int, distance: Int)] = []
    index.forEachSpelling(ofLength: measure.lengths) { word, letters in
      if let distance = measure.distance(to: letters) { found.append((word, distance)) }
    }
    return
      found.filter { !index.isUnfit($0.word) && !index.meanings($0.word).isEmpty }
      .sorted { ($0.distance, rank($0.word), $0.word) < ($1.distance, rank($1.word), $1.word) }
      .prefix(limit).map { index.text($0.word) }
  }

  /// Returns whether one spelling may be meant where the other is written.
  public static func areNeighbours(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
    var measure = EditDistance(
      from: one, bound: bound(for: one.count > other.count ? one : other))
    return measure.distance(to: other) != nil
  }

  /// Returns the most letters in which a neighbour differs from a spelling. If more than three
  /// letters differ, or more than a third of all, another word was meant.
  private static func bound(for spelling: [UInt8]) -> Int { min(3, max(1, spelling.count / 3)) }

  /// Returns the rank of a word's level; words without a level come last.
  private func rank(_ word: Int) -> Int {
    index.level(word).flatMap { Level.allCases.firstIndex(of: $0) } ?? .max
  }
}
