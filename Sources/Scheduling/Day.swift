/// A day of practice: it turns at four in the morning, so that a late evening is one with its day.
///
/// A day is named by the calendar of the place where the learner was, whatever zone or summer time was
/// in force: `floor((seconds since 1970 + offset from Greenwich − 4 h) / 24 h)`, with the offset kept
/// beside the time when it was written down. So an entry keeps its day for good, wherever it is read.
public struct Day: Hashable, Sendable {
  /// Counted from 1 January 1970.
  public let number: Int

  /// The hour at which a day begins.
  public static let turn = 4

  public init(number: Int) { self.number = number }

  /// - Parameters:
  ///   - seconds: since the beginning of 1970 in Greenwich.
  ///   - utcOffset: seconds east of Greenwich, summer time included, at that moment and place.
  public init(seconds: Double, utcOffset: Int) {
    let local = seconds + Double(utcOffset) - Double(Self.turn * 3600)
    let days = (local / 86_400).rounded(.down)
    // A clock gone mad ends at either bound; so does what is no number.
    number = Int(min(max(-Self.bound, days), Self.bound))
  }

  /// Ten thousand years.
  private static let bound = 3_652_425.0
}

extension Day: Comparable, Strideable {
  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
  public func distance(to other: Day) -> Int { other.number - number }
  public func advanced(by days: Int) -> Day { Day(number: number + days) }
}

extension Day {
  public enum Weekday: Int, CaseIterable, Hashable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  }

  public var weekday: Weekday {
    // The first day was a Thursday.
    let index = ((number + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The Monday of its week.
  public var monday: Day { advanced(by: -weekday.rawValue) }
}

extension Day {
  /// The day by the Gregorian calendar; months and days are counted from 1.
  ///
  /// The arithmetic is that of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms",
  /// `civil_from_days`: years begin in March, so that the leap day is the last of its year.
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

extension Day: CustomStringConvertible {
  /// As ISO 8601 writes it: `2026-11-21`.
  public var description: String {
    let (year, month, day) = civil
    return "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
