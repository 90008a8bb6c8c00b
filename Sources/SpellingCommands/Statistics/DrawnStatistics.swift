import Console
import Practice
import Quiz
import QuizPractice
import Scheduling
import Terminal
import Vocabulary

/// Statistics for a terminal: aligned text, with bars and a map of the year.
struct DrawnStatistics {
  let statistics: Statistics
  let quizzes: QuizHistory
  /// The number of columns for text.
  let width: Int
  /// The function that gives a text the colour of a tone.
  let styled: (String, Screen.Tone) -> String

  private static let kindLimit = 12
  private static let missedLimit = 10
  private static let quizLimit = 8
  private static let indent = "  "

  /// All lines, with an empty one between the sections.
  var lines: [String] {
    guard statistics.rounds > 0 else { return [noRounds] + (scores.isEmpty ? [] : [""] + scores) }
    let sections = [
      totals, endings, apart, streaks, lengths, levels, mistakes, missed, mastered, year, forecasts,
      forecast, scores,
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var totals: [String] {
    let sentence =
      "\(statistics.rounds.of("round")) of \(statistics.words.of("word")), with "
      + "\(statistics.tries.whole.of("try", "tries")): \(statistics.tries.part.grouped) right, "
      + "\((statistics.tries.whole - statistics.tries.part).grouped) wrong."
    let rating = statistics.ratingSentence.map { wrapped($0) } ?? []
    let times = statistics.responseTimeSentence.map { wrapped($0) } ?? []
    return wrapped(sentence) + times + rating
  }

  private var endings: [String] {
    section(
      "How \(statistics.asked.rounds.of("round")) ended",
      Attainment.allCases.map { .init(title: $0.title, share: statistics.asked.share($0)) })
  }

  private var apart: [String] {
    var rows: [BarTable.Row] = []
    if statistics.comebacks.rounds > 0 {
      rows.append(
        .init(
          title: "First try, word seen that day", share: statistics.comebacks.share(.firstTry)))
    }
    if statistics.copied.whole > 0 {
      rows.append(.init(title: "Copied after a miss", share: statistics.copied))
    }
    if statistics.slips.part > 0 {
      rows.append(.init(title: "Taken back as slips", share: statistics.slips))
    }
    return section("Counted apart", rows)
      + (statistics.homophonesSentence.map { wrapped($0, in: 2) } ?? [])
  }

  private var streaks: [String] {
    title("Streaks")
      + ([statistics.streakSentence] + statistics.dayStreakSentences)
      .flatMap { wrapped($0, in: 2) }
  }

  private var lengths: [String] {
    section(
      "First try without help, by length",
      statistics.byLength.map { .init(title: $0.title, share: $0.rounds.share(.firstTry)) })
  }

  private var levels: [String] {
    section(
      "First try without help, by level",
      statistics.byLevel.map { .init(title: $0.title, share: $0.rounds.share(.firstTry)) })
  }

  private var forecasts: [String] {
    section(
      "Spelled on another day, as predicted",
      statistics.forecasts.titled.map { .init(title: "\($0.percent) % predicted", share: $0.came) })
  }

  private var mistakes: [String] {
    guard !statistics.mistakes.isEmpty else { return [] }
    let rows = statistics.mistakes.prefix(Self.kindLimit).map { mistake in
      BarTable.Row(
        title: mistake.kind.title, share: mistake.tries,
        remark: mistake.words.map { $0.word.printable + ($0.tries > 1 ? " \($0.tries)×" : "") }
          .joined(separator: ", "))
    }
    let more = statistics.mistakes.count - rows.count
    let rest =
      more > 0 ? wrapped("And \(more.of("more kind")): --json prints all of them.", in: 2) : []
    return section("Kinds of mistakes, in wrong tries", rows) + rest
      + (statistics.namedSentence.map { wrapped($0, in: 2) } ?? [])
  }

  private var missed: [String] {
    section(
      "Words missed most, in their rounds",
      statistics.missedMost.prefix(Self.missedLimit)
        .map { .init(title: $0.word.printable.shortened(to: 30), share: $0.misses) })
  }

  private var mastered: [String] {
    let share = Share(statistics.mastered.count, of: statistics.words)
    return title("Mastered: first try without help on three days")
      + wrapped("\(share.inFull("word"))\(Self.latest(statistics.mastered)).", in: 2)
      + wrapped(statistics.garden.sentence, in: 2)
  }

  /// Returns a colon and the words that were mastered last; an empty text if no word is mastered.
  static func latest(_ words: [Garden.Growth]) -> String {
    guard !words.isEmpty else { return "" }
    let limit = 12
    let more = words.count > limit ? " and \((words.count - limit).grouped) more" : ""
    return ": " + words.prefix(limit).map(\.word.printable).joined(separator: ", ") + more
  }

  private var year: [String] {
    let map = HeatMap(calendar: statistics.calendar, goal: statistics.goal)
    let inner = width - Self.indent.count
    return title("The last year")
      + map.lines(width: inner).map { Self.indent + $0 }
      + wrapped(map.legend, in: 2, separator: "  ")
      + wrapped(statistics.calendarSentence, in: 2)
  }

  private var scores: [String] {
    let latest = quizzes.quizzes.prefix(Self.quizLimit)
    return section(
      "Right answers in quizzes",
      latest.map {
        .init(
          title: "\($0.began.day.inShort), \($0.source.title)".printable.shortened(to: 30),
          share: $0.share)
      })
      + section(
        "Right answers by kind of question",
        quizzes.byKind.map { .init(title: $0.kind.title, share: $0.share) })
  }

  private var forecast: [String] {
    let most = statistics.forecast.map(\.words).max() ?? 0
    let titles = statistics.forecast.enumerated().map { $0 == 0 ? "Now" : $1.day.inShort }
    let wide = titles.map(\.count).max() ?? 0
    let digits = most.grouped.count
    let bar = max(0, min(24, width - wide - digits - 6))
    return title("Reviews due")
      + zip(titles, statistics.forecast).map { name, due in
        let line = "  \(name.padded(to: wide))  \(due.words.grouped.leading(to: digits))"
        return due.words == 0
          ? line : line + "  " + Bar.text(Share(due.words, of: most), width: bar)
      }
  }

  // MARK: Layout

  private func title(_ text: String) -> [String] { wrapped(text).map { styled($0, .strong) } }

  private func section(_ name: String, _ rows: [BarTable.Row]) -> [String] {
    rows.isEmpty ? [] : title(name) + BarTable(rows: rows).lines(width: width, styled: styled)
  }

  /// Returns a text in lines that fit the width.
  private func wrapped(_ text: String, in indent: Int = 0, separator: String = " ") -> [String] {
    let margin = String(repeating: " ", count: indent)
    return text.printable.wrapped(to: width - indent, at: separator).map { margin + $0 }
  }
}
