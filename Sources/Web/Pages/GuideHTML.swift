internal import Guide
internal import Learner

// This whole file by Character: the chapters are our own texts.

extension Chapter {
  /// All chapters as the links of a list.
  static let linksInHTML = all.map { chapter in
    """
    <li><a href="/help/\(chapter.name)">\(chapter.title.escapedForHTML)</a> \
    <span>\(chapter.abstract.escapedForHTML)</span></li>
    """
  }.joined(separator: "\n")

  /// The chapter as the main part of a page.
  var html: String {
    """
    <p><a class="link" href="/help">All chapters</a></p>
    <article class="guide">
    <h1>\(title.escapedForHTML)</h1>
    <p class="lead">\(abstract.escapedForHTML)</p>
    \(blocks.map(\.html).joined(separator: "\n"))
    </article>
    """
  }
}

extension Block {
  fileprivate var html: String {
    switch self {
    case .heading(let level, let spans): "<h\(level)>\(spans.html)</h\(level)>"
    case .paragraph(let spans): "<p>\(spans.html)</p>"
    case .code(let lines):
      "<pre><code>\(lines.joined(separator: "\n").escapedForHTML)\n</code></pre>"
    case .list(let isNumbered, let items):
      """
      <\(isNumbered ? "ol" : "ul")>
      \(items.map { "<li>\($0.html)</li>" }.joined(separator: "\n"))
      </\(isNumbered ? "ol" : "ul")>
      """
    case .table(let header, let rows):
      // A table that is wider than the window scrolls without the rest of the page, also by
      // keyboard.
      """
      <div class="table" role="group" aria-label="\(header[0].plain.escapedForHTML)" \
      tabindex="0"><table>
      <thead><tr>\(header.map { "<th scope=\"col\">\($0.html)</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.map(Self.row).joined(separator: "\n"))
      </tbody></table></div>
      """
    }
  }

  private static func row(_ cells: [[Span]]) -> String {
    "<tr>\(cells.map { "<td>\($0.html)</td>" }.joined())</tr>"
  }
}

extension [Span] {
  fileprivate var html: String { map(\.html).joined() }
}

extension Span {
  fileprivate var html: String {
    switch self {
    case .text(let text): text.escapedForHTML
    case .code(let text):
      "<code translate=\"no\">"
        + text.split(separator: " ").map(Self.word).joined(separator: " ") + "</code>"
    case .emphasis(let spans): "<em>\(spans.html)</em>"
    case .strong(let spans): "<strong>\(spans.html)</strong>"
    case .link(let spans, .chapter(let name)): "<a href=\"/help/\(name)\">\(spans.html)</a>"
    case .link(let spans, .web(let address)):
      "<a href=\"\(address.escapedForHTML)\" rel=\"noreferrer\">\(spans.html)</a>"
    // The server has no source files, so only the text is shown.
    case .link(let spans, .source): spans.html
    }
  }

  /// Returns a word of a command. An option stays on one line.
  private static func word(_ text: Substring) -> String {
    let word = String(text).escapedForHTML
    return text.hasPrefix("-") && text.count < 20 ? "<span>\(word)</span>" : word
  }
}
