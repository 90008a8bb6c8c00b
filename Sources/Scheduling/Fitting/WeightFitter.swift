internal import Glibc

/// Fits weights to a history by the method of the optimiser in the PyPI package `fsrs` 6.3: Adam
/// (Kingma and Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015) on the cross entropy of
/// the forecasts, in batches of 512 reviews, five times through all items, with a step that falls
/// along a cosine.
///
/// That optimiser keeps the published weights if there are fewer than 512 reviews, and may end a
/// batch within an item. Here, a short history has smaller batches, and a batch ends with its last
/// item.
struct WeightFitter {
  private static let epochs = 5
  /// The possible numbers of reviews in a batch. An eighth of a short history makes a batch, so
  /// that there are enough steps.
  private static let batches = 64...512
  private static let step = 0.04
  /// The number of an item's first reviews that count. Later ones tell little that is new.
  private static let longest = 64

  private var weights = FSRS.Weights.published.values
  private var means: [Double]
  private var squares: [Double]
  private var steps = 0
  private let mostSteps: Int
  private let batch: Int
  private let items: [ArraySlice<ReviewHistory.Review>]

  init(_ history: ReviewHistory) {
    items = history.byItem.map { $0.prefix(Self.longest) }
    means = weights.map { _ in 0 }
    squares = means
    let counted = history.counted()
    batch = min(max(counted / 8, Self.batches.lowerBound), Self.batches.upperBound)
    mostSteps = Self.epochs * ((counted + batch - 1) / batch)
  }

  /// Returns the weights after the epoch with the least loss.
  mutating func fitted(using generator: inout some RandomNumberGenerator) -> FSRS.Weights {
    var best = (weights: weights, loss: Double.infinity)
    for _ in 0..<Self.epochs {
      runEpoch(using: &generator)
      let loss = loss(of: weights)
      if loss < best.loss { best = (weights, loss) }
    }
    return FSRS.Weights(best.weights) ?? .published
  }

  private mutating func runEpoch(using generator: inout some RandomNumberGenerator) {
    var model = MemoryModel(weights)
    var (slope, count) = (Slope.zero, 0)
    for item in items.shuffled(using: &generator) {
      let loss = Self.loss(of: item, by: model)
      slope = slope + loss.sum.slope
      count += loss.count
      guard count >= batch else { continue }
      descend(slope)
      model = MemoryModel(weights)
      (slope, count) = (.zero, 0)
    }
    if count > 0 { descend(slope) }
  }

  /// Returns the sum of the losses of an item's reviews, and their number.
  static func loss(
    of item: ArraySlice<ReviewHistory.Review>, by model: MemoryModel
  ) -> (sum: Dual, count: Int) {
    var (sum, count) = (Dual(0), 0)
    guard let first = item.first else { return (sum, count) }
    var state = model.first(first)
    for review in item.dropFirst() {
      let days = review.day - state.day
      if days > 0 {
        let chance = model.retrievability(of: state, after: days)
        sum = sum + model.loss(of: chance, isRecalled: review.recall.isRecalled)
        count += 1
      }
      state = model.reviewed(state, review)
    }
    return (sum, count)
  }

  private func loss(of weights: [Double]) -> Double {
    let model = MemoryModel(weights)
    return items.reduce(0) { $0 + Self.loss(of: $1, by: model).sum.value }
  }

  /// Takes a step of Adam.
  private mutating func descend(_ slope: Slope) {
    let rate = Self.step / 2 * (1 + cos(Double.pi * Double(steps) / Double(max(mostSteps, 1))))
    steps += 1
    let (shrink, grow) = (1 - pow(0.9, Double(steps)), 1 - pow(0.999, Double(steps)))
    for (index, bounds) in FSRS.Weights.bounds.enumerated() {
      let mean = 0.9 * means[index] + 0.1 * slope[index]
      let square = 0.999 * squares[index] + 0.001 * slope[index] * slope[index]
      let change = rate * mean / shrink / ((square / grow).squareRoot() + 1e-8)
      // A weight that can't be computed stays as it is.
      guard change.isFinite else { continue }
      (means[index], squares[index]) = (mean, square)
      weights[index] = min(max(weights[index] - change, bounds.lowerBound), bounds.upperBound)
    }
  }
}
