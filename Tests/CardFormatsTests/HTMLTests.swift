import Cards
import Testing

@testable import CardFormats

@Suite("HTML of cards")
struct HTMLTests {
  @Test(
    "becomes marks, and nothing else",
    arguments: [
      ("plain", "plain"), ("a<br>b", "a\nb"), ("a&nbsp;b &amp; c", "a b & c"),
      ("<b>a</b> <i> b </i>c", "**a** *b* c"), ("<b></b>a", "a"),
      ("un<b>believ</b>able", "un**believ**able"),
      ("<b>a*b</b>", "**a*b**"), ("&#91;sound:a.mp3]", "\\[sound:a.mp3]"),
      ("<p>a</p><p>b</p>", "a\n\nb"),
      ("<div>a<div>b</div></div>c", "a\nb\nc"),
      ("<ul><li>a</li><li><b>b</b></li></ul>c", "- a\n- **b**\n\nc"),
      ("<ul><li>a<br>b</li><li>c<ul><li>d</li></ul></li></ul>", "- a\n  b\n- c\n- d"),
      ("<ol><li>a<li>b</ol>", "1. a\n2. b"), ("<td>a</td><td>b</td>", "a · b"),
      ("<h2>A</h2>b", "**A**\n\nb"), ("a<hr>b", "a\n\nb"),
      ("<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>", "{漢字|かんじ}"),
      ("<ruby>abc<rt>x</rt></ruby>", "abc (x)"),
      ("<img src='a b.png' alt=x>", "![x](a b.png)"), ("<img src=\"a%20b.png\">", "![](a b.png)"),
      ("<img src=x onerror=alert(1)>", "![](x)"), ("<img src=\"caf%C3%A9.png\">", "![](café.png)"),
      ("<img src=\"a&amp;b.png\">", "![](a&b.png)"), ("[sound:a&amp;b.mp3]", "[sound:a&b.mp3]"),
      ("<img src=\"map%20(1).png\">", "![](map -1-.png)"), ("![](a (b).png)", "\\![](a (b).png)"),
      ("<script>alert('<b>')</script>a", "a"), ("<style>.a{}</style>a<!-- b -->", "a"),
      ("<a href=javascript:alert(1)>b</a>", "b"), ("a < b > c", "a < b > c"), ("<", "<"),
      ("<b", ""), ("</b></i>x", "x"), ("<pre>a\n  b</pre>", "```\na\n  b\n```"),
      ("<pre>```\na\n```</pre>b", "````\n```\na\n```\n````\n\nb"),
      ("~~~", "\\~~~"), ("~5", "~5"),
      ("[sound:a/b.mp3]", "[sound:a-b.mp3]"), ("- a", "\\- a"), ("3. a", "3\\. a"),
      ("Oh![sound:a.mp3]<img src=b.png>", "Oh![sound:a.mp3]![](b.png)"),
      ("Oh![sound:a.mp3](b.png)", "Oh\\![sound:a.mp3](b.png)"),
      ("```", "\\`\\`\\`"), ("x<sub>12</sub>", "x₁₂"),
    ] as [(String, String)])
  func marks(html: String, marks: String) {
    #expect(HTMLText(html).marks == marks)
  }

  @Test("any card's text becomes HTML and comes back")
  func roundTrip() {
    let pieces = [
      "a", " ", "\n", "\n\n", "*", "**", "`", "_", "- ", "1. ", "```\n", "~~~\n", "````\n", "<b>",
      "&amp;", "&", "[sound:a.mp3]",
      "![x](y.png)", "{海|うみ}", "\\", "\\*", "{{c1::", "]", "  ", "é", "[", "!",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...8, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let read = HTMLText(HTMLText.html(CardText(text))).marks
      let (old, new) = (CardText(text), CardText(read))
      #expect(words(old) == words(new), "'\(text)' became '\(read)'")
      #expect(
        old.sounds == new.sounds && old.pictures == new.pictures, "'\(text)' became '\(read)'")
    }
  }

  @Test(
    "names of files come back, whatever signs they have",
    arguments: [
      "a b.png", "caf\u{E9}.png", "cafe\u{301}.png", "地图.png", "100%.png", "a%20b.png",
      "a%FFb.png", "a&b.png", "a&amp;b.png", "a<b>.png", "a'b.png", "a+b#c?.png", "a .png",
    ])
  func fileNames(name: String) {
    let old = CardText("![x](\(name))[sound:\(name)]")
    let new = CardText(HTMLText(HTMLText.html(old)).marks)
    #expect(old.pictures == [name] && new.pictures == [name] && new.sounds == [name])
    #expect(new.pictures.first.map { Array($0.utf8) } == Array(name.utf8))
  }

  /// Returns the words, without their line breaks.
  private func words(_ text: CardText) -> [Substring] {
    text.plain.split(whereSeparator: \.isWhitespace)
  }

  @Test("any bytes can be read")
  func anything() {
    let pieces = [
      "<", ">", "/", "b", "=", "'", "\"", "!--", "-->", "ruby", "rt", "pre", "li", "ol", "&", ";",
      "#x", " ", "script", "\u{1F}",
    ]
    for _ in 0..<20_000 {
      let html = (0..<Int.random(in: 1...12)).compactMap { _ in pieces.randomElement() }.joined()
      let text = HTMLText(html).marks
      #expect(!CardText(text).plain.contains("\u{0}"))
    }
  }

  @Test(
    "blanks hide and show their text, and may be nested",
    arguments: [
      ("{{c1::a}} b {{c2::c::hint}}", 1, "____ b c", "<b>a</b> b c", "a"),
      ("{{c1::a}} b {{c2::c::hint}}", 2, "a b ____ (hint)", "a b <b>c</b>", "c"),
      ("{{c1::a {{c2::b}}}}", 1, "____", "<b>a b</b>", "a b"),
      ("{{c1::a {{c2::b}}}}", 2, "a ____", "a <b>b</b>", "b"),
      ("{{c1::a}} {{c1::b}}", 1, "____ ____", "<b>a</b> <b>b</b>", "a, b"),
      ("{{c1,2::a}}", 2, "____", "<b>a</b>", "a"), ("{{c1::a", 1, "____", "<b>a</b>", "a"),
      ("{{cx::a}}", 1, "{{cx::a}}", "{{cx::a}}", ""),
    ])
  func cloze(text: String, number: Int, question: String, answer: String, hidden: String) {
    let cloze = AnkiCloze(text)
    #expect(cloze.question(number) == question)
    #expect(cloze.answer(number) == answer)
    #expect(cloze.hidden(number) == hidden)
  }

  @Test("nested parts end where they should")
  func deepTemplates() {
    let deep = String(repeating: "{{#A}}", count: 5000) + "x"
    var losses: Set<CardCollection.Loss> = []
    let content = CardTemplate.Content(fields: ["A": "a"], cloze: 1, isAnswer: false)
    var work = 0
    let filled = CardTemplate(deep).filled(with: content, losses: &losses, work: &work)
    #expect(filled?.hasSuffix("x") == true)
    let blanks = AnkiCloze(String(repeating: "{{c1::", count: 5000))
    #expect(!blanks.question(1).isEmpty)
  }
}
