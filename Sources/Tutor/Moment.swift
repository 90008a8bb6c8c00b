public import FoundationEssentials
internal import Glibc

/// A point in time, and where on Earth the clock stood.
public struct Moment: Hashable, Sendable {
  public let date: Date
  /// Seconds east of Greenwich, summer time included.
  public let utcOffset: Int

  public init(date: Date, utcOffset: Int) {
    self.date = date
    self.utcOffset = utcOffset
  }

  /// Now, by the system's clock and time zone.
  public static var now: Moment {
    let date = Date()
    var seconds = time_t(date.timeIntervalSince1970)
    var local = tm()
    localtime_r(&seconds, &local)
    return Moment(date: date, utcOffset: local.tm_gmtoff)
  }
}
