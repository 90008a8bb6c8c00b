public import FoundationEssentials
public import Scheduling

extension Moment {
  /// The point in time without the offset of the clock.
  public var date: Date { Date(timeIntervalSince1970: seconds) }

  /// Makes the moment of a date.
  ///
  /// - Parameters:
  ///   - date: the point in time.
  ///   - utcOffset: the seconds by which the local clock is ahead of UTC.
  public init(date: Date, utcOffset: Int) {
    self.init(seconds: date.timeIntervalSince1970, utcOffset: utcOffset)
  }
}
