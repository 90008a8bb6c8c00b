import Practice
import Scheduling
import Testing

@testable import vocalvocab

/// A learner of three days, as figures; today is Saturday, 21 November 2026.
enum SampleStatistics {
  static let today = Day(number: 20_778)

  static func statistics(_ odd: String = "harbor", goal: Int = 3) -> Statistics {
    var totals = JournalTotals()
    func time(_ day: Int) -> Moment {
      Moment(seconds: Double(today.number + day) * 86_400 + 43_200, utcOffset: 0)
    }
    func round(
      _ word: String, _ day: Int, _ ending: RoundResult.Ending = .completed, tries: Int = 1
    ) {
      totals.record(
        RoundResult(word: word, at: time(day), ending: ending, tries: tries),
        level: word == odd ? nil : .broad, name: "\(word) \(day)")
    }
    for day in -3...0 where day != -1 {
      round("ocean", day)
      round("rhythm", day)
      totals.record(
        WrongTry(word: odd, mistakes: [.doubledLetter, .ieEi], round: "\(odd) \(day)"))
      round(odd, day, tries: 2)
    }
    totals.record(WrongTry(word: "receive", mistakes: [.ieEi], round: "receive 0"))
    totals.record(WrongTry(word: "receive", mistakes: nil, round: "receive 0"))
    round("receive", 0, .missed, tries: 2)
    totals.recordCopy()
    return Statistics(totals, goal: goal, today: today)
  }

  static let none = Statistics(JournalTotals(), goal: 3, today: today)
}

@Suite("Statistics in the terminal")
struct StatisticsViewTests {
  private func drawn(_ width: Int, _ statistics: Statistics = SampleStatistics.statistics())
    -> [String]
  {
    DrawnStatistics(statistics: statistics, width: width, styled: { text, _ in text }).lines
  }

  @Test("stand in columns at 80")
  func eighty() {
    let text = drawn(80).joined(separator: "\n")
    #expect(text.hasPrefix("10 rounds of 4 words, with 14 tries: 9 right, 5 wrong.\nRating: "))
    for section in [
      """
      How 10 rounds ended
        First try, unaided       6 of 10   60 %  ██████████████▍
        First try, after a slip  0 of 10    0 %
        After a wrong try        3 of 10   30 %  ███████▎
        With a hint              0 of 10    0 %
        Missed                   1 of 10   10 %  ██▍
        Given up                 0 of 10    0 %

      Kept apart
        Copied after a miss  1 of 1  100 %  ████████████████████████

      Streaks
        Rounds completed in a row: 0; at best 9.
        Days in a row with the goal of 3 rounds: 3; at best 3. Today's goal is
        reached.
        Missed and forgiven, one day a week: 2026-11-20.

      First try unaided, by length
        5 letters  3 of 3  100 %  ████████████████████████
        6 letters  3 of 6   50 %  ████████████
        7 letters  0 of 1    0 %

      First try unaided, by level
        broad       6 of 7   86 %  ████████████████████▋
        in no list  0 of 3    0 %

      Kinds of mistakes, of wrong tries
        ie or ei         4 of 4  100 %  ████████████████████████
          harbor 3×, receive
        Doubled letters  3 of 4   75 %  ██████████████████
          harbor 3×
        Mistakes known: 4 of 5 wrong tries, 80 %.

      Missed most, of the rounds of the word
        receive  1 of 1  100 %  ████████████████████████

      Mastered: first try unaided on three days
        2 of 4 words, 50 %: ocean, rhythm.
      """,
      """
        · none  ░ 1  ▒ 2  ▓ 3–5  █ 6 or more rounds  ○ forgiven
        Practised on 3 of 365 days, 1 %; the goal of 3 rounds reached on 3 of 365
        days, 1 %. The most on one day: 4 rounds, 2026-11-21.

      Reviews due
        Now         0
        Sun 22 Nov  1  ████████████
      """,
    ] {
      #expect(text.contains(section), "\(text)")
    }
  }

  @Test("fit any width, with and without bars", arguments: [30, 40, 57, 80, 88])
  func widths(width: Int) {
    for line in drawn(width) where !line.contains(" of ") {
      #expect(line.count <= max(width, 34), "\(line)")
    }
    #expect(drawn(80).allSatisfy { $0.count <= 80 })
  }

  @Test("draw the year as 53 weeks with months and weekdays, and fewer where there is less room")
  func heatMap() {
    let statistics = SampleStatistics.statistics()
    let map = HeatMap(calendar: statistics.calendar, goal: 3)
    let lines = map.lines(width: 80)
    #expect(lines.count == 8)
    #expect(lines[0] == "      Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov")
    #expect(lines[1].hasPrefix("Mon  ····") && lines[1].count == 4 + 53)
    #expect(lines[3].hasPrefix("Wed") && lines[5].hasSuffix("○") && lines[6].hasSuffix("▓"))
    #expect(lines[6].hasPrefix("    ·") && lines[6].count == 4 + 53)
    // Sunday is yet to come.
    #expect(lines[7].count == 4 + 52)
    #expect(map.lines(width: 34).allSatisfy { $0.count <= 34 })
    #expect(map.lines(width: 34)[6].hasSuffix("▓"))
  }

