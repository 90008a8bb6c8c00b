import CardFormats
import Cards
import Tables
import Testing

@Suite("Rows above and among the cards of a table")
struct TitleTests {
  private func read(
    _ text: String, _ choices: ReadingChoices = ReadingChoices()
  ) throws -> (sides: [[String]], told: [RowTests.Told], read: CardCollection) {
    let read = try CardCollection(text: Array(text.utf8), as: .csv, choices: choices)
    let told = read.report.notes.notes.map {
      RowTests.Told(line: $0.line, reason: $0.reason, isLeftOut: $0.isLeftOut)
    }
    return (read.parts.flatMap(\.entries).map { [$0.card.front, $0.card.back] }, told, read)
  }

  @Test(
    "a title above the names of the columns is told, and neither is a card",
    arguments: [
      "Vocabulary Unit 3;;;\n;;;\nEnglish;German;;\nharbour;Hafen;;\n;;;\nbread;Brot;;\n;;;\n",
      "Table 1\r\n\r\nfront,back\r\nharbour,Hafen\r\nbread,Brot\r\n",
      "\"Unit 3, food\",,\nNo.,English,German\n1,harbour,Hafen\n2,bread,Brot\n",
    ])
  func titles(text: String) throws {
    let read = try read(text)
    #expect(read.sides == [["harbour", "Hafen"], ["bread", "Brot"]])
    #expect(read.told == [.leftOut(1, .row(.heading))])
    var choices = ReadingChoices()
    choices.hasHeader = true
    #expect(try self.read(text, choices).sides == read.sides)
    choices.hasHeader = false
    #expect(try self.read(text, choices).sides.count > 2)
  }

  @Test("a person's own text stands in place of a title")
  func ownTitle() throws {
    var choices = ReadingChoices()
    choices.rows = [1: "sea;Meer"]
    let read = try read("Unit 3;\nEnglish;German\nharbour;Hafen\nbread;Brot\n", choices)
    #expect(read.sides == [["sea", "Meer"], ["harbour", "Hafen"], ["bread", "Brot"]])
    #expect(read.told.isEmpty)
  }

  @Test("a row of one text without a header below it stays a card without a back")
  func noHeader() throws {
    let read = try read("Unit 3;\nharbour;Hafen\nbread;Brot\n")
    #expect(read.sides == [["harbour", "Hafen"], ["bread", "Brot"]])
    #expect(read.told == [.leftOut(1, .card(.empty(.back)))])
  }

  @Test("the header of a second table is no card")
  func again() throws {
    let read = try read("front,back\na,b\nfront,back\nc,d\n")
    #expect(read.sides == [["a", "b"], ["c", "d"]])
    #expect(read.told == [.leftOut(3, .row(.heading))])
  }

  @Test("the names of two languages are a header, whatever columns a person chooses")
  func languages() throws {
    var choices = ReadingChoices()
    choices.columns = ["front": [3], "back": [2], "notes": [4]]
    let text = "Lesson,English,Spanish,Example\nL1,harbour,puerto,x\nL1,bread,pan,y\n"
    #expect(
      try read(text, choices).sides
        == [["puerto", "harbour\n\nExample: x"], ["pan", "bread\n\nExample: y"]])
  }

  @Test("times and addresses are no sides of cards")
  func stamps() throws {
    let rows = """
      2026/11/20 9:01:12 AM GMT+1,ada@school.example,harbour,a port
      2026/11/20 9:03:40 AM GMT+1,ben@school.example,bread,food
      """
    let sides = [["harbour", "a port"], ["bread", "food"]]
    #expect(try read(rows).sides == sides)
    let named = try read("Timestamp,Email Address,Your word,What does it mean?\n" + rows)
    #expect(named.sides == sides)
    #expect(named.read.report.shape?.unused == ["Timestamp", "Email Address"])
    let lonely = try read("Timestamp,It\n2026/11/20 9:01:12,harbour\n2026/11/20 9:03:40,bread\n")
    #expect(lonely.sides.isEmpty)
    #expect(lonely.read.report.notes.leftOut == 2)
  }

  @Test("a column with the same text in all rows is a side only if no other can be one")
  func constant() throws {
    let sides = [["a", "x"], ["b", "y"], ["c", "z"], ["d", "w"]]
    #expect(try read("me,a,x\nme,b,y\nme,c,z\nme,d,w\n").sides == sides)
    #expect(try read("a,x\nb,x\nc,x\nd,x\n").sides.map { $0[1] } == ["x", "x", "x", "x"])
  }

  @Test("a part that no card has is named before the one that is missing")
  func unknownPart() {
    var choices = ReadingChoices()
    choices.columns = ["vorne": [1]]
    let known = ["front", "back", "notes", "tags", "deck", "id", "suspended"]
    #expect(throws: ColumnChoiceError.unknownPart("vorne", known: known)) {
      try read("a,b\n", choices)
    }
  }
}
