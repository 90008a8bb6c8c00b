/// The hours in which no reminder comes.
public struct QuietHours: Hashable, Sendable, Codable {
  /// The first quiet minute.
  public let start: TimeOfDay
  /// The first minute that is not quiet any more.
  public let end: TimeOfDay

  /// - Parameters:
  ///   - start: the first quiet minute. The hours may go on over midnight.
  ///   - end: the first minute that is not quiet any more; the same as `start` for no quiet hours.
  public init(from start: TimeOfDay, to end: TimeOfDay) { (self.start, self.end) = (start, end) }

  /// From 21 to 8 o'clock.
  public static var usual: QuietHours? {
    guard let start = TimeOfDay(hour: 21), let end = TimeOfDay(hour: 8) else { return nil }
    return QuietHours(from: start, to: end)
  }

  /// Returns whether a time is one of the quiet hours.
  public func contains(_ time: TimeOfDay) -> Bool {
    start <= end ? (start..<end).contains(time) : time >= start || time < end
  }
}

extension QuietHours: CustomStringConvertible {
  /// The hours such as `21:00-08:00`.
  public var description: String { "\(start)-\(end)" }
}
