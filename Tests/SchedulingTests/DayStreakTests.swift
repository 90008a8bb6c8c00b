import Foundation
import TestSupport
import Testing

@testable import Scheduling

@Suite("A streak of days")
struct DayStreakTests {
  /// Returns the streak of a pattern that begins on day 100 and ends today. In the pattern, `x` is
  /// a day that reached the goal, and `.` one that did not.
  private func streak(_ pattern: String) -> DayStreak {
    var days = PracticeDays()
    for (index, letter) in pattern.enumerated() where letter == "x" {
      days.record(noon(100 + index))
    }
    return DayStreak(days, goal: 1, today: Day(number: 99 + pattern.count))
  }

  private func noon(_ day: Int, utcOffset: Int = 0) -> Moment {
    Moment(seconds: Double(day * 86_400 + 43_200 - utcOffset), utcOffset: utcOffset)
  }

  @Test(
    "counts the days that reached the goal, and forgives one missed day a week",
    arguments: [
      ("x", 1, []), ("xxx", 3, []), ("", 0, []), ("....", 0, []),
      ("xx.", 2, []), ("xx.x", 3, [102]), ("xx..", 2, [102]), ("xx...", 0, []),
      ("xx..x", 1, []), ("x.xxxxx.x", 1, []), ("x.xxxxxx.x", 8, [101, 108]),
      ("x.xxxxx.xxxx.x", 5, [112]),
    ])
  func forgiving(pattern: String, current: Int, forgiven: [Int]) {
    let streak = streak(pattern)
    #expect(streak.current == current)
    #expect(streak.forgiven == forgiven.map(Day.init))
  }

  @Test("follows the rule day by day, for every pattern of two weeks")
  func everyPattern() {
    for bits in 0..<(1 << 14) {
      let reached = (0..<14).map { bits >> $0 & 1 == 1 }
      var (length, best, forgiven) = (0, 0, [Int]())
      for (day, isReached) in reached.enumerated() {
        if isReached {
          length += 1
          best = max(best, length)
        } else if length > 0, day != 13 {
          if forgiven.allSatisfy({ day - $0 >= 7 }) {
            forgiven.append(day)
          } else {
            (length, forgiven) = (0, [])
          }
        }
      }
      let streak = streak(String(reached.map { $0 ? "x" : "." }))
      #expect(streak.current == length && streak.best == best)
      #expect(streak.forgiven == forgiven.map { Day(number: 100 + $0) })
      #expect(streak.isTodayReached == reached[13])
    }
  }

  @Test("counts only days that reach the daily goal, and today can still reach it")
  func goal() {
    var days = PracticeDays()
    for _ in 0..<10 { days.record(noon(1)) }
    for _ in 0..<9 { days.record(noon(2)) }
    var streak = DayStreak(days, goal: 10, today: Day(number: 2))
    #expect(streak.current == 1 && !streak.isTodayReached && streak.forgiven.isEmpty)
    days.record(noon(2))
    streak = DayStreak(days, goal: 10, today: Day(number: 2))
    #expect(streak.current == 2 && streak.isTodayReached)
  }

  @Test("lasts through a year of daily practice in any time zone", arguments: DayTests.zones)
  func year(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var generator = SeededGenerator(seed: 3)
    var days = PracticeDays()
    var date = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 1, day: 1, hour: 4)))
    var last = Moment(date, in: zone)
    for _ in 0..<365 {
      let next = try #require(calendar.date(byAdding: .day, value: 1, to: date))
      // Any time from four to just before four.
      let wait = Double.random(in: 0..<next.timeIntervalSince(date), using: &generator)
      last = Moment(date.addingTimeInterval(wait), in: zone)
      days.record(last)
      date = next
    }
    let streak = DayStreak(days, goal: 1, today: last.day)
    #expect(streak.current == 365 && streak.forgiven.isEmpty && days.lost.isEmpty)
  }

  @Test("survives a flight east over the date line, which takes away a day")
  func east() {
    var days = PracticeDays()
    // Honolulu in the evening, day 20; nine hours later it is the morning of day 22 in Auckland.
    let evening = Moment(seconds: 20 * 86_400 + 32 * 3600, utcOffset: -10 * 3600)
    let morning = Moment(seconds: evening.seconds + 9 * 3600, utcOffset: 13 * 3600)
    #expect(evening.day.number == 20 && morning.day.number == 22)
    days.record(evening)
    days.record(morning)
    let streak = DayStreak(days, goal: 1, today: morning.day)
    #expect(streak.current == 2 && streak.forgiven.isEmpty)
    #expect(days.lost == [Day(number: 21)])
  }

  @Test("counts a day once that comes twice after a flight west over the date line")
  func west() {
    var days = PracticeDays()
    for day in 19...21 { days.record(noon(day, utcOffset: 13 * 3600)) }
    let again = noon(20, utcOffset: -10 * 3600)
    for today in [Day(number: 20), Day(number: 21)] {
      #expect(DayStreak(days, goal: 1, today: today).current == 3)
    }
    days.record(again)
    days.record(noon(21, utcOffset: -10 * 3600))
    days.record(noon(22, utcOffset: -10 * 3600))
    let streak = DayStreak(days, goal: 1, today: Day(number: 22))
    #expect(streak.current == 4 && streak.forgiven.isEmpty && streak.isTodayReached)
  }

  @Test(
    "survives any journey of a learner who practises every twenty-four hours", arguments: 1...20)
  func journey(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var days = PracticeDays()
    var time = Moment(seconds: 1.7e9, utcOffset: 0)
    var lived: Set<Day> = []
    for _ in 0..<1000 {
      let halfHours = Int.random(in: -24...28, using: &generator)
      let isTravelling = Bool.random(using: &generator)
      time = Moment(
        seconds: time.seconds + .random(in: 0...86_400, using: &generator),
        utcOffset: isTravelling ? halfHours * 1800 : time.utcOffset)
      days.record(time)
      lived.insert(time.day)
    }
    let streak = DayStreak(days, goal: 1, today: time.day)
    #expect(streak.current == lived.count && streak.forgiven.isEmpty)
  }

  @Test("gains nothing from a journey that takes away no day")
  func noFreeDays() {
    var days = PracticeDays()
    days.record(noon(10))
    // Two days later by both clocks, six hours further east: one day was missed.
    days.record(noon(12, utcOffset: 6 * 3600))
    #expect(days.lost.isEmpty)
    #expect(DayStreak(days, goal: 1, today: Day(number: 12)).forgiven == [Day(number: 11)])
  }

  @Test("ignores days far ahead, which come from a wrong clock")
  func wrongClock() {
    var days = PracticeDays()
    days.record(noon(1000))
    for day in 10...12 { days.record(noon(day)) }
    #expect(DayStreak(days, goal: 1, today: Day(number: 12)).current == 3)
  }
}
