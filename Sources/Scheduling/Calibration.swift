internal import Glibc
public import Summaries

/// How a learner's forgetting compares with what the schedule foretells.
///
/// The schedule foretells that an item is recalled with the chance r. A learner who forgets at k
/// times the foretold rate recalls it with the chance r to the power of k: the rate of forgetting
/// is −ln r (Cox, "Regression Models and Life-Tables", 1972). Here, k is the actual forgetting
/// divided by the foretold forgetting.
///
/// For learned items, each sum begins with one forgotten item, so that the first reviews move k a
/// lot, but not at random. An item that the learner knew at first sight has lasted for a long time
/// already; there, k begins with a quarter. Old reviews count less and less, so that k follows a
/// learner who changes.
///
/// ```swift
/// var calibration = Calibration()
/// calibration.record(0.9, .learned, isRecalled: false)
/// calibration.rate(.learned) > 1  // true: the learner forgot more than was foretold.
/// ```
public struct Calibration: Hashable, Sendable {
  /// How the learner came to know an item. The schedule can be right about one kind and wrong about
  /// the other.
  public enum Standing: Int, CaseIterable, Hashable, Sendable {
    /// The learner knew the item when it was first asked, and has not failed since.
    case known
    /// The learner failed at least once, and learns the item here.
    case learned
  }

  /// The foretold number of forgotten items, for each standing.
  private var foretold = Self.priorForetold
  /// The actual number of forgotten items, for each standing.
  private var came = Self.priorCame

  private static let priorForetold = SIMD2(1.0, 1)
  private static let priorCame = SIMD2(0.25, 1)
  /// The weight that a review keeps when the next one comes. So about a hundred reviews count.
  private static let keep = 0.99

  /// Creates the calibration of a learner who forgets as foretold.
  public init() {}

  /// Returns k: how many times as fast as foretold the learner forgets.
  public func rate(_ standing: Standing) -> Double {
    came[standing.rawValue] / foretold[standing.rawValue]
  }

  /// Records a review.
  ///
  /// - Parameters:
  ///   - retrievability: the foretold chance of recall, from 0 to 1. A chance of 1, such as that of
  ///     an item seen on the same day, is not a forecast.
  ///   - isRecalled: whether the learner recalled the item.
  public mutating func record(
    _ retrievability: Double, _ standing: Standing, isRecalled: Bool
  ) {
    guard retrievability > 0, retrievability < 1 else { return }
    let index = standing.rawValue
    let forgetting = -log(retrievability)
    // A failure shows that the item was forgotten at least once. With a rate of x, that is
    // `x / (1 − e^−x)` times on average.
    let believed = rate(standing) * forgetting
    let forgotten = isRecalled ? 0 : believed / (1 - exp(-believed))
    foretold[index] = Self.keep * foretold[index] + (1 - Self.keep) * Self.priorForetold[index]
    came[index] = Self.keep * came[index] + (1 - Self.keep) * Self.priorCame[index]
    foretold[index] += forgetting
    came[index] += forgotten
  }
}

extension Calibration: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    foretold = SIMD2(try Double(from: &summary), try Double(from: &summary))
    came = SIMD2(try Double(from: &summary), try Double(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    for sum in [foretold, came] {
      sum.x.write(to: &summary)
      sum.y.write(to: &summary)
    }
  }
}
