import Cards
import TestSupport
import Testing

@testable import CardFormats

@Suite("The time that files of cards take")
struct CardFileGrowthTests {
  private static let html = [
    "<", "</", "<a", "<b>", "</b>", "<!--", "-->", "<!", "<?", "<a b=", "<a b=\"", "'", ">", "&",
    "&amp;", "&#", ";",
    "[sound:", "]", "<ul>", "<li>", "<ol>", "<pre>", "<ruby>", "<rt>", "<script>", "<style>",
    "<img src=", "<br>",
    "<div>", "<wbr>", "<p>", "<td>", "\\(", "[latex]", "*", "`", "{漢|", "![](", "\n", " ",
  ]
  private static let fields = [
    "{{", "}}", "{{c1::", "{{c1,2::", "{{c", "::", "{{#A}}", "{{^A}}", "{{/A}}", "{{A}}",
    "{{cloze:A}}", "{{!", "{{hint:A}}",
    "漢[か]", "[", "]", " a[", "{", "}",
  ]

  @Test("HTML takes twice as long when it is twice as long, whatever tags it has")
  func htmlGrowth() async {
    #expect(await Growth.excessive(Self.html) { _ = HTMLText($0).marks }.isEmpty)
  }

  @Test("writing HTML and escaping marks take a time that grows with the text")
  func writing() async {
    let signs = ["*", "**", "`", "[sound:", "![](", "{漢|", "\\", "- ", "1. ", "<", "&", "\n", "a"]
    #expect(await Growth.excessive(signs) { _ = HTMLText.html(CardText($0)) }.isEmpty)
    #expect(await Growth.excessive(signs) { _ = MarkedText.escaped($0) }.isEmpty)
  }

  @Test("blanks, templates and readings take a time that grows with the field")
  func fieldGrowth() async {
    let content = CardTemplate.Content(
      fields: ["A": "{{c1::a::b}} 漢[か]"], cloze: 1, isAnswer: true)
    #expect(
      await Growth.excessive(Self.fields) { text in
        let cloze = AnkiCloze(text)
        _ = cloze.question(1) + cloze.answer(1) + cloze.hidden(1)
      }.isEmpty)
    #expect(
      await Growth.excessive(Self.fields) { text in
        var (losses, work): (Set<CardCollection.Loss>, Int) = ([], 0)
        _ = CardTemplate(text).filled(with: content, losses: &losses, work: &work)
      }.isEmpty)
    #expect(await Growth.excessive(Self.fields) { _ = Furigana.ruby($0) }.isEmpty)
    #expect(await Growth.excessive(Self.fields) { _ = CollectionReader.isFilled($0) }.isEmpty)
  }

  @Test(
    "text files take a time that grows with them",
    arguments: [
      (
        CardFileFormat.csv, ["a,b\n", "\"", "\"\"", ",", ";", "\t", "\n", "\r\n", "a,\"b\"\n", "#"]
      ),
      (.tsv, ["a\tb\n", "\"", "\t", "\n", "a\t[sound:", "a\t*b\n", "a\n"]),
      (
        .anki,
        [
          "#deck:a\n", "a\tb\n", "#", "a\t<b>c\n", "\"", "a\t[sound:", "a\t{{c1::\n", "\n", "sep=;",
          "a\n",
        ]
      ),
      (
        .markdown,
        [
          "Q: a\nA: b\n", "Q:", "A:", "C: a [b]\n", "---\n", "name = \"", "[", "\\[", "\n", "![",
          "🇩🇪", "```\n", "````a\n", "~~~\n", "`", "# a\n", "\n\nAb", "<!--", "-->", "](", "][",
          "[[", "[x] ", "]: /\n", "]", "a\n====\n", "-----\n",
        ]
      ),
    ])
  func files(format: CardFileFormat, signs: [String]) async {
    let slow = await Growth.excessive(signs) { text in
      _ = try CardCollection(text: Array(text.utf8), as: format)
    }
    #expect(slow.isEmpty)
  }

  @Test("a text of many blanks is refused before its cards grow to the square of its length")
  func manyBlanks() throws {
    let text = "C: " + String(repeating: "[a] ", count: 20_000)
    let read = try CardCollection(text: Array(text.utf8), as: .markdown)
    #expect(read.refusal == .noGoodCards(line: 1, .card(.tooLong(.front))))
    let blanks = String(repeating: "[a] ", count: 4_800)
    let cards = (0..<20).map { "C: \($0) \(blanks)\n" }.joined()
    #expect(throws: CardFileError.tooMuchText(limit: 256 << 20)) {
      try CardCollection(text: Array(cards.utf8), as: .markdown)
    }
  }

  @Test("the same text of many blanks makes its cards once")
  func repeatedBlanks() throws {
    let text = "C: " + String(repeating: "[a] ", count: 1_000) + "\n"
    let read = try CardCollection(
      text: Array(String(repeating: text, count: 1_000).utf8), as: .markdown)
    #expect(read.count == 1_000 && read.report.notes.leftOut == 999)
  }

  @Test("columns beyond those of a row cost nothing")
  func manyColumns() throws {
    let header = "front,back" + String(repeating: ",a", count: 40_000)
    let rows = (0..<20_000).map { "\($0),b\n" }.joined()
    let read = try CardCollection(text: Array("\(header)\n\(rows)".utf8), as: .csv)
    #expect(read.count == 20_000)
    let places = "#guid column:9999999999999\n#tags column:9223372036854775807\na\tb\n"
    #expect(try CardCollection(text: Array(places.utf8), as: .anki).count == 1)
  }

  @Test("a file has cards for no more decks than a person can have")
  func manyDecks() {
    let rows = (0..<30_000).map { "f\($0),b,deck \($0)\n" }.joined()
    #expect(throws: CardFileError.tooManyDecks(2_000)) {
      try CardCollection(text: Array(("front,back,deck\n" + rows).utf8), as: .csv)
    }
  }
}
