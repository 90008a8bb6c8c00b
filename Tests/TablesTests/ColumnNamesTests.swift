import Testing

@testable import Tables

@Suite("The names of columns")
struct ColumnNamesTests {
  private enum Part { case front, back, wrong }

  private static let names = ColumnNames<Part>(
    [.front: ["front", "term", "front text"], .back: ["back"], .wrong: [""]],
    beginnings: [.wrong: ["wrong"]])

  @Test(
    "are recognised in capitals, with space around them, and with other signs between their words",
    arguments: [
      ("Front", .front), (" back\t", .back), ("FRONT_TEXT", .front), ("front-text:", .front),
      ("", .wrong), ("Wrong answer 2", .wrong), ("wrong-1", .wrong), ("answer wrong", nil),
      ("backs", nil), ("Level", nil),
    ] as [(String, Part?)])
  private func names(name: String, part: Part?) {
    #expect(Self.names.part(named: name) == part)
  }
}
