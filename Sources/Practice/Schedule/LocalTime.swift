/// A point in time as the journal keeps it: when it was, and where on Earth the clock stood.
public struct LocalTime: Hashable, Sendable {
  /// Since the beginning of 1970 in Greenwich.
  public let seconds: Double
  /// Seconds east of Greenwich, summer time included.
  public let utcOffset: Int

  public init(seconds: Double, utcOffset: Int) {
    self.seconds = seconds
    self.utcOffset = utcOffset
  }

  public var day: Day { Day(seconds: seconds, utcOffset: utcOffset) }
}
