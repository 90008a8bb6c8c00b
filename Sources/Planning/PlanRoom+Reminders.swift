public import Plan
internal import Scheduling

extension String {
  /// The title of a reminder: at most 200 letters of a task's title, for which a desktop has room.
  package var ofReminder: String {
    let longest = 200
    // Any number of marks on one letter is one Character.
    let start = String(unicodeScalars.prefix(4 * longest))
    guard start.count > longest || start.utf8.count < utf8.count else { return self }
    return start.prefix(longest - 1) + "…"
  }
}

extension Reminders {
  /// When the learner is reminded, in one or two sentences.
  public var sentence: String {
    func list(_ times: [TimeOfDay]) -> String {
      let texts = times.map(\.description)
      return texts.count > 1
        ? texts.dropLast().joined(separator: ", ") + " and " + texts[texts.count - 1]
        : texts.joined()
    }
    let heard =
      heardTimes.isEmpty
      ? "You are not reminded." : "You are reminded each day at \(list(heardTimes))."
    guard !silentTimes.isEmpty else { return heard }
    return
      "\(heard) \(list(silentTimes)) \(silentTimes.count == 1 ? "is" : "are") in the quiet hours."
  }
}

extension PlanRoom {
  /// When the learner is reminded.
  public var reminders: Reminders { get throws { try preferences.reminders } }

  /// Whether nothing is to be said now.
  public var isQuiet: Bool {
    get throws { try reminders.quiet?.contains(TimeOfDay(now())) ?? false }
  }

  /// The seconds until the next reminder; `nil` for a learner who wants none.
  public var waitForReminder: Double? { get throws { try reminders.wait(after: now()) } }

  /// Returns the plan as a file for a calendar: the tasks with a day, the days of practice for a
  /// test, and the reminders of each day.
  public func calendar() async throws -> String {
    let plan = try await tracked()
    let open = plan.tasks.filter { !$0.task.isDone }
    var events = open.compactMap { CalendarFile.Event($0.task) }
    for item in open {
      guard let test = item.test else { continue }
      let id = item.task.id ?? "test-\(item.number)"
      events += test.parts.filter { !$0.words.isEmpty }.map { part in
        CalendarFile.Event(
          id: "\(id)-\(part.day)", title: item.task.title.ofReminder, about: part.sentence,
          day: part.day)
      }
    }
    events += try reminders.heardTimes.map { time in
      CalendarFile.Event(
        id: "practice-\(time)", title: "Practise with VocalVocab", day: plan.today, time: time,
        minutes: GoalWish.usualMinutes, repeats: Repeat(.day))
    }
    return CalendarFile("VocalVocab", events, at: now()).text
  }
}
