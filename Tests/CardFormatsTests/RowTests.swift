import CardFormats
import Cards
import Tables
import Testing

@Suite("Rows of files of cards")
struct RowTests {
  /// A remark about a row.
  struct Told: Equatable, Sendable {
    let line: Int
    let reason: CardRowReason
    let isLeftOut: Bool

    static func leftOut(_ line: Int, _ reason: CardRowReason) -> Told {
      Told(line: line, reason: reason, isLeftOut: true)
    }

    static func kept(_ line: Int, _ reason: CardRowReason) -> Told {
      Told(line: line, reason: reason, isLeftOut: false)
    }
  }

  private func read(
    _ text: String, _ format: CardFileFormat, _ choices: ReadingChoices = ReadingChoices()
  ) throws -> (sides: [[String]], told: [Told], read: CardCollection) {
    let read = try CardCollection(text: Array(text.utf8), as: format, choices: choices)
    let sides = read.parts.flatMap(\.entries).map { [$0.card.front, $0.card.back] }
    let told = read.report.notes.notes.map {
      Told(line: $0.line, reason: $0.reason, isLeftOut: $0.isLeftOut)
    }
    return (sides, told, read)
  }

  @Test(
    "a row that can't be a card is left out and told, and refuses no other",
    arguments: [
      ("front,back\na,b\nc,\n", .csv, [["a", "b"]], [.leftOut(3, .card(.empty(.back)))]),
      ("a,b\nc\nd,e\n", .csv, [["a", "b"], ["d", "e"]], [.leftOut(2, .row(.oneField))]),
      (
        "front,back\n\"a,b\nc,d\n", .csv, [["\"a", "b"], ["c", "d"]],
        [.kept(2, .row(.openQuote))]
      ),
      (
        "front,back,tags\na,b,c,d\ne,f,g\n", .csv, [["e", "f"]],
        [.leftOut(2, .row(.tooManyFields(4, columns: 3)))]
      ),
      ("a,b\n,,\nc,d\n", .csv, [["a", "b"], ["c", "d"]], []),
      ("a,b\na,b\n", .csv, [["a", "b"]], [.leftOut(2, .row(.repeated(earlier: 1)))]),
      (
        "id,front,back\nx,a,b\nx,c,d\n", .csv, [["a", "b"]],
        [.leftOut(3, .sameID(earlier: 2))]
      ),
      ("#separator:tab\none\na\tb\n", .anki, [["a", "b"]], [.leftOut(2, .row(.oneField))]),
      ("#html:false\na\tb\n#c\td\n", .anki, [["a", "b"]], [.leftOut(3, .row(.comment))]),
      ("Q: a\n\nQ: b\nA: c\n", .markdown, [["b", "c"]], [.leftOut(1, .card(.empty(.back)))]),
      (
        "\n\nC: nothing\nC: a [b]\n", .markdown, [["a ____", "b\n\na **b**"]],
        [.leftOut(3, .noBlank)]
      ),
    ] as [(String, CardFileFormat, [[String]], [Told])])
  func rows(text: String, format: CardFileFormat, sides: [[String]], told: [Told]) throws {
    let read = try read(text, format)
    #expect(read.sides == sides)
    #expect(read.told == told)
  }

  @Test("a separator in the last text needs no quotation marks")
  func joined() throws {
    let text = """
      front,back
      harbour,a place for ships, boats and ferries
      bread,food made of flour
      ,,
      milk,"the white drink, from cows"
      """
    let read = try read(text, .csv)
    #expect(
      read.sides == [
        ["harbour", "a place for ships, boats and ferries"], ["bread", "food made of flour"],
        ["milk", "the white drink, from cows"],
      ])
    #expect(read.told == [.kept(2, .row(.joined(fields: 3, columns: 2)))])
  }

  @Test("an answer goes on in lines without a tab")
  func continued() throws {
    let text = "Name two rivers\t- the Nile\n- the Rhine\nharbour\tpuerto\n"
    let read = try read(text, .anki)
    #expect(
      read.sides.map { $0.map { CardText($0).plain } } == [
        ["Name two rivers", "- the Nile\n- the Rhine"], ["harbour", "puerto"],
      ])
    #expect(read.told == [.kept(1, .row(.continued(lines: 1)))])
  }

  @Test("the header lines of Anki may have a spreadsheet's commas")
  func spreadsheet() throws {
    let text = """
      #separator:Comma,,
      #html:false,,
      harbor,a port,w12
      island,land with water all round,w12
      """
    #expect(
      try read(text, .csv).sides == [
        ["harbor", "a port\n\nw12"], ["island", "land with water all round\n\nw12"],
      ])
  }

  @Test(
    "rows end at each sign that ends a line",
    arguments: [
      "a\tb\r\nc\td\r\n", "a\tb\rc\td", "a\tb\u{85}c\td", "a\tb\u{B}c\td", "a\tb\u{C}c\td",
      "a\tb\u{2028}c\td", "a\tb\nc\td\u{1A}", "sep=;\na;b\nc;d", "\u{FEFF}a;b\nc;d",
    ])
  func lineEnds(text: String) throws {
    #expect(try read(text, .anki).sides == [["a", "b"], ["c", "d"]])
    #expect(try read(text, .csv).sides == [["a", "b"], ["c", "d"]])
  }

  @Test("a person may choose the encoding")
  func encoding() throws {
    let bytes: [UInt8] = [0x63, 0x61, 0x66, 0xE9, 0x09, 0x62]
    var choices = ReadingChoices()
    choices.encoding = .windows1250
    let read = try CardCollection(text: bytes, as: .anki, choices: choices)
    #expect(read.parts[0].entries[0].card.front == "café")
    #expect(read.report.encoding == .windows1250 && !read.report.isEncodingGuessed)
  }

  @Test("a person's own text stands in place of a row, or leaves it out")
  func ownRows() throws {
    var choices = ReadingChoices()
    choices.rows = [2: "c,\"d, e\"", 3: ""]
    let read = try read("front,back\nc,\nf,g\nh,i\n", .csv, choices)
    #expect(read.sides == [["c", "d, e"], ["h", "i"]])
    #expect(read.told.isEmpty)
  }

  @Test(
    "in plain text, each sign stands for itself",
    arguments: [
      "#include <stdio.h>", "if a<b and c>d", "<br>", "&lt;", "*a* **b**", "_c_", "`d`", "```",
      "~~~", "~~~~ sh",
      "- e", "1. f", "[sound:g.mp3]", "![](h.png)", "{漢字|かんじ}", "\\*", "# i", "'=j",
    ])
  func signs(text: String) throws {
    let read = try read("\(text)\t\(text)\n", .anki)
    #expect(read.sides.map { $0.map { CardText($0).plain } } == [[text, text]])
    #expect(read.told.isEmpty)
  }
}
