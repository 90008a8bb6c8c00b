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
      // No calendar goes beyond this year, so the day stays.
      ("1m", "9999-12-31", "9999-12-31"), ("999b", "9999-12-30", "9999-12-30"),
      ("1d", "9999-12-31", "9999-12-31"), ("53w", "9999-01-01", "9999-01-01"),
      ("1m", "9999-11-30", "9999-12-30"),
      ("999y", "9998-06-30", "9998-06-30"),
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

  /// The days on which a task is due, each time done on its day.
  private func days(_ line: String, count: Int) -> [String] {
    var days: [String] = []
    var line: TodoLine? = TodoLine(line)
    while let task = line, let due = task.due, days.count < count {
      days.append("\(due)")
      line = task.next(after: due)
    }
    return days
  }

  @Test("comes back to the ends of the months, whatever it counts from", arguments: ["", "+"])
  func monthEnds(sign: String) {
    #expect(
      days("Rent rec:\(sign)1m due:2026-12-31", count: 6) == [
        "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31",
      ])
    #expect(
      days("Rent due:2027-01-30 rec:\(sign)1m", count: 3)
        == ["2027-01-30", "2027-02-28", "2027-03-30"])
    #expect(
      days("Rent due:2027-11-30 rec:\(sign)3m", count: 3)
        == ["2027-11-30", "2028-02-29", "2028-05-30"])
    #expect(
      days("Leap due:2028-02-29 rec:\(sign)1y", count: 5)
        == ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"])
    #expect(
      days("Leap due:2028-02-29 rec:\(sign)12m", count: 5).last == "2032-02-29")
    // A task of the 28th is not one of the last day.
    #expect(days("a rec:\(sign)1m due:2027-02-28", count: 2) == ["2027-02-28", "2027-03-28"])
  }

  @Test("has the day of the month on its line, but only in a month that lacks it")
  func monthDay() throws {
    let january = TodoLine("2027-01-01 Rent +home rec:+1m due:2027-01-31 pm:1")
    let february = try #require(january.next(after: today))
    #expect(
      february.text == "2026-11-24 Rent +home rec:+1m due:2027-02-28 pm:1 day:31")
    #expect(february.monthDay == 31 && february.title == "Rent +home pm:1")
    let march = try #require(february.next(after: today))
    #expect(march.text == "2026-11-24 Rent +home rec:+1m due:2027-03-31 pm:1")
    #expect(march.monthDay == nil)
    // Another program has made the next task, or a person the word.
    for line in [
      "Rent rec:1m due:2027-03-28 day:31", "Rent due:2027-02-28 day:31", "Read day:31",
      "Rent rec:1w due:2027-02-28 day:31", "Rent rec:1m due:2027-02-28 day:28",
      "Rent rec:1m day:31",
    ] {
      #expect(TodoLine(line).monthDay == nil)
      #expect(TodoLine(line).title.hasSuffix("day:\(line.suffix(2))"), "\(line)")
    }
  }

  @Test("done on another day than the one on which it was due counts from that day")
  func late() throws {
    let late = try #require(Day("2027-03-03"))
    #expect(
      TodoLine("a rec:1m due:2027-02-28 day:31").next(after: late)?.text
        == "a rec:1m due:2027-04-03")
    #expect(
      TodoLine("a rec:+1m due:2027-02-28 day:31").next(after: late)?.text
        == "a rec:+1m due:2027-03-31")
    let end = try #require(Day("2027-01-31"))
    #expect(TodoLine("a rec:1m").next(after: end)?.text == "a rec:1m due:2027-02-28 day:31")
    #expect(
      TodoLine("a rec:1m t:2027-01-31").next(after: end)?.text == "a rec:1m t:2027-02-28 day:31")
  }

  @Test("loses the day of the month when a person gives it another day or another time")
  func moved() {
    func changed(_ change: (inout TodoLine) -> Void) -> String {
      var line = TodoLine("a rec:1m due:2027-02-28 day:31")
      change(&line)
      return line.text
    }
    #expect(changed { $0.due = Day("2027-02-15") } == "a rec:1m due:2027-02-15")
    #expect(changed { $0.due = nil } == "a rec:1m")
    #expect(changed { $0.repeats = Repeat(.week) } == "a rec:1w due:2027-02-28")
    #expect(changed { $0.repeats = nil } == "a due:2027-02-28")
    #expect(changed { $0.due = $0.due } == "a rec:1m due:2027-02-28 day:31")
    #expect(changed { $0.monthDay = 28 } == "a rec:1m due:2027-02-28")
  }

  @Test("of a short month begins after the day on which it was due before")
  func start() {
    let task = PlannedTask(TodoLine("a vv:words/5 rec:1m due:2027-02-28 day:31"), at: 0)
    #expect(task.start == Day("2027-02-01"))
  }

  @Test("is made anew from the line that is done, with today as its day")
  func anew() {
    #expect(
      next("x 2026-11-24 2026-11-01 a rec:1d id:7 h:1 pri:B")
        == "(B) 2026-11-24 a rec:1d h:1 due:2026-11-25")
    #expect(TodoLine("a rec:1d id:7").next(after: today, id: "8")?.id == "8")
  }
}
