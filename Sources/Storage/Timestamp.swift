internal import FoundationEssentials

/// The form in which we write every date, `2026-11-21T10:00:00Z`, read without a calendar.
enum Timestamp {
  /// The length in bytes.
  static let length = 20

  /// Returns the date of a text; `nil` for any other form and for impossible dates, which the decoder
  /// judges.
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

  private static func twoDigits(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
    let tens = text[place] &- UInt8(ascii: "0")
    let ones = text[place + 1] &- UInt8(ascii: "0")
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  private static func days(in month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// In years that begin in March a leap day is the last, and months come in fives of 153 days
  /// (Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013).
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }
}
