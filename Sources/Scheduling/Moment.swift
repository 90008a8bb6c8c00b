public import Summaries

/// A point in time with the offset of the learner's clock, as the journal keeps it.
///
/// ```swift
/// let moment = Moment(seconds: 1_795_305_600, utcOffset: 3600)
/// moment.day.description  // "2026-11-22"
/// ```
public struct Moment: Hashable, Sendable, Codable {
  /// Seconds since the beginning of 1970 in Greenwich.
  public let seconds: Double
  /// Seconds east of Greenwich, summer time included.
  public let utcOffset: Int

  /// - Parameters:
  ///   - seconds: seconds since the beginning of 1970 in Greenwich.
  ///   - utcOffset: seconds east of Greenwich, summer time included.
  public init(seconds: Double, utcOffset: Int) {
    self.seconds = seconds
    self.utcOffset = utcOffset
  }

  /// The learner's day of practice at this moment.
  public var day: Day { Day(seconds: seconds, utcOffset: utcOffset) }
}

extension Moment: Summarised {
  /// Reads the value from a summary.
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(
      seconds: try Double(from: &summary), utcOffset: try Int(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    seconds.write(to: &summary)
    utcOffset.write(to: &summary)
  }
}
