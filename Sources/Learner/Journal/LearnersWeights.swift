internal import Hashing
internal import Practice
package import Scheduling
package import Storage
internal import Threads

/// The weights of FSRS, fitted to the learner's own journal.
extension LearnerFiles {
  /// The scheduler with the learner's own weights, or with the published weights as long as the
  /// learner's own weights do not predict better.
  package var scheduler: FSRS { FSRS(weights.read()?.fitted?.weights ?? .published) }

  /// Fits the weights again in the background, if the journal has grown by a tenth since the last
  /// fit. The next session uses the new weights.
  ///
  /// - Parameter rounds: the number of rounds in the journal.
  package func fitWeightsInBackground(rounds: Int) {
    guard rounds >= FittedWeights.leastReviews else { return }
    if let last = weights.read(), Double(rounds) < Self.growth * Double(last.rounds) { return }
    // The fit reads the whole journal. On its own thread, it blocks neither the learner's files nor
    // the threads that all tasks share.
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
