import Foundation
import TestSupport
import Testing

@testable import Scheduling

@Suite("The weights of one learner")
struct FittingTests {
  private func fit(_ history: ReviewHistory) -> FittedWeights? {
    var generator = SeededGenerator(seed: 1)
    return FittedWeights(history, using: &generator)
  }

  /// Returns the mean loss of forecasts with some weights.
  private func loss(_ history: ReviewHistory, _ weights: FSRS.Weights) -> Double {
    let model = MemoryModel(weights.values)
    let losses = history.byItem.map { WeightFitter.loss(of: $0[...], by: model) }
    return losses.reduce(0) { $0 + $1.sum.value } / Double(losses.reduce(0) { $0 + $1.count })
  }

  /// Returns the reviews of an item, with every grade, after many days and on the same day.
  private func mixed(_ seed: UInt64) -> ArraySlice<ReviewHistory.Review> {
    var generator = SeededGenerator(seed: seed)
    var day: Int32 = 20_000
    return (0..<12).map { _ in
      day += [0, 1, 3, 40].randomElement(using: &generator) ?? 1
      let recall = Recall.allCases.randomElement(using: &generator) ?? .good
      return ReviewHistory.Review(item: 0, day: day, recall: recall)
    }[...]
  }

  @Test(
    "are fitted by a model with the values of the scheduler", arguments: 0..<50 as Range<UInt64>)
  func model(seed: UInt64) {
    for weights in [FSRS.Weights.published, SimulatedReviews.fast, SimulatedReviews.slow] {
      let (fsrs, model) = (FSRS(weights), MemoryModel(weights.values))
      let reviews = mixed(seed)
      var (state, traced) = (fsrs.first(reviews[0].recall), model.first(reviews[0]))
      for (one, next) in zip(reviews, reviews.dropFirst()) {
        let days = next.day - one.day
        let chance = fsrs.retrievability(of: state, after: Int(days))
        #expect((model.retrievability(of: traced, after: days).value - chance).magnitude < 1e-9)
        state = fsrs.reviewed(state, next.recall, after: Int(days))
        traced = model.reviewed(traced, next)
        #expect((traced.stability.value / state.stability - 1).magnitude < 1e-9)
        #expect((traced.difficulty.value - state.difficulty).magnitude < 1e-9)
      }
    }
  }

  @Test("follow the slope of the loss", arguments: 0..<20 as Range<UInt64>)
  func slope(seed: UInt64) {
    let reviews = mixed(seed)
    let weights = SimulatedReviews.slow.values
    let slope = WeightFitter.loss(of: reviews, by: MemoryModel(weights)).sum.slope
    for index in weights.indices {
      let step = 1e-6 * max(weights[index], 0.01)
      let losses = [-step, step].map { change in
        var moved = weights
        moved[index] += change
        return WeightFitter.loss(of: reviews, by: MemoryModel(moved)).sum.value
      }
      let difference = (losses[1] - losses[0]) / (2 * step)
      let tolerance = 1e-4 * max(1, difference.magnitude)
      #expect((slope[index] - difference).magnitude < tolerance, "weight \(index)")
    }
  }

  @Test(
    "predict the coming reviews better for a learner with an unusual memory",
    arguments: [SimulatedReviews.slow, SimulatedReviews.fast])
  func better(weights: FSRS.Weights) {
    let later = SimulatedReviews(weights, count: 5000, seed: 100).history
    let (published, least) = (loss(later, .published), loss(later, weights))
    var kept = 0
    for seed in 0..<10 as Range<UInt64> {
      guard let fitted = fit(SimulatedReviews(weights, count: 3000, seed: seed).history) else {
        continue
      }
      kept += 1
      #expect(fitted.fittedLoss < fitted.publishedLoss && fitted.reviews == 3000)
      // They gain most of what can be gained.
      #expect(published - loss(later, fitted.weights) > 0.6 * (published - least))
    }
    #expect(kept >= 4)
  }

  @Test("are seldom kept for a learner with the usual memory, and then harm little")
  func usual() {
    var kept = 0
    for seed in 0..<20 as Range<UInt64> {
      guard let fitted = fit(SimulatedReviews(.published, count: 800, seed: seed).history) else {
        continue
      }
      kept += 1
      let later = SimulatedReviews(.published, count: 3000, seed: seed + 100).history
      #expect(loss(later, fitted.weights) < loss(later, .published) + 0.02)
    }
    #expect(kept <= 6)
  }

  @Test("need 400 reviews on a later day")
  func few() {
    let counts = [399, 400].map { count in
      (0..<10 as Range<UInt64>).count { seed in
        fit(SimulatedReviews(SimulatedReviews.fast, count: count, seed: seed).history) != nil
      }
    }
    #expect(counts[0] == 0 && counts[1] > 1, "\(counts)")
    #expect(fit(ReviewHistory()) == nil)
  }

  @Test("are the same for the same reviews")
  func determinism() {
    let history = SimulatedReviews(SimulatedReviews.slow, count: 3000, seed: 5).history
    let fits = (0..<2).map { _ in fit(history) }
    #expect(fits[0] == fits[1] && fits[0] != nil)
  }

  @Test("stay within bounds whatever the reviews", arguments: 0..<7)
  func strange(kind: Int) {
    var history = ReviewHistory()
    var generator = SeededGenerator(seed: 9)
    for number in 0..<3000 {
      let recall = [Recall.again, .easy, .hard][min(kind, 2)]
      switch kind {
      case 0...2: history.record(number / 10, recall, on: Day(number: number))
      case 3: history.record(number / 10, .again, on: Day(number: 5))
      case 4: history.record(number, .good, on: Day(number: number))
      case 5: history.record(number / 10, .good, on: Day(number: -number * 1000))
      default:
        let day = [Int.min, 0, 1, Int.max].randomElement(using: &generator) ?? 0
        history.record(number % 10, number % 3 == 0 ? .again : .good, on: Day(number: day))
      }
    }
    if let fitted = fit(history) {
      #expect(FSRS.Weights(fitted.weights.values) != nil)
      #expect(fitted.fittedLoss.isFinite && fitted.fittedLoss < fitted.publishedLoss)
    }
  }

  @Test("are kept as JSON, which must be 21 numbers within their bounds")
  func json() throws {
    let coded = try JSONEncoder().encode(SimulatedReviews.slow)
    let weights = try JSONDecoder().decode(FSRS.Weights.self, from: coded)
    #expect(weights == SimulatedReviews.slow)
    for text in [
      "[]", "[1,2]", "[" + Array(repeating: "1e9", count: 21).joined(separator: ",") + "]",
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(FSRS.Weights.self, from: Data(text.utf8))
      }
    }
  }
}
