import Foundation
import TestSupport

/// A memory that fades much faster than FSRS predicts. The half-life is half a day after the first
/// miss. Each success multiplies it by less than three: the more was forgotten, the more. A miss
/// leaves it as it is, because the learner then sees and copies the word.
struct FastMemory: WordMemory {
  /// In days.
  private var halfLife: Double
  private let least: Double
  private var last: SimulatedTime

  init(learner: Double, at time: SimulatedTime, using generator: inout SeededGenerator) {
    least = 0.5 * exp(learner + generator.normal(deviation: 0.2))
    halfLife = least
    last = time
  }

  func chance(at time: SimulatedTime) -> Double {
    exp2((last.days - time.days) / halfLife)
  }

  mutating func practise(isRecalled: Bool, at time: SimulatedTime) {
    if isRecalled { halfLife *= 1.05 + 1.8 * (1 - chance(at: time)) }
    last = time
  }
}
