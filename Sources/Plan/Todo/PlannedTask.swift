public import Scheduling

/// A task as a person sees it.
public struct PlannedTask: Hashable, Sendable {
  /// The line that it was read from, by which ``TodoList/index(of:)`` finds it again.
  public let reference: TodoList.Reference
  /// The task in words.
  public let title: String
  public let isDone: Bool
  /// The letter from A, the most urgent, to Z; `nil` without one.
  public let priority: Character?
  /// The day by which the task is to be done.
  public let due: Day?
  /// The day before which there is no need to see the task.
  public let threshold: Day?
  public let created: Day?
  public let completed: Day?
  public let repeats: Repeat?
  /// The day of the month to which the task comes back, if the month of ``due`` lacks it; see
  /// ``TodoLine/monthDay``.
  public let monthDay: Int?
  /// The practice that checks the task off; `nil` for a task that the learner checks off.
  public let goal: TaskGoal?
  /// The plan that names the moment for the task; `nil` without one.
  public let ifThen: IfThen?
  /// The projects and contexts with their signs, such as `+party` and `@phone`.
  public let tags: [String]
  /// The name that tells the task from all others; `nil` if it has none.
  public let id: String?

  /// - Parameters:
  ///   - line: the line of the task.
  ///   - index: the index of the line in the file, from 0.
  public init(_ line: TodoLine, at index: Int) {
    reference = TodoList.Reference(line: line, index: index)
    let reading = line.reading
    (title, tags, id) = (reading.title, reading.tags, reading.id)
    (isDone, priority) = (reading.header.isDone, reading.priority)
    (created, completed) = (reading.header.created?.day, reading.header.completed?.day)
    (due, threshold, repeats) = (reading.due, reading.threshold, reading.repeats)
    monthDay = reading.monthDay
    goal = reading.goal
    ifThen = reading.cue.map { [title] in IfThen(cue: $0, action: title) }
  }
}
