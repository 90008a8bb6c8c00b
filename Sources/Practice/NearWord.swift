internal import Vocabulary

/// Tries that are another word which sounds nearly the same.
///
/// The ear alone decides between such words, and it may decide wrongly. So the first of them in a
/// round is no try: the learner is told that it is another word, and what the asked one means.
extension Round {
  /// Returns whether a wrong spelling is to be told as another word, which spends no try.
  ///
  /// - Parameters:
  ///   - other: the word that was typed; `nil` for letters that are no word.
  ///   - sound: the pronunciation of the typed word, if known.
  func isNearWord(_ other: Word?, sounding sound: Pronunciation?) -> Bool {
    guard phase == .asking, !isSeen, state.isNearWordTold != true, let other, let sound,
      let said = written.pronunciation
    else { return false }
    return word.canBeHeard(as: other) && said.isNear(sound)
  }
}

extension Word {
  /// The rarest level of the words that every listener may hear in place of others.
  private static let common = Level.everyday

  /// Whether learners who are asked this word may know another one, and hear that. A regular form,
  /// such as `harbors` for `harbor`, and another spelling of the word are not other words.
  func canBeHeard(as other: Word) -> Bool {
    guard let level = other.level, level <= max(Self.common, self.level ?? .broad) else {
      return false
    }
    let (own, typed) = (text.lowercased(), other.text.lowercased())
    return own != typed && !soundAlikes.contains { $0.text.lowercased() == typed }
      && !Self.areForms(own, typed)
  }

  /// Returns whether one of two words is the other one with a regular ending.
  private static func areForms(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard long.hasPrefix(short.dropLast()) else { return false }
    let isWhole = long.hasPrefix(short)
    let ending = long.dropFirst(isWhole ? short.count : short.count - 1)
    return isWhole
      ? ["s", "es", "d", "ed", "n", "en", "r", "st"].contains(ending)
      : short.hasSuffix("y") && ["ies", "ied"].contains(ending)
  }
}

extension Pronunciation {
  /// Whether two words sound nearly the same: at most one sound is replaced, added or left out. The
  /// stress doesn't count.
  func isNear(_ other: Pronunciation) -> Bool {
    let (one, two) = (segments, other.segments)
    let start = zip(one, two).prefix { $0.isHeard(as: $1) }.count
    let rest = zip(one.dropFirst(start).reversed(), two.dropFirst(start).reversed())
    let end = rest.prefix { $0.isHeard(as: $1) }.count
    return start + end > 0 && max(one.count, two.count) - start - end <= 1
  }
}
