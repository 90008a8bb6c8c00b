package import Faults
package import Scheduling

/// The reason why a change of the plan is refused. Nothing has changed.
package enum PlanError: Error, Hashable, Sendable {
  /// The plan has no task with this number.
  case noTask(Int, count: Int)
  /// Another program has removed or changed the task.
  case gone
  /// The task has no title.
  case emptyTitle
  /// A title that is longer than ``TaskDraft/longestTitle``.
  case longTitle
  /// A note that is longer than the plan keeps.
  case longNote(most: Int)
  case badDay(String)
  case badRepeat(String)
  case badTag(String)
  case badPriority(String)
  /// The number of words, questions or minutes of a goal is out of bounds.
  case badCount(Int)
  /// The kind of a goal is unknown.
  case badGoal(String)
  /// A goal of this kind needs the name of its list or deck.
  case unnamedGoal(String)
  /// The test has no day, or its day is not from tomorrow to a year from now.
  case badTestDay(Day?)
  /// The list of a goal has no word that can be asked.
  case emptyList(String)
  /// The plan has as many tasks as it can hold.
  case full(most: Int)
  /// No task was removed that can be restored.
  case nothingRemoved
}

extension PlanError: Fault {
  package var kind: FaultKind {
    switch self {
    case .noTask, .gone: .notFound
    case .nothingRemoved, .emptyList, .full: .conflict
    case .emptyTitle, .longTitle, .longNote, .badDay, .badRepeat, .badTag, .badPriority, .badCount,
      .badGoal, .unnamedGoal, .badTestDay:
      .invalid
    }
  }
}
