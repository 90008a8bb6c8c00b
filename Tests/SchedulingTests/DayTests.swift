import Foundation
import Testing

@testable import Scheduling

@Suite("A day of practice")
struct DayTests {
  static let zones = [
    "Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe",
    "Pacific/Auckland", "Pacific/Honolulu", "Pacific/Kiritimati", "Pacific/Pago_Pago",
    "Asia/Kathmandu", "Africa/Casablanca", "Antarctica/Troll",
  ]

  @Test(
    "begins at four by the local clock, in every time zone, with and without summer time",
    arguments: zones)
  func turn(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let start = 1_767_225_600.0
    for halfHour in 0..<(400 * 48) {
      let date = Date(timeIntervalSince1970: start + Double(halfHour) * 1800)
      let day = Moment(date, in: zone).day
      let hour = calendar.component(.hour, from: date)
      let noon = try #require(
        calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date))
      let named =
        hour < 4 ? try #require(calendar.date(byAdding: .day, value: -1, to: noon)) : noon
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: named)
      let written = String(
        format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      #expect(day.description == written)
      // The calendar counts from Sunday, 1.
      #expect((day.weekday.rawValue + 1) % 7 + 1 == parts.weekday)
    }
  }

  @Test("has the right date in leap years and before 1970")
  func names() {
    #expect(Day(number: 0).description == "1970-01-01" && Day(number: 0).weekday == .thursday)
    #expect(Day(number: -1).description == "1969-12-31" && Day(number: -1).weekday == .wednesday)
    #expect(Day(number: 11_016).description == "2000-02-29")
    #expect(Day(number: 19_782).description == "2024-02-29")
    #expect(Day(number: -719_528).description == "0000-01-01")
    #expect(Day(number: -719_529).description == "-0001-12-31")
  }

  @Test("stays the same wherever a program reads the entry later")
  func kept() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let late = Moment(Date(timeIntervalSince1970: 1_774_744_200), in: berlin)
    // 29 March 2026, 1:30 at night: half an hour before summer time begins.
    #expect(late.day.description == "2026-03-28")
    #expect(late.utcOffset == 3600)
  }

  @Test(
    "is within ten thousand years, whatever the clock says",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
  func mad(seconds: Double) {
    let day = Day(seconds: seconds, utcOffset: .max)
    #expect(!day.description.isEmpty)
    #expect(day.distance(to: Day(number: 0)).magnitude < 4_000_000)
  }
}

extension Moment {
  init(_ date: Date, in zone: TimeZone) {
    self.init(
      seconds: date.timeIntervalSince1970, utcOffset: zone.secondsFromGMT(for: date))
  }
}
