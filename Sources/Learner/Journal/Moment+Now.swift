internal import FoundationEssentials
internal import Glibc
public import Scheduling

extension Moment {
  /// The present moment by the system's clock and time zone.
  public static var now: Moment { Moment(here: Date().timeIntervalSince1970) }

  /// A moment, with the offset that the system's time zone has then.
  ///
  /// - Parameter seconds: seconds since the beginning of 1970 in Greenwich.
  public init(here seconds: Double) {
    var wholeSeconds = time_t(seconds)
    var local = tm()
    localtime_r(&wholeSeconds, &local)
    self.init(seconds: seconds, utcOffset: local.tm_gmtoff)
  }
}
