extension TodoList {
  /// A task that has checked itself.
  public struct Checked: Hashable, Sendable {
    /// The task before it was done.
    public let task: PlannedTask
    /// The task that came back in its place, if one did.
    public let next: TodoLine?
  }

  /// Marks the tasks as done that check themselves and whose goal is reached.
  ///
  /// - Parameters:
  ///   - facts: what the learner has done.
  ///   - makeID: returns the name of a task that comes back. No other task may have it.
  /// - Returns: the tasks that are done now, in their order.
  public mutating func checkGoals(_ facts: PracticeFacts, makeID: () -> String?) -> [Checked] {
    var checked: [Checked] = []
    // From the end, so that the other tasks keep their indices.
    for task in tasks.reversed() where !task.isDone {
      guard let goal = task.goal, TaskProgress(goal, of: task, facts).isDone else { continue }
      // The task was read from this list, so it is there.
      let next = try? complete(task.reference, on: facts.today, nextID: makeID())
      checked.insert(Checked(task: task, next: next), at: 0)
    }
    return checked
  }
}
