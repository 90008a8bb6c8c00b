package import Learner
package import Scheduling
package import Storage
package import Vocabulary

/// A learner's progress with an assignment.
package struct AssignmentProgress: Hashable, Sendable {
  /// The number of words in the list.
  public let words: Int
  /// The words that the learner has yet to complete, in the list's order.
  public let left: [WordList.Entry]

  /// The number of words that the learner completed since the assignment began.
  public var completed: Int { words - left.count }
  /// Whether the learner has completed every word.
  public var isDone: Bool { left.isEmpty }

  /// Compares a list with a learner's completed words.
  ///
  /// - Parameter completed: the day of the last completion of each word, by the word in lower case.
  package init(
    _ assignment: Assignment, of entries: [WordList.Entry], completed: [String: Day]
  ) {
    words = entries.count
    left = entries.filter { entry in
      completed[entry.word.lowercased()].map { $0 < assignment.since } ?? true
    }
  }
}

extension LearnerFiles {
  /// Returns the learner's assignments, each with its progress. Unfinished assignments come before
  /// finished ones, and earlier due days before later ones.
  ///
  /// - Throws: `StorageError`.
  package func assignmentProgress() throws(StorageError) -> [(Assignment, AssignmentProgress)] {
    let assignments = try schoolwork?.assignments() ?? []
    guard !assignments.isEmpty else { return [] }
    let completed = try lastCompletions()
    return try assignments.map { assignment throws(StorageError) in
      let words = try lists.list(named: assignment.list).words
      return (assignment, AssignmentProgress(assignment, of: words, completed: completed))
    }.sorted { one, other in
      let (first, second) = (one.1.isDone, other.1.isDone)
      guard first == second else { return second }
      return (one.0.due?.number ?? .max) < (other.0.due?.number ?? .max)
    }
  }

  /// Returns the name of the list of an assignment; `nil` for an assignment that the learner
  /// doesn't have.
  func list(ofAssignment id: String) throws(StorageError) -> String? {
    try schoolwork?.assignments().first { $0.id == id }?.list
  }

  /// Returns the words that an assignment asks now: the words that are left, or all words once the
  /// assignment is done. Excluded words are never asked.
  ///
  /// - Throws: ``WishError/noAssignment`` for an assignment that the learner doesn't have,
  ///   `StorageError`.
  func wordsToAsk(ofAssignment id: String) throws -> [WordList.Entry] {
    guard let (assignment, progress) = try assignmentProgress().first(where: { $0.0.id == id })
    else { throw WishError.noAssignment }
    let left = try lists.withoutExcluded(progress.left)
    return left.isEmpty ? try lists.wordsToAsk(ofList: assignment.list) : left
  }
}
