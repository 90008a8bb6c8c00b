internal import Learner
internal import Practice
internal import Scheduling
internal import Spelling
internal import Storage
internal import Vocabulary

/// The document of an assignment, for a learner who has it.
struct AssignmentDocument: Encodable, Sendable {
  let id: String
  let list: String
  @OrNull var due: Day?
  /// Whether the last day has passed, and the assignment is not done.
  let isLate: Bool
  let words: Int
  let completed: Int

  init(_ assignment: Assignment, _ progress: AssignmentProgress, on today: Day) {
    id = assignment.id
    list = assignment.list
    _due = OrNull(wrappedValue: assignment.due)
    isLate = !progress.isDone && (assignment.due.map { $0 < today } ?? false)
    words = progress.words
    completed = progress.completed
  }
}

/// The document of a learner's assignments.
struct AssignmentsDocument: Encodable, Sendable {
  let assignments: [AssignmentDocument]
}

/// The document of an assignment, for the teacher.
struct ClassAssignmentDocument: Encodable, Sendable {
  struct LearnerProgress: Encodable, Sendable {
    let name: String
    let completed: Int
  }

  let id: String
  let list: String
  @OrNull var learners: [String]?
  @OrNull var due: Day?
  let since: Day
  let words: Int
  /// The progress of each learner who has the assignment.
  let standings: [LearnerProgress]

  /// - Parameter completed: the learners, each with the day of the last completion of each word.
  init(
    _ assignment: Assignment, of words: [WordList.Entry],
    completed: [(name: String, words: [String: Day])]
  ) {
    id = assignment.id
    list = assignment.list
    _learners = OrNull(wrappedValue: assignment.learners)
    _due = OrNull(wrappedValue: assignment.due)
    since = assignment.since
    self.words = words.count
    standings = completed.filter { assignment.isFor($0.name) }.map { learner in
      let progress = AssignmentProgress(assignment, of: words, completed: learner.words)
      return LearnerProgress(name: learner.name, completed: progress.completed)
    }
  }
}

/// An assignment as a teacher sends it.
struct AssignmentBody: Body, Sendable {
  static let fields: Set<String> = ["list", "learners", "due", "since"]

  let list: String
  private let learners: [String]?
  private let due: String?
  private let since: String?

  /// Returns the assignment.
  ///
  /// - Parameter known: the names of the learners of the class.
  /// - Throws: a ``Problem`` for an unknown learner or an impossible day.
  func assignment(to known: Set<String>, on today: Day) throws(Problem) -> Assignment {
    let names = learners.map { Array(Set($0)).sorted() }
    if let unknown = names?.first(where: { !known.contains($0) }) {
      throw .notFound("There is no learner named '\(unknown)'.")
    }
    if let names, names.isEmpty {
      throw .invalid("An assignment is for at least one learner: choose some, or all.")
    }
    let since = try Self.day(since) ?? today
    let due = try Self.day(due)
    if let due, due < since {
      throw .invalid("The last day of an assignment can't be before its first: choose a later day.")
    }
    return Assignment(
      id: Identifier().text, list: list, learners: names, due: due, since: since)
  }

  private static func day(_ text: String?) throws(Problem) -> Day? {
    guard let text else { return nil }
    guard let day = Day(text) else {
      throw .invalid("'\(text.prefix(60))' is not a day: give one such as 2026-11-27.")
    }
    return day
  }
}
