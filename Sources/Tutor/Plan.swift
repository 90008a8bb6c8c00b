public import Practice
public import Scheduling
public import Storage
public import Vocabulary

/// What a session is to be.
public struct Plan: Sendable {
  public enum Words: Sendable {
    /// Words that are due, and new ones from the dictionary: of these levels, or as hard as the learner
    /// needs them.
    case drawn(length: WordLength, levels: LevelRange?)
    /// Only words that are due.
    case review
    /// These, in this order.
    case given([WordList.Entry])
  }

  public var words: Words
  public var tries: Tries
  /// How many words are asked; those that come back after a miss are not counted. `nil` is no end.
  public var count: Int?
  /// Repeats the draw of words. A session with a seed takes no heed of what was asked lately.
  public var seed: UInt64?

  /// Whether a letter without its accent is right, too.
  public var forgivesAccents = false

  public var mode = Mode.listen
  /// How long a session in such a mode is.
  public var minutes = 2.0

  /// How many of the words may be new.
  public var mix = Mix.normal

  /// Where the learner wants the usual spellings of; `nil` is anywhere.
  public var region: Region?

  /// When a word is heard as a person has recorded it.
  public var recordings = Recordings.whenAsked

  public enum Recordings: String, CaseIterable, Sendable {
    case never
    case whenAsked = "when-asked"
    /// At the first hearing, where there is one.
    case first
  }

  /// A session as a learner's preferences have it.
  public init(_ words: Words, _ preferences: Preferences) throws {
    self.init(words: words, tries: try preferences.tries, region: try preferences.region)
    mix = try preferences.mix
    recordings = try preferences.recordings
  }

  public init(
    words: Words, tries: Tries = .normal, count: Int? = nil, seed: UInt64? = nil,
    region: Region? = nil
  ) {
    self.words = words
    self.tries = tries
    self.count = count
    self.seed = seed
    self.region = region
  }
}
