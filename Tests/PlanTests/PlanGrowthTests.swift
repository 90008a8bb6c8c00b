import Scheduling
import TestSupport
import Testing

@testable import Plan

@Suite("The time that to-do lists take")
struct PlanGrowthTests {
  private static let signs = [
    "x ", "(A) ", "+a ", "@a ", "due:", "due:2026-11-25 ", "rec:1d ", "vv:", "if:", "id:1 ", ":",
    "+", "@", " ", "\n", "\r\n",
    "2026-11-25 ", "pri:A ",
  ]

  @Test("doubles when the list is twice as long, or the line")
  func reading() async {
    let slow = await Growth.excessive(Self.signs) { text in
      let list = TodoList(bytes: Array(text.utf8))
      for line in list.lines { _ = (line.title, line.tags, line.due) }
      _ = list.bytes
    }
    #expect(slow.isEmpty)
  }

  @Test("doubles when a list that is changed is twice as long")
  func changes() async throws {
    let day = try #require(Day("2026-11-25"))
    let slow = await Growth.excessive(Self.signs) { text in
      let list = TodoList(bytes: Array(text.utf8))
      guard list.count > 0 else { return }
      let last = TodoList.Reference(line: list[list.count - 1], index: 0)
      var changed = list
      try changed.complete(last, on: day, nextID: "n")
      try changed.reopen(TodoList.Reference(line: changed[changed.count - 1], index: 0))
      changed.append(TodoLine("new"))
      changed.move(0, to: changed.count)
      changed.remove(at: 0)
      changed.merge(with: list)
      var empty = TodoList()
      empty.restore(list.lines.enumerated().map { TodoList.Reference(line: $1, index: $0) })
      _ = (changed.bytes, changed.tasks, empty.bytes)
    }
    #expect(slow.isEmpty)
  }

  @Test("doubles when a line that is changed is twice as long")
  func lines() async throws {
    let day = try #require(Day("2026-11-25"))
    let slow = await Growth.excessive(Self.signs) { text in
      var line = TodoLine(text)
      let tags = line.tags
      line.setTags([])
      line.setTags(tags)
      line.setTitle(line.title + " b")
      line.setTitle("")
      line.setTitle(text)
      line.setPriority("B")
      line.setCreated(day)
      line.complete(on: day)
      line.reopen()
      line.id = "n"
      line.id = nil
    }
    #expect(slow.isEmpty)
  }

  @Test("puts removed lines back at their places")
  func restored() {
    let list = TodoList(bytes: Array("a\r\nb\r\nc".utf8))
    var rest = list
    let removed = [0, 2].map { TodoList.Reference(line: list[$0], index: $0) }
    for task in removed.reversed() { rest.remove(at: task.index) }
    rest.restore(removed)
    #expect(rest.lines == list.lines && rest.bytes == Array("a\r\nb\r\nc\r\n".utf8))
    var far = TodoList(bytes: Array("a\n".utf8))
    far.restore([.init(line: TodoLine("b"), index: -1), .init(line: TodoLine("c"), index: 9)])
    #expect(far.bytes == Array("b\na\nc\n".utf8))
  }
}
