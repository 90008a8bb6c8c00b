import Testing

@testable import Tables

@Suite("A table in a file")
struct TableTests {
  enum Part: String, TablePart {
    case word, definition
    var isFreeText: Bool { self == .definition }
  }

  private static let names = ColumnNames<Part>([.word: ["word"], .definition: ["definition"]])

  private func table(
    _ text: String, _ choices: ReadingChoices = ReadingChoices(), isContinued: Bool = false
  ) throws -> Table<Part> {
    try Table(
      try FileText(Array(text.utf8)), choices, names: Self.names, needed: [.word],
      isContinued: isContinued
    ) { sample in
      var places: [Part: [Int]] = [:]
      for (part, column) in zip(Part.allCases, sample.texts) { places[part] = [column] }
      return places
    }
  }

  private func read(
    _ text: String, _ choices: ReadingChoices = ReadingChoices(), isContinued: Bool = false
  ) throws -> [[String]] {
    var table = try table(text, choices, isContinued: isContinued)
    var rows: [[String]] = []
    while let row = table.next() {
      rows.append(Part.allCases.flatMap { table.fields($0, of: row) })
    }
    return rows
  }

  @Test(
    "is divided by the separator that fits all of it",
    arguments: [
      "harbor,a port\nsea,water\n", "harbor;a port\nsea;water", "harbor\ta port\nsea\twater",
      "harbor|a port\nsea|water", "sep=;\r\nharbor;a port\r\nsea;water\r\n",
      "\"sep=,\"\nharbor,a port\nsea,water", "harbor,a port,,\nsea,water,,\n,,,\n",
      "1;harbor;a port\n2;sea;water\n", "No.,Wort,Sinn\n1,harbor,a port\n2,sea,water",
      "English,Deutsch\nharbor,a port\nsea,water\n",
      "definition,Level,word\na port,3,harbor\nwater,4,sea",
    ])
  func separators(text: String) throws {
    #expect(try read(text) == [["harbor", "a port"], ["sea", "water"]])
  }

  @Test("with separators in the text of its last column has them there, and says so")
  func joined() throws {
    var table = try table("word,definition\nharbor,for ships, boats, ferries\nsea,water,,\n")
    let next = table.next()
    let row = try #require(next)
    #expect(row.fields == ["harbor", "for ships, boats, ferries"] && row.fault == nil)
    #expect(row.remarks == [.joined(fields: 4, columns: 2)])
    let last = table.next()
    #expect(last?.remarks == [])
    // A column that is no free text can't have them.
    var other = try self.table("definition,word\na port,har,bor\n")
    let unfit = other.next()
    #expect(unfit?.fault == .tooManyFields(3, columns: 2))
  }

  @Test("goes on with a row in lines without a tab")
  func continued() throws {
    let text = "rivers\t- the Nile\n- the Rhine\n\nsea\twater\n"
    #expect(
      try read(text, isContinued: true) == [
        ["rivers", "- the Nile\n- the Rhine"], ["sea", "water"],
      ])
  }

  @Test("has the columns that a person chooses")
  func choices() throws {
    var choices = ReadingChoices()
    choices.columns = ["word": [2], "definition": [3]]
    #expect(try read("x,harbor,a port\ny,sea,water", choices).last == ["sea", "water"])
    choices.hasHeader = true
    #expect(try read("x,harbor,a port\ny,sea,water", choices) == [["sea", "water"]])
    choices.columns = ["word": [4]]
    #expect(throws: ColumnChoiceError.noColumn(4, columns: 2)) { try read("a,b\n", choices) }
    choices.columns = ["back": [1]]
    #expect(throws: ColumnChoiceError.unknownPart("back", known: ["word", "definition"])) {
      try read("a,b\n", choices)
    }
  }

  @Test("has a person's own texts in place of its rows")
  func ownRows() throws {
    var choices = ReadingChoices()
    choices.rows = [2: "sea,water", 3: "", 9: "x,y"]
    #expect(
      try read("harbor,a port\nsee\njunk,x\nice,\"cold\nwater\"", choices)
        == [["harbor", "a port"], ["sea", "water"], ["ice", "cold\nwater"]])
  }

  @Test("tells its shape")
  func shape() throws {
    let shape = try table("No.;Deutsch;Español;Beispiel\n1;Hafen;puerto;Im Hafen.\n2;Brot;pan;x")
      .shape
    #expect(shape.separator == ";" && shape.hasHeader && shape.isGuessed)
    #expect(shape.columns.map(\.part) == [nil, "word", "definition", nil])
    #expect(shape.columns.map(\.name) == ["No.", "Deutsch", "Español", "Beispiel"])
    #expect(shape.columns[1].samples == ["Hafen", "Brot"])
    #expect(shape.unused == ["No.", "Beispiel"])
  }
}
