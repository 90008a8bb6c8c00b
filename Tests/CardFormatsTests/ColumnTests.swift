import CardFormats
import Cards
import Tables
import Testing

@Suite("Columns of files of cards")
struct ColumnTests {
  private func read(
    _ text: String, columns: [String: [Int]]? = nil, hasHeader: Bool? = nil
  ) throws -> (sides: [[String]], read: CardCollection) {
    var choices = ReadingChoices()
    (choices.columns, choices.hasHeader) = (columns, hasHeader)
    let read = try CardCollection(text: Array(text.utf8), as: .csv, choices: choices)
    return (read.parts.flatMap(\.entries).map { [$0.card.front, $0.card.back] }, read)
  }

  private static let languages = """
    No.;Deutsch;Español;Beispiel
    1;Hafen;puerto;Das Schiff liegt im Hafen.
    2;Brot;pan;Ich esse Brot.
    """

  @Test("the sides are the first two texts: neither numbers nor the names of the columns")
  func guessed() throws {
    let (sides, read) = try read(Self.languages)
    #expect(sides == [["Hafen", "puerto"], ["Brot", "pan"]])
    let shape = try #require(read.report.shape)
    #expect(shape.hasHeader && shape.isGuessed)
    #expect(shape.unused == ["No.", "Beispiel"])
    #expect(read.losses == [.columns: 2])
  }

  @Test("a person chooses the columns, and others for notes")
  func chosen() throws {
    let columns = ["front": [3], "back": [2], "notes": [4]]
    let (sides, read) = try read(Self.languages, columns: columns)
    #expect(
      sides == [
        ["puerto", "Hafen\n\nBeispiel: Das Schiff liegt im Hafen."],
        ["pan", "Brot\n\nBeispiel: Ich esse Brot."],
      ])
    #expect(read.report.shape?.isGuessed == false)
    #expect(throws: ColumnChoiceError.missing(part: "back")) {
      try self.read(Self.languages, columns: ["front": [2]])
    }
    #expect(throws: ColumnChoiceError.noColumn(9, columns: 4)) {
      try self.read(Self.languages, columns: ["front": [2], "back": [9]])
    }
  }

  @Test("a person chooses what stands between the sides, in Markdown too")
  func separator() throws {
    var choices = ReadingChoices()
    for (format, name, text) in [
      (CardFileFormat.anki, "*", "harbor*a port\nsea*water"),
      (.anki, "line", "harbor\na port\nsea\nwater"),
      (.markdown, ":::", "harbor:::a port\nsea:::water"),
    ] {
      choices.separator = Division(name)
      let read = try CardCollection(text: Array(text.utf8), as: format, choices: choices)
      let cards = read.parts.flatMap(\.entries).map(\.card)
      #expect(cards.map(\.front) == ["harbor", "sea"] && cards.map(\.back) == ["a port", "water"])
    }
  }

  @Test(
    "names of columns are known in many languages, and a missing one is guessed",
    arguments: [
      ("Frage;Antwort\na;b\n", [["a", "b"]]),
      ("Réponse,Question\nb,a\n", [["a", "b"]]),
      ("слово,перевод\na,b\n", [["a", "b"]]),
      ("単語,意味\na,b\n", [["a", "b"]]),
      ("front,back,Notes\na,b,c\n", [["a", "b\n\nNotes: c"]]),
      ("word,definition,translation\na,b,c\n", [["a", "b\n\nc"]]),
      (
        "Word,German explanation,English translation,Example sentence\na,b,c,d\n",
        [["a", "c\n\nExample sentence: d"]]
      ),
      ("Pinyin,Meaning,Level\na,b,c\n", [["a", "b"]]),
      ("Number,Hint,Word,English\nx,y,a,b\n", [["a", "b\n\nHint: y"]]),
      ("term,notes,tags\na,b,c\n", [["a", "b"]]),
    ])
  func names(text: String, sides: [[String]]) throws {
    #expect(try read(text).sides == sides)
  }

  @Test("a row is a header if the columns below it are of one kind, and it is not")
  func kinds() throws {
    let rows = "familia,die Familie,2,s\nservus,der Diener,2,s\net,und,2,x\nubi,wo,2,x\n"
    let (sides, read) = try read("Latein,Deutsch,Kartei,Wortart\n" + rows)
    #expect(sides.first == ["familia", "die Familie"] && sides.count == 4)
    #expect(read.report.shape?.unused == ["Kartei", "Wortart"])
    #expect(try self.read(rows).sides == sides)
    // The row is no header: the column has its text again.
    #expect(try self.read("word,hello,noun\nshow,there,noun\n").sides.count == 2)
  }

  @Test("a person says whether the first row names the columns")
  func header() throws {
    #expect(
      try read("front,back\na,b\n", hasHeader: false).sides == [["front", "back"], ["a", "b"]])
    #expect(try read("x,y\na,b\n", hasHeader: true).sides == [["a", "b"]])
  }

  @Test("running numbers are no names of cards, and a front only if nothing else is one")
  func numbers() throws {
    let ids = try read("id,front,back\n1,a,b\n2,c,d\n").read.parts[0].entries.map(\.card.id)
    #expect(ids == ["", ""])
    #expect(try read("1,a,b\n2,c,d\n3,e,f\n").sides == [["a", "b"], ["c", "d"], ["e", "f"]])
    #expect(try read("1,one\n2,two\n").sides == [["one", "1"], ["two", "2"]])
  }
}
