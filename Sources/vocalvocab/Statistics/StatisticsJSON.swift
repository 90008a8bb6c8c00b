import Practice
import Vocabulary

/// Statistics as other programs read them. Every key is always there.
///
/// A share is `{"count": 42, "of": 60}`; a day is `"2026-11-21"` and begins at four in the morning.
/// Rounds are objects of shares by how they ended: `firstTry` (unaided), `slip`, `afterWrongTry`,
/// `helped`, `missed` and `skipped`, which add up to `rounds`.
struct StatisticsJSON: Encodable {
  struct Count: Encodable {
    let count: Int
    let of: Int
  }

  struct Rounds: Encodable {
    let rounds: Int
    let firstTry, slip, afterWrongTry, helped, missed, skipped: Count
  }

  struct OfLength: Encodable {
    let length: Int
    let rounds: Rounds
  }

  struct OfLevel: Encodable {
    /// `none` where no list has the words.
    let level: String
    let rounds: Rounds
  }

  struct OfMistake: Encodable {
    struct Word: Encodable {
      let word: String
      let tries: Int
    }

    let kind: Mistake.Kind
    let title: String
    /// Of the wrong tries whose mistakes were named.
    let tries: Count
    /// Of how many words.
    let wordCount: Int
    /// Those with the most such tries, at most 20.
    let words: [Word]
  }

  struct Missed: Encodable {
    let word: String
    let misses: Count
  }

  struct Mastered: Encodable {
    let word: String
    let since: String
  }

  struct RoundStreak: Encodable {
    let current: Int
    let best: Int
  }

  struct Days: Encodable {
    let current: Int
    let best: Int
    /// Rounds a day.
    let goal: Int
    let isGoalReachedToday: Bool
    /// The missed days within the current streak.
    let forgiven: [String]
  }

  struct CalendarDay: Encodable {
    let day: String
    let rounds: Int
  }

  struct Points: Encodable {
    let points: Int
    /// The standard deviation of the points.
    let uncertainty: Int
  }

  struct Due: Encodable {
    let day: String
    let words: Int
  }

  var format = "vocalvocab.statistics"
  var version = 1
  let day: String
  let rounds: Int
  let words: Int
  /// The right ones, of all that counted.
  let tries: Count
  /// Of all that were typed.
  let slips: Count
  let homophones: Int
  /// Rounds of words that were not shown earlier on their day.
  let asked: Rounds
  /// Rounds of words that were.
  let comebacks: Rounds
  let copied: Count
  let byLength: [OfLength]
  let byLevel: [OfLevel]
  /// Wrong tries whose mistakes were named, of all.
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
  let rating: OrNull<Points>
  let due: [String]
  let dueThisWeek: [String]
  let forecast: [Due]

  init(_ statistics: Statistics) {
    day = statistics.today.description
    rounds = statistics.rounds
    words = statistics.words
    tries = Count(statistics.tries)
    slips = Count(statistics.slips)
    homophones = statistics.homophones
    asked = Rounds(statistics.asked)
    comebacks = Rounds(statistics.comebacks)
    copied = Count(statistics.copied)
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
    rating = OrNull(
      statistics.rating.map { Points(points: $0.points, uncertainty: $0.uncertaintyInPoints) })
    due = statistics.due
    dueThisWeek = statistics.dueThisWeek
    forecast = statistics.forecast.map { Due(day: $0.day.description, words: $0.words) }
  }
}

extension StatisticsJSON.Count {
  fileprivate init(_ share: Share) { self.init(count: share.part, of: share.whole) }
}

extension StatisticsJSON.Rounds {
  fileprivate init(_ rounds: Attainments) {
    func count(_ attainment: Attainment) -> StatisticsJSON.Count { .init(rounds.share(attainment)) }
    self.init(
      rounds: rounds.rounds, firstTry: count(.firstTry), slip: count(.slip),
      afterWrongTry: count(.afterWrongTry), helped: count(.helped), missed: count(.missed),
      skipped: count(.skipped))
  }
}

/// A value whose key is there even when it is not.
struct OrNull<Value: Encodable>: Encodable {
  let value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
