internal import Hashing

extension PlannedTask {
  /// The name of the task's entry in a calendar: the task's own name, or else one that is made of
  /// its line. It stays wherever the line stands in the file.
  public var eventID: String {
    id ?? "line-" + String(FNV1a(reference.line.bytes).value, radix: 36)
  }
}

extension CalendarFile.Event {
  /// Creates the entry of a task that is to be done on a day; returns `nil` for any other task.
  ///
  /// - Parameters:
  ///   - task: the task. A task without a name has an entry that changes with its line.
  ///   - time: the time at which the calendar reminds; `nil` for the whole day.
  ///   - minutes: how long the task takes.
  public init?(_ task: PlannedTask, at time: TimeOfDay? = nil, minutes: Int = 15) {
    guard !task.isDone, let due = task.due else { return nil }
    self.init(
      id: task.eventID, title: task.ifThen?.sentence ?? task.title,
      about: task.goal?.explanation ?? "", day: due, time: time, minutes: minutes,
      repeats: task.repeats, monthDay: task.monthDay)
  }
}
