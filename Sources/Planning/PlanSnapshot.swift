public import Learner
public import Plan
public import Scheduling

/// The learner's plan at a moment.
public struct PlanSnapshot: Hashable, Sendable {
  /// A task, with how far it has come.
  public struct Item: Hashable, Sendable {
    /// The number of the task, from 1.
    public let number: Int
    public let key: TaskKey
    public let task: PlannedTask
    /// How far a task that checks itself has come; `nil` for one that the learner checks off.
    public let progress: TaskProgress?
    public let note: String?
    /// The way to the test of a list; `nil` for any other task.
    public let test: TestPlan?

    /// Whether the task is for today: it is not done, and its day has come or it has none.
    public func isFor(_ today: Day) -> Bool {
      guard !task.isDone, task.start.map({ $0 <= today }) ?? true else { return false }
      if test != nil { return true }
      if case .list = task.goal { return true }
      return task.due.map { $0 <= today } ?? true
    }
  }

  public let today: Day
  /// The tasks in the order of the learner.
  public let items: [Item]
  /// The titles of the tasks that have checked themselves off just now.
  public let checked: [String]
  /// The name of the last removal, which can be undone; `nil` where nothing was removed.
  public let removal: Identifier?
  /// The sentence that says when the learner is reminded; `nil` where the settings of it can't be read.
  public let reminders: String?

  /// The tasks that are not done.
  public var open: [Item] { items.filter { !$0.task.isDone } }

  /// Returns the task that prepares for the test of a list; `nil` where none does.
  public func test(of list: String) -> Item? {
    open.first { $0.task.goal?.testedList == list }
  }
}
