import Cards
import Testing

@Suite("The text of a card")
struct CardTextTests {
  @Test(
    "has emphasis, code, sounds and pictures",
    arguments: [
      ("plain text", [.text("plain text")]),
      (
        "a *soft* and **strong** word",
        [
          .text("a "), .emphasis("soft"), .text(" and "), .strong("strong"), .text(" word"),
        ]
      ),
      ("_soft_ and __strong__", [.emphasis("soft"), .text(" and "), .strong("strong")]),
      ("snake_case_name and 2 * 3 * 4", [.text("snake_case_name and 2 * 3 * 4")]),
      ("`let x = *y*`!", [.code("let x = *y*"), .text("!")]),
      (#"\*not soft\*"#, [.text("*not soft*")]),
      ("*never ends", [.text("*never ends")]),
      ("hear [sound:a b.wav] it", [.text("hear "), .sound("a b.wav"), .text(" it")]),
      ("[sound:../../etc/passwd]", [.text("[sound:../../etc/passwd]")]),
      (
        "oh![sound:a.wav]![b](c.png)",
        [.text("oh!"), .sound("a.wav"), .picture("c.png", about: "b")]
      ),
      ("[sound:a/b.wav]", [.text("[sound:a/b.wav]")]),
      ("the a_b_ c", [.text("the a_b_ c")]),
      ("![a port](port.png)", [.picture("port.png", about: "a port")]),
      ("![](port.png)", [.picture("port.png", about: "")]),
      ("![x](https://example.org/a.png)", [.text("![x](https://example.org/a.png)")]),
      ("<script>alert(1)</script>", [.text("<script>alert(1)</script>")]),
      ("{海|うみ}に", [.ruby("海", reading: "うみ"), .text("に")]),
      ("{x|x > 0}", [.text("{x|x > 0}")]),
      ("one\ntwo", [.text("one"), .lineBreak, .text("two")]),
    ] as [(String, [CardText.Span])])
  func spans(text: String, spans: [CardText.Span]) {
    #expect(CardText(text).blocks == [.paragraph(spans)])
  }

  @Test("has paragraphs, lists and code")
  func blocks() {
    let text = "First\n\n- one\n- *two*\n3) three\n\n```swift\nlet a = 1\n\n- b\n```\nlast"
    #expect(
      CardText(text).blocks == [
        .paragraph([.text("First")]), .item(number: nil, [.text("one")]),
        .item(number: nil, [.emphasis("two")]), .item(number: 3, [.text("three")]),
        .code("let a = 1\n\n- b"), .paragraph([.text("last")]),
      ])
    #expect(
      CardText("1. one\n  more\n- two\n\n  last\n- three\nend").blocks == [
        .item(number: 1, [.text("one"), .lineBreak, .text("more")]),
        .item(number: nil, [.text("two")]), .paragraph([.text("last")]),
        .item(number: nil, [.text("three")]), .paragraph([.text("end")]),
      ])
    #expect(CardText("").blocks.isEmpty)
    #expect(CardText("```\nopen").blocks == [.code("open")])
    #expect(CardText("a\r\nb").blocks == [.paragraph([.text("a"), .lineBreak, .text("b")])])
  }

  @Test(
    "code ends only at a fence of the same sign and at least the same length",
    arguments: [
      ("````\n```\na\n```\n````\nb", "```\na\n```"),
      ("~~~ sh\n```\n~~\n~~~~ \nb", "```\n~~"),
      ("```\n```swift\n~~~\n```\nb", "```swift\n~~~"), ("  ```\n  a\n  ```\nb", "  a"),
      ("\t~~~\na\r\n\r\n~~~\r\nb", "a\n"),
    ])
  func fences(text: String, code: String) {
    #expect(CardText(text).blocks == [.code(code), .paragraph([.text("b")])])
  }

  @Test("backquotes around a text are code in its line")
  func backquotesInLine() {
    #expect(CardText("```a``` b").plain == "``a`` b")
  }

  @Test("gives its words alone, for typing and speech")
  func plain() {
    let text = CardText("**el** perro [sound:perro.mp3] ![a dog](dog.png)\n- _noun_")
    #expect(text.plain == "el perro  \nnoun")
    #expect(text.sounds == ["perro.mp3"] && text.pictures == ["dog.png"])
  }

  @Test(
    "has right answers that are compared as spellings are",
    arguments: [
      ("the sea; ocean", "Ocean ", true), ("the sea; ocean", "the  sea", true),
      ("the sea; ocean", "ocean; The Sea", true), ("the sea; ocean", "sea", false),
      ("the sea; ocean", "ocean; lake", false), ("**niño**", "niño", true),
      ("niño", "nino", false), ("don't", "don’t", true), ("ha\u{AD}rbor", "harbor", true),
      ("harbor", "", false), (";", ";", true), ("el mar", "el mar;", true),
      ("the sea; ocean", "ocean;", true), ("the sea; ocean", " ; ", false),
      ("perro [sound:p.mp3]", "perro", true), ("שַׁבָּת", "שבת", true), ("שבת", "שַׁבָּת", false),
    ])
  func typed(back: String, typed: String, isRight: Bool) {
    #expect(TypedAnswer(back).accepts(typed) == isRight)
  }

  @Test("may forgive accents, and has no answer without letters")
  func others() {
    #expect(TypedAnswer("niño", forgivesAccents: true).accepts("nino"))
    #expect(!TypedAnswer("nino", forgivesAccents: true).accepts("niño"))
    #expect(!TypedAnswer("![a dog](dog.png)").isPossible)
    #expect(TypedAnswer("a; b ;c").answers == ["a", "b", "c"])
    // Below an empty line stands an explanation.
    #expect(TypedAnswer("cell\n\nThe **cell** lives; it grows.").answers == ["cell"])
    #expect(TypedAnswer("[sound:a.mp3]\n\ncell").accepts("cell"))
    #expect(TypedAnswer("one\ntwo").accepts("one two"))
  }
}
