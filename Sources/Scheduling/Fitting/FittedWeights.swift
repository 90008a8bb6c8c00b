internal import Glibc

/// Weights of FSRS that predict one learner's reviews better than the published ones.
///
/// They are fitted to the earlier reviews. They are kept only if they predict the later reviews
/// better by more than chance, and not worse where ``Calibration`` corrects the forecasts, as in a
/// session. Kept weights are fitted once more, to all reviews.
///
/// ```swift
/// var generator = SystemRandomNumberGenerator()
/// if let fitted = FittedWeights(history, using: &generator) {
///   let fsrs = FSRS(fitted.weights)
/// }
/// ```
public struct FittedWeights: Hashable, Sendable, Codable {
  /// The weights, w0 to w20.
  public let weights: FSRS.Weights
  /// The number of reviews to which they are fitted.
  public let reviews: Int
  /// The mean cross entropy, in nats, of the corrected forecasts that the published weights give
  /// for the later reviews.
  public let publishedLoss: Double
  /// The same mean for weights that are fitted to the earlier reviews alone.
  public let fittedLoss: Double

  /// The smallest number of reviews on a later day than the item's previous review. Fewer reviews
  /// can't tell 21 numbers from chance.
  public static let leastReviews = 400
  /// The number of reviews that is enough. Of a longer history, only some items count, each with
  /// all its reviews.
  private static let mostReviews = 20_000
  /// The share of the reviews to which the weights are fitted before they are tried on the others.
  private static let trained = 0.8

  /// Fits weights.
  ///
  /// - Parameters:
  ///   - history: the reviews of the learner.
  ///   - generator: a source of random numbers, which order the items.
  /// - Returns: `nil` if there are fewer reviews than ``leastReviews``, or if the published weights
  ///   predict as well.
  public init?(_ history: ReviewHistory, using generator: inout some RandomNumberGenerator) {
    let all = history.counted()
    guard all >= Self.leastReviews else { return nil }
    let history = history.sampled(every: (all + Self.mostReviews - 1) / Self.mostReviews)
    let counted = history.counted()
    guard let last = history.day(withShare: Self.trained, of: counted) else { return nil }
    var fitter = WeightFitter(history.until(last))
    let tried = fitter.fitted(using: &generator)
    let published = history.losses(after: last, by: .standard)
    let losses = history.losses(after: last, by: FSRS(tried))
    let gains = zip(published, losses).map { $0.plain - $1.plain }
    let corrected = zip(published, losses).map { $0.corrected - $1.corrected }
    guard let gain = Self.mean(gains), gain > Self.error(of: gains),
      let gain = Self.mean(corrected), gain > 0
    else { return nil }
    publishedLoss = Self.mean(published.map(\.corrected)) ?? 0
    fittedLoss = Self.mean(losses.map(\.corrected)) ?? 0
    reviews = counted
    var whole = WeightFitter(history)
    weights = whole.fitted(using: &generator)
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// Returns the standard error of the mean of some values.
  private static func error(of values: [Double]) -> Double {
    guard let mean = mean(values), values.count > 1 else { return .infinity }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1) / Double(values.count)).squareRoot()
  }
}

extension FSRS.Weights: Codable {
  /// Reads the 21 numbers.
  ///
  /// - Throws: `DecodingError` unless they are 21 numbers within their bounds.
  public init(from decoder: any Decoder) throws {
    guard let weights = Self(try [Double](from: decoder)) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not 21 weights within bounds"))
    }
    self = weights
  }

  /// Writes the 21 numbers.
  public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

extension ReviewHistory {
  /// Returns the first day up to which a share of the counted reviews came; `nil` without such a
  /// day.
  fileprivate func day(withShare share: Double, of counted: Int) -> Day? {
    let days = Set(reviews.map(\.day)).sorted()
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      let count = self.counted(upTo: Day(number: Int(days[middle])))
      if Double(count) < share * Double(counted) { low = middle + 1 } else { high = middle }
    }
    return days.indices.contains(low) ? Day(number: Int(days[low])) : nil
  }

  /// Returns the history until the end of a day.
  fileprivate func until(_ last: Day) -> ReviewHistory {
    var history = ReviewHistory()
    var numbers: [Int32: Int] = [:]
    for review in reviews where review.day <= last.number {
      let number = numbers[review.item] ?? numbers.count
      numbers[review.item] = number
      history.record(number, review.recall, on: Day(number: Int(review.day)))
    }
    return history
  }

  /// Returns the cross entropy of two forecasts for each counted review after a day: the plain
  /// forecast, and the one that a session uses, which the earlier reviews have corrected.
  fileprivate func losses(
    after last: Day, by fsrs: FSRS
  ) -> [(plain: Double, corrected: Double)] {
    var memories: [(state: MemoryState, day: Int32, acquisition: Calibration.Acquisition)?] =
      Array(repeating: nil, count: items)
    var calibration = Calibration()
    var losses: [(plain: Double, corrected: Double)] = []
    for review in reviews {
      let item = Int(review.item)
      let isRecalled = review.recall.isRecalled
      guard let (state, day, acquisition) = memories[item] else {
        memories[item] = (fsrs.first(review.recall), review.day, isRecalled ? .known : .learned)
        continue
      }
      let days = Int(review.day - day)
      let predicted = fsrs.retrievability(of: state, after: days)
      if days > 0, review.day > last.number {
        let pair = [predicted, pow(predicted, calibration.rate(acquisition))].map { chance in
          -log(min(max(isRecalled ? chance : 1 - chance, 1e-6), 1))
        }
        losses.append((pair[0], pair[1]))
      }
      calibration.record(predicted, acquisition, isRecalled: isRecalled)
      memories[item] = (
        fsrs.reviewed(state, review.recall, after: days), review.day,
        isRecalled ? acquisition : .learned
      )
    }
    return losses
  }
}
