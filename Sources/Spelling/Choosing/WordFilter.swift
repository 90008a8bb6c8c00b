internal import Vocabulary

/// The length and the level that a learner wished for in this session. No other word is asked,
/// whether it is new, due or missed before.
///
/// The settings make no filter: they say which new words are drawn, and a word that is due comes
/// whatever its length and its level.
struct WordFilter: Hashable, Sendable {
  /// The numbers of letters; `nil` for any.
  var length: WordLength?
  /// The levels; `nil` for any. A word without a known level has none of them.
  var levels: LevelRange?

  /// Whether every word fits.
  var isAny: Bool { length == nil && levels == nil }

  /// Returns whether a word fits.
  ///
  /// - Parameter level: the level of the word; `nil` where no list says it.
  func fits(_ word: String, level: @autoclosure () -> Level?) -> Bool {
    if let length, !length.contains(word.count(where: \.isLetter)) { return false }
    guard let levels else { return true }
    return level().map(levels.contains) ?? false
  }
}
