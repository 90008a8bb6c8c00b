import Plan
import Scheduling

@testable import Planning
@testable import Storage

extension Parser {
  /// The tasks of a plan, as other programs may write them, and what a learner types.
  static let plans = [
    Parser(name: "todo") {
      [
        Array("(A) 2026-11-22 Call Ann +school @phone due:2026-12-01 rec:+1w t:2026-11-30\n".utf8),
        Array(
          "x 2026-11-23 2026-11-22 Buy paper pri:A id:abc\r\n\r\n2026-11-24 a vv:words/10".utf8),
        Array("b vv:test/15/week_12%2F if:after_tea rec:1b\nx c vv:deck/S\u{e9}\u{2028}d\n".utf8),
      ]
    } read: { bytes in
      let list = TodoList(bytes: bytes)
      demand(list.bytes == bytes, "A list that nobody changed is another one.")
      let today = Day(number: 20_000)
      var facts = PracticeFacts(today: today)
      (facts.rounds, facts.review) = (9, .init(done: 1, left: 2))
      for task in list.tasks {
        _ = task.time(on: today)
        _ = task.goal.map { TaskProgress($0, of: task, facts) }
        _ = CalendarFile.Event(task)
        let key = TaskKey(task)
        demand(TaskKey(key.description) == key, "A key is read as another one.")
        var changed = list
        _ = try? changed.complete(task.reference, on: today, nextID: "new")
        let others = list.lines.filter { $0 != task.reference.line }
        demand(others.allSatisfy(changed.lines.contains), "Another line has changed.")
        if !task.isDone,
          let done = changed.tasks.first(where: { $0.isDone && $0.title == task.title })
        {
          try? changed.reopen(done.reference)
        }
      }
    },
    Parser(name: "tasks") {
      [
        Array("10 words a day\0friday\0weekdays\0+school".utf8),
        Array("after breakfast I do 10 words\02026-12-01\02w\0@home".utf8),
        Array("finish list week-12 by tomorrow\0\01d\0x".utf8),
      ]
    } read: { bytes in
      let parts = bytes.texts(4)
      var draft = TaskDraft()
      (draft.title, draft.due, draft.repeats, draft.tags) = (
        parts[0], parts[1], parts[2], [parts[3]]
      )
      let today = Day(number: 20_000)
      let line = try? draft.line(id: "new", today: today) {
        TaskPhrase($0, today: today, lists: ["week-12"], decks: ["Spanish"])
      }
      guard let line else { return }
      demand(
        !line.isDone && line.id == "new" && !line.title.isEmpty
          && TodoList(bytes: line.bytes).count == 1, "A new task is no open one in one line.")
    },
  ]
}
