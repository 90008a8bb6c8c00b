public import Summaries

extension FSRS {
  /// The 21 numbers, w0 to w20, that fit FSRS to a learner.
  public struct Weights: Hashable, Sendable {
    /// `DEFAULT_PARAMETERS` of the PyPI package `fsrs` 6.3, fitted to the reviews of many learners.
    public static let published = Weights(unchecked: [
      // The stability that the first review leaves: again, hard, good, easy.
      0.212, 1.2931, 2.3065, 8.2956,
      // Difficulty: its first value, how that follows the grade, its step, its pull to the mean.
      6.4133, 0.8334, 3.0194, 0.001,
      // The growth of stability after a success.
      1.8722, 0.1666, 0.796,
      // The stability that remains after a failure.
      1.4835, 0.0614, 0.2629, 1.6483,
      // The penalty for hard, the bonus for easy.
      0.6014, 1.8729,
      // Reviews on the same day.
      0.5425, 0.0912, 0.0658,
      // The decay of the forgetting curve.
      0.1542,
    ])

    /// The bounds of each number: `LOWER_BOUNDS_PARAMETERS` and `UPPER_BOUNDS_PARAMETERS` of the
    /// same package.
    public static let bounds: [ClosedRange<Double>] = [
      0.001...100, 0.001...100, 0.001...100, 0.001...100,
      1...10, 0.001...4, 0.001...4, 0.001...0.75,
      0...4.5, 0...0.8, 0.001...3.5,
      0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
      0...1, 1...6,
      0...2, 0...2, 0...0.8,
      0.1...0.8,
    ]

    /// The numbers w0 to w20.
    public let values: [Double]

    /// Returns `nil` unless the list has 21 numbers, each within its ``bounds``.
    public init?(_ values: [Double]) {
      guard values.count == Self.bounds.count,
        zip(Self.bounds, values).allSatisfy({ $0.contains($1) })
      else { return nil }
      self.values = values
    }

    private init(unchecked values: [Double]) { self.values = values }
  }
}

extension FSRS.Weights: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    guard let weights = Self(try [Double](from: &summary)) else { throw UnreadableSummary() }
    self = weights
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    values.write(to: &summary)
  }
}
