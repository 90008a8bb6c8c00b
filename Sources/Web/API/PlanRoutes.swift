internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import Plan
internal import Planning
internal import Storage
internal import Today

/// The addresses of the plan, and of the things that are due today.
extension API {
  func addPlan(to routes: inout Routes) {
    routes.on(.get, Self.path + "/plan") { call, learner in
      .json(try await learner.planRoom.plan())
    }
    routes.on(.post, Self.path + "/plan/tasks") { call, learner in
      let draft = try await call.body(TaskBody.self).draft
      return .json(try await learner.planRoom.add(draft), status: .created)
    }
    routes.on(.post, Self.path + "/plan/tests") { call, learner in
      let test = try await call.body(TestBody.self)
      return .json(
        try await learner.planRoom.planTest(
          of: test.list, on: test.on, minutes: test.minutes ?? GoalWish.usualMinutes),
        status: .created)
    }
    routes.on(.patch, Self.path + "/plan/tasks/:task") { call, learner in
      let (key, draft) = (try call.task, try await call.body(TaskBody.self).draft)
      return .json(try await learner.planRoom.edit(key, draft))
    }
    routes.on(.delete, Self.path + "/plan/tasks/:task") { call, learner in
      let key = try call.task
      return .json(try await learner.planRoom.remove(key))
    }
    routes.on(.post, Self.path + "/plan/tasks/:task/done") { call, learner in
      let key = try call.task
      return .json(try await learner.planRoom.complete(key))
    }
    routes.on(.delete, Self.path + "/plan/tasks/:task/done") { call, learner in
      let key = try call.task
      return .json(try await learner.planRoom.reopen(key))
    }
    routes.on(.post, Self.path + "/plan/tasks/:task/move") { call, learner in
      let (key, number) = (try call.task, try await call.body(MoveBody.self).to)
      return .json(try await learner.planRoom.move(key, to: number))
    }
    routes.on(.post, Self.path + "/plan/clear") { call, learner in
      .json(try await learner.planRoom.clearDone())
    }
    routes.on(.post, Self.path + "/plan/restore") { call, learner in
      let removal = try await call.body(RestoreBody.self).removal
      return .json(try await learner.planRoom.restore(removal))
    }
    routes.on(.get, Self.path + "/plan/calendar.ics") { call, learner in
      .file(
        try await learner.planRoom.calendar(), type: "text/calendar", named: "vocalvocab.ics")
    }
    routes.on(.get, Self.path + "/plan/reminder") { call, learner in
      let reminder = try await learner.planRoom.reminder(
        learner.cardRoom, quiz: try await learner.quizRoom.current(),
        shows: try await learner.watchRoom.reminders())
      let waits = [
        try await learner.planRoom.waitForReminder, try await learner.watchRoom.waitForReminder(),
      ]
      return .json(ReminderDocument(wait: waits.compactMap(\.self).min(), reminder: reminder))
    }
    routes.on(.get, Self.path + "/today") { call, learner in
      return .json(
        try await learner.planRoom.today(
          learner.cardRoom, quiz: try await learner.quizRoom.current()))
    }
  }
}

extension Call {
  /// The task in the path.
  fileprivate var task: TaskKey {
    get throws {
      guard let key = TaskKey(try text("task")) else { throw Problem.missing("task") }
      return key
    }
  }
}

/// The time until the next reminder, and the reminder of the things that are due now.
private struct ReminderDocument: Encodable {
  struct Text: Encodable {
    let title, text: String
  }

  /// The seconds until the next reminder; `null` without reminders.
  @OrNull var wait: Double?
  /// The reminder; `null` in the quiet hours or if nothing is due.
  @OrNull var reminder: Text?

  init(wait: Double?, reminder: Reminder?) {
    _wait = OrNull(wrappedValue: wait)
    _reminder = OrNull(
      wrappedValue: reminder.map { Text(title: $0.title, text: $0.text) })
  }
}

private struct TaskBody: Body {
  static let fields: Set<String> = [
    "title", "due", "repeats", "tags", "priority", "note", "goal",
  ]
  let draft: TaskDraft

  init(from decoder: any Decoder) throws { draft = try TaskDraft(from: decoder) }
}

private struct TestBody: Body {
  static let fields: Set<String> = ["list", "on", "minutes"]
  let list, on: String
  let minutes: Int?
}

private struct MoveBody: Body {
  static let fields: Set<String> = ["to"]
  /// The new number of the task.
  let to: Int
}

private struct RestoreBody: Body {
  static let fields: Set<String> = ["removal"]
  let removal: Identifier
}
