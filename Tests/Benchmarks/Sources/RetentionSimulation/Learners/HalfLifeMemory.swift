import Foundation
import TestSupport

/// A memory of half-life regression: the chance is 2^(−time / half-life), and the half-life is 2 to
/// the power of a weighted sum of the right and wrong answers so far.
///
/// Settles and Meeder, "A Trainable Spaced Repetition Model for Language Learning", ACL 2016, count
/// answers by sessions and bound the half-life by 15 minutes and 274 days. Their paper has the
/// Leitner system as a special case, with the weights 1 for right and −1 for wrong answers. A wrong
/// answer here takes half of that, since the learner sees and copies the word.
struct HalfLifeMemory: WordMemory {
  /// The base-2 logarithm of the half-life in days.
  private var exponent: Double
  private let growth: Double
  private var last: SimulatedTime

  init(learner: Double, at time: SimulatedTime, using generator: inout SeededGenerator) {
    exponent = 1.4 + learner + generator.normal(deviation: 0.7)
    growth = exp(generator.normal(deviation: 0.2))
    last = time
  }

  private var halfLife: Double { min(max(exp2(exponent), 1.0 / 96), 274) }

  func chance(at time: SimulatedTime) -> Double {
    exp2((last.days - time.days) / halfLife)
  }

  mutating func practise(isRecalled: Bool, at time: SimulatedTime) {
    if time.day > last.day { exponent += isRecalled ? growth : -0.5 }
    last = time
  }
}
