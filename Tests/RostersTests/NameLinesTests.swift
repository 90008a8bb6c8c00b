import Testing

@testable import Rosters

@Suite("Pasted names")
struct NameLinesTests {
  private func names(_ text: String) throws -> [String] {
    try RosterFile.read(pasting: text).people.map(\.name.full)
  }

  @Test("are one in a line, without bullets, numbers and needless space")
  func markers() throws {
    let text = "1. Mia Lopez\r\n\n 2) Tom\n- Zoë Berg\n• Ali\n(5) Bo\n6\tIda\n* 'Ana\n— Jo-Ann\n"
    #expect(
      try names(text) == ["Mia Lopez", "Tom", "Zoë Berg", "Ali", "Bo", "Ida", "'Ana", "Jo-Ann"])
    let roster = try RosterFile.read(pasting: text)
    #expect(roster.kind == .names && roster.remarks.isEmpty && roster.classes.isEmpty)
    #expect(roster.enrollments.allSatisfy { $0.class == nil && $0.role == .learner })
    #expect(roster.enrollments.count == 8)
  }

  @Test("that all have one comma say the family name first")
  func familyFirst() throws {
    let roster = try RosterFile.read(pasting: "1. Lopez, Mia\n\nvan Dam,Tom\n")
    #expect(roster.people.map(\.name.full) == ["Mia Lopez", "Tom van Dam"])
    #expect(
      roster.sentences == [
        "Each line has one comma, so it is read as a family name and a given name."
      ])
    #expect(try names("Lopez, Mia\nTom") == ["Lopez, Mia", "Tom"])
  }

  @Test("may stand in one line")
  func oneLine() throws {
    #expect(try names("Mia, Tom, Ali") == ["Mia", "Tom", "Ali"])
    #expect(try names("Lopez, Mia; Berg, Tom") == ["Mia Lopez", "Tom Berg"])
  }

  @Test("that come twice, or can't be names, are left out with a remark")
  func leftOut() throws {
    let long = String(repeating: "x", count: 41)
    let roster = try RosterFile.read(
      pasting: "Mia Lopez\nTom\nMIA  lopez\n\(long)\nA\u{200B}da\n3\nx@example.org")
    #expect(roster.people.map(\.name.full) == ["Mia Lopez", "Tom"])
    #expect(
      roster.sentences == [
        "Line 3 is left out: line 1 has the same name.",
        "Line 4 is left out: its name has more than 40 characters.",
        "Line 5 is left out: its name has invisible characters, so type it again.",
        "Line 6 is left out: '3' can't be a name.",
        "Line 7 is left out: 'x@example.org' can't be a name.",
      ])
    #expect(roster.remarks.allSatisfy { $0.isLeftOut })
  }

  @Test("that are none are refused")
  func refused() {
    #expect(throws: RosterError.nobody) { try RosterFile.read(pasting: " \n\n") }
    #expect(throws: RosterError.noNameColumn) {
      try RosterFile.read(pasting: "Mia\tLopez\tx\nTom\tBerg\ty")
    }
    let many = (0...RosterFile.mostLearners).map { "Mia \($0)" }.joined(separator: "\n")
    #expect(throws: RosterError.tooManyLearners(limit: 1000)) {
      try RosterFile.read(pasting: many)
    }
  }
}
