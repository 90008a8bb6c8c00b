public import Summaries

/// The number of rounds completed one after another, and the best such number so far.
public struct Streak: Hashable, Sendable, Codable {
  /// Rounds completed since the last miss.
  public private(set) var current = 0
  /// The largest ``current`` so far.
  public private(set) var best = 0

  /// Creates an empty streak.
  public init() {}

  /// Records a round: a completed one lengthens the streak, a missed one ends it.
  public mutating func record(isCompleted: Bool) {
    current = isCompleted ? current + 1 : 0
    best = max(best, current)
  }
}

extension Streak: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    current = try Int(from: &summary)
    best = try Int(from: &summary)
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    current.write(to: &summary)
    best.write(to: &summary)
  }
}