  @Test(
    "say what the signs of the year mean for any goal",
    arguments: [
      (1, "· none  ▓ 1  █ 2 or more rounds"), (2, "· none  ▒ 1  ▓ 2–3  █ 4 or more rounds"),
      (10, "· none  ░ 1–4  ▒ 5–9  ▓ 10–19  █ 20 or more rounds"),
    ])
  func legend(goal: Int, legend: String) {
    #expect(HeatMap(calendar: SampleStatistics.none.calendar, goal: goal).legend == legend)
  }

  @Test("say one statement a line, without bars, when plain")
  func plain() {
    let lines = PlainStatistics(statistics: SampleStatistics.statistics()).lines
    for line in [
      "First try, unaided: 6 of 10 rounds, 60 %.",
      "Doubled letters: 3 of 4 wrong tries, 75 %: harbor.",
      "Missed most: receive, 1 of 1 round, 100 %.", "Due on 2026-11-22: 1 word.",
      "November 2026: 10 rounds on 3 days.",
      "Words in no list, first try unaided: 0 of 3 rounds, 0 %.",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
    #expect(lines.allSatisfy { $0.hasSuffix(".") })
    #expect(!lines.joined().contains { "·░▒▓█▏▎▍▌▋▊▉".contains($0) })
  }

  @Test("are one friendly sentence before the first round")
  func none() {
    #expect(drawn(80, SampleStatistics.none) == [Statistics.emptySentence])
    #expect(
      PlainStatistics(statistics: SampleStatistics.none).lines == [Statistics.emptySentence])
  }

  @Test("let no word change the terminal")
  func escapes() {
    let odd = SampleStatistics.statistics("\u{1B}[2Jwo\u{202E}rd")
    let text = (drawn(80, odd) + PlainStatistics(statistics: odd).lines).joined()
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("have bars that are full only of all and empty only of nothing")
  func bars() {
    #expect(Bar.text(Share(0, of: 9), width: 10) == "")
    #expect(Bar.text(Share(1, of: 1_000_000), width: 10) == "▏")
    #expect(Bar.text(Share(999_999, of: 1_000_000), width: 10) == "█████████▉")
    #expect(Bar.text(Share(9, of: 9), width: 10) == "██████████")
    #expect(Bar.text(Share(1, of: 2), width: 10) == "█████")
    for part in 0...1000 {
      let length = Bar.text(Share(part, of: 1000), width: 24).count
      #expect(abs(Double(length) - Double(part) * 0.024) <= 1.01)
    }
  }

  @Test(
    "write numbers with commas",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (1_000_000, "1,000,000"), (-1234, "-1,234"),
    ]
  )
  func grouped(number: Int, text: String) { #expect(number.grouped == text) }
}

@Suite("Statistics for other programs and for parents")
struct StatisticsExportTests {
  @Test("are a table of four columns with CR and LF, quoted where they must be")
  func csv() {
    let text = StatisticsCSV(statistics: SampleStatistics.statistics("a\"b,c")).text
    let rows = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(rows.first == "section,name,value,of" && rows.last == "")
    #expect(rows.contains("asked,firstTry,6,10") && rows.contains("length:5,firstTry,3,3"))
    #expect(rows.contains("mistake:doubled-letter,\"a\"\"b,c\",3,3"))
    #expect(rows.contains("summary,tries,9,14") && rows.contains("calendar,2026-11-21,4,"))
    #expect(rows.contains("level:none,afterWrongTry,3,3"))
    for row in rows.dropLast() where !row.contains("\"") {
      #expect(row.count { $0 == "," } == 3, "\(row)")
    }
  }

  @Test("are a page that escapes what a word may hold")
  func escapes() {
    let page = ReportPage(statistics: SampleStatistics.statistics("<b>\"x'&")).text
    #expect(page.contains("&lt;b&gt;&quot;x&#39;&amp;"))
    #expect(!page.contains("<b>"))
  }

  @Test("are a page without scripts or addresses, with tables that can be read aloud")
  func page() {
    let page = ReportPage(statistics: SampleStatistics.statistics()).text
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    for text in ["<script", "http", "url(", "@import", "src=", "href=", "onclick"] {
      #expect(!page.contains(text))
    }
    let tables = page.split(separator: "<table>").count - 1
    #expect(tables >= 5)
    #expect(page.split(separator: "<caption>").count - 1 == tables)
    #expect(page.contains("<th scope=\"col\">") && page.contains("<th scope=\"row\">"))
    #expect(page.contains("6 of 10 rounds (60\u{A0}%) ended with the word right at the first try"))
    #expect(page.contains("<h3>ie or ei</h3>") && page.contains("@media print"))
    #expect(page.contains("Seen in 3 of 4 wrong tries (75\u{A0}%)."))
    // Headings go down one step at a time.
    var last = 0
    for part in page.split(separator: "<h").dropFirst() {
      guard let level = part.first?.wholeNumberValue else { continue }
      #expect(level <= last + 1)
      last = level
    }
  }

  @Test("are a page that says so before the first round")
  func none() {
    let page = ReportPage(statistics: SampleStatistics.none).text
    #expect(page.contains("No round has been finished yet.") && !page.contains("<table>"))
  }
}
