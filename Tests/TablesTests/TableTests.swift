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

  @Test("names a part that is none before it misses another")
  func parts() throws {
    var choices = ReadingChoices()
    choices.columns = ["wort": [1]]
    #expect(throws: ColumnChoiceError.unknownPart("wort", known: ["word", "definition"])) {
      try choices.checkParts(needed: [Part.word])
    }
    choices.columns = ["definition": [1], "word": []]
    #expect(throws: ColumnChoiceError.missing(part: "word")) {
      try choices.checkParts(needed: [Part.word])
    }
    choices.columns = ["Word": [1]]
    try choices.checkParts(needed: [Part.word])
  }

  @Test(
    "has no texts of its own where a form writes the time or an address",
    arguments: [
      "time,mail,your word,it means\n2026/11/20 9:01:12 AM GMT+1,ada@school.example,ice,cold\n"
        + "2026/11/21 9:03:40 AM GMT+1,ben@school.example,sea,water\n",
      "dog,20.11.2026 9:01,Hund\nharbor,20.11.2026 9:02,a port\nsea,21.11.2026 10:02,water\n",
      "day,begriff,sinn\n2026-11-20,harbor,a port\n2026-11-21,sea,water\n",
      "Nov 20 2026 9:01,harbor,a port\nNov 20 2026 9:02,sea,water\nNov 20 2026 9:07,ice,cold\n",
    ])
  func stamps(text: String) throws {
    let rows = try read(text)
    #expect(rows.contains(["sea", "water"]))
    #expect(!rows.contains { $0.contains { $0.utf8.contains(0x40) || $0.utf8.contains(0x3A) } })
  }

  @Test("has days where they are one of two texts, and sums")
  func days() throws {
    #expect(
      try read("1066-10-14,Hastings\n1492-10-12,San Salvador\n")
        == [["1066-10-14", "Hastings"], ["1492-10-12", "San Salvador"]])
    let sums = try read("12.5 + 13.25,25.75,easy\n120.5 + 1.25,121.75,hard\n1.25 + 10.5,11.75,x\n")
    #expect(sums.first == ["12.5 + 13.25", "25.75"])
  }

  @Test(
    "has a header where a form's columns have names, and above the names of two languages",
    arguments: [
      ("x,time\na,2026/11/20 9:01\nb,2026/11/20 9:02\n", true),
      ("x,mail\na,ada@school.example\nb,ben@school.example\n", true),
      ("a,20 October\nb,2026/11/20 9:01\nc,2026/11/20 11:37\n", false),
      ("Lesson,English,Spanish\nL1,harbour,puerto\nL1,bread,pan\n", true),
      ("Lesson,English word,In Spanish (ES)\nL1,harbour,puerto\nL1,bread,pan\n", true),
      ("Lesson,English,port\nL1,harbour,puerto\nL1,bread,pan\n", false),
      ("x,English,Spanish\ny,German,Italian\n", false),
      ("English muffin,brioche\nFrench toast,pain perdu\n", false),
    ])
  func headers(text: String, hasHeader: Bool) throws {
    #expect(try table(text).hasHeader == hasHeader)
  }

  @Test("has a person's own texts in place of its rows")
  func ownRows() throws {
    var choices = ReadingChoices()
    choices.rows = [2: "sea,water", 3: "", 9: "x,y"]
    #expect(
      try read("harbor,a port\nsee\njunk,x\nice,\"cold\nwater\"", choices)
        == [["harbor", "a port"], ["sea", "water"], ["ice", "cold\nwater"]])
  }

  @Test(
    "is divided by the separator that a person chooses",
    arguments: [
      ("*", "harbor*a port\nsea*water, salt\n", [["harbor", "a port"], ["sea", "water, salt"]]),
      (" --- ", "\"a --- b\" --- c\nd --- e", [["a --- b", "c"], ["d", "e"]]),
      ("@", "a@b@c", [["a", "b"]]), ("tab", "a,b\tc", [["a,b", "c"]]),
      ("line", "harbor\na port\n\nsea\n\"water\n", [["harbor", "a port"], ["sea", "\"water"]]),
      ("3 lines", "a\nb\nc\n \nd\r\ne\r\nf", [["a", "b"], ["d", "e"]]),
      (";", "sep=,\na;b", [["a", "b"]]),
    ])
  func division(_ name: String, _ text: String, _ rows: [[String]]) throws {
    var choices = ReadingChoices()
    (choices.separator, choices.columns) = (Division(name), ["word": [1], "definition": [2]])
    choices.hasHeader = false
    #expect(choices.separator != nil)
    #expect(try read(text, choices) == rows)
  }

  @Test(
    "is divided by no text, no letters and no line end",
    arguments: ["", "a", "1", "\n", "\"", "-a-", "1 lines", "99 lines", "---------"])
  func noDivision(_ text: String) { #expect(Division(text) == nil) }

  @Test("tells its shape")
  func shape() throws {
    let shape = try table("No.;Deutsch;Español;Beispiel\n1;Hafen;puerto;Im Hafen.\n2;Brot;pan;x")
      .shape
    #expect(shape.division == .signs(";") && shape.hasHeader && shape.isGuessed)
    #expect(shape.columns.map(\.part) == [nil, "word", "definition", nil])
    #expect(shape.columns.map(\.name) == ["No.", "Deutsch", "Español", "Beispiel"])
    #expect(shape.columns[1].samples == ["Hafen", "Brot"])
    #expect(shape.unused == ["No.", "Beispiel"])
  }
}
