import TestSupport
import Testing

@testable import WebRequests

@Suite("Texts from the web")
struct CleanTextTests {
  @Test(
    "a text from the web loses its control characters and escape sequences",
    arguments: [
      ("a\u{1B}[31mred\u{1B}[0m b", "a red b"), ("\u{1B}[2J\u{1B}[Hgone", "gone"),
      ("a\u{1B}]0;title\u{07}b", "a b"), ("a\u{1B}]8;;http://x\u{1B}\\link", "a link"),
      ("a\u{1B}]52;c;aGk=\u{9C}b", "a b"), ("a\u{1B}P1$r\u{1B}\\b", "a b"),
      ("a\u{1B}]never ended", "a never ended"),
      ("a\u{9B}31mb", "a b"), ("a\u{1B}(Bb", "a b"), ("a\u{1B}cb", "a b"), ("end\u{1B}", "end"),
      ("end\u{1B}[", "end"), ("a\u{1B}\u{1B}[31mb", "a b"),
      ("a\u{0}b\u{8}\u{7F}c\u{85}d", "a b c d"), ("a\rb\r\nc\td", "a b c d"),
    ])
  func control(text: String, clean: String) { #expect(text.cleaned(atMost: 100) == clean) }

  @Test(
    "a text from the web loses directional marks and invisible characters",
    arguments: [
      ("a\u{202E}b\u{202C}c", "abc"), ("\u{2066}a\u{2069}", "a"), ("so\u{AD}ft", "soft"),
      ("a\u{200B}b\u{FEFF}", "ab"),
      ("a\u{E0041}\u{E007F}b", "ab"), ("a\u{2028}b\u{2029}c", "a b c"),
      ("\u{E000}a\u{10FFFF}", "a"),
    ])
  func invisible(text: String, clean: String) { #expect(text.cleaned(atMost: 100) == clean) }

  @Test(
    "a text from the web has single spaces, and none at its ends",
    arguments: ["  a  b ", "\ta\n\n b\u{A0}", "\u{3000}a\u{2003}b\u{0}\u{1}"])
  func space(text: String) { #expect(text.cleaned(atMost: 100) == "a b") }

  @Test(
    "a text from the web keeps its letters, accents and signs",
    arguments: ["naïve — “café”, ˈnɛsəsəɹi", "e\u{301}", "日本", "👍🏽", "1 < 2 & 3"])
  func kept(text: String) { #expect(text.cleaned(atMost: 100) == text) }

  @Test(
    "a text without visible characters counts as none",
    arguments: ["", " ", "\u{1B}[0m", "\u{202E}\u{0}"])
  func nothing(text: String) { #expect(text.cleaned(atMost: 100) == nil) }

  @Test("a long text is cut off at a word, with an ellipsis")
  func long() throws {
    #expect("one two three".cleaned(atMost: 13) == "one two three")
    #expect("one two three".cleaned(atMost: 12) == "one two…")
    #expect("one two three".cleaned(atMost: 8) == "one two…")
    #expect("one two three".cleaned(atMost: 7) == "one…")
    #expect("abcdefgh".cleaned(atMost: 4) == "abc…")
    let long = try #require(String(repeating: "word ", count: 100_000).cleaned(atMost: 1_000))
    #expect(long.count <= 1_000 && long.hasSuffix(" word…"))
  }

  @Test("a text that must be whole is refused where it would be cut off")
  func whole() {
    #expect(" one\u{0}two ".cleaned(ifAtMost: 7) == "one two")
    #expect("one two".cleaned(ifAtMost: 6) == nil)
    #expect("".cleaned(ifAtMost: 6) == nil && "\u{202E} ".cleaned(ifAtMost: 6) == nil)
    #expect(("a" + String(repeating: "\u{301}", count: 1_000)).cleaned(ifAtMost: 10) == nil)
    #expect(String(repeating: "a", count: 1_000_000).cleaned(ifAtMost: 10) == nil)
  }

  @Test("the number of marks on a letter is bounded")
  func marks() throws {
    let text = try #require(
      ("a" + String(repeating: "\u{301}", count: 1_000_000)).cleaned(atMost: 10))
    #expect(text.unicodeScalars.count <= 50)
  }

  @Test("no random text keeps a control character")
  func property() {
    var generator = SeededGenerator(seed: 3)
    let parts: [String] = [
      "\u{1B}", "[", "]", "0;", "m", "\u{9B}", "\u{07}", "\\", "P", "a", " ", "\u{0}", "é",
      "\u{202E}", "\u{9C}", "(", "\n",
    ]
    for _ in 0..<5_000 {
      let text = (0..<20).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let clean = text.cleaned(atMost: 15) ?? ""
      #expect(clean.count <= 15)
      let isHarmless = clean.unicodeScalars.allSatisfy {
        ![.control, .format].contains($0.properties.generalCategory)
      }
      #expect(
        isHarmless && !clean.contains("  ") && clean.cleaned(atMost: 15) ?? "" == clean,
        "\(text.debugDescription)")
    }
  }
}
