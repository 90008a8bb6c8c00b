public import FoundationEssentials
internal import Glibc
public import Scheduling

extension Moment {
  /// The point in time without the offset of the clock.
  public var date: Date { Date(timeIntervalSince1970: seconds) }

  /// Makes a moment from a date.
  ///
  /// - Parameters:
  ///   - date: the point in time.
  ///   - utcOffset: the seconds by which the local clock is ahead of UTC.
  public init(date: Date, utcOffset: Int) {
    self.init(seconds: date.timeIntervalSince1970, utcOffset: utcOffset)
  }

  /// The present moment by the system's clock and time zone.
  public static var now: Moment {
    let date = Date()
    var seconds = time_t(date.timeIntervalSince1970)
    var local = tm()
    localtime_r(&seconds, &local)
    return Moment(date: date, utcOffset: local.tm_gmtoff)
  }
}
