public import Summaries

/// A day of practice. It begins at four in the morning, so that a late evening belongs to its day.
///
/// The day follows the clock at the learner's place:
/// `floor((seconds since 1970 + offset from Greenwich − 4 h) / 24 h)`. The journal keeps the offset
/// beside the time. So an entry keeps its day forever, in whatever time zone a program reads it.
///
/// ```swift
/// let lateEvening = Day(seconds: 93_600, utcOffset: 0)  // 2 January 1970, 2:00
/// lateEvening.description  // "1970-01-01"
/// ```
public struct Day: Hashable, Sendable {
  /// The number of days since 1 January 1970.
  public let number: Int

  /// The hour at which a day begins.
  public static let turn = 4

  /// - Parameter number: the number of days since 1 January 1970.
  public init(number: Int) { self.number = number }

  /// - Parameters:
  ///   - seconds: the time in seconds since the beginning of 1970 in Greenwich.
  ///   - utcOffset: the offset of the clock in seconds east of Greenwich, summer time included.
  public init(seconds: Double, utcOffset: Int) {
    let local = seconds + Double(utcOffset) - Double(Self.turn * 3600)
    let days = (local / 86_400).rounded(.down)
    // A wrong clock can give any number, even NaN.
    number = Int(min(max(-Self.bound, days), Self.bound))
  }

  /// The largest number of a day: ten thousand years.
  private static let bound = 3_652_425.0
}

extension Day: Comparable, Strideable {
  /// Whether a day comes before another.
  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
  /// Returns the number of days from this day to another.
  public func distance(to other: Day) -> Int { other.number - number }
  /// Returns the day some days later.
  public func advanced(by days: Int) -> Day { Day(number: number + days) }
}

extension Day {
  /// A day of the week; its number counts from Monday, 0.
  public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  /// The day of the week.
  public var weekday: Weekday {
    // Day 0 was a Thursday.
    let index = ((number + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The Monday of the same week.
  public var monday: Day { advanced(by: -weekday.rawValue) }
}

extension Day {
  /// The date in the Gregorian calendar; months and days count from 1.
  ///
  /// The arithmetic is `civil_from_days` of Howard Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms". Its years begin in March, so that the leap day is the last day of a year.
  public var civil: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * march + 2) / 5 + 1
    let month = march < 10 ? march + 3 : march - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }
}

extension Day: LosslessStringConvertible, Codable {
  /// Reads a date in the form of ISO 8601, such as `2026-11-21`; `nil` for any other text, and for
  /// a day that the calendar lacks.
  public init?(_ description: some StringProtocol) {
    let fields = description.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.map(\.count) == [4, 2, 2], fields.joined().allSatisfy("0123456789".contains),
      let year = Int(fields[0]), let month = Int(fields[1]), let day = Int(fields[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard civil == (year, month, day) else { return nil }
  }

  /// The inverse of ``civil``: `days_from_civil` of the same source.
  private init(year: Int, month: Int, day: Int) {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let march = (month + 9) % 12
    let ofYear = (153 * march + 2) / 5 + day - 1
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    number = era * 146_097 + ofEra - 719_468
  }

  /// The date in the form of ISO 8601: `2026-11-21`.
  public var description: String {
    let (year, month, day) = civil
    return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// Writes the date in the form of ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads a date in the form of ISO 8601.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no day.")
    }
    self = day
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

extension Day: Summarised {
  /// Reads the value from a summary.
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(number: try Int(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    number.write(to: &summary)
  }
}
