import Cards
import Tables
import Testing

@testable import CardFormats

/// A format's signs stay signs, even before a combining mark.
@Suite("Signs of cards in other programs' files")
struct ByteSignTests {
  private static let marks = ["\u{301}", "\u{20DD}", "\u{338}"]

  @Test("are escaped in HTML", arguments: marks)
  func html(mark: String) {
    let text = "<\(mark)b>\(mark) &\(mark) \"\(mark)"
    let html = HTMLText.html(CardText(text))
    #expect(!html.utf8.contains(UInt8(ascii: "<")) && !html.utf8.contains(UInt8(ascii: "\"")))
    #expect(Array(HTMLText(html).marks.utf8) == Array(text.utf8))
  }

  @Test("hide the blanks of a cloze", arguments: marks)
  func cloze(mark: String) {
    let cloze = AnkiCloze("{{c1::\(mark)Paris::\(mark)city}}\(mark) {{c2::x}}")
    #expect(!cloze.question(1).utf8.contains(UInt8(ascii: "P")))
    #expect(Array(cloze.answer(1).utf8) == Array("<b>\(mark)Paris</b>\(mark) x".utf8))
  }

  @Test("are replaced in a template", arguments: marks)
  func template(mark: String) {
    var losses: Set<CardCollection.Loss> = []
    var work = 0
    let content = CardTemplate.Content(fields: ["A": "a"], cloze: 1, isAnswer: true)
    let filled = CardTemplate("{{A}}\(mark){{#A}}\(mark)b{{/A}}\(mark)").filled(
      with: content, losses: &losses, work: &work)
    #expect(filled.map { Array($0.utf8) } == Array("a\(mark)\(mark)b\(mark)".utf8))
    let ruby = Furigana.ruby(" 漢字[\(mark)かんじ]\(mark)")
    #expect(ruby.utf8.elementsEqual("<ruby>漢字<rt>\(mark)かんじ</rt></ruby>\(mark)".utf8))
  }

  @Test("begin and end the cards of Markdown", arguments: marks)
  func markdown(mark: String) throws {
    let text = "Q:\(mark) a\nA:\(mark) b\n---\nC: [\(mark)Paris]\(mark) is big\n"
    let cards = try MarkdownCards.read(FileText(Array(text.utf8))).parts.flatMap(\.entries).map(
      \.card)
    try #require(cards.count == 2)
    #expect(
      cards[0].front.utf8.starts(with: mark.utf8) && cards[0].back.utf8.starts(with: mark.utf8))
    #expect(!cards[1].front.utf8.contains(UInt8(ascii: "P")))
    let deck = "a\"\(mark)\\\(mark)b"
    let written = MarkdownCards.write([Card(id: "1", front: "a", back: "b")], deck: deck)
    let read = try MarkdownCards.read(FileText(Array(written.utf8)))
    #expect(read.parts.first?.deck?.utf8.elementsEqual(deck.utf8) == true)
  }
}
