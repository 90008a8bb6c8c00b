package import Plan
package import Scheduling

/// The tasks of a plan with their progress.
package struct TrackedPlan: Sendable {
  package let today: Day
  package let tasks: [TrackedTask]
  /// The titles of the tasks that have just checked themselves off.
  let checked: [String]
}

/// A task with its progress.
package struct TrackedTask: Sendable {
  /// The number of the task, from 1.
  let number: Int
  package let task: PlannedTask
  /// The progress of a task that checks itself off; `nil` for any other task and for a task that is
  /// done.
  package let progress: TaskProgress?
  let note: String?
  /// The plan for the test of a list; `nil` for any other task.
  package let test: TestPlan?

  /// The key with which the task is found again.
  package var key: TaskKey { TaskKey(task) }

  /// Returns whether the task is for today. The task must have begun, and must not be done. Its due
  /// day, if any, must have come, except for a test or a list.
  package func isFor(_ today: Day) -> Bool {
    guard !task.isDone, task.start.map({ $0 <= today }) ?? true else { return false }
    if test != nil { return true }
    if case .list = task.goal { return true }
    return task.due.map { $0 <= today } ?? true
  }
}
