import TestSupport
import Testing

@testable import Tables

/// Marks that make one Character with the sign before them.
private let marks = ["\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{338}"]

@Suite("HTML as plain text")
struct MarkedUpTextTests {
  @Test("entities are read, whatever mark follows them", arguments: marks)
  func entities(mark: String) {
    let plain = MarkedUpText.plain("&#65;\(mark)&#x42;\(mark)&lt;\(mark)")
    #expect(Array(plain.utf8) == Array("A\(mark)B\(mark)<\(mark)".utf8))
    let shown = MarkedUpText.marked("<\(mark)[sound:\(mark)")
    #expect(Array(MarkedUpText.plain(shown).utf8) == Array("<\(mark)[sound:\(mark)".utf8))
    #expect(!shown.utf8.contains(UInt8(ascii: "<")))
  }

  @Test(
    "shows the text that a browser shows, and keeps a tag without an end",
    arguments: [
      ("a<br>b", "a\nb"), ("a<BR/>b", "a\nb"), ("<p>a</p><p>b</p>", "a\nb\n"),
      ("<i>a</i>b", "ab"), ("a\nb", "a b"), ("a<b title='>'>c", "ac"), ("a<!-- > -->b", "ab"),
      ("if a <b", "if a <b"), ("if a <b&amp;c\nd", "if a <b&c d"), ("a<!-- <br>b", "a<!-- <br>b"),
      ("a <b title='>", "a <b title='>"), ("a < b", "a < b"), ("<", "<"), ("</>", "</>"),
      ("[sound:a.mp3]a[sound:b", "a[sound:b"), ("[sound:]a", "a"),
    ])
  func plain(html: String, text: String) {
    #expect(MarkedUpText.plain(html) == text)
  }

  @Test("takes twice as long when it is twice as long, whatever tags it has")
  func growth() async {
    let signs = [
      "<", "</", "<a", "<b>", "</b>", "<!--", "-->", "<!", "<?", "<a b=", "<a b=\"", "'", ">", "&",
      "&amp;", "&#", ";", "[sound:", "]", "<script>", "</script", "<style>", "<br>", "<div>", "\n",
      " ", "\"", "\"\"", ",", "a",
    ]
    #expect(await Growth.excessive(signs) { _ = MarkedUpText.plain($0) }.isEmpty)
  }
}
