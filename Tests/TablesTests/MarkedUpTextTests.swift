import TestSupport
import Testing

@testable import Tables

/// What makes one Character of a sign and what stands behind it.
private let marks = ["\u{301}", "\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{338}"]

@Suite("HTML as plain text")
struct MarkedUpTextTests {
  @Test("entities are read, whatever mark is behind them", arguments: marks)
  func entities(mark: String) {
    let plain = MarkedUpText.plain("&#65;\(mark)&#x42;\(mark)&lt;\(mark)")
    #expect(Array(plain.utf8) == Array("A\(mark)B\(mark)<\(mark)".utf8))
    let shown = MarkedUpText.marked("<\(mark)[sound:\(mark)")
    #expect(Array(MarkedUpText.plain(shown).utf8) == Array("<\(mark)[sound:\(mark)".utf8))
    #expect(!shown.utf8.contains(UInt8(ascii: "<")))
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
