// This whole file by Character: it finds the lines of code as CardText does.

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
    var (lines, isCode) = ([String](), false)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let start = line.drop { $0 == " " }
      if start.hasPrefix("```") {
        lines.append(fence(line, isEnd: isCode))
        isCode.toggle()
      } else if isCode {
        lines.append(String(line))
      } else {
        lines.append(escaped(String(line), String(start)))
      }
    }
    if isCode { lines.append("```") }
    return lines.joined(separator: "\n")
  }

  /// Returns a line that begins or ends code, for `CardText` and for every other program.
  private static func fence(_ line: Substring, isEnd: Bool) -> String {
    guard let fence = CodeFence(line.utf8), fence.isPlain, fence.isBare || !isEnd else {
      return "```"
    }
    return String(line)
  }

  /// - Parameter start: the line without the spaces before it.
  private static func escaped(_ line: String, _ start: String) -> String {
    if MarkdownMark.isSpecial(start) { return " " + line }
    // To other programs this line would be a fence.
    return CodeFence(line.utf8) == nil
      ? line : String(line.dropLast(start.count)) + "\\" + start
  }
}
