import Scheduling
import Testing

@testable import Plan

@Suite("A todo.txt file")
struct TodoListTests {
  private let today = Day(number: 20_781)

  private func list(_ text: String) -> TodoList { TodoList(bytes: Array(text.utf8)) }
  private func text(_ list: TodoList) -> String { String(decoding: list.bytes, as: UTF8.self) }
  private func reference(_ list: TodoList, _ index: Int) -> TodoList.Reference {
    TodoList.Reference(line: list[index], index: index)
  }

  @Test("of 10,000 random lines stays the same byte for byte, except for the changed line")
  func roundTrip() {
    var maker = LineMaker(seed: 1)
    let bytes = maker.file(lines: 10_000)
    let list = TodoList(bytes: bytes)
    #expect(list.bytes == bytes && list.count >= 10_000)
    var changed = list
    for index in stride(from: 0, to: list.count, by: 7) {
      changed[index].due = today
      changed[index].setTitle("changed")
    }
    let others = (0..<list.count).filter { $0 % 7 != 0 }
    #expect(others.allSatisfy { changed[$0].bytes == list[$0].bytes })
    for index in stride(from: 0, to: list.count, by: 7) { changed[index] = list[index] }
    #expect(changed.bytes == bytes)
  }

  @Test("keeps its bytes, however it begins and ends")
  func ends() {
    var maker = LineMaker(seed: 2)
    for number in 0..<2_000 {
      let bytes = maker.file(lines: number % 5)
      #expect(TodoList(bytes: bytes).bytes == bytes)
    }
    for text in [
      "", "\n", "\r\n", "\r", "\n\n", "a", "a\r", "a\rb\n", "\u{feff}", "\u{feff}(A) a\r\n",
    ] {
      #expect(self.text(list(text)) == text)
    }
    #expect(list("\u{feff}(A) a\r\n")[0].priority == "A")
  }

  @Test("gets a missing line end before a line is added")
  func unended() {
    var list = list("a\r\nb")
    list.append(TodoLine("c"))
    #expect(text(list) == "a\r\nb\r\nc\r\n")
    list = self.list("a\nb")
    list.move(1, to: 0)
    #expect(text(list) == "b\na\n")
    list = self.list("a\r")
    list.append(TodoLine("b"))
    #expect(text(list) == "a\r\nb\n")
    list = self.list("")
    list.append(TodoLine("a"))
    #expect(text(list) == "a\n")
  }

  @Test("keeps the order that a person gave it, and its blank lines")
  func order() {
    var list = list("a\n\n b\nc\n")
    #expect(
      list.tasks.map(\.title) == ["a", "b", "c"] && list.tasks.map(\.reference.index) == [0, 2, 3])
    list.move(3, to: 0)
    #expect(text(list) == "c\na\n\n b\n")
    list.move(0, to: 99)
    #expect(text(list) == "a\n\n b\nc\n")
    list.remove(at: 0)
    #expect(text(list) == "\n b\nc\n")
  }

  @Test("finds a task that another program has moved, or has changed under its name")
  func found() throws {
    let old = list("a\nb id:7\nc\nc\n")
    let b = reference(old, 1)
    #expect(try list("c\nx\nb id:7").index(of: b) == 2)
    #expect(try list("(A) b! id:7\nc").index(of: b) == 0)
    // The same bytes come before the same name, and the nearest line before others.
    #expect(try list("q id:7\nb id:7").index(of: b) == 1)
    #expect(try list("c\nc\nz\nc\nc").index(of: reference(old, 3)) == 3)
    #expect(throws: TodoList.Gone(line: old[1])) { try list("b\na").index(of: b) }
    #expect(throws: TodoList.Gone(line: old[0])) {
      try list("A\nb id:7").index(of: reference(old, 0))
    }
  }

  @Test("has a repeating task back in its place when it is done, until it is undone")
  func repeating() throws {
    let before = "top\n(A) 2026-11-01 Words due:2026-11-23 rec:1d id:7 pm:1\nend\n"
    var list = list(before)
    try list.complete(reference(list, 1), on: today, nextID: "8")
    #expect(
      text(list) == """
        top
        (A) 2026-11-24 Words due:2026-11-25 rec:1d id:8 pm:1
        x 2026-11-24 2026-11-01 Words due:2026-11-23 rec:1d id:7 pm:1 pri:A
        end

        """)
    let done = list
    try list.complete(reference(list, 2), on: today)
    #expect(list == done)
    try list.reopen(reference(list, 2))
    #expect(text(list) == before)
    // A task that a person has changed stays.
    list = done
    list[1].setTitle("More words")
    try list.reopen(reference(list, 2))
    #expect(list.count == 4)
  }

  @Test("has a task of the 31st back as it was when the check of February is taken off")
  func monthEnds() throws {
    let before = "Pay rent rec:+1m due:2027-02-28 day:31 id:7\n"
    var list = list(before)
    try list.complete(reference(list, 0), on: today, nextID: "8")
    #expect(
      text(list) == """
        Pay rent rec:+1m due:2027-03-31 id:8
        x 2026-11-24 Pay rent rec:+1m due:2027-02-28 day:31 id:7

        """)
    try list.reopen(reference(list, 1))
    #expect(text(list) == before)
  }

  @Test("loses the tasks that are done, and gets them back")
  func clearing() {
    var list = list("x a\nb\n\nx c\nxd\nx e")
    let before = list
    let cleared = list.tasks.filter(\.isDone).map(\.reference)
    for task in cleared.reversed() { list.remove(at: task.index) }
    #expect(text(list) == "b\n\nxd\n" && cleared.map(\.index) == [0, 3, 5])
    list.restore(cleared)
    #expect(list.lines == before.lines)
  }
}
