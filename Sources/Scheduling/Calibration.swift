internal import Glibc
public import Summaries

/// How a learner's forgetting compares with what the schedule predicts.
///
/// The schedule predicts that an item is recalled with the chance r. A learner who forgets at k
/// times the predicted rate recalls it with the chance r to the power of k: the rate of forgetting
/// is −ln r (Cox, "Regression Models and Life-Tables", 1972). Here, k is the actual forgetting
/// divided by the predicted forgetting.
///
/// For learned items, each sum begins with one forgotten item, so that the first reviews move k a
/// lot, but not at random. An item that the learner knew at first sight has lasted for a long time
/// already; there, k begins with a quarter. Old reviews count less and less, so that k follows a
/// learner who changes.
///
/// ```swift
/// var calibration = Calibration()
/// calibration.record(0.9, .learned, isRecalled: false)
/// calibration.rate(.learned) > 1  // true: the learner forgot more than was predicted.
/// ```
public struct Calibration: Hashable, Sendable {
  /// How the learner came to know an item. The schedule can be right about one kind and wrong about
  /// the other.
  public enum Acquisition: Int, CaseIterable, Hashable, Sendable {
    /// The learner knew the item when it was first asked, and has not failed since.
    case known
    /// The learner failed at least once, and learns the item here.
    case learned
  }

  /// The predicted number of forgotten items, for each acquisition.
  private var predicted = Self.priorPredicted
  /// The actual number of forgotten items, for each acquisition.
  private var came = Self.priorCame

  private static let priorPredicted = SIMD2(1.0, 1)
  private static let priorCame = SIMD2(0.25, 1)
  /// The weight that a review keeps when the next one comes. So about a hundred reviews count.
  private static let keep = 0.99

  /// Creates the calibration of a learner who forgets as predicted.
  public init() {}

  /// Returns k: how many times as fast as predicted the learner forgets.
  public func rate(_ acquisition: Acquisition) -> Double {
    came[acquisition.rawValue] / predicted[acquisition.rawValue]
  }

  /// Records a review.
  ///
  /// - Parameters:
  ///   - retrievability: the predicted chance of recall, from 0 to 1. A chance of 1, such as that
  ///     of an item seen on the same day, is not a forecast.
  ///   - acquisition: how the learner came to know the item.
  ///   - isRecalled: whether the learner recalled the item.
  public mutating func record(
    _ retrievability: Double, _ acquisition: Acquisition, isRecalled: Bool
  ) {
    guard retrievability > 0, retrievability < 1 else { return }
    let index = acquisition.rawValue
    let forgetting = -log(retrievability)
    // A failure shows that the item was forgotten at least once. With a rate of x, that is
    // `x / (1 − e^−x)` times on average.
    let believed = rate(acquisition) * forgetting
    let forgotten = isRecalled ? 0 : believed / (1 - exp(-believed))
    predicted[index] = Self.keep * predicted[index] + (1 - Self.keep) * Self.priorPredicted[index]
    came[index] = Self.keep * came[index] + (1 - Self.keep) * Self.priorCame[index]
    predicted[index] += forgetting
    came[index] += forgotten
  }
}

extension Calibration: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    predicted = SIMD2(try Double(from: &summary), try Double(from: &summary))
    came = SIMD2(try Double(from: &summary), try Double(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    for sum in [predicted, came] {
      sum.x.write(to: &summary)
      sum.y.write(to: &summary)
    }
  }
}
