package import Plan
internal import Scheduling

extension PlanRoom {
  /// The times of the learner's reminders, and the quiet hours.
  package var reminders: Reminders { get throws { try preferences.reminders } }

  /// Whether the quiet hours allow no reminder now.
  package var isQuiet: Bool {
    get throws { try reminders.quiet?.contains(TimeOfDay(now())) ?? false }
  }

  /// The seconds until the next reminder; `nil` for a learner who wants none.
  package var waitForReminder: Double? { get throws { try reminders.wait(after: now()) } }

  /// Returns the plan as a file for a calendar: the tasks with a day, the days of practice for a
  /// test, and the reminders of each day.
  public func calendar() async throws -> String {
    let plan = try await tracked()
    let open = plan.tasks.filter { !$0.task.isDone }
    var events = open.compactMap { CalendarFile.Event($0.task) }
    for item in open {
      guard let test = item.test else { continue }
      events += test.parts.filter { !$0.words.isEmpty }.map { part in
        CalendarFile.Event(
          id: "\(item.task.eventID)-\(part.day)", title: item.task.title.ofReminder,
          about: part.sentence, day: part.day)
      }
    }
    events += try reminders.heardTimes.map { time in
      CalendarFile.Event(
        id: "practice-\(time)", title: Reminders.practiceTitle, day: plan.today, time: time,
        minutes: GoalWish.usualMinutes, repeats: Repeat(.day))
    }
    return CalendarFile("VocalVocab", events, at: now()).text
  }
}
