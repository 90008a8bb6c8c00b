public import Scheduling
public import Storage
public import Vocabulary

/// How far a learner is with an assignment.
public struct AssignmentStanding: Hashable, Sendable {
  /// The number of the list's words.
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
  public init(
    _ assignment: Assignment, of entries: [WordList.Entry], completed: [String: Day]
  ) {
    words = entries.count
    left = entries.filter { entry in
      completed[entry.word.lowercased()].map { $0 < assignment.since } ?? true
    }
  }
}

extension LearnerFiles {
  /// Returns the learner's assignments with the standing of each: first those that are not done,
  /// the one that is due first at their start.
  ///
  /// - Throws: `StorageError`.
  public func assignmentStandings() throws(StorageError) -> [(Assignment, AssignmentStanding)] {
    let assignments = try schoolwork?.assignments() ?? []
    guard !assignments.isEmpty else { return [] }
    let completed = try lastCompletions()
    return try assignments.map { assignment throws(StorageError) in
      let words = try lists.list(named: assignment.list).words
      return (assignment, AssignmentStanding(assignment, of: words, completed: completed))
    }.sorted { one, other in
      let (first, second) = (one.1.isDone, other.1.isDone)
      guard first == second else { return second }
      return (one.0.due?.number ?? .max) < (other.0.due?.number ?? .max)
    }
  }

  /// Returns the words that an assignment asks now: those that are left, or all once it is done.
  /// Excluded words are never asked.
  ///
  /// - Throws: ``WishError/noAssignment`` for an assignment that the learner doesn't have,
  ///   `StorageError`.
  func wordsToAsk(ofAssignment id: String) throws -> [WordList.Entry] {
    guard let (assignment, standing) = try assignmentStandings().first(where: { $0.0.id == id })
    else { throw WishError.noAssignment }
    let left = try lists.withoutExcluded(standing.left)
    return left.isEmpty ? try lists.wordsToAsk(ofList: assignment.list) : left
  }
}
