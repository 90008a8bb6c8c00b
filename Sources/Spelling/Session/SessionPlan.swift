package import Languages
public import Learner
public import Practice
public import Scheduling
public import Vocabulary

/// The plan of a session: its words, its mode and its length.
public struct SessionPlan: Sendable {
  /// The source of the words.
  public enum Words: Sendable {
    /// Words that are due, and new words from the dictionary. The new words have these levels;
    /// without levels, they are as hard as the learner's rating asks for. All words match the
    /// pattern.
    case drawn(length: WordLength, levels: LevelRange?, pattern: WordPattern = WordPattern())
    /// Only words that are due.
    case review
    /// These words, in this order.
    case given([WordList.Entry])
  }

  /// How the session mixes given words.
  package enum Mixing: Hashable, Sendable {
    /// The words come in their own order.
    case none
    /// All words come, in a random order.
    case all
    /// The words come in a random order, and few of those that the learner has mastered.
    case fewMastered
  }

  /// The words of the session.
  public var words: Words
  /// The length and the level that the learner wished for.
  var filter = WordFilter()
  /// How the session mixes given words.
  package var mixing = Mixing.none
  /// The number of tries in a round, unless the mode sets it.
  public var tries = Tries.normal
  /// The number of words, without those that come back after a miss; `nil` where there is no limit.
  public var count: Int?
  /// The seed of the draw: sessions with the same seed draw the same words. A session with a seed
  /// ignores the learner's past.
  public var seed: UInt64?

  /// The language of the words; `nil` for the language of the voice.
  package var language: Language?
  /// The language in which the learner is told what a word means.
  package var meanings = Language.english

  /// Whether a letter without its accent is right too.
  public var forgivesAccents = false

  /// The way of practising.
  package var mode = Mode.listen
  /// The length of the session in minutes, if the clock ends it.
  public var minutes = SessionPlan.normalMinutes

  /// The goal of the practice.
  public var goal = Goal.most
  /// The words of the test, for `Goal.sure(by:)`; `nil` for any words.
  package var testWords: [WordList.Entry]?
  /// The share of right first tries below which no session is planned.
  package var rightShare = SessionShare.usual
  /// The largest number of new words a day.
  public var newPerDay = Preferences.normalNewPerDay

  /// The number of rounds that make a day of practice.
  package var dailyGoal = DailyGoal.normal

  /// The region whose spellings the learner wants; `nil` for any region.
  package var region: Region?

  /// Whether a name without its capitals is wrong.
  package var wantsCapitals = false

  /// When the learner hears recordings of people.
  public var recordings = Recordings.whenAsked

  /// Whether the voice says verdicts.
  package var speaksVerdicts = true

  /// The way in which the learner asks for help.
  var asking = Asking.byLine

  /// The length of a sprint in minutes, if the learner chose none.
  package static let normalMinutes = 2.0
}

extension SessionPlan {
  /// The pattern that all words must match.
  var pattern: WordPattern {
    if case .drawn(_, _, let pattern) = words { pattern } else { WordPattern() }
  }

  /// The words that the learner named: the given words of the session, or the words of a test.
  var listed: [WordList.Entry] {
    if case .given(let entries) = words { entries } else { testWords ?? [] }
  }

  /// Whether the first word may come from VocalVocab's own words, without the dictionary: the
  /// learner chose no words, no clock runs, and no seed promises the same words again.
  package var mayBeginWithOwnWords: Bool {
    guard case .drawn(_, _, let pattern) = words else { return false }
    // Our own words don't have the level of each word of a test.
    return language?.isVariety(of: .english) != false && pattern.isAny
      && (filter.isAny || testWords == nil) && mode.words == .any
      && mode.ending != .afterMinutes && seed == nil
  }

  /// Makes a plan with a learner's preferences.
  ///
  /// - Throws: ``SettingError`` or an error of the same kind for a setting without a valid value.
  package init(_ words: Words, _ preferences: Preferences) throws {
    self.init(
      words: words, tries: try preferences.tries, language: try preferences.language,
      meanings: try preferences.meanings, rightShare: try preferences.rightShare,
      newPerDay: try preferences.newPerDay, dailyGoal: preferences.dailyGoal,
      region: try preferences.region,
      wantsCapitals: try preferences.wantsCapitals, recordings: try preferences.recordings,
      speaksVerdicts: try preferences.speaksVerdicts)
  }
}
