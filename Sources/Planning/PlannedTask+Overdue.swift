package import Plan
package import Scheduling

extension PlannedTask {
  /// Returns whether the task is not done, although its due day is over.
  package func isOverdue(on today: Day) -> Bool { !isDone && due.map { $0 < today } ?? false }
}
