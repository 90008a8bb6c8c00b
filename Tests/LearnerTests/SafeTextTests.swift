import Testing

/// Texts from files, services and people are shown as text, whatever they hold.
@Suite("Shown text")
struct SafeTextTests {
  @Test(
    "changes neither the terminal nor the direction of the writing",
    arguments: [
      ("naïve café 🙂", "naïve café 🙂"), ("a\tb\nc", "a b c"), ("\u{1B}[31mred\u{7}", "[31mred"),
      ("\u{202E}evil\u{2066}", "evil"), ("zero\u{200B}width", "zerowidth"), ("", ""),
    ])
  func printable(text: String, shown: String) {
    #expect(text.printable == shown)
  }

  @Test(
    "is escaped in HTML",
    arguments: [
      ("<b>", "&lt;b&gt;"), ("\" onload='x' &", "&quot; onload=&#39;x&#39; &amp;"),
      ("&amp;", "&amp;amp;"), ("\u{202E}<\u{200B}i>", "&lt;i&gt;"),
    ])
  func html(text: String, escaped: String) {
    #expect(text.escapedForHTML == escaped)
  }
}
