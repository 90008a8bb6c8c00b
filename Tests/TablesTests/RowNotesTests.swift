import Testing

@testable import Tables

@Suite("The remarks about the rows of a file")
struct RowNotesTests {
  private func notes(_ rows: [(line: Int, isLeftOut: Bool)]) -> RowNotes<RowReason> {
    var notes = RowNotes<RowReason>()
    for row in rows {
      notes.add(RowNote(line: row.line, text: "", reason: .strayQuote, isLeftOut: row.isLeftOut))
    }
    return notes
  }

  @Test("count each row once, whatever is said of it")
  func rows() {
    var all = notes([(1, false), (1, false), (2, true), (3, false)])
    #expect(all.changed == 2 && all.leftOut == 1 && all.notes.count == 4)
    all.add(notes([(3, false), (4, true)]))
    #expect(all.changed == 2 && all.leftOut == 2 && all.notes.count == 6)
    let rest = all.without { $0 == 1 || $0 == 4 }
    #expect(rest.changed == 1 && rest.leftOut == 1)
    #expect(rest.map { $0 }.changed == 1)
  }

  @Test("are bounded, and all rows are counted")
  func bounded() {
    let many = notes((1...300).map { (line: $0, isLeftOut: true) })
    #expect(many.leftOut == 300 && many.notes.count == RowNotes<RowReason>.most)
    let ofOne = notes((1...301).map { (line: $0 < 301 ? 7 : 8, isLeftOut: false) })
    #expect(ofOne.changed == 2 && ofOne.notes.count == RowNotes<RowReason>.mostOfRow + 1)
  }
}
