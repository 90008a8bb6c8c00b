public import Scheduling
public import Summaries

/// How a round ended, and with how much help. Only ``firstTry`` shows what the learner knows.
public enum Attainment: Int, CaseIterable, Hashable, Sendable {
  /// Completed at the first try, by ear alone.
  case firstTry
  /// Completed at the first try, after the learner took back a slip of the finger.
  case slip
  /// Completed after a wrong try, without a hint.
  case afterWrongTry
  /// Completed after a hint, at any try.
  case helped
  /// Missed at the last try.
  case missed
  /// Given up by the learner.
  case skipped

  /// Whether the learner completed the word.
  public var isCompleted: Bool { self != .missed && self != .skipped }
}

/// The number of rounds with each ``Attainment``.
public struct Attainments: Hashable, Sendable {
  private var counts = Array(repeating: 0, count: Attainment.allCases.count)

  /// Creates counts of no rounds.
  public init() {}

  /// Records a round that is over.
  public mutating func record(_ attainment: Attainment) { counts[attainment.rawValue] += 1 }

  /// The number of all rounds.
  public var rounds: Int { counts.reduce(0, +) }

  /// Returns the share of rounds with an attainment.
  public func share(_ attainment: Attainment) -> Share {
    Share(counts[attainment.rawValue], of: rounds)
  }
}

extension Attainments: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    counts = try [Int](from: &summary)
    guard counts.count == Attainment.allCases.count else { throw UnreadableSummary() }
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    counts.write(to: &summary)
  }
}
