// This whole file by Character: it finds the lines of a text as CardText does.

internal import ByteText
internal import Cards

extension MarkdownCards {
  /// Returns cards as Markdown. Each ends with `---`, so that all paragraphs belong to it.
  static func write(_ cards: [Card], deck: String) -> String {
    let title = deck.bytes.replacing("\\", with: "\\\\").bytes.replacing("\"", with: "\\\"")
    let heading = "---\nname = \"\(title)\"\n---\n"
    let texts = cards.map { "\nQ: \(lines($0.front))\nA: \(lines($0.back))\n\n---\n" }
    return heading + texts.joined()
  }

  /// Returns a text in which no line begins or ends a card, and all code has its end.
  private static func lines(_ text: String) -> String {
    var lines: [String] = []
    // The line that begins the code; `nil` outside of code.
    var code: CodeFence?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let fence = CodeFence(line.utf8)
      if let start = code {
        if fence?.ends(start) == true { code = nil }
      } else if let fence {
        code = fence
      } else if MarkdownMark.isSpecial(String(line.drop { $0 == " " })) {
        lines.append(" " + line)
        continue
      }
      lines.append(String(line))
    }
    if let code { lines.append(code.end) }
    return lines.joined(separator: "\n")
  }
}
