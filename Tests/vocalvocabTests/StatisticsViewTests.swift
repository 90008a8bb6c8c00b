import Practice
import QuizPractice
import Scheduling
import Terminal
import Testing

@testable import SpellingCommands

@Suite("Statistics in the terminal")
struct StatisticsViewTests {
  private func drawn(_ width: Int, _ statistics: Statistics = SampleStatistics.statistics())
    -> [String]
  {
    DrawnStatistics(
      statistics: statistics, quizzes: QuizHistory(), width: width, styled: { text, _ in text }
    ).lines
  }

  @Test("stand in columns in a window of 80")
  func eighty() {
    let text = drawn(80).joined(separator: "\n")
    #expect(text.hasPrefix("10 rounds of 4 words, with 14 tries: 9 right, 5 wrong.\nRating: "))
    for section in [
      """
      How 10 rounds ended
        First try, without help  6 of 10   60 %  ██████████████▍
        First try, after a slip  0 of 10    0 %
        After a wrong try        3 of 10   30 %  ███████▎
        With a hint              0 of 10    0 %
        Missed                   1 of 10   10 %  ██▍
        Given up                 0 of 10    0 %

      Counted apart
        Copied after a miss  1 of 1  100 %  ████████████████████████

      Streaks
        Rounds completed in a row: 0; at best 9.
        Days in a row with the goal of 3 rounds: 3; at best 3. Today's goal is
        reached.
        One missed day a week is forgiven. Forgiven so far: 2026-11-20.

      First try without help, by length
        5 letters  3 of 3  100 %  ████████████████████████
        6 letters  3 of 6   50 %  ████████████
        7 letters  0 of 1    0 %

      First try without help, by level
        broad            6 of 7   86 %  ████████████████████▋
        without a level  0 of 3    0 %

      Kinds of mistakes, in wrong tries
        ie or ei        4 of 4  100 %  ████████████████████████
          harbor 3×, receive
        Double letters  3 of 4   75 %  ██████████████████
          harbor 3×
        Mistakes known: 4 of 5 wrong tries, 80 %.

      Words missed most, in their rounds
        receive  1 of 1  100 %  ████████████████████████

      Mastered: first try without help on three days
        2 of 4 words, 50 %: ocean, rhythm.
        In the garden: 0 seeds, 0 sprouts, 2 plants.
      """,
      """
        · none  ░ 1  ▒ 2  ▓ 3–5  █ 6 or more rounds  ○ forgiven
        Practised on 3 of 365 days, 1 %; the goal of 3 rounds reached on 3 of 365
        days, 1 %. The most on one day: 4 rounds, 2026-11-21.

      Spelled on another day, as predicted
        87 % predicted  0 of 1    0 %
        97 % predicted  4 of 5   80 %  ███████████████████▎

      Reviews due
        Now         0
        Sun 22 Nov  1  ████████████
      """,
    ] {
      #expect(text.contains(section), "\(text)")
    }
  }

  @Test("fit a window of any width, with and without bars", arguments: [30, 40, 57, 80, 88])
  func widths(width: Int) {
    for line in drawn(width) where !line.contains(" of ") {
      #expect(line.count <= max(width, 34), "\(line)")
    }
    #expect(drawn(80).allSatisfy { $0.count <= 80 })
  }

  @Test("draw the year as 53 weeks, or as fewer in a narrow window")
  func heatMap() {
    let statistics = SampleStatistics.statistics()
    let map = HeatMap(calendar: statistics.calendar, goal: 3)
    let lines = map.lines(width: 80)
    #expect(lines.count == 8)
    #expect(lines[0] == "      Dec Jan Feb Mar  Apr May  Jun Jul Aug  Sep Oct Nov")
    #expect(lines[1].hasPrefix("Mon  ····") && lines[1].count == 4 + 53)
    #expect(lines[3].hasPrefix("Wed") && lines[5].hasSuffix("○") && lines[6].hasSuffix("▓"))
    #expect(lines[6].hasPrefix("    ·") && lines[6].count == 4 + 53)
    // The Sunday of this week is still to come.
    #expect(lines[7].count == 4 + 52)
    #expect(map.lines(width: 34).allSatisfy { $0.count <= 34 })
    #expect(map.lines(width: 34)[6].hasSuffix("▓"))
  }

  @Test(
    "explain the signs of the year for any daily goal",
    arguments: [
      (1, "· none  ▓ 1  █ 2 or more rounds"), (2, "· none  ▒ 1  ▓ 2–3  █ 4 or more rounds"),
      (10, "· none  ░ 1–4  ▒ 5–9  ▓ 10–19  █ 20 or more rounds"),
    ])
  func legend(goal: Int, legend: String) {
    #expect(HeatMap(calendar: SampleStatistics.none.calendar, goal: goal).legend == legend)
  }

  @Test("print one statement a line with --plain, without bars")
  func plain() {
    let lines = PlainStatistics(
      statistics: SampleStatistics.statistics(), quizzes: QuizHistory()
    ).lines
    for line in [
      "First try, without help: 6 of 10 rounds, 60 %.",
      "Double letters: 3 of 4 wrong tries, 75 %: harbor.",
      "Missed most: receive, 1 of 1 round, 100 %.", "Due on 2026-11-22: 1 word.",
      "November 2026: 10 rounds on 3 days.",
      "Words without a level, first try without help: 0 of 3 rounds, 0 %.",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
    #expect(lines.allSatisfy { $0.hasSuffix(".") })
    #expect(!lines.joined().contains { "·░▒▓█▏▎▍▌▋▊▉".contains($0) })
  }

  @Test("say before the first round how to begin")
  func none() {
    #expect(drawn(80, SampleStatistics.none) == [noRounds])
    #expect(
      PlainStatistics(statistics: SampleStatistics.none, quizzes: QuizHistory()).lines == [noRounds]
    )
  }

  @Test("never let a word change the terminal")
  func escapes() {
    let odd = SampleStatistics.statistics("\u{1B}[2Jwo\u{202E}rd")
    let text = (drawn(80, odd) + PlainStatistics(statistics: odd, quizzes: QuizHistory()).lines)
      .joined()
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test("draw a full bar only for the whole, and none only for nothing")
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
