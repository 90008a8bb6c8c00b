public import Scheduling
public import Vocabulary

/// The statistics of a learner's journal on a day. Each share comes with its whole.
///
/// First tries without help stand apart from all other results. Rounds of words that the learner
/// needed to see earlier on the same day stand apart from all other rounds, because they only show
/// what the learner remembered for some minutes.
///
/// ```swift
/// var totals = JournalTotals()
/// totals.record(
///   RoundResult(word: "harbor", at: now, ending: .completed, tries: 1), level: .broad, name: "1")
/// let statistics = Statistics(totals, goal: 10, today: now.day)
/// statistics.asked.share(.firstTry).description  // "1 of 1"
/// ```
public struct Statistics: Hashable, Sendable {
  /// Rounds that have a property in common.
  public struct Group<Key: Hashable & Sendable>: Hashable, Sendable {
    /// The property.
    public let key: Key
    /// The rounds by how they ended.
    public internal(set) var rounds: Attainments
  }

  /// A word with one kind of mistake.
  public struct CountedWord: Hashable, Sendable, Encodable {
    /// The word.
    public let word: String
    /// The number of wrong tries with this kind of mistake.
    public let tries: Int
  }

  /// A kind of mistake, and how often the learner made it.
  public struct KindOfMistake: Hashable, Sendable {
    /// The kind.
    public let kind: Mistake.Kind
    /// The share of wrong tries with this kind, among the wrong tries whose mistakes have names. A
    /// try can have several kinds.
    public let tries: Share
    /// The number of words with this kind of mistake.
    public let wordCount: Int
    /// The words with the most such tries, at most ``Statistics/mostWordsOfKind``.
    public let words: [CountedWord]
  }

  /// A word that the learner missed or gave up.
  public struct MissedWord: Hashable, Sendable, Encodable {
    /// The word.
    public let word: String
    /// The share of its rounds that the learner missed or gave up.
    public let misses: Share
  }

  /// The number of words that come due on a day.
  public struct Due: Hashable, Sendable, Encodable {
    /// The day.
    public let day: Day
    /// The number of words.
    public let words: Int
  }

  /// The day of the statistics.
  public let today: Day
  /// The number of rounds a day that the learner wants to do.
  public let goal: Int

  /// The number of different words.
  public let words: Int
  /// The times of rounds that were right at the first try, without help.
  public let responseTimes: ResponseTimes
  /// The share of counted tries that were right.
  public let tries: Share
  /// The share of tries that the learner took back as slips of the finger, of all typed tries.
  public let slips: Share
  /// How often the learner typed another word with the same sound or nearly so, which is no try.
  public let homophones: Int
  /// The rounds of words that the learner had not needed to see earlier on the same day.
  public let asked: Attainments
  /// The rounds of words that the learner had needed to see earlier on the same day.
  public let comebacks: Attainments
  /// The share of missed words that the learner copied.
  public let copied: Share

  /// ``asked`` by week, the oldest first; the key is the Monday. Weeks without rounds are left out.
  public let byWeek: [Group<Day>]
  /// ``asked`` by the number of letters in the word, the shortest first.
  public let byLength: [Group<Int>]
  /// ``asked`` by the level of the word, the most common first, and words without a level last.
  public let byLevel: [Group<Level?>]
  /// The kinds of mistakes, the commonest first.
  public let mistakes: [KindOfMistake]
  /// The share of wrong tries whose mistakes have names.
  public let named: Share
  /// The words that the learner missed or gave up most often, at most ``mostMissedWords``.
  public let missedMost: [MissedWord]
  /// The words to practise again: those that the learner missed, gave up, or spelled only after
  /// another try or with help, and has not spelled at the first try on a later day. The most missed
  /// come first.
  public let toRepeat: [String]
  /// The share of words that the learner ever missed or gave up.
  public let missedWords: Share
  /// The words that the learner spelled at the first try, by how well they grew.
  public let garden: Garden

  /// The streak of completed rounds.
  public let streak: Streak
  /// The streak of days.
  public let dayStreak: DayStreak
  /// The first day of practice; `nil` before it.
  public let firstDay: Day?
  /// The last year of practice.
  public let calendar: PracticeCalendar
  /// How well the learner spells; `nil` before the first round.
  public let rating: Rating?
  /// How well the schedule predicted which words the learner would spell on another day.
  public let forecasts: Forecasts
  /// The words that are due, overdue ones included, the most likely forgotten first.
  public let due: [String]
  /// The words due on each of the next ``forecastDays`` days. The first day is today, with all
  /// overdue words.
  public let forecast: [Due]
  /// The words due within the next `week` days, today and overdue ones included, in the order of
  /// their days.
  public let dueThisWeek: [String]

  /// The largest number of words for a kind of mistake.
  public static let mostWordsOfKind = 20
  /// The largest number of words in ``missedMost``.
  public static let mostMissedWords = 50
  /// The number of days in ``forecast``.
  public static let forecastDays = 14
  static let week = 7

  /// The words that the learner mastered, the latest first.
  public var mastered: [Garden.Growth] { garden.plants }

  /// The number of all rounds.
  public var rounds: Int { asked.rounds + comebacks.rounds }
}
