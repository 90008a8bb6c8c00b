internal import Learner
public import Practice
package import Scheduling
public import Vocabulary

extension Statistics {
  /// A sentence on the streak of completed rounds.
  package var streakSentence: String {
    "Rounds completed in a row: \(streak.current.grouped); at best \(streak.best.grouped)."
  }

  /// Sentences on the streak of days, and on its rule.
  package var dayStreakSentences: [String] { dayStreak.sentences(goal: goal) }

  /// A sentence on the days of the last year.
  package var calendarSentence: String { calendarSentence(days: nil) }

  /// Returns a sentence on the last days.
  ///
  /// - Parameter count: the number of days; `nil` for the last year.
  func calendarSentence(days count: Int?) -> String {
    func share(_ share: Share) -> String {
      Share(share.part, of: count ?? share.whole).inFull("day")
    }
    let days =
      "Practised on \(share(calendar.practised)); the goal of \(goal.of("round")) reached on "
      + share(calendar.reached)
    guard let busiest = calendar.busiest else { return "\(days)." }
    return "\(days). The most on one day: \(busiest.rounds.of("round")), \(busiest.day)."
  }

  /// A sentence on the share of wrong tries whose mistakes are known; `nil` if all are.
  package var namedSentence: String? {
    named.part == named.whole
      ? nil : "Mistakes known: \(named.inFull("wrong try", "wrong tries"))."
  }

  /// A sentence on the time for words that are right at the first try; `nil` if no time is known.
  package var responseTimeSentence: String? {
    guard let median = responseTimes.median, let hour = responseTimes.wordsAnHour else {
      return nil
    }
    return "Right at the first try, a word takes \(median) seconds (median of "
      + "\(responseTimes.rounds.of("round"))): \(hour.grouped) words an hour."
  }

  /// Whether most rounds were right at the first try: over all, as many as a session plans, and in
  /// this week at least half.
  var wentWell: Bool {
    (asked.share(.firstTry).fraction ?? 0) >= SessionShare.usual
      && (thisWeek?.fraction ?? 1) >= Self.half
  }

  /// The sentence that says that the words were hard; `nil` where at least half of the rounds were
  /// right at the first try.
  var hardSentence: String? {
    (asked.share(.firstTry).fraction ?? 1) >= Self.half
      ? nil : "The words were hard: fewer than half of the rounds were right at the first try."
  }

  /// The sentence on this week's rounds; `nil` where the learner has no others, or none this week.
  var weekSentence: String? {
    guard let week = thisWeek, week.whole < asked.rounds else { return nil }
    let opening = (week.fraction ?? 1) < Self.half ? "This week was hard" : "This week"
    return "\(opening): \(week.bracketed("round")) ended with the word right at the first try, "
      + "without help."
  }

  /// The share of this week's rounds that were right at the first try; `nil` without any.
  private var thisWeek: Share? {
    byWeek.last { $0.key == today.monday }?.rounds.share(.firstTry)
  }

  private static let half = 0.5

  /// A sentence on the learner's rating; `nil` before the first round.
  package var ratingSentence: String? {
    rating.map { "Rating: \($0.points.grouped) points, give or take \($0.uncertaintyInPoints)." }
  }
}

extension Garden {
  /// A sentence on what grows, such as "In the garden: 3 seeds, 2 sprouts, 12 plants."
  package var sentence: String {
    "In the garden: \(seeds.count.of("seed")), \(sprouts.count.of("sprout")), "
      + "\(plants.count.of("plant"))."
  }
}

extension Share {
  /// Returns the share in words, such as `42 of 60 rounds (70 %)`.
  func bracketed(_ noun: String, _ plural: String? = nil) -> String {
    "\(part.grouped) of \(whole.of(noun, plural))" + (percentage.map { " (\($0))" } ?? "")
  }
}

extension DayStreak {
  /// Returns sentences on the streak, and on its rule: a missed day a week doesn't end it.
  ///
  /// - Parameter goal: the number of rounds that make a day of practice.
  func sentences(goal: Int) -> [String] {
    [
      "Days in a row with the goal of \(goal.of("round")): \(current.grouped); "
        + "at best \(best.grouped). Today's goal is "
        + (isTodayReached ? "reached." : "not reached yet."),
      rule,
    ]
  }

  /// The rule of the streak, and the last days that it has forgiven, in one or two sentences.
  var rule: String {
    let rule = "One missed day a week is forgiven."
    guard !forgiven.isEmpty else { return rule }
    let days = forgiven.suffix(Self.mostForgiven).map(\.description)
    let more = forgiven.count - days.count
    let rest = more > 0 ? ", and \(more.of("day")) before" : ""
    return "\(rule) Forgiven so far: \(days.joined(separator: ", "))\(rest)."
  }

  /// The largest number of forgiven days that a sentence names.
  private static var mostForgiven: Int { 4 }
}

extension Statistics.Group where Key == Int {
  /// The length with its unit, such as `6 letters`.
  public var title: String { key.of("letter") }
}

extension Statistics.Group where Key == Level? {
  /// The name of the level, or a phrase for words without one.
  public var title: String { key?.rawValue ?? "without a level" }
}

extension Statistics {
  /// The months of the last year that had practice, the oldest first.
  public var months: [(name: String, days: Int, rounds: Int)] {
    var months: [(name: String, days: Int, rounds: Int)] = []
    for entry in calendar.entries where entry.rounds > 0 {
      let (year, month, _) = entry.day.civil
      let name = "\(Day.monthNames[month - 1]) \(year)"
      if months.last?.name != name { months.append((name, 0, 0)) }
      months[months.count - 1].days += 1
      months[months.count - 1].rounds += entry.rounds
    }
    return months
  }
}

extension Forecasts {
  /// The bands that have forecasts, each with its mean forecast in percent and the share that came
  /// true.
  package var titled: [(percent: Int, came: Share)] {
    bands.compactMap { band in
      band.predicted.map { (Int((100 * $0).rounded()), band.recalledShare) }
    }
  }
}
