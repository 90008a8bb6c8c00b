import Testing

@testable import Plan

@Suite("Two copies of a todo.txt file")
struct TodoListUnitingTests {
  private func list(_ text: String) -> TodoList { TodoList(bytes: Array(text.utf8)) }

  private func united(_ own: String, _ copy: String) -> String {
    var list = list(own)
    list.merge(with: self.list(copy))
    return String(decoding: list.bytes, as: UTF8.self)
  }

  @Test(
    "become one with the tasks of both",
    arguments: [
      ("", "", ""), ("a\nb\n", "a\nb\n", "a\nb\n"), ("", "a\n", "a\n"), ("a", "", "a"),
      // A task comes after the line that is before it in the copy.
      ("a\nb\nours\n", "a\nnew\nnewer\nb\n", "a\nnew\nnewer\nb\nours\n"),
      ("a\n", "new\na\n", "new\na\n"), ("a\r\nb", "b\nc", "a\r\nb\r\nc\r\n"),
      // A line that is there twice is two tasks.
      ("a\n", "a\na\n", "a\na\n"), ("a\na\n", "a\n", "a\na\n"),
      // Blank lines of the copy don't come.
      ("a\n\nb\n", "\n\na\n\n\nb\n", "a\n\nb\n"),
    ])
  func tasks(own: String, copy: String, result: String) {
    #expect(united(own, copy) == result)
  }

  @Test(
    "complete a task that is done in one of them",
    arguments: [
      ("a\n", "x 2026-11-24 a\n", "x 2026-11-24 a\n"),
      ("x 2026-11-24 a\n", "a\n", "x 2026-11-24 a\n"),
      ("(A) 2026-11-22 a +b\n", "x 2026-11-24 2026-11-22 a +b pri:A\n", nil),
      ("x 2026-11-23 a\n", "x 2026-11-24 a\n", "x 2026-11-23 a\n"),
      // The name tells it, even if the words have changed.
      ("2026-11-22 b id:7\n", "x 2026-11-24 2026-11-22 a id:7\n", nil),
      (
        "x 2026-11-24 2026-11-22 b id:7\n", "2026-11-22 a id:7\n",
        "x 2026-11-24 2026-11-22 b id:7\n"
      ),
    ])
  func done(own: String, copy: String, result: String?) {
    #expect(united(own, copy) == result ?? copy)
  }

  @Test("keep the first one's line of a task that both changed")
  func changed() {
    #expect(united("a! id:7\n", "a? id:7\n") == "a! id:7\n")
    // The same name from another program on another day is another task.
    #expect(
      united("2026-11-22 a id:7\n", "2026-11-23 b id:7\n")
        == "2026-11-22 a id:7\n2026-11-23 b id:7\n")
    // Without a name, both stay.
    #expect(united("a!\n", "a?\n") == "a!\na?\n")
  }

  @Test("bring a repeating task back once, wherever it was done")
  func repeating() throws {
    let before = "2026-11-22 Water due:2026-11-23 rec:1d id:7\n"
    func done(id: String) throws -> TodoList {
      var list = list(before)
      let task = TodoList.Reference(line: list[0], index: 0)
      try list.complete(task, on: .init(number: 20_781), nextID: id)
      return list
    }
    let own = try done(id: "8")
    let copy = try done(id: "9")
    for (one, other) in [(own, copy), (own, list(before)), (list(before), own)] {
      var list = one
      list.merge(with: other)
      #expect(list == own, "\(String(decoding: list.bytes, as: UTF8.self))")
    }
  }

  /// Whether two lines differ only in their names and in whether they are done.
  private func isSame(_ one: TodoLine, _ other: TodoLine) -> Bool {
    var lines = [one, other]
    for index in lines.indices {
      lines[index].reopen()
      lines[index].id = nil
    }
    return lines[0] == lines[1]
  }

  @Test("lose no line, whatever is in them, and don't change when they are united again")
  func anything() {
    var maker = LineMaker(seed: 3)
    for number in 0..<3_000 {
      let own = TodoList(bytes: maker.file(lines: number % 7))
      let copy = TodoList(bytes: maker.file(lines: number % 5))
      var list = own
      list.merge(with: own)
      #expect(list == own)
      list.merge(with: copy)
      let lines = Set(list.lines)
      let names = Set(list.lines.compactMap(\.id))
      for line in own.lines + copy.lines where !line.isBlank && !lines.contains(line) {
        #expect(
          line.id.map(names.contains) == true || list.lines.contains { isSame($0, line) },
          "\(line.text)")
      }
      var again = list
      again.merge(with: copy)
      #expect(again == list)
    }
  }

  @Test("take ten times as long with ten times the tasks")
  func large() {
    func time(tasks: Int) -> Duration {
      let (own, copy) = ("own", "copy")
      var lists = [own, copy].map { name in
        TodoList(bytes: (0..<tasks).flatMap { "2026-11-22 \(name) \($0) id:\(name)\($0)\n".utf8 })
      }
      return ContinuousClock().measure {
        lists[0].merge(with: lists[1])
        #expect(lists[0].count == 2 * tasks)
      }
    }
    let times = (0..<3).map { _ in (time(tasks: 1_000), time(tasks: 10_000)) }
    let (few, many) = (times.map(\.0).min() ?? .zero, times.map(\.1).min() ?? .zero)
    #expect(many < few * 40)
  }
}
