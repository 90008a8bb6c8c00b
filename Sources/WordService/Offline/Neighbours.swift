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
    let bound = Self.bound(for: wanted)
    let found = (0..<index.count).compactMap { word -> (word: Int, distance: Int)? in
      let letters = Array(index.text(word).utf8)
      guard abs(letters.count - wanted.count) <= bound,
        let distance = Self.distance(wanted, letters, bound: bound, hasSwaps: true),
        !index.isUnfit(word),
        !index.meanings(word).isEmpty
      else { return nil }
      return (word, distance)
    }
    return found.sorted {
      ($0.distance, rank($0.word), $0.word) < ($1.distance, rank($1.word), $1.word)
    }.prefix(limit).map { index.text($0.word) }
  }

  /// Returns whether one spelling may be meant where the other is written.
  public static func areNeighbours(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
    let longer = one.count > other.count ? one : other
    return distance(one, other, bound: bound(for: longer), hasSwaps: true) != nil
  }

  /// Returns the most letters in which a neighbour differs from a spelling. If more than three
  /// letters differ, or more than a third of all, another word was meant.
  private static func bound(for spelling: [UInt8]) -> Int { min(3, max(1, spelling.count / 3)) }

  /// Returns the rank of a word's level; words without a level come last.
  private func rank(_ word: Int) -> Int {
    index.level(word).flatMap { Level.allCases.firstIndex(of: $0) } ?? .max
  }

  /// Returns the number of letters to insert, remove or change (Wagner and Fischer, JACM 21, 1974);
  /// `nil` above a bound.
  ///
  /// - Parameter hasSwaps: whether two neighbours in the wrong order count as one change, too
  ///   (Damerau, CACM 7, 1964).
  static func distance(
    _ one: [UInt8], _ other: [UInt8], bound: Int, hasSwaps: Bool = false
  ) -> Int? {
    var row = Array(0...other.count)
    var before = row
    for (i, letter) in one.enumerated() {
      let last = row
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, wanted) in other.enumerated() {
        var cost = min(diagonal + (letter == wanted ? 0 : 1), row[j] + 1, row[j + 1] + 1)
        if hasSwaps, i > 0, j > 0, letter == other[j - 1], one[i - 1] == wanted {
          cost = min(cost, before[j - 1] + 1)
        }
        diagonal = row[j + 1]
        row[j + 1] = cost
        least = min(least, cost)
      }
      before = last
      if least > bound { return nil }
    }
    return row[other.count] <= bound ? row[other.count] : nil
  }
}
