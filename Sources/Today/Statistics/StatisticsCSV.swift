package import Practice
internal import Quiz
package import QuizPractice
internal import Scheduling
internal import Storage
internal import Tables
internal import Vocabulary

/// Statistics as one table for a spreadsheet, by RFC 4180: `section,name,value,of`.
///
/// For a share, `of` holds the denominator; otherwise it is empty. The sections are `summary`,
/// `asked`, `comebacks`, `length:5`, `level:broad` (`level:none`), `mistake`,
/// `mistake:doubled-letter` (its words), `missed`, `mastered`, `calendar`, `due`, `predicted` (the
/// predicted percentage, and the words that were spelled), `forecast`, `quiz` (the source of its
/// questions, and the right answers) and `quiz:synonym` and the like (the right answers to a kind
/// of question).
package struct StatisticsCSV: Sendable {
  private let statistics: Statistics
  private let quizzes: QuizHistory

  /// Makes the table from a learner's statistics and quizzes.
  package init(statistics: Statistics, quizzes: QuizHistory) {
    (self.statistics, self.quizzes) = (statistics, quizzes)
  }

  /// All rows. Each ends with CR and LF.
  public var text: String { CSV.text([["section", "name", "value", "of"]] + rows) }

  private var rows: [[String]] {
    summary + rounds("asked", statistics.asked) + rounds("comebacks", statistics.comebacks)
      + statistics.byLength.flatMap { rounds("length:\($0.key)", $0.rounds) }
      + statistics.byLevel.flatMap { rounds("level:\($0.key?.rawValue ?? "none")", $0.rounds) }
      + statistics.mistakes.map { row("mistake", $0.kind.rawValue, $0.tries) }
      + statistics.mistakes.flatMap { mistake in
        mistake.words.map {
          row("mistake:\(mistake.kind.rawValue)", $0.word, Share($0.tries, of: mistake.tries.part))
        }
      }
      + statistics.missedMost.map { row("missed", $0.word, $0.misses) }
      + statistics.mastered.map { row("mastered", $0.word, $0.since.description) }
      + statistics.calendar.entries.map { row("calendar", $0.day.description, "\($0.rounds)") }
      + statistics.due.map { row("due", $0, statistics.today.description) }
      + statistics.forecasts.titled.map { row("predicted", "\($0.percent)", $0.came) }
      + statistics.forecast.map { row("forecast", $0.day.description, "\($0.words)") }
      + quizzes.byKind.map { row("quiz:\($0.kind.rawValue)", $0.kind.title, $0.share) }
      + quizzes.quizzes.map { row("quiz", $0.source.text, $0.share) }
  }

  private var summary: [[String]] {
    let days = statistics.dayStreak
    let rating = statistics.rating.map { rating in
      [
        row("summary", "rating", "\(rating.points)"),
        row("summary", "ratingUncertainty", "\(rating.uncertaintyInPoints)"),
      ]
    }
    return [
      row("summary", "day", statistics.today.description),
      row("summary", "rounds", "\(statistics.rounds)"),
      row("summary", "words", "\(statistics.words)"),
      row("summary", "tries", statistics.tries),
      row("summary", "slips", statistics.slips),
      row("summary", "homophones", "\(statistics.homophones)"),
      row("summary", "medianSeconds", statistics.responseTimes.median.map { "\($0)" } ?? ""),
      row("summary", "wordsAnHour", statistics.responseTimes.wordsAnHour.map { "\($0)" } ?? ""),
      row("summary", "copied", statistics.copied),
      row("summary", "named", statistics.named),
      row("summary", "missedWords", statistics.missedWords),
      row("summary", "masteredWords", Share(statistics.mastered.count, of: statistics.words)),
      row("summary", "seeds", "\(statistics.garden.seeds.count)"),
      row("summary", "sprouts", "\(statistics.garden.sprouts.count)"),
      row("summary", "streak", "\(statistics.streak.current)"),
      row("summary", "bestStreak", "\(statistics.streak.best)"),
      row("summary", "dayStreak", "\(days.current)"),
      row("summary", "bestDayStreak", "\(days.best)"),
      row("summary", "goal", "\(statistics.goal)"),
      row("summary", "practisedDays", statistics.calendar.practised),
      row("summary", "goalDays", statistics.calendar.reached),
    ] + days.forgiven.map { row("summary", "forgiven", $0.description) } + (rating ?? [])
  }

  private func rounds(_ section: String, _ rounds: Attainments) -> [[String]] {
    // The names are the same in ``StatisticsDocument``.
    Attainment.allCases.map { row(section, "\($0)", rounds.share($0)) }
  }

  private func row(_ section: String, _ name: String, _ share: Share) -> [String] {
    [section, name, "\(share.part)", "\(share.whole)"]
  }

  private func row(_ section: String, _ name: String, _ value: String) -> [String] {
    [section, name, value, ""]
  }
}
