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
      (.tsv, ["a\tb\n", "\"", "\t", "\n", "a\t[sound:", "a\t*b\n"]),
      (.anki, ["#deck:a\n", "a\tb\n", "#", "a\t<b>c\n", "\"", "a\t[sound:", "a\t{{c1::\n", "\n"]),
      (
        .markdown,
        [
          "Q: a\nA: b\n", "Q:", "A:", "C: a [b]\n", "---\n", "name = \"", "[", "\\[", "\n", "![",
          "🇩🇪",
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
  func manyBlanks() {
    let text = "C: " + String(repeating: "[a] ", count: 20_000)
    #expect(throws: CardFileError.badCard(line: 1, .tooLong(.front))) {
      try CardCollection(text: Array(text.utf8), as: .markdown)
    }
    let cards = String(repeating: "C: " + String(repeating: "[a] ", count: 4_800) + "\n", count: 20)
    #expect(throws: CardFileError.tooMuchText(limit: 256 << 20)) {
      try CardCollection(text: Array(cards.utf8), as: .markdown)
    }
  }

  @Test("a file has cards for no more decks than a person can have")
  func manyDecks() {
    let rows = (0..<30_000).map { "f,b,deck \($0)\n" }.joined()
    #expect(throws: CardFileError.tooManyDecks(2_000)) {
      try CardCollection(text: Array(("front,back,deck\n" + rows).utf8), as: .csv)
    }
  }
}
