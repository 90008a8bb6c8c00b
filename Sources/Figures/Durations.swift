/// How long something took each time, counted in ranges: a histogram as Prometheus reads it.
public struct Durations: Sendable {
  /// The upper ends of the ranges, in seconds. Longer durations are counted in a last range.
  public static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

  /// The number of durations in each range.
  private var counts = [Int](repeating: 0, count: bounds.count + 1)
  /// The sum of all durations, in seconds.
  public private(set) var sum = 0.0

  public init() {}

  /// The number of durations.
  public var count: Int { counts.reduce(0, +) }

  /// Counts a duration.
  public mutating func add(_ duration: Duration) {
    let seconds = duration / .seconds(1)
    counts[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] += 1
    sum += seconds
  }

  /// The number of durations up to each bound.
  var cumulated: [(bound: Double, count: Int)] {
    var count = 0
    return zip(Self.bounds, counts).map { bound, inRange in
      count += inRange
      return (bound, count)
    }
  }
}
