internal import FoundationEssentials

/// The form in which we write every date, `2026-11-21T10:00:00Z`, read and written without a
/// calendar.
enum Timestamp {
  /// The length in bytes.
  static let length = 20

  /// Returns the date of a text; `nil` for any other form and for impossible dates, which the
  /// decoder judges.
  static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
    guard text.count == length, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      text[10] == UInt8(ascii: "T"), text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":"),
      text[19] == UInt8(ascii: "Z"),
      let century = twoDigits(text, 0), let yearOfCentury = twoDigits(text, 2),
      let month = twoDigits(text, 5), let day = twoDigits(text, 8),
      let hour = twoDigits(text, 11), let minute = twoDigits(text, 14),
      let second = twoDigits(text, 17)
    else { return nil }
    let year = 100 * century + yearOfCentury
    // The Gregorian calendar began in 1582.
    guard year >= 1583, (1...12).contains(month), (1...days(in: month, year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let minutes = (daysSince1970(year, month, day) * 24 + hour) * 60 + minute
    return Date(timeIntervalSince1970: Double(minutes * 60 + second))
  }

  /// Returns the text of a date, without the fraction of its second; `nil` for a date that this
  /// form can't hold.
  static func text(of date: Date) -> String? {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // From the year 1583 to the end of the year 9999.
    guard (-12_212_553_600..<253_402_300_800).contains(seconds) else { return nil }
    let days = Int((seconds / 86_400).rounded(.down))
    let second = Int(seconds) - days * 86_400
    let (year, month, day) = monthDay(daysSince1970: days)
    return String(year) + "-" + twoDigits(month) + "-" + twoDigits(day) + "T"
      + twoDigits(second / 3600) + ":" + twoDigits(second / 60 % 60) + ":" + twoDigits(second % 60)
      + "Z"
  }

  private static func twoDigits(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }

  private static func twoDigits(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    let tens = text[index] &- UInt8(ascii: "0")
    let ones = text[index + 1] &- UInt8(ascii: "0")
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  private static func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days since 1970. In years that begin in March, a leap day is the last
  /// day, and each five months have 153 days (Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms", 2013).
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }

  /// Returns the date of a day, by the same algorithm in reverse. An era of 400 years has 146,097
  /// days.
  private static func monthDay(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let days = daysSince1970 + 719_468
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      era * 400 + yearOfEra + (month > 2 ? 0 : 1), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }
}
