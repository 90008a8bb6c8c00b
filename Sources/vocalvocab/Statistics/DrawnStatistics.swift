import Practice
import Scheduling
import Tutor
import Vocabulary

/// Statistics as aligned text, with bars and a map of the year.
struct DrawnStatistics {
  let statistics: Statistics
  /// Columns that text may fill.
  let width: Int
  let styled: (String, Screen.Tone) -> String

  private static let mostKinds = 12
  private static let mostMissed = 10
  private static let indent = "  "

  var lines: [String] {
    guard statistics.rounds > 0 else { return [noRounds] }
    let sections = [
      totals, endings, apart, streaks, lengths, levels, mistakes, missed, mastered, year, forecast,
    ]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var totals: [String] {
    let sentence =
      "\(statistics.rounds.of("round")) of \(statistics.words.of("word")), with "
      + "\(statistics.tries.whole.of("try", "tries")): \(statistics.tries.part.grouped) right, "
      + "\((statistics.tries.whole - statistics.tries.part).grouped) wrong."
    let rating = statistics.ratingSentence.map { wrapped($0) } ?? []
    return wrapped(sentence) + rating
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
    let homophones = statistics.homophones
    let remark =
      homophones == 0
      ? [] : wrapped("Another word of the same sound: \(homophones.of("time")), no tries.", in: 2)
    guard !rows.isEmpty || !remark.isEmpty else { return [] }
    return section("Kept apart", rows) + remark
  }

  private var streaks: [String] {
    title("Streaks")
      + ([statistics.streakSentence] + statistics.dayStreakSentences)
      .flatMap { wrapped($0, in: 2) }
  }

  private var lengths: [String] {
    section(
      "First try unaided, by length",
      statistics.byLength.map { .init(title: $0.title, share: $0.rounds.share(.firstTry)) })
  }

  private var levels: [String] {
    section(
      "First try unaided, by level",
      statistics.byLevel.map { .init(title: $0.title, share: $0.rounds.share(.firstTry)) })
  }

  private var mistakes: [String] {
    guard !statistics.mistakes.isEmpty else { return [] }
    let rows = statistics.mistakes.prefix(Self.mostKinds).map { mistake in
      BarTable.Row(
        title: mistake.kind.title, share: mistake.tries,
        remark: mistake.words.map { $0.word.printable + ($0.tries > 1 ? " \($0.tries)×" : "") }
          .joined(separator: ", "))
    }
    let more = statistics.mistakes.count - rows.count
    let rest = more > 0 ? wrapped("And \(more.of("more kind")): --json has all.", in: 2) : []
    return section("Kinds of mistakes, of wrong tries", rows) + rest
      + (statistics.namedSentence.map { wrapped($0, in: 2) } ?? [])
  }

  private var missed: [String] {
    section(
      "Missed most, of the rounds of the word",
      statistics.missedMost.prefix(Self.mostMissed)
        .map { .init(title: $0.word.printable.shortened(to: 30), share: $0.misses) })
  }

  private var mastered: [String] {
    let share = Share(statistics.mastered.count, of: statistics.words)
    return title("Mastered: first try unaided on three days")
      + wrapped("\(share.inFull("word"))\(Self.latest(statistics.mastered)).", in: 2)
  }

  /// The words mastered last, after a colon.
  static func latest(_ words: [Statistics.MasteredWord]) -> String {
    guard !words.isEmpty else { return "" }
    let most = 12
    let more = words.count > most ? " and \((words.count - most).grouped) more" : ""
    return ": " + words.prefix(most).map(\.word.printable).joined(separator: ", ") + more
  }

  private var year: [String] {
    let map = HeatMap(calendar: statistics.calendar, goal: statistics.goal)
    let inner = width - Self.indent.count
    return title("The last year")
      + map.lines(width: inner).map { Self.indent + $0 }
      + wrapped(map.legend, in: 2, separator: "  ")
      + wrapped(statistics.calendarSentence, in: 2)
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

  // MARK: The page

  private func title(_ text: String) -> [String] { wrapped(text).map { styled($0, .strong) } }

  private func section(_ name: String, _ rows: [BarTable.Row]) -> [String] {
    rows.isEmpty ? [] : title(name) + BarTable(rows: rows).lines(width: width, styled: styled)
  }

  /// Text in lines that fit.
  private func wrapped(_ text: String, in indent: Int = 0, separator: String = " ") -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for part in text.printable.split(separator: separator) {
      let longer = lines.last.map { $0 + separator + part }
      if let longer, longer.count <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(margin + part)
      }
    }
    return lines
  }
}
