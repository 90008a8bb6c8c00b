// This whole file by scalar: all texts are views of scalars.

internal import Vocabulary

/// The HTML in the fields of flash cards, turned into plain text and back.
package enum MarkedUpText {
  /// Returns the text that HTML shows: without tags and sounds, with characters in place of
  /// entities, and with the line breaks that tags make. Shows a tag without an end as it is
  /// written.
  package static func plain(_ html: String) -> String {
    let html = withoutSounds(html)
    guard html.utf8.contains(where: { "<&\n".utf8.contains($0) }) else { return html }
    var text = String.UnicodeScalarView()
    for token in HTMLTokens(html) {
      switch token {
      // In HTML, a line end is a space like any other.
      case .text(let run), .unfinished(let run):
        text.append(contentsOf: run.unicodeScalars.map { $0 == "\n" ? " " : $0 })
      case .sound: break
      case .start(let name, _), .end(let name):
        let beginsLine = blocks.contains(name) && !text.isEmpty && text.last != "\n"
        if name == "br" || beginsLine { text.append("\n") }
      }
    }
    return String(text)
  }

  /// Returns a text without the marks that make Anki play a file, such as `[sound:harbor.mp3]`.
  package static func withoutSounds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    var soundEnd = SignSearch<Scalars>(CollectionOfOne("]"))
    while let scalar = rest.first {
      if scalar == "[", rest.starts(with: soundMark), let end = soundEnd.index(in: rest) {
        rest = rest[end...].dropFirst()
      } else {
        kept.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(kept)
  }

  /// Returns HTML that shows a text. ``plain(_:)`` gives the same text back.
  package static func marked(_ text: String) -> String {
    var html = ""
    html.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\n": html += "<br>"
      case "[" where rest.starts(with: soundMark.dropFirst()): html += "&#91;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return html
  }

  private typealias Scalars = Substring.UnicodeScalarView

  private static let soundMark = Array("[sound:".unicodeScalars)

  /// The tags that begin a new line.
  private static let blocks: Set<String> = [
    "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote",
  ]
}
