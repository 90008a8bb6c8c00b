import Cards
import TestSupport
import Testing

@Suite("The time that texts of cards take")
struct CardTextGrowthTests {
  static let signs = [
    "[sound:", "![](", "![", "](", "{", "{漢|", "漢|", "}", "`", "```", "*", "**", "_", "__", "\\",
    "[", "]", "(", ")", "![](<", ">", "[sound:a[", "![](a(", "\\]", "\\)",
    "a_", "- ", "1. ", "~~~", "```\n", "\n", "\n\n", "\r\n", "**a", " *b", "!",
  ]

  @Test("a text of any marks takes twice as long when it is twice as long")
  func marks() async {
    let slow = await Growth.excessive(Self.signs) { _ = CardText($0).shownLine }
    #expect(slow.isEmpty)
  }

  @Test("files are renamed in a time that grows with the text")
  func names() async {
    let slow = await Growth.excessive(Self.signs) { text in
      _ = CardText.renamingFiles(in: text) { $0 + "-2" }
    }
    #expect(slow.isEmpty)
  }

  @Test("a typed answer is compared in a time that grows with the card")
  func typed() async {
    let slow = await Growth.excessive(Self.signs + [";", ",", "/", "(a)", "|"]) { text in
      _ = TypedAnswer(text).accepts("harbour")
    }
    #expect(slow.isEmpty)
  }
}
