internal import FoundationEssentials
internal import Glibc
public import Scheduling
internal import Storage

extension Moment {
  /// The present moment by the system's clock and time zone.
  public static var now: Moment {
    let date = Date()
    var seconds = time_t(date.timeIntervalSince1970)
    var local = tm()
    localtime_r(&seconds, &local)
    return Moment(date: date, utcOffset: local.tm_gmtoff)
  }
}
