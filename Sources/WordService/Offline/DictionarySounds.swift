internal import Vocabulary

/// The questions of ``SoundAlikes`` to the dictionary.
extension OfflineDictionary {
  /// A hash of the sources of the index.
  var fingerprint: UInt64 { index.fingerprint }

  /// The words that listeners may hear in place of others, in order: single words that are fit for
  /// a school and have a definition, are common, or belong to some regions only.
  var spokenWords: [String] {
    (0..<index.count).filter { word in
      guard !index.isUnfit(word), isSingle(word) else { return false }
      if !index.meanings(word).isEmpty { return true }
      return index.level(word).map { $0 <= .broad } ?? false || isRegional(index.regions(word))
    }.map(index.text)
  }

  /// Returns the parts of speech that a word can be.
  func parts(of word: String) -> [PartOfSpeech] {
    self.word(word, isComplete: true)?.definitions.map(\.partOfSpeech).unique ?? []
  }

  /// Returns whether a word is as common as a level, or more so.
  func isCommon(_ word: String, upTo rarest: Level) -> Bool {
    index.find(word).flatMap(index.level).map { $0 <= rarest } ?? false
  }

  /// Returns whether listeners may hear another word in place of one that sounds nearly the same:
  /// it is as common or more so, so that learners of the word's level know it, and it is not just
  /// another spelling of the word. If no list says how common the word is, the other one must be
  /// well known.
  func isTaken(_ other: String, for word: String) -> Bool {
    guard other != word, let heard = index.find(other), let level = index.level(heard) else {
      return false
    }
    let asked = index.find(word)
    guard level <= asked.flatMap(index.level) ?? .broad else { return false }
    guard let meaning = asked.flatMap({ index.meanings($0).first }) else { return true }
    return !index.meanings(heard).contains(meaning)
  }

  /// Returns whether a word has neither spaces nor hyphens. A name, or a word with an apostrophe,
  /// must be in our own dictionary, because few people know the others. No other word may differ
  /// from it by capitals alone.
  private func isSingle(_ number: Int) -> Bool {
    let word = index.text(number)
    guard word.utf8.count > 1 else { return false }
    if word.utf8.allSatisfy(\.isSmallLetter) { return true }
    return index.ownCount(number) > 0 && word.allSatisfy { $0.isLetter || $0 == "'" }
      && (!word.isCapitalised || index.find(word.lowercased()) == nil)
  }
}
