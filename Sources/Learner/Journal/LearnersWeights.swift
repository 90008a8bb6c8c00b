internal import Hashing
internal import Practice
package import Scheduling
package import Storage
internal import Threads

/// FSRS's weights that are fitted to the learner's own journal.
extension LearnerFiles {
  /// The scheduler with the learner's own weights; with the published ones as long as these
  /// foretell as well.
  package var scheduler: FSRS { FSRS(weights.read()?.fitted?.weights ?? .published) }

  /// Fits the weights anew in the background, if the journal has grown by a tenth since the last
  /// time. The next session uses them.
  ///
  /// - Parameter rounds: the number of rounds in the journal.
  package func fitWeightsInBackground(rounds: Int) {
    guard rounds >= FittedWeights.leastReviews else { return }
    if let last = weights.read(), Double(rounds) < Self.growth * Double(last.rounds) { return }
    // It reads the whole journal, so it holds up neither the learner's files nor the threads of all
    // tasks.
    let thread = DedicatedThread(name: "vocalvocab.weights")
    Task(executorPreference: thread) { try? self.fitWeights() }
  }

  private static let growth = 1.1

  /// Fits the weights, and keeps them.
  ///
  /// - Throws: `StorageError` when the journal can't be read, or the weights can't be written.
  package func fitWeights() throws(StorageError) {
    var history = ReviewHistory()
    var numbers: [String: Int] = [:]
    var rounds = 0
    try journal.read { line in
      guard let round = line.entry(JournalEntry.self).flatMap({ RoundResult($0) }) else { return }
      rounds += 1
      let number = numbers[round.word] ?? numbers.count
      numbers[round.word] = number
      history.record(number, Recall(round), on: round.at.day)
    }
    // The same journal always gives the same weights.
    var generator = SeededGenerator(seed: 1)
    try weights.keep(.init(FittedWeights(history, using: &generator), rounds: rounds))
  }
}
