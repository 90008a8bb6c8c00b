package import Learner

extension RepairResult {
  /// Returns the result that the plan was merged and has this many tasks.
  package static func plan(tasks: Int) -> RepairResult {
    RepairResult("The plan was merged and has \(tasks.of("task")).")
  }

  /// Returns the result that this many notes to tasks were merged.
  package static func notes(_ count: Int) -> RepairResult {
    RepairResult("The notes to tasks were merged: \(count.of("note")).")
  }
}
