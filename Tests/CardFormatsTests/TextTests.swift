import CardFormats
import Cards
import Tables
import Testing

@Suite("Texts with cards")
struct TextTests {
  private func sides(_ text: String, _ format: CardFileFormat) throws -> [[String]] {
    try CardCollection(text: Array(text.utf8), as: format).parts.flatMap(\.entries)
      .map { [$0.card.front, $0.card.back] }
  }

  @Test(
    "a table may have its columns in any order, or no names for them",
    arguments: [
      ("front,back\na,b\n", [["a", "b"]]),
      ("Answer;Tags;Question\nb;x y;a\n", [["a", "b"]]),
      ("a\tb\tc\nd\te\tf\n", [["a", "b"], ["d", "e"]]),
      ("term,definition\r\n\"one, two\",\"line\nline\"\r\n", [["one, two", "line\nline"]]),
    ])
  func table(text: String, sides: [[String]]) throws {
    #expect(try self.sides(text, .csv) == sides)
  }

  @Test("a table keeps labels, decks, names and suspensions")
  func columns() throws {
    let text = "id,front,back,tags,deck,suspended,colour\n1,a,b,x y,D::E,yes,red\n2,c,d,,,,\n"
    let read = try CardCollection(text: Array(text.utf8), as: .csv)
    #expect(read.parts.map(\.deck) == ["D::E", nil])
    let card = Card(id: "1", front: "a", back: "b", tags: ["x", "y"], isSuspended: true)
    #expect(read.parts[0].entries.map(\.card) == [card])
    #expect(read.losses == [.columns: 1])
  }

  @Test("hashcards has questions, answers, and texts with blanks")
  func markdown() throws {
    let text = """
      ---
      name = "Cell \\"Biology\\""
      ---
      A remark before all cards.

      Q: What is it?
      A: One line.

      And another.
      ---
      C: The [cell] has a \\[wall\\], ![a picture](w.png) and [ATP].
      Q: Last?
      A: Yes.
      """
    let read = try CardCollection(text: Array(text.utf8), as: .markdown)
    #expect(read.parts.map(\.deck) == [#"Cell "Biology""#])
    #expect(
      read.parts[0].entries.map { [$0.card.front, $0.card.back] } == [
        ["What is it?", "One line.\n\nAnd another."],
        [
          "The ____ has a [wall], ![a picture](w.png) and ATP.",
          "cell\n\nThe **cell** has a [wall], ![a picture](w.png) and ATP.",
        ],
        [
          "The cell has a [wall], ![a picture](w.png) and ____.",
          "ATP\n\nThe cell has a [wall], ![a picture](w.png) and **ATP**.",
        ],
        ["Last?", "Yes."],
      ])
  }

  @Test("Anki's text has labels, names, decks and HTML")
  func anki() throws {
    let text = #"""
      #separator:semicolon
      #html:true
      #guid column:1
      #tags column:4
      #deck:Spanish
      g1;<b>a</b>;b<br>c;x y
      g2;d;"e;""f""";
      """#
    let read = try CardCollection(text: Array(text.utf8), as: .anki)
    #expect(read.parts.map(\.deck) == ["Spanish"])
    #expect(
      read.parts[0].entries.map(\.card) == [
        Card(id: "g1", front: "**a**", back: "b\nc", tags: ["x", "y"]),
        Card(id: "g2", front: "d", back: "e;\"f\""),
      ])
  }

  @Test("a field without visible text leaves no empty lines")
  func emptyField() throws {
    #expect(try sides("#html:true\na\t<br>\tb\t\tc\n", .anki) == [["a", "b\n\nc"]])
  }

  @Test("without HTML, signs stay as they are")
  func plain() throws {
    #expect(
      try sides("#html:false\n<b>a</b>\t*b* _c_\n", .anki) == [["<b>a</b>", "\\*b\\* \\_c\\_"]])
  }

  @Test(
    "a file without a card that can be kept says why",
    arguments: [
      ("front,back\nc,\n", .csv, .noGoodCards(line: 2, .card(.empty(.back)))),
      ("a,b\n", .markdown, .noCards),
      ("# Title\nonly words\n", .markdown, .noCards),
      ("", .csv, .noCards),
      ("#separator:tab\none\n", .anki, .noGoodCards(line: 2, .row(.oneField))),
      ("#separator:ab\na\tb\n", .anki, .badLine(LineError(line: 1, .notASeparator("ab")))),
    ] as [(String, CardFileFormat, CardFileError)])
  func noCards(text: String, format: CardFileFormat, error: CardFileError) throws {
    do {
      let read = try CardCollection(text: Array(text.utf8), as: format)
      #expect(read.refusal == error && read.count == 0)
    } catch let thrown as CardFileError {
      #expect(thrown == error)
    }
  }

  @Test("the content tells the format, or else the name does")
  func formats() {
    func format(_ text: String, _ name: String) -> CardFileFormat {
      CardFileFormat(content: Array(text.utf8), fileName: name)
    }
    #expect(format("PK\u{3}\u{4}", "a.csv") == .apkg)
    #expect(format("a,b", "a.csv") == .csv)
    #expect(format("Q: a\nA: b", "-") == .markdown)
    #expect(format("#separator:tab\na\tb", "a.txt") == .anki)
    #expect(format("a\tb", "a.txt") == .anki)
    #expect(format("a\tb", "-") == .tsv)
    #expect(format("a,b", "-") == .csv)
    #expect(format("#separator:Comma,,\na,b,", "a.csv") == .anki)
    #expect(format("\"#separator:Comma\",\na,b", "a.txt") == .anki)
    // A table may have the signs in its texts.
    #expect(format("C: drive\tthe first disk", "a.txt") == .anki)
    #expect(format("C: drive;the first disk", "a.txt") == .anki)
    #expect(format("Notes\n\nQ:\ta\n\nA:\tb", "a.txt") == .markdown)
    #expect(format("C:\nOne is [two]", "a.txt") == .markdown)
    // A sign may be cut at the end of the bytes that are looked at.
    #expect(format("Q: a\nA: bc\n" + String(repeating: "é", count: 4_000), "a.txt") == .markdown)
    let wide = Array("Q: a\nA: b".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(CardFileFormat(content: [0xFF, 0xFE] + wide, fileName: "a.txt") == .markdown)
  }

  private static let hard = [
    Card(id: "1", front: "a, \"b\"\nc", back: "# no comment"),
    Card(id: "2", front: "Q: a\n---\nA: b", back: "- one\n- two\n\nlast"),
    Card(id: "3", front: "*a* **b** `c`", back: "[sound:a.mp3] ![x](y.png)", tags: ["l"]),
    Card(id: "4", front: "1. one\n2. two", back: "```\ncode <b>\n```", isSuspended: true),
    Card(id: "5", front: "< & > \\*no\\*", back: "{漢字|かんじ} = x"),
  ]

  @Test("written cards are read back", arguments: [CardFileFormat.csv, .tsv, .anki, .markdown])
  func roundTrip(format: CardFileFormat) throws {
    let text = try #require(format.text(of: Self.hard, deck: "A \"deck\""))
    let read = try CardCollection(text: Array(text.utf8), as: format)
    let cards = read.parts.flatMap(\.entries).map(\.card)
    if format == .csv || format == .tsv { #expect(cards == Self.hard) }
    for (card, old) in zip(cards, Self.hard) {
      for side in Side.allCases {
        #expect(CardText(card[side]) == CardText(old[side]), "\(card[side])")
      }
    }
    #expect(cards.count == Self.hard.count)
    #expect(read.report.notes.leftOut == 0)
  }
}
