import Scheduling
import Testing

@testable import Plan

@Suite("A reminder")
struct RemindersTests {
  /// A moment of 24 November 2026 on a clock one hour east of Greenwich.
  private func moment(_ time: String, day: Int = 0) throws -> Moment {
    let time = try #require(TimeOfDay(time))
    let date = Double(20_781 + day) * 86_400
    return Moment(seconds: date + Double(time.minutes * 60 - 3600), utcOffset: 3600)
  }

  private func times(_ texts: String...) throws -> [TimeOfDay] {
    try texts.map { try #require(TimeOfDay($0)) }
  }

  @Test("is read as a clock shows it")
  func clock() throws {
    for (text, minutes) in [
      ("18:30", 1110), ("8:05", 485), ("18", 1080), ("00:00", 0), ("23:59", 1439),
    ] {
      #expect(TimeOfDay(text)?.minutes == minutes)
    }
    for text in ["", "24:00", "8:5", "8:60", "-1", "08:30:00", "8.30", "٨", "008:00", ":30", "8:"] {
      #expect(TimeOfDay(text) == nil)
    }
    #expect(TimeOfDay("8:05")?.description == "08:05")
    #expect(try TimeOfDay(moment("18:30")).description == "18:30")
    #expect(TimeOfDay(Moment(seconds: -60, utcOffset: 0)).description == "23:59")
    #expect(TimeOfDay(Moment(seconds: .nan, utcOffset: 0)).minutes < 1440)
  }

  @Test("comes at its time, once, and later where the computer was off")
  func due() throws {
    let reminders = Reminders(at: try times("18:30", "9:00"))
    #expect(try !reminders.isDue(at: moment("8:59"), last: nil))
    #expect(try reminders.isDue(at: moment("9:00"), last: nil))
    #expect(try reminders.isDue(at: moment("9:00"), last: moment("18:30", day: -1)))
    #expect(try !reminders.isDue(at: moment("12:00"), last: moment("9:00")))
    #expect(try reminders.isDue(at: moment("20:59"), last: moment("9:00")))
    #expect(try !reminders.isDue(at: moment("20:59"), last: moment("18:30")))
    // A wrong clock was set back.
    #expect(try reminders.isDue(at: moment("9:00"), last: moment("9:00", day: 300)))
    #expect(try !Reminders(at: []).isDue(at: moment("9:00"), last: nil))
  }

  @Test("is never heard between 21 and 8 o'clock, unless it is wanted")
  func quiet() throws {
    let times = try times("20:59", "21:00", "3:00", "7:59", "8:00")
    let usual = Reminders(at: times)
    #expect(usual.heardTimes.map(\.description) == ["08:00", "20:59"])
    #expect(usual.silentTimes.map(\.description) == ["03:00", "07:59", "21:00"])
    for minute in 0..<1440 {
      let time = try #require(TimeOfDay(hour: minute / 60, minute: minute % 60))
      let isQuiet = minute < 480 || minute >= 1260
      let now = try moment(time.description)
      if isQuiet { #expect(!usual.isDue(at: now, last: nil)) }
      #expect(try usual.isDue(at: now, last: moment("20:59", day: -1)) == !isQuiet)
    }
    #expect(try Reminders(at: times, quiet: nil).isDue(at: moment("21:00"), last: moment("20:59")))
  }

  @Test("is waited for to the second")
  func wait() throws {
    let reminders = Reminders(at: try times("18:30", "9:00", "23:00"))
    #expect(try reminders.wait(after: moment("9:00")) == 9.5 * 3600)
    #expect(try reminders.wait(after: moment("18:30")) == 14.5 * 3600)
    #expect(try reminders.wait(after: moment("8:59")) == 60)
    let late = try moment("8:59").seconds + 59.5
    #expect(reminders.wait(after: Moment(seconds: late, utcOffset: 3600)) == 0.5)
    #expect(Reminders(at: []).wait(after: Moment(seconds: 0, utcOffset: 0)) == nil)
  }

  @Test("is kept in a document as it is written on a clock")
  func quietHours() throws {
    let day = try QuietHours(from: #require(TimeOfDay("12")), to: #require(TimeOfDay("14")))
    #expect(
      try day.contains(#require(TimeOfDay("12:00"))) && !day.contains(#require(TimeOfDay("14:00"))))
    let none = try QuietHours(from: #require(TimeOfDay("12")), to: #require(TimeOfDay("12")))
    #expect(try !none.contains(#require(TimeOfDay("12:00"))))
  }
}
