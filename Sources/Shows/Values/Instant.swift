public import Scheduling

/// A point in time, to the second.
///
/// In text and in JSON it is written in UTC: `2026-11-21T10:00:00Z`.
public struct Instant: Hashable, Sendable {
  /// Seconds since the beginning of 1970 in Greenwich, within ``bounds``.
  public let seconds: Int

  /// The seconds of the years 1 to 9999, which the text can hold.
  public static let bounds = -62_135_596_800...253_402_300_799

  /// - Parameter seconds: seconds since the beginning of 1970 in Greenwich. A number outside the
  ///   ``bounds`` becomes the nearest one inside.
  public init(seconds: Int) {
    self.seconds = min(max(seconds, Self.bounds.lowerBound), Self.bounds.upperBound)
  }

  /// The first second of a day in Greenwich.
  public init(_ day: Day) {
    let bound = Self.bounds.upperBound / Self.day + 1
    self.init(seconds: min(max(day.number, -bound), bound) * Self.day)
  }

  /// The noon of a day in Greenwich, which is the same day in every zone but the easternmost.
  public static func noon(of day: Day) -> Instant { Instant(day).advanced(by: 12 * hour) }

  /// The number of seconds of an hour and of a day.
  public static let (hour, day) = (3600, 86_400)

  /// Returns the instant some seconds later.
  public func advanced(by seconds: Int) -> Instant {
    let (sum, isTooLarge) = self.seconds.addingReportingOverflow(seconds)
    return Instant(seconds: isTooLarge ? (seconds < 0 ? Int.min : .max) : sum)
  }

  /// The day of the calendar in Greenwich.
  public var utcDay: Day { Day(number: Int((Double(seconds) / Double(Self.day)).rounded(.down))) }
}

extension Instant: Comparable {
  /// Whether an instant comes before another.
  public static func < (one: Instant, other: Instant) -> Bool { one.seconds < other.seconds }
}
