import Foundation
import Practice
import Scheduling
import TestSupport

/// A learner as the simulation has them: which words they knew before, and how they forget the others.
///
/// What was known before stays known. What was not is missed when it is met, shown and copied, and from
/// then on follows the forgetting curve of FSRS-6: with weights of the learner's own, each a fifth
/// higher or lower than the published ones that the schedule goes by, and with words that stick better
/// or worse.
struct Learner {
  private struct Trace {
    var state: MemoryState
    var lastDay: Int
    /// The last day on which the learner needed to see the word.
    var shownDay: Int
    /// Spelled at first try on a day on which it had not been shown.
    var isLearned = false
  }

  private let fsrs: FSRS
  private let ability: Double
  private var known: [String: Bool] = [:]
  private var traces: [String: Trace] = [:]
  private var generator: SeededGenerator

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // About three quarters of the pool are known before.
    ability = generator.normal(mean: 1, deviation: 1)
    let weights = zip(FSRS.Weights.published.values, FSRS.Weights.bounds).map { weight, bounds in
      let own = weight * exp(generator.normal(deviation: 0.2))
      return min(max(own, bounds.lowerBound), bounds.upperBound)
    }
    fsrs = FSRS(FSRS.Weights(weights) ?? .published)
    self.generator = generator
  }

  /// - Returns: whether the first try was right.
  mutating func spell(_ word: PoolWord, on day: Int) -> Bool {
    if isKnown(word) { return true }
    guard var trace = traces[word.text] else {
      traces[word.text] = Trace(state: firstState(), lastDay: day, shownDay: day)
      return false
    }
    let days = day - trace.lastDay
    let isRecalled = generator.isTrue(chance: fsrs.retrievability(of: trace.state, after: days))
    trace.state = fsrs.reviewed(trace.state, isRecalled ? .good : .again, after: days)
    trace.lastDay = day
    if !isRecalled {
      trace.shownDay = day
    } else if trace.shownDay < day {
      trace.isLearned = true
    }
    traces[word.text] = trace
    return isRecalled
  }

  /// Whether a word that was spelled rightly came without having to think: more often one that was
  /// known before.
  mutating func isQuick(_ word: PoolWord) -> Bool {
    generator.isTrue(chance: isKnown(word) ? 0.6 : 0.2)
  }

  private mutating func isKnown(_ word: PoolWord) -> Bool {
    if let isKnown = known[word.text] { return isKnown }
    let isKnown = generator.isTrue(chance: 1 / (1 + exp(word.difficulty - ability)))
    known[word.text] = isKnown
    return isKnown
  }

  private mutating func firstState() -> MemoryState {
    let first = fsrs.first(.again)
    let difficulty = first.difficulty + generator.normal(deviation: 1)
    return MemoryState(
      stability: max(
        first.stability * exp(generator.normal(deviation: 0.5)), FSRS.leastStability),
      difficulty: min(max(difficulty, FSRS.difficulties.lowerBound), FSRS.difficulties.upperBound))
  }

  // MARK: The test

  /// What a test of all the words that were not known before finds.
  func test(on day: Int) -> Outcome {
    var outcome = Outcome()
    for word in traces.keys.sorted() {
      guard let trace = traces[word] else { continue }
      let chance = fsrs.retrievability(of: trace.state, after: day - trace.lastDay)
      outcome.met += 1
      outcome.spelled += chance
      if trace.isLearned { outcome.known += chance }
      if chance >= 0.8 { outcome.reliable += 1 }
    }
    return outcome
  }
}

/// Words that a learner did not know before, in expected numbers.
struct Outcome {
  /// Asked at least once.
  var met = 0.0
  /// Of those, spelled rightly in the test.
  var spelled = 0.0
  /// Of those, learned: they were spelled at first try before, on a day on which they had not been
  /// shown.
  var known = 0.0
  /// Of those that were met, the ones that are spelled at least four times in five.
  var reliable = 0.0
}
