public import Vocabulary

/// A word that sounds like another one, with its meaning.
public struct Homophone: Hashable, Sendable {
  /// The spelling.
  public let text: String
  /// The meaning in a few words.
  public let meaning: String
  /// Whether few people know the word.
  public let isRare: Bool
}

/// Another spelling of a word that is right in one of its senses: `tyre` for the `tire` of a wheel.
public struct SenseSpelling: Hashable, Sendable {
  /// The spelling, with the regions where it is usual.
  public let spelled: SoundAlike.Spelled
  /// The sense.
  public let sense: String
}
