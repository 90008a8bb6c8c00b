import Foundation
import TestSupport

/// A memory of ACT-R: each encounter leaves a trace that fades by a power law, and the more active
/// the memory is at an encounter, the faster the new trace fades.
///
/// The formulas and parameters, but for the threshold, are those of Pavlik and Anderson, "Practice
/// and Forgetting Effects on Vocabulary Memory: An Activation-Based Model of the Spacing Effect",
/// Cognitive Science 29, 2005. Between sessions, time passes at 0.025 of its rate. After a miss the
/// learner sees the word and copies it, which leaves two traces. Their threshold of −0.704 is for
/// pairs of words in two languages, recalled within seconds; with it, hardly anything would last
/// for two months. A spelling is helped by its sound, so the threshold is lower here.
struct PowerLawMemory: WordMemory {
  private static let leastDecay = 0.177
  private static let decayScale = 0.217
  private static let threshold = -1.0
  private static let noise = 0.255
  private static let timeScale = 0.025

  private let leastDecay: Double
  private let threshold: Double
  /// The time of each trace in seconds of memory, and its decay.
  private var traces: [(at: Double, decay: Double)] = []

  init(learner: Double, at time: SimulatedTime, using generator: inout SeededGenerator) {
    leastDecay = Self.leastDecay * exp(learner)
    threshold = Self.threshold + generator.normal(deviation: 0.3)
    encode(at: time)
    encode(at: time)
  }

  private static func seconds(_ time: SimulatedTime) -> Double {
    Double(time.day) * 86_400 * timeScale + time.seconds
  }

  private func strength(at seconds: Double) -> Double {
    // A trace is a second old at least.
    traces.reduce(0) { $0 + pow(max(seconds - $1.at, 1), -$1.decay) }
  }

  func chance(at time: SimulatedTime) -> Double {
    1 / (1 + exp((threshold - log(strength(at: Self.seconds(time)))) / Self.noise))
  }

  private mutating func encode(at time: SimulatedTime) {
    let seconds = Self.seconds(time)
    traces.append((seconds, leastDecay + Self.decayScale * strength(at: seconds)))
  }

  mutating func practise(isRecalled: Bool, at time: SimulatedTime) {
    encode(at: time)
    if !isRecalled { encode(at: time) }
  }
}
