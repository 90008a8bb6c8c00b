public import Scheduling

extension TodoLine {
  /// Returns the line of a repeating task as it comes back once it is done; `nil` for a task that
  /// doesn't.
  ///
  /// As in topydo, a task without a day gets one, and the day before which there is no need to see
  /// the task keeps its distance from the day on which it is due.
  ///
  /// - Parameters:
  ///   - day: the day on which the task is done.
  ///   - id: the name of the new task, if this one has a name.
  public func next(after day: Day, id: String? = nil) -> TodoLine? {
    var next = self
    next.reopen()
    guard let repeats = next.repeats else { return nil }
    let (due, threshold) = (next.due, next.threshold)
    func returned(_ old: Day?) -> Day { repeats.next(after: repeats.isStrict ? old ?? day : day) }
    if due == nil, threshold != nil {
      next.threshold = returned(threshold)
    } else {
      next.due = returned(due)
      if let due, let threshold, let new = next.due {
        next.threshold = new.advanced(by: due.distance(to: threshold))
      }
    }
    if next.created != nil { next.setCreated(day) }
    if next.id != nil { next.id = id }
    return next
  }
}
