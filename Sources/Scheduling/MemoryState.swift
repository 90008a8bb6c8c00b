public import Summaries

/// The two numbers with which FSRS describes a memory.
public struct MemoryState: Hashable, Sendable {
  /// The number of days after which the chance of recall is nine in ten.
  public let stability: Double
  /// How hard the item is to learn, from 1, the easiest, to 10.
  public let difficulty: Double

  /// - Parameters:
  ///   - stability: the number of days after which the chance of recall is nine in ten.
  ///   - difficulty: how hard the item is to learn, from 1 to 10.
  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}

extension MemoryState: Summarised {
  /// Reads the value from a summary.
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(
      stability: try Double(from: &summary), difficulty: try Double(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    stability.write(to: &summary)
    difficulty.write(to: &summary)
  }
}
