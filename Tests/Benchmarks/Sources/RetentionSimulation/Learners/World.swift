import Foundation
import Scheduling
import TestSupport

/// The way in which a learner's memory works. The policies know nothing of it.
enum World: String, CaseIterable, Sendable {
  /// FSRS-6. Each learner has weights that lie about a fifth beside the published ones.
  case fsrs = "FSRS-6"
  /// The same, with rounds on the same day that change nothing.
  case calmDay = "FSRS-6, no forgetting within a day"
  case weak = "FSRS-6, weak learners"
  case strong = "FSRS-6, strong learners"
  case halfLife = "half-life regression"
  case powerLaw = "ACT-R"
  case fast = "fast forgetting"

  /// The mean of the learners' abilities, in logits. With 1, a learner knows about three quarters
  /// of the pool before the first day.
  var ability: Double {
    switch self {
    case .weak: -0.5
    case .strong: 2.5
    default: 1
    }
  }

  /// Returns the memory that one learner has of a word after the first miss.
  func makeMemory(seed: UInt64) -> (inout SeededGenerator, SimulatedTime) -> any WordMemory {
    var generator = SeededGenerator(seed: seed)
    switch self {
    case .fsrs, .calmDay, .weak, .strong:
      let fsrs = FSRSMemory.weights(using: &generator)
      let pace = self == .weak ? 0.5 : self == .strong ? 2 : 1
      let isCalm = self == .calmDay
      return { FSRSMemory(fsrs, pace: pace, isCalm: isCalm, at: $1, using: &$0) }
    case .halfLife:
      let own = generator.normal(deviation: 0.5)
      return { HalfLifeMemory(learner: own, at: $1, using: &$0) }
    case .powerLaw:
      let own = generator.normal(deviation: 0.2)
      return { PowerLawMemory(learner: own, at: $1, using: &$0) }
    case .fast:
      let own = generator.normal(deviation: 0.2)
      return { FastMemory(learner: own, at: $1, using: &$0) }
    }
  }
}

/// A moment of the simulation.
struct SimulatedTime: Sendable {
  let day: Int
  /// Seconds since the session of the day began.
  let seconds: Double

  /// The time in days since the first session began.
  var days: Double { Double(day) + seconds / 86_400 }
}

/// The memory of a word that the learner did not know before. It begins with the first miss.
protocol WordMemory: Sendable {
  /// Returns the chance that the learner spells the word.
  func chance(at time: SimulatedTime) -> Double
  /// Changes the memory in a round. After a miss the learner sees the word and copies it.
  mutating func practise(isRecalled: Bool, at time: SimulatedTime)
}
