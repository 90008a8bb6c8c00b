public import CardPractice
internal import Learner
public import Practice
public import QuizPractice
internal import Scheduling
internal import Vocabulary

/// Statistics as JSON for other programs. Every key is always present.
///
/// A share is `{"count": 42, "of": 60}`. A day is `"2026-11-21"`, and begins at four in the
/// morning. An object of rounds has one share for each way to end: `firstTry` (without help),
/// `slip`, `afterWrongTry`, `helped`, `missed` and `skipped`. Their counts add up to `rounds`.
public struct StatisticsDocument: Encodable, Sendable {
  struct Rounds: Encodable, Sendable {
    let rounds: Int
    let firstTry, slip, afterWrongTry, helped, missed, skipped: Share

    init(_ rounds: Attainments) {
      self.rounds = rounds.rounds
      firstTry = rounds.share(.firstTry)
      slip = rounds.share(.slip)
      afterWrongTry = rounds.share(.afterWrongTry)
      helped = rounds.share(.helped)
      missed = rounds.share(.missed)
      skipped = rounds.share(.skipped)
    }
  }

  struct OfWeek: Encodable, Sendable {
    /// The week's Monday.
    let week: Day
    let rounds: Rounds
  }

  struct OfLength: Encodable, Sendable {
    let length: Int
    let rounds: Rounds
  }

  struct OfLevel: Encodable, Sendable {
    /// The name of the level; `none` for words without a level.
    let level: String
    let rounds: Rounds
  }

  struct OfMistake: Encodable, Sendable {
    let kind: Mistake.Kind
    let title: String
    /// The tries with this kind of mistake, of the wrong tries whose mistakes were named.
    let tries: Share
    /// The number of words with this kind of mistake.
    let wordCount: Int
    /// The words with the most such tries, at most 20.
    let words: [Statistics.CountedWord]
  }

  struct Days: Encodable, Sendable {
    let current: Int
    let best: Int
    /// The number of rounds that make a day of practice.
    let goal: Int
    let isGoalReachedToday: Bool
    /// The missed days that didn't end the current streak.
    let forgiven: [Day]
    /// The rule of the streak and the last forgiven days, in words.
    let rule: String
  }

  struct CalendarDay: Encodable, Sendable {
    let day: Day
    let rounds: Int
  }

  struct OfForecast: Encodable, Sendable {
    /// The mean predicted chance in percent.
    let predicted: Int
    /// The rounds that were right at the first try without help.
    let came: Share
  }

  struct Points: Encodable, Sendable {
    let points: Int
    /// The standard deviation of the points.
    let uncertainty: Int
  }

  /// The times of rounds that were right at the first try, without help.
  struct Times: Encodable, Sendable {
    let rounds: Int
    /// The median from the first hearing to the end; `null` without rounds.
    @OrNull var medianSeconds: Double?
    /// The words in an hour of such rounds; `null` without rounds.
    @OrNull var wordsAnHour: Int?
  }

  var format = "vocalvocab.statistics"
  var version = 1
  let day: Day
  let rounds: Int
  let words: Int
  /// The right tries, of all tries that counted.
  let tries: Share
  /// The slips, of all typed spellings.
  let slips: Share
  let homophones: Int
  let responseTimes: Times
  /// The rounds of words that the learner had not needed to see earlier on the same day.
  let asked: Rounds
  /// The rounds of words that the learner had needed to see earlier on the same day.
  let comebacks: Rounds
  let copied: Share
  /// The rounds of `asked` by week, the oldest first, without the weeks that have no round.
  let byWeek: [OfWeek]
  let byLength: [OfLength]
  let byLevel: [OfLevel]
  /// The wrong tries whose mistakes were named, of all wrong tries.
  let named: Share
  let mistakes: [OfMistake]
  let missedWords: Share
  let missedMost: [Statistics.MissedWord]
  let masteredWords: Share
  let mastered: [Garden.Growth]
  let garden: GardenDocument
  let streak: Streak
  let dayStreak: Days
  let practisedDays: Share
  let goalDays: Share
  let calendar: [CalendarDay]
  /// The rating; `null` before the first round.
  @OrNull var rating: Points?
  /// The share of words that the learner spelled on another day, by the predicted chance.
  let forecasts: [OfForecast]
  let due: [String]
  let dueThisWeek: [String]
  let forecast: [Statistics.Due]
  let quizzes: QuizHistoryDocument
  let cards: CardCounts

  /// Makes the document from a learner's statistics, quizzes and cards.
  public init(_ statistics: Statistics, _ quizzes: QuizHistory, _ cards: CardCounts) {
    self.quizzes = QuizHistoryDocument(quizzes)
    self.cards = cards
    day = statistics.today
    rounds = statistics.rounds
    words = statistics.words
    tries = statistics.tries
    slips = statistics.slips
    homophones = statistics.homophones
    let times = statistics.responseTimes
    responseTimes = Times(
      rounds: times.rounds, medianSeconds: times.median, wordsAnHour: times.wordsAnHour)
    asked = Rounds(statistics.asked)
    comebacks = Rounds(statistics.comebacks)
    copied = statistics.copied
    byWeek = statistics.byWeek.map { OfWeek(week: $0.key, rounds: Rounds($0.rounds)) }
    byLength = statistics.byLength.map { OfLength(length: $0.key, rounds: Rounds($0.rounds)) }
    byLevel = statistics.byLevel.map {
      OfLevel(level: $0.key?.rawValue ?? "none", rounds: Rounds($0.rounds))
    }
    named = statistics.named
    mistakes = statistics.mistakes.map { mistake in
      OfMistake(
        kind: mistake.kind, title: mistake.kind.titleWithExample, tries: mistake.tries,
        wordCount: mistake.wordCount, words: mistake.words)
    }
    missedWords = statistics.missedWords
    missedMost = statistics.missedMost
    masteredWords = Share(statistics.mastered.count, of: statistics.words)
    mastered = statistics.mastered
    garden = GardenDocument(statistics.garden, today: statistics.today)
    streak = statistics.streak
    let days = statistics.dayStreak
    dayStreak = Days(
      current: days.current, best: days.best, goal: statistics.goal,
      isGoalReachedToday: days.isTodayReached, forgiven: days.forgiven,
      rule: days.rule)
    practisedDays = statistics.calendar.practised
    goalDays = statistics.calendar.reached
    calendar = statistics.calendar.entries.map { CalendarDay(day: $0.day, rounds: $0.rounds) }
    _rating = OrNull(
      wrappedValue: statistics.rating.map {
        Points(points: $0.points, uncertainty: $0.uncertaintyInPoints)
      })
    forecasts = statistics.forecasts.titled.map { OfForecast(predicted: $0.percent, came: $0.came) }
    due = statistics.due
    dueThisWeek = statistics.dueThisWeek
    forecast = statistics.forecast
  }
}
