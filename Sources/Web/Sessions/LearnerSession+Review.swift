internal import Learner
internal import Practice
internal import Scheduling
internal import Spelling
internal import Storage
internal import Today

extension LearnerSession {
  /// The figures that the class page shows about the learner.
  struct Review: Sendable {
    let report: LearnerReport
    /// The day of the last completion of each word, by the word in lower case.
    let completed: [String: Day]
    let missedToday: [MissedToday.Word]

    /// The facts that a review depends on.
    struct Basis: Equatable {
      let day: Day
      /// The size of the journal, in bytes.
      let journal: Int
    }
  }

  /// Returns the figures that the class page shows about the learner. They are computed again only
  /// on another day or after a new entry in the journal.
  ///
  /// - Throws: `StorageError` when the learner's files can't be read.
  func review(at now: Moment) throws -> Review {
    try lastReview.value(on: Review.Basis(day: now.day, journal: try files.journal.size())) {
      Review(
        report: LearnerReport(try Statistics(files, try preferences, now: now)),
        completed: try files.lastCompletions(),
        missedToday: try missedToday.words(files, on: now.day))
    }
  }

  /// The word that the learner is asked now; `nil` without one. A session that was left before the
  /// server started asks nothing yet.
  ///
  /// - Throws: `StorageError`.
  var asked: AskedWord? {
    get async throws {
      // The server that has the turn has the session.
      guard try files.hasTurn() else { return try files.openSession.read()?.asked }
      return await session?.asked
    }
  }
}
