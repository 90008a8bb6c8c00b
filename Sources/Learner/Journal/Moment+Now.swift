internal import FoundationEssentials
internal import Glibc
public import Scheduling

extension Moment {
  /// The present moment by the system's clock and time zone.
  public static var now: Moment {
    let seconds = Date().timeIntervalSince1970
    var wholeSeconds = time_t(seconds)
    var local = tm()
    localtime_r(&wholeSeconds, &local)
    return Moment(seconds: seconds, utcOffset: local.tm_gmtoff)
  }
}
