internal import Learner
internal import Practice
internal import Scheduling
internal import Storage
internal import Today

extension LearnerSession {
  /// The figures that the class page shows of the learner.
  struct Review: Sendable {
    let report: LearnerReport
    /// The day of the last completion of each word, by the word in lower case.
    let completed: [String: Day]

    /// The facts that a review depends on.
    struct Basis: Equatable {
      let day: Day
      /// The size of the journal, in bytes.
      let journal: Int
    }
  }

  /// Returns what the class page shows of the learner, which is computed anew only after another
  /// round.
  ///
  /// - Throws: `StorageError` when the learner's files can't be read.
  func review(at now: Moment) throws -> Review {
    try lastReview.value(on: Review.Basis(day: now.day, journal: try files.journal.size())) {
      Review(
        report: LearnerReport(try Statistics(files, try preferences, now: now)),
        completed: try files.lastCompletions())
    }
  }
}
