internal import Hashing

extension CalendarFile.Event {
  /// Creates the entry of a task that is to be done on a day; returns `nil` for any other task.
  ///
  /// - Parameters:
  ///   - task: the task. A task without a name has an entry that changes with its line.
  ///   - time: the time at which the calendar reminds; `nil` for the whole day.
  ///   - minutes: how long the task takes.
  public init?(_ task: PlannedTask, at time: TimeOfDay? = nil, minutes: Int = 15) {
    guard !task.isDone, let due = task.due else { return nil }
    let id = task.id ?? "line-" + String(FNV1a(task.reference.line.bytes).value, radix: 36)
    self.init(
      id: id, title: task.ifThen?.sentence ?? task.title, about: task.goal?.explanation ?? "",
      day: due,
      time: time, minutes: minutes, repeats: task.repeats)
  }
}
