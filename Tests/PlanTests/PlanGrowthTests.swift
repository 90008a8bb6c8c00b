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

  @Test("takes twice as long for twice the list, and for twice the line")
  func reading() async {
    let slow = await Growth.excessive(Self.signs) { text in
      let list = TodoList(bytes: Array(text.utf8))
      for line in list.lines { _ = (line.title, line.tags, line.due) }
      _ = list.bytes
    }
    #expect(slow.isEmpty)
  }
}
