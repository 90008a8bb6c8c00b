package import Plan
package import Scheduling

/// The tasks of a plan with what the learner's practice says of each.
package struct TrackedPlan: Sendable {
  package let today: Day
  package let tasks: [TrackedTask]
  /// The titles of the tasks that have checked themselves off just now.
  let checked: [String]
}

/// A task with what the learner's practice says of it.
package struct TrackedTask: Sendable {
  /// The number of the task, from 1.
  let number: Int
  package let task: PlannedTask
  /// How far a task that checks itself has come; `nil` for one that the learner checks off.
  package let progress: TaskProgress?
  let note: String?
  /// The way to the test of a list; `nil` for any other task.
  package let test: TestPlan?

  /// The name by which the task is found again.
  package var key: TaskKey { TaskKey(task) }

  /// Whether the task is for today: it is not done, and its day has come or it has none.
  package func isFor(_ today: Day) -> Bool {
    guard !task.isDone, task.start.map({ $0 <= today }) ?? true else { return false }
    if test != nil { return true }
    if case .list = task.goal { return true }
    return task.due.map { $0 <= today } ?? true
  }
}
