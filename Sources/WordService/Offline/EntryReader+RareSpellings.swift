internal import Vocabulary

/// The rarer spellings of words, which are never drawn.
extension EntryReader {
  /// Returns the words of which a word is only a rarer spelling, as `narwal` is of `narwhal`.
  /// Each meaning of the word is one of theirs, too.
  ///
  /// - Parameters:
  ///   - key: the word's ``SpellingKey``.
  ///   - number: its number among the lemmas.
  ///   - entry: the facts that the lists hold about it.
  func standards(
    of word: String, key: String, _ number: Int, _ entry: Scowl.Entry
  ) -> [String] {
    guard entry.level ?? .bee > .broad, let first = wordNet.senses[number].first,
      entry.regions.count == Region.allCases.count || entry.regions.isEmpty
    else { return [] }
    let words = wordNet.synsets[first.synset].words
    let further = wordNet.senses[number].dropFirst()
    return words.filter { other in
      guard other != number,
        further.allSatisfy({ wordNet.synsets[$0.synset].words.contains(other) })
      else { return false }
      let text = wordNet.names[other]
      guard Self.areSpelledAlike(word, key, text), let level = scowl.entries[text]?.level
      else { return false }
      guard let own = entry.level, own == level else {
        return entry.level.map { level < $0 } ?? true
      }
      return words.firstIndex(of: other) ?? 0 < words.firstIndex(of: number) ?? 0
    }.map { wordNet.names[$0] }
  }

  /// Returns whether two words differ as spellings of one word do, and not by a suffix, as `comic`
  /// and `comical` do.
  ///
  /// - Parameter key: the ``SpellingKey`` of the first word, which has small letters alone.
  private static func areSpelledAlike(_ one: String, _ key: String, _ other: String) -> Bool {
    guard one.utf8.first == other.utf8.first, other.utf8.allSatisfy(\.isSmallLetter) else {
      return false
    }
    if key == SpellingKey.of(other) { return true }
    guard !one.hasPrefix(other), !other.hasPrefix(one) else { return false }
    let consonants = { (word: String) in word.filter { !"aeiouy".contains($0) } }
    let bound = consonants(one) == consonants(other) && one.count > 7 ? 2 : 1
    var measure = EditDistance(from: Array(one.utf8), bound: bound, hasSwaps: false)
    return measure.distance(to: Array(other.utf8)) != nil
  }
}
