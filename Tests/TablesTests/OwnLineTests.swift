import Testing

@testable import Tables

@Suite("A person's own text in place of a line")
struct OwnLineTests {
  private func rows(_ text: FileText, _ choices: ReadingChoices) -> [[String]] {
    TableRows(text, by: Separator(UInt8(ascii: ",")), choices).map(\.fields)
  }

  @Test("is read where nothing is left of the line, and the line needs no remark")
  func leftOut() throws {
    let good = (0..<20).map { "niño,\($0)\n" }.joined()
    let long = String(repeating: "x", count: 100_001)
    let text = try FileText(
      Array(good.utf8) + [0x80, 0x81, 0x98, 0x0A] + Array("\(long)\n\nlast,x\n".utf8))
    var choices = ReadingChoices()
    #expect(rows(text, choices).count == 21)
    choices.rows = [21: "first,y", 22: "second,y", 23: "third,y", 99: "none,y"]
    #expect(
      rows(text, choices).suffix(4)
        == [["first", "y"], ["second", "y"], ["third", "y"], ["last", "x"]])
    #expect(FileReport(of: text, choices, reason: \.self).notes.leftOut == 0)
    choices.rows[22] = nil
    let report = FileReport(of: text, choices, reason: \.self)
    #expect(report.notes.notes.map(\.line) == [22] && report.notes.leftOut == 1)
  }

  @Test("is read at the end of a file, too")
  func end() throws {
    var choices = ReadingChoices()
    choices.rows = [2: "b,c"]
    #expect(rows(try FileText(Array("a,x\n\n".utf8)), choices) == [["a", "x"], ["b", "c"]])
  }
}

@Suite("The line of an error")
struct ErrorLineTests {
  @Test("is that of the wrong letter, also where half of a pair is missing")
  func pair() {
    #expect(throws: LineError(line: 2, .notUnicode)) {
      try FileText([0xFF, 0xFE, 0x68, 0, 0x0A, 0, 0x00, 0xD8])
    }
  }
}
