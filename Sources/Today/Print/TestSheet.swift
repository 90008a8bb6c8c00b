package import Practice

/// The sheet of a paper test as a page to print: numbered blanks, and on a second page the key,
/// with a sentence and the meaning of each word to read aloud.
package struct TestSheet: Hashable, Sendable {
  /// The title of the test, such as the name of its list.
  public let title: String
  /// The words of the test, in their order.
  public let test: PaperTest
  /// The words' language, such as `en-us`.
  public let language: String

  /// Makes the sheet of a test.
  package init(title: String, test: PaperTest, language: String) {
    self.title = title
    self.test = test
    self.language = language
  }

  /// The sheet and the key as one HTML file, which has no scripts and loads no other file.
  public var html: String {
    HTMLPage(title: "Spelling test: \(title)", style: Self.style, content: "\(sheet)\n\(key)").text
  }

  /// The sheet as HTML, for a page with a style sheet of its own.
  package var sheet: String {
    let blanks = test.items.map { _ in "<li><span class=\"blank\"></span></li>" }
    return """
      <section aria-labelledby="test">
      <h1 id="test">Spelling test: <span dir="auto">\(title.escapedForHTML)</span></h1>
      <p class="lines"><span>Name</span><span>Date</span></p>
      <ol>
      \(blanks.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  /// The key as HTML, for a page with a style sheet of its own.
  package var key: String {
    let words = test.items.map { item in
      let texts = [item.sentence, item.meaning].compactMap(\.self)
        .map { "<p>\($0.escapedForHTML)</p>" }
      let word = "<strong>\(item.word.escapedForHTML)</strong>"
      return "<li lang=\"\(language.escapedForHTML)\">\(word)\(texts.joined())</li>"
    }
    return """
      <section class="key" aria-labelledby="key">
      <h2 id="key">Key: <span dir="auto">\(title.escapedForHTML)</span></h2>
      <ol dir="auto">
      \(words.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  /// The style sheet. Its lengths are in units of paper, so that the page fits A4 and Letter.
  private static let style = """
    @page { margin: 18mm; }
    body { margin: 0 auto; padding: 1rem; max-width: 180mm; background: #fff; color: #000;
      font: 14pt/1.5 "Liberation Sans", Arial, sans-serif; }
    h1, h2 { font-size: 18pt; line-height: 1.3; overflow-wrap: anywhere; }
    .lines { display: flex; gap: 8mm; }
    .lines span { flex: 1; border-bottom: 1px solid #000; }
    .lines span:first-child { flex: 2; }
    ol { columns: 2; column-gap: 12mm; margin: 0; padding: 0 0 0 3em; }
    ol li { break-inside: avoid; overflow-wrap: anywhere; }
    .blank { display: block; height: 11mm; border-bottom: 1px solid #000; }
    .key { break-before: page; }
    .key ol { columns: 1; }
    .key p { margin: 0 0 2mm; font-size: 11pt; }
    @media screen { .key { margin-top: 3rem; border-top: 1px solid #000; } }
    @media print { body { padding: 0; max-width: none; } }
    """
}
