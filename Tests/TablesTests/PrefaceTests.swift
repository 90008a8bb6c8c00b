import Testing

@testable import Tables

@Suite("The rows above the header of a table")
struct PrefaceTests {
  private func preface(
    _ text: String, _ choices: ReadingChoices = ReadingChoices()
  ) throws -> TablePreface? {
    TablePreface(above: Separator(UInt8(ascii: ";")), in: try FileText(Array(text.utf8)), choices)
  }

  @Test("are those of one text at most, up to the first row of several")
  func found() throws {
    let found = try #require(try preface("Tabelle 1;;;\r\n;;;\r\n\r\nNr.;Wort\r\n1;Hafen\r\n"))
    #expect(found.rows.map(\.line) == [1, 2] && found.header == ["Nr.", "Wort"])
    #expect(found.separator.line == 4)
    let notes = found.notes(ReadingChoices())
    #expect(notes.notes.map(\.text) == ["Tabelle 1;;;"] && notes.leftOut == 1)
    #expect(notes.notes.first?.reason == .heading)
    #expect(try preface("Nr.;Wort\n1;Hafen\n") == nil)
    #expect(try preface("Hafen\nBrot\n") == nil)
    #expect(try preface(String(repeating: "Titel;\n", count: 21) + "a;b\n") == nil)
  }

  @Test("are none where a person says that no row is a header")
  func noHeader() throws {
    var choices = ReadingChoices()
    choices.hasHeader = false
    #expect(try preface("Titel;\na;b\n", choices) == nil)
  }

  @Test("may have more texts, if a row of still more is known as a header")
  func wider() throws {
    let text = try FileText(Array("Quiz;1\nquestion;right;wrong\n".utf8))
    let separator = Separator(UInt8(ascii: ";"))
    let isHeader = { (fields: [String]) in fields.first == "question" }
    let found = TablePreface(in: text, by: separator, most: 2, isHeader: isHeader)
    #expect(found?.rows.count == 1)
    #expect(TablePreface(in: text, by: separator, isHeader: isHeader) == nil)
  }

  private enum Part: String, TablePart {
    case word, definition
    var isFreeText: Bool { self == .definition }
  }

  private func rows(_ text: String, _ choices: ReadingChoices) throws -> [[String]] {
    let text = try FileText(Array(text.utf8))
    let separator = Separator(UInt8(ascii: ";"))
    let names = ColumnNames<Part>([.word: ["word"], .definition: ["definition"]])
    let table = try Table<Part>(
      text, by: separator, below: TablePreface(above: separator, in: text, choices), choices,
      names: names, needed: [.word], guess: { _ in [:] })
    #expect(table.hasHeader)
    return table.map { row in row.fault == nil ? row.fields : [] }
  }

  @Test("are no rows of the table, unless a person writes rows in their place")
  func table() throws {
    let text = "Words;\n;\nword;definition\nharbor;a port\n"
    #expect(try rows(text, ReadingChoices()) == [["harbor", "a port"]])
    var choices = ReadingChoices()
    choices.rows = [1: "sea;water"]
    #expect(try rows(text, choices) == [["sea", "water"], ["harbor", "a port"]])
  }

  @Test("A header that comes again is a heading")
  func again() throws {
    let text = "word;definition\nharbor;a port\nword;definition\nsea;water\n"
    #expect(try rows(text, ReadingChoices()) == [["harbor", "a port"], [], ["sea", "water"]])
    var choices = ReadingChoices()
    choices.rows = [3: "word;definition"]
    #expect(try rows(text, choices)[1] == ["word", "definition"])
  }

  @Test("A header below a title shows the separator")
  func separator() throws {
    let text = try FileText(
      Array("Words, of week 3\n\nword|definition\na, b|c, d, e\nf, g|h, i, j\n".utf8))
    let isHeader = { (fields: [String]) in fields.contains("word") }
    #expect(Separator(of: text, isHeader: isHeader).division == .signs("|"))
    let other = try FileText(Array("Words\n\nword|definition\na, b|c, d, e\nf, g|h, i, j\n".utf8))
    #expect(Separator(of: other, isHeader: isHeader).division == .signs("|"))
    // A separator inside a text makes no header of a later row.
    let later = try FileText(Array("harbor;a port\nword, term;a name, a sign\n".utf8))
    #expect(Separator(of: later, isHeader: isHeader).division == .signs(";"))
  }
}
