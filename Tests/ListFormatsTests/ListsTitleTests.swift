import Tables
import Testing

@testable import ListFormats

@Suite("The rows above the header of a list")
struct ListsTitleTests {
  private static let numbers = """
    Tabelle 1;;;
    Nr.;Wort;Bedeutung;Klasse
    1;Hafen;Ort für Schiffe;4a
    2;Brot;Nahrung aus Mehl;4a
    3;Insel;Land im Wasser;4b
    """

  @Test("A title above the names of the columns is no word, and told")
  func title() throws {
    let file = try read(Self.numbers, .csv)
    #expect(
      short(file.entries) == [
        "Hafen = Ort für Schiffe", "Brot = Nahrung aus Mehl", "Insel = Land im Wasser",
      ])
    #expect(file.leftOut(.heading) == [1] && file.report.notes.leftOut == 1)
    #expect(file.report.shape?.unused == ["Nr.", "Klasse"])
    #expect(file.report.shape?.isGuessed == false)
  }

  @Test("A title and empty rows stand above languages, and a heading names the list")
  func languages() throws {
    let file = try read("Week 3;;;\n;;;\nEnglish;German;;\nharbor;Hafen;;\nbread;Brot;;\n", .csv)
    #expect(file.lists == ["Week 3: harbor bread"])
    #expect(file.entries.first?.definition == "Hafen" && file.leftOut(.heading) == [1])
    let plain = try read("Vocabulary\nEnglish\tGerman\nharbor\tHafen\nbread\tBrot\n", .text)
    #expect(short(plain.entries) == ["harbor = Hafen", "bread = Brot"])
  }

  @Test("A person's choices hold below a title, or make a row of it")
  func choices() throws {
    var choices = ReadingChoices()
    choices.columns = ["word": [2]]
    #expect(
      try read(Self.numbers, .csv, choices: choices).entries.map(\.word)
        == ["Hafen", "Brot", "Insel"])
    choices.columns = nil
    choices.rows = [1: ";Ufer;Rand des Wassers"]
    #expect(
      short(try read(Self.numbers, .csv, choices: choices).entries).first
        == "Ufer = Rand des Wassers")
    choices.rows = [:]
    choices.hasHeader = false
    #expect(try read(Self.numbers, .csv, choices: choices).entries.map(\.word).contains("Wort"))
  }

  @Test("Titles of columns name lists, too, where a person says that they are a header")
  func chosenTitles() throws {
    var choices = ReadingChoices()
    choices.hasHeader = true
    let rows = "Week 1,Week 2\ncat,dog\nfox,owl\n"
    for text in [rows, "Term 1,\n" + rows] {
      #expect(
        try read(text, .csv, choices: choices).lists == ["Week 1: cat fox", "Week 2: dog owl"])
    }
  }

  @Test("Rows of one text above rows without a header stay headings or words")
  func noHeader() throws {
    let file = try read("Week 1;\ncat;Katze\nhen;Huhn\n", .csv)
    #expect(file.lists == ["Week 1: cat hen"])
  }

  @Test("A header that comes again is a heading, above words in several columns too")
  func again() throws {
    let file = try read("word;definition\nharbor;a port\nword;definition\nreef;rocks\n", .csv)
    #expect(short(file.entries) == ["harbor = a port", "reef = rocks"])
    #expect(file.leftOut(.heading) == [3])
    let titles = try read("Week 1,Week 2\ncat,dog\nWeek 1,Week 2\nfox,owl\n", .csv)
    #expect(titles.lists == ["Week 1: cat fox", "Week 2: dog owl"])
  }

  @Test("The times and addresses of a form are no words, and show that its first row is a header")
  func form() throws {
    let file = try read(
      """
      "Timestamp","Email Address","Your word","What does it mean?"
      "2026/11/20 9:01:12 AM GMT+1","ada@school.example","harbor","a place for ships"
      "2026/11/20 9:03:40 AM GMT+1","ben@school.example","rhythm","a regular beat"
      "2026/11/20 9:05:02 AM GMT+1","cleo@school.example","island","land with water all round"
      """, .csv)
    #expect(
      short(file.entries) == [
        "harbor = a place for ships", "rhythm = a regular beat",
        "island = land with water all round",
      ])
    #expect(file.report.shape?.unused == ["Timestamp", "Email Address"])
  }

  @Test("A header that only the rows below show is one, whatever columns a person chooses")
  func chosen() throws {
    var choices = ReadingChoices()
    choices.columns = ["word": [1]]
    let file = try read("Item,Klasse\nharbor,n.\ncalm,adj.\nsail,v.\n", .csv, choices: choices)
    #expect(file.entries.map(\.word) == ["harbor", "calm", "sail"])
  }

  @Test("A part that a list hasn't is named before the one that is missing")
  func unknownPart() {
    var choices = ReadingChoices()
    choices.columns = ["wort": [1]]
    let error = ColumnChoiceError.unknownPart(
      "wort", known: ["word", "definition", "sentence", "hint", "reason"])
    #expect(throws: error) { try read("a,b\n", .csv, choices: choices) }
  }
}
