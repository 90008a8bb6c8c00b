import Foundation
import Practice
import Scheduling
import TestSupport

/// A simulated learner: the words that they knew before, and the way they forget the others.
///
/// A word that the learner knew before stays known. Any other word is missed when it is first asked, and
/// is shown and copied. From then on it follows the forgetting curve of FSRS-6. The schedule goes by the
/// published weights; the learner has weights that differ from them by about a fifth. Some words stick
/// better than others.
struct Learner {
  private struct Trace {
    var state: MemoryState
    var lastDay: Int
    /// The last day on which the learner needed to see the word.
    var shownDay: Int
    /// Whether the learner spelled the word at the first try on a day on which it had not been shown.
    var isLearned = false
  }

  private let fsrs: FSRS
  private let ability: Double
  private var known: [String: Bool] = [:]
  private var traces: [String: Trace] = [:]
  private var generator: SeededGenerator

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // A learner knows about three quarters of the pool before the first day.
    ability = generator.normal(mean: 1, deviation: 1)
    let weights = zip(FSRS.Weights.published.values, FSRS.Weights.bounds).map { weight, bounds in
      let own = weight * exp(generator.normal(deviation: 0.2))
      return min(max(own, bounds.lowerBound), bounds.upperBound)
    }
    fsrs = FSRS(FSRS.Weights(weights) ?? .published)
    self.generator = generator
  }

  /// Asks a word, and returns whether the first try is right.
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

  /// Returns whether the learner spelled a word without having to think. Words that they knew before
  /// come quickly more often.
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

  /// Returns the result of a test of all words that the learner did not know before.
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

/// The expected numbers of words among those that a learner did not know before.
struct Outcome {
  /// Words that were asked at least once.
  var met = 0.0
  /// Words that are right in the test.
  var spelled = 0.0
  /// Learned words that are right in the test. A word is learned when the learner spelled it at the
  /// first try on a day on which it had not been shown.
  var known = 0.0
  /// Words that the learner spells at least four times in five.
  var reliable = 0.0
}
