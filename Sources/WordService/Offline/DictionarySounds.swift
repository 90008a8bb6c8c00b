internal import Vocabulary

/// The questions of ``SoundAlikes`` to the dictionary.
extension OfflineDictionary {
  /// A hash of the sources of the index.
  var fingerprint: UInt64 { index.fingerprint }

  /// The words that listeners may hear in place of others, in order: single words that are fit for
  /// a school and have a definition, are common, or belong to some regions only.
  var spokenWords: [String] {
    (0..<index.count).filter { word in
      guard !index.isUnfit(word), isSingle(index.text(word)) else { return false }
      if !index.meanings(word).isEmpty { return true }
      return index.level(word).map { $0 <= .broad } ?? false || isRegional(index.regions(word))
    }.map(index.text)
  }

  /// Returns the parts of speech that a word can be.
  func parts(of word: String) -> [PartOfSpeech] {
    self.word(word)?.definitions.map(\.partOfSpeech).unique ?? []
  }

  /// Returns whether a word is as common as a level, or more so.
  func isCommon(_ word: String, upTo rarest: Level) -> Bool {
    index.find(word).flatMap(index.level).map { $0 <= rarest } ?? false
  }

  /// Returns whether two words that sound the same are one word in two spellings. They are where
  /// they share a meaning, or each belongs to regions of its own.
  func isSameWord(_ one: String, _ other: String) -> Bool {
    guard let first = index.find(one), let second = index.find(other) else { return false }
    if !Set(index.meanings(first)).isDisjoint(with: index.meanings(second)) { return true }
    let (here, there) = (index.regions(first), index.regions(second))
    return isRegional(here) && isRegional(there) && here != there
  }

  private func isRegional(_ regions: Set<Region>) -> Bool {
    !regions.isEmpty && regions.count < Region.allCases.count
  }

  private func isSingle(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.allSatisfy(\.isSmallLetter)
  }
}
