import Scheduling
import Testing

@testable import Plan

@Suite("A task that repeats")
struct RepeatTests {
  /// A Tuesday.
  private let today = Day(number: 20_781)

  private func next(_ text: String) -> String? { TodoLine(text).next(after: today)?.text }

  @Test(
    "is due again after its time",
    arguments: [
      ("1d", "2026-11-24", "2026-11-25"), ("10", "2026-11-24", "2026-12-04"),
      ("2w", "2026-11-24", "2026-12-08"), ("1b", "2026-11-27", "2026-11-30"),
      ("1b", "2026-11-28", "2026-11-30"), ("6b", "2026-11-24", "2026-12-02"),
      ("1m", "2027-01-31", "2027-02-28"), ("1m", "2026-12-31", "2027-01-31"),
      ("13m", "2026-11-30", "2027-12-30"), ("1y", "2028-02-29", "2029-02-28"),
      ("4y", "2028-02-29", "2032-02-29"), ("weekdays", "2026-11-27", "2026-11-30"),
      ("1W", "2026-11-24", "2026-12-01"), ("weekly", "2026-11-24", "2026-12-01"),
    ])
  func dates(case: (rule: String, from: String, to: String)) throws {
    let rule = try #require(Repeat(`case`.rule))
    #expect(try rule.next(after: #require(Day(`case`.from))) == Day(`case`.to))
  }

  @Test("has one notation, which is read again")
  func notation() {
    for text in ["1d", "+1d", "2b", "+12w", "999m", "1y"] {
      #expect(Repeat(text)?.description == text)
    }
    for text in [
      "", "+", "0d", "1000d", "-1d", "1q", "d", "1dd", "1 d", "٣d", "9999999999999999999d",
    ] {
      #expect(Repeat(text) == nil)
    }
  }

  @Test("counts from today, or with a plus from the day on which it was due")
  func strict() {
    #expect(next("a due:2026-11-20 rec:1w") == "a due:2026-12-01 rec:1w")
    #expect(next("a due:2026-11-20 rec:+1w") == "a due:2026-11-27 rec:+1w")
    #expect(next("a due:2026-11-20") == nil && next("a rec:often") == nil)
  }

  @Test("gets a day where it had none, and keeps the distance of its two days")
  func days() {
    #expect(next("a rec:1d") == "a rec:1d due:2026-11-25")
    #expect(next("a t:2026-11-20 rec:1d") == "a t:2026-11-25 rec:1d")
    #expect(next("a t:2026-11-20 rec:+1w") == "a t:2026-11-27 rec:+1w")
    #expect(next("a t:2026-11-18 due:2026-11-20 rec:1w") == "a t:2026-11-29 due:2026-12-01 rec:1w")
  }

  @Test("is made anew from the line that is done, with today as its day")
  func anew() {
    #expect(
      next("x 2026-11-24 2026-11-01 a rec:1d id:7 h:1 pri:B")
        == "(B) 2026-11-24 a rec:1d h:1 due:2026-11-25")
    #expect(TodoLine("a rec:1d id:7").next(after: today, id: "8")?.id == "8")
  }
}
