/// The times from the first hearing of a word to the end of its round.
///
/// Only rounds that were right at the first try, without help, count: they show how fast the
/// learner spells what they know.
public struct ResponseTimes: Hashable, Sendable {
  /// The number of rounds by time, in tenths of a second. The last element counts all slower
  /// rounds.
  private var counts: [Int] = []
  /// The number of rounds.
  public private(set) var rounds = 0
  private var milliseconds = 0

  /// The time from which on a round doesn't count, in tenths of a second: after ten minutes, the
  /// learner was away.
  private static let longest = 6_000

  /// Creates the times of no rounds.
  public init() {}

  /// Records the time of a round.
  mutating func record(_ time: Int) {
    guard time >= 0, time < Self.longest * 100 else { return }
    if counts.isEmpty { counts = Array(repeating: 0, count: Self.longest) }
    counts[time / 100] += 1
    rounds += 1
    milliseconds += time
  }

  /// The median in seconds, to a tenth; `nil` without rounds.
  public var median: Double? {
    guard rounds > 0 else { return nil }
    var left = (rounds + 1) / 2
    for (tenths, count) in counts.enumerated() {
      left -= count
      if left <= 0 { return Double(tenths) / 10 }
    }
    return nil
  }

  /// The number of words in an hour of such rounds, without the time between them; `nil` without
  /// rounds.
  public var wordsAnHour: Int? {
    milliseconds > 0 ? Int((Double(rounds) / Double(milliseconds) * 3_600_000).rounded()) : nil
  }
}
