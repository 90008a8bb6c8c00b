public import Practice
internal import Scheduling
internal import Vocabulary

/// Statistics as JSON for other programs. Every key is always there.
///
/// A share is `{"count": 42, "of": 60}`. A day is `"2026-11-21"`, and begins at four in the
/// morning. An object of rounds has one share for each way to end: `firstTry` (without help),
/// `slip`, `afterWrongTry`, `helped`, `missed` and `skipped`. Their counts add up to `rounds`.
public struct StatisticsDocument: Encodable, Sendable {
  struct Count: Encodable, Sendable {
    let count: Int
    let of: Int
  }

  struct Rounds: Encodable, Sendable {
    let rounds: Int
    let firstTry, slip, afterWrongTry, helped, missed, skipped: Count
  }

  struct OfWeek: Encodable, Sendable {
    /// The week's Monday.
    let week: String
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
    struct Word: Encodable, Sendable {
      let word: String
      let tries: Int
    }

    let kind: Mistake.Kind
    let title: String
    /// The tries with this kind of mistake, of the wrong tries whose mistakes were named.
    let tries: Count
    /// The number of words with this kind of mistake.
    let wordCount: Int
    /// The words with the most such tries, at most 20.
    let words: [Word]
  }

  struct Missed: Encodable, Sendable {
    let word: String
    let misses: Count
  }

  struct Mastered: Encodable, Sendable {
    let word: String
    let since: String
  }

  struct RoundStreak: Encodable, Sendable {
    let current: Int
    let best: Int
  }

  struct Days: Encodable, Sendable {
    let current: Int
    let best: Int
    /// The number of rounds that make a day of practice.
    let goal: Int
    let isGoalReachedToday: Bool
    /// The missed days that didn't end the current streak.
    let forgiven: [String]
  }

  struct CalendarDay: Encodable, Sendable {
    let day: String
    let rounds: Int
  }

  struct Points: Encodable, Sendable {
    let points: Int
    /// The standard deviation of the points.
    let uncertainty: Int
  }

  struct Due: Encodable, Sendable {
    let day: String
    let words: Int
  }

  var format = "vocalvocab.statistics"
  var version = 1
  let day: String
  let rounds: Int
  let words: Int
  /// The right tries, of all tries that counted.
  let tries: Count
  /// The slips, of all typed spellings.
  let slips: Count
  let homophones: Int
  /// The rounds of words that the learner had not needed to see earlier on the same day.
  let asked: Rounds
  /// The rounds of words that the learner had needed to see earlier on the same day.
  let comebacks: Rounds
  let copied: Count
  /// The rounds of `asked` by week, the oldest first, without the weeks that have no round.
  let byWeek: [OfWeek]
  let byLength: [OfLength]
  let byLevel: [OfLevel]
  /// The wrong tries whose mistakes were named, of all wrong tries.
  let named: Count
  let mistakes: [OfMistake]
  let missedWords: Count
  let missedMost: [Missed]
  let masteredWords: Count
  let mastered: [Mastered]
  let streak: RoundStreak
  let dayStreak: Days
  let practisedDays: Count
  let goalDays: Count
  let calendar: [CalendarDay]
  /// `null` before the first round.
  @OrNull var rating: Points?
  let due: [String]
  let dueThisWeek: [String]
  let forecast: [Due]

  /// Writes out statistics.
  public init(_ statistics: Statistics) {
    day = statistics.today.description
    rounds = statistics.rounds
    words = statistics.words
    tries = Count(statistics.tries)
    slips = Count(statistics.slips)
    homophones = statistics.homophones
    asked = Rounds(statistics.asked)
    comebacks = Rounds(statistics.comebacks)
    copied = Count(statistics.copied)
    byWeek = statistics.byWeek.map {
      OfWeek(week: $0.key.description, rounds: Rounds($0.rounds))
    }
    byLength = statistics.byLength.map { OfLength(length: $0.key, rounds: Rounds($0.rounds)) }
    byLevel = statistics.byLevel.map {
      OfLevel(level: $0.key?.rawValue ?? "none", rounds: Rounds($0.rounds))
    }
    named = Count(statistics.named)
    mistakes = statistics.mistakes.map { mistake in
      OfMistake(
        kind: mistake.kind, title: mistake.kind.title, tries: Count(mistake.tries),
        wordCount: mistake.wordCount,
        words: mistake.words.map { .init(word: $0.word, tries: $0.tries) })
    }
    missedWords = Count(statistics.missedWords)
    missedMost = statistics.missedMost.map { Missed(word: $0.word, misses: Count($0.misses)) }
    masteredWords = Count(Share(statistics.mastered.count, of: statistics.words))
    mastered = statistics.mastered.map { Mastered(word: $0.word, since: $0.since.description) }
    streak = RoundStreak(current: statistics.streak.current, best: statistics.streak.best)
    let days = statistics.dayStreak
    dayStreak = Days(
      current: days.current, best: days.best, goal: statistics.goal,
      isGoalReachedToday: days.isTodayReached, forgiven: days.forgiven.map(\.description))
    practisedDays = Count(statistics.calendar.practised)
    goalDays = Count(statistics.calendar.reached)
    calendar = statistics.calendar.entries.map {
      CalendarDay(day: $0.day.description, rounds: $0.rounds)
    }
    _rating = OrNull(
      wrappedValue: statistics.rating.map {
        Points(points: $0.points, uncertainty: $0.uncertaintyInPoints)
      })
    due = statistics.due
    dueThisWeek = statistics.dueThisWeek
    forecast = statistics.forecast.map { Due(day: $0.day.description, words: $0.words) }
  }
}

extension StatisticsDocument.Count {
  fileprivate init(_ share: Share) { self.init(count: share.part, of: share.whole) }
}

extension StatisticsDocument.Rounds {
  fileprivate init(_ rounds: Attainments) {
    func count(_ attainment: Attainment) -> StatisticsDocument.Count {
      .init(rounds.share(attainment))
    }
    self.init(
      rounds: rounds.rounds, firstTry: count(.firstTry), slip: count(.slip),
      afterWrongTry: count(.afterWrongTry), helped: count(.helped), missed: count(.missed),
      skipped: count(.skipped))
  }
}
