public import Scheduling

extension TodoLine {
  /// The day of the month to which a monthly or yearly task comes back, from 29 to 31: a rent of
  /// the 31st is due on 28 February, and then on 31 March.
  ///
  /// The line has it as `day:31`, but only while the task is due on the last day of a month that
  /// lacks the day. A word `day:31` anywhere else is a part of the title.
  ///
  /// It stands in the line because other programs share the file. A program that doesn't know the
  /// key keeps it, even where it makes the next task from the line. Nothing else is there to stay:
  /// the line of the time before, which has the day itself, may have been cleared.
  ///
  /// A day is written only where it has that meaning. So a day that the month has is not.
  public var monthDay: Int? {
    get { reading.monthDay }
    set {
      var isShortened = false
      if let newValue, let repeats, let day = due ?? threshold {
        isShortened = repeats.isShortened(day, from: newValue)
      }
      set(.monthDay, to: isShortened ? newValue.map { "\($0)" } : nil)
    }
  }

  /// Returns the line of a repeating task as it comes back once it is done; `nil` for a task that
  /// doesn't.
  ///
  /// As in topydo, a task without a day gets one, and the day before which there is no need to see
  /// the task keeps its distance from the day on which it is due.
  ///
  /// A task of the last days of a month comes back to them after a shorter month; see
  /// ``monthDay``. A task that counts from the day on which it is done does so, too, if it was done
  /// on the day on which it was due.
  ///
  /// - Parameters:
  ///   - day: the day on which the task is done.
  ///   - id: the name of the new task, if this one has a name.
  public func next(after day: Day, id: String? = nil) -> TodoLine? {
    var next = self
    next.reopen()
    guard let repeats = next.repeats else { return nil }
    let (due, threshold) = (next.due, next.threshold)
    let old = due ?? threshold
    let start = repeats.isStrict ? old ?? day : day
    let monthDay = (start == old ? next.monthDay : nil) ?? start.civil.day
    let new = repeats.next(after: start, monthDay: monthDay)
    if due == nil, threshold != nil {
      next.threshold = new
    } else {
      next.due = new
      if let due, let threshold { next.threshold = new.advanced(by: due.distance(to: threshold)) }
    }
    next.monthDay = monthDay
    if next.created != nil { next.setCreated(day) }
    if next.id != nil { next.id = id }
    return next
  }
}
