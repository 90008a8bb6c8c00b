public import Summaries

/// The seconds that a learner's rounds take.
public struct Effort: Hashable, Sendable {
  /// The mean of the rounds that were right at the first try.
  public private(set) var right = 7.0
  /// The mean of all other rounds, with their tries, the shown word and the copy.
  public private(set) var wrong = 32.0

  private var counts = SIMD2(repeating: Self.prior)

  /// The weight of the first values, as a number of rounds.
  private static let prior = 20.0
  /// The largest weight of the earlier rounds. So each is a mean of the last hundred rounds or so.
  private static let most = 100.0
  /// The time, in seconds, from which on a round doesn't count: the learner was away.
  private static let longest = 120.0

  /// Creates the effort of a learner without rounds.
  public init() {}

  /// Returns the expected seconds of a round that is right with a given chance. A wrong round also
  /// costs a right one, because the item comes back once.
  public func seconds(chance: Double) -> Double {
    chance * right + (1 - chance) * (wrong + right)
  }

  /// Records the time of a round in seconds.
  public mutating func record(_ seconds: Double, isRecalled: Bool) {
    guard seconds > 0, seconds < Self.longest else { return }
    let index = isRecalled ? 0 : 1
    counts[index] = min(counts[index] + 1, Self.most)
    if isRecalled {
      right += (seconds - right) / counts[index]
    } else {
      wrong += (seconds - wrong) / counts[index]
    }
  }
}

extension Effort: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    right = try Double(from: &summary)
    wrong = try Double(from: &summary)
    counts = SIMD2(try Double(from: &summary), try Double(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    for value in [right, wrong, counts.x, counts.y] { value.write(to: &summary) }
  }
}
