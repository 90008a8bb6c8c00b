internal import Hashing

/// A number that was measured, with the interval that holds 95 % of the results which other samples
/// of the same kind would give.
public struct Estimate: Hashable, Sendable {
  public let value: Double
  public let low: Double
  public let high: Double

  /// The number of samples.
  private static let samples = 1000

  /// Measures a number, and its interval by the bootstrap's percentiles (Efron and Tibshirani, An
  /// Introduction to the Bootstrap, 1993). The interval is the same in each run.
  ///
  /// - Parameters:
  ///   - count: the number of units of the sample, such as viewers.
  ///   - measure: the number that units give; they come more than once.
  public init(units count: Int, _ measure: ([Int]) -> Double) {
    value = measure(Array(0..<count))
    guard count > 0 else {
      (low, high) = (value, value)
      return
    }
    var generator = SeededGenerator(seed: 20)
    let results = (0..<Self.samples).map { _ in
      measure((0..<count).map { _ in Int.random(in: 0..<count, using: &generator) })
    }.sorted()
    (low, high) = (results[Self.samples / 40], results[Self.samples - 1 - Self.samples / 40])
  }

  /// Measures the mean of some numbers.
  public init(meanOf numbers: [Double]) {
    self.init(units: numbers.count) { units in
      units.isEmpty ? 0 : units.reduce(0) { $0 + numbers[$1] } / Double(units.count)
    }
  }
}
