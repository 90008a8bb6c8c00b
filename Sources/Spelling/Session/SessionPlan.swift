public import Learner
public import Practice
public import Scheduling
public import Vocabulary

/// The plan of a session: its words, its mode and its length.
public struct SessionPlan: Sendable {
  /// Where the words come from.
  public enum Words: Sendable {
    /// Words that are due, and new words from the dictionary. The new words have these levels;
    /// without levels, they are as hard as the learner's rating asks for. All match the pattern.
    case drawn(length: WordLength, levels: LevelRange?, pattern: WordPattern = WordPattern())
    /// Only words that are due.
    case review
    /// These words, in this order.
    case given([WordList.Entry])
  }

  /// The words of the session.
  public var words: Words
  /// The number of tries in a round, unless the mode sets it.
  public var tries = Tries.normal
  /// The number of words, without those that come back after a miss; `nil` where there is no limit.
  public var count: Int?
  /// The seed of the draw: sessions with the same seed draw the same words. A session with a seed
  /// ignores the learner's past.
  public var seed: UInt64?

  /// Whether a letter without its accent is right too.
  public var forgivesAccents = false

  /// The way of practising.
  public var mode = Mode.listen
  /// The length of the session in minutes, if the clock ends it.
  public var minutes = SessionPlan.normalMinutes

  /// What the learner practises for.
  public var goal = Goal.most
  /// The words of the test, for `Goal.sure(by:)`; `nil` for any words.
  public var testWords: [WordList.Entry]?
  /// The share of right first tries below which no session is planned.
  public var rightShare = SessionShare.usual
  /// The largest number of new words a day.
  public var newPerDay = Preferences.normalNewPerDay

  /// The rounds that make a day of practice.
  public var dailyGoal = DailyGoal.normal

  /// The region whose spellings the learner wants; `nil` is any region.
  public var region: Region?

  /// Whether a name without its capitals is wrong.
  public var wantsCapitals = false

  /// When the learner hears recordings of people.
  public var recordings = Recordings.whenAsked

  /// Whether the voice says verdicts.
  public var speaksVerdicts = true

  /// The length of a sprint in minutes, if the learner chose none.
  public static let normalMinutes = 2.0
}

extension SessionPlan {
  /// The spelling that all words are to have.
  var pattern: WordPattern {
    if case .drawn(_, _, let pattern) = words { pattern } else { WordPattern() }
  }

  /// The words that the learner named: those of the session, or of a test.
  var listed: [WordList.Entry] {
    if case .given(let entries) = words { entries } else { testWords ?? [] }
  }

  /// Whether the first word may be any of our own words: the learner chose none, no clock runs, and
  /// no seed promises the same words again.
  public var mayBeginWithOwnWords: Bool {
    guard case .drawn(_, _, let pattern) = words else { return false }
    return pattern.isAny && mode.words == .any && mode.ending != .afterMinutes && seed == nil
  }

  /// Makes a plan with a learner's preferences.
  ///
  /// - Throws: ``SettingError`` or an error of the same kind for a setting without a valid value.
  public init(_ words: Words, _ preferences: Preferences) throws {
    self.init(
      words: words, tries: try preferences.tries, rightShare: try preferences.rightShare,
      newPerDay: try preferences.newPerDay, dailyGoal: preferences.dailyGoal,
      region: try preferences.region,
      wantsCapitals: try preferences.wantsCapitals, recordings: try preferences.recordings,
      speaksVerdicts: try preferences.speaksVerdicts)
  }
}
