import Foundation
import Scheduling
import TestSupport

/// A memory that follows FSRS-6. Some words stick better than others.
struct FSRSMemory: WordMemory {
  private let fsrs: FSRS
  private let isCalm: Bool
  private var state: MemoryState
  private var lastDay: Int

  /// Returns a learner's own weights.
  static func weights(using generator: inout SeededGenerator) -> FSRS {
    let weights = zip(FSRS.Weights.published.values, FSRS.Weights.bounds).map { weight, bounds in
      let own = weight * exp(generator.normal(deviation: 0.2))
      return min(max(own, bounds.lowerBound), bounds.upperBound)
    }
    return FSRS(FSRS.Weights(weights) ?? .published)
  }

  /// - Parameters:
  ///   - pace: the factor by which the first stability differs from that of the weights.
  ///   - isCalm: whether rounds on the day of the last one change nothing.
  init(
    _ fsrs: FSRS, pace: Double, isCalm: Bool, at time: SimulatedTime,
    using generator: inout SeededGenerator
  ) {
    self.fsrs = fsrs
    self.isCalm = isCalm
    let first = fsrs.first(.again)
    let difficulty = first.difficulty + generator.normal(deviation: 1)
    let stability = first.stability * pace * exp(generator.normal(deviation: 0.5))
    state = MemoryState(
      stability: max(stability, FSRS.leastStability),
      difficulty: min(max(difficulty, FSRS.difficulties.lowerBound), FSRS.difficulties.upperBound))
    lastDay = time.day
  }

  func chance(at time: SimulatedTime) -> Double {
    fsrs.retrievability(of: state, after: time.day - lastDay)
  }

  mutating func practise(isRecalled: Bool, at time: SimulatedTime) {
    if isCalm, time.day == lastDay { return }
    state = fsrs.reviewed(state, isRecalled ? .good : .again, after: time.day - lastDay)
    lastDay = time.day
  }
}
