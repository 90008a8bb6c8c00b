public import Practice
public import Scheduling
public import Storage
public import Vocabulary

/// What a session is to be: its words, its way of practising, its length.
public struct SessionPlan: Sendable {
  /// Where the words come from.
  public enum Words: Sendable {
    /// Words that are due, and new ones from the dictionary: of these levels, or as hard as the learner
    /// needs them.
    case drawn(length: WordLength, levels: LevelRange?)
    /// Only words that are due.
    case review
    /// These words, in this order.
    case given([WordList.Entry])
  }

  public var words: Words
  public var tries: Tries
  /// The number of words that are asked, without those that come back after a miss. `nil` is no end.
  public var count: Int?
  /// Repeats the draw of words. A session with a seed takes no heed of what was asked before.
  public var seed: UInt64?

  /// Whether a letter without its accent is right, too.
  public var forgivesAccents = false

  public var mode = Mode.listen
  /// The minutes after which a session ends, where its mode ends by the clock.
  public var minutes = SessionPlan.normalMinutes

  /// The mix of due and new words.
  public var mix = Mix.normal

  /// The region whose usual spellings the learner wants; `nil` is any region.
  public var region: Region?

  /// When a word is heard as a person recorded it.
  public var recordings = Recordings.whenAsked

  /// When recordings of people are heard.
  public enum Recordings: String, CaseIterable, Sendable {
    case never
    case whenAsked = "when-asked"
    /// At the first hearing, where there is a recording.
    case first
  }

  /// The length of a sprint where none was chosen.
  public static let normalMinutes = 2.0

  /// Makes a plan with a learner's preferences.
  ///
  /// - Throws: ``SettingError`` and the like for a setting that holds no valid value.
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
