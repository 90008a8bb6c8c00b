// This whole file by Character: the chapters are our own texts.

/// A part of a chapter, from one empty line to the next.
///
/// The guide uses a part of Markdown: headings, paragraphs, lists, tables, fenced code, and
/// invisible comments.
public enum Block: Equatable, Sendable {
  case heading(level: Int, [Span])
  case paragraph([Span])
  case list(isNumbered: Bool, [[Span]])
  case code([String])
  case table(header: [[Span]], rows: [[[Span]]])

  /// Returns the blocks of a text in Markdown.
  static func all(in text: String) -> [Block] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var blocks: [Block] = []
    while let line = lines.first {
      if line.isEmpty || line.isComment {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        lines.removeFirst()
        blocks.append(.code(lines.removePrefix { !$0.hasPrefix("```") }.map(String.init)))
        lines = lines.dropFirst()
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        lines.removeFirst()
        blocks.append(.heading(level: level, Span.all(in: line.dropFirst(level + 1))))
      } else if line.hasPrefix("|") {
        let rows = lines.removePrefix { $0.hasPrefix("|") }.map(cells)
        // The second line only separates the header from the rows.
        blocks.append(.table(header: rows[0], rows: Array(rows.dropFirst(2))))
      } else if let mark = line.mark {
        blocks.append(list(mark, lines.removePrefix { !$0.isEmpty && !$0.isComment }))
      } else {
        let paragraph = lines.removePrefix { !$0.isEmpty && !$0.isComment }
        blocks.append(.paragraph(Span.all(in: paragraph.joined(separator: " "))))
      }
    }
    return blocks
  }

  /// Returns a list from lines that begin with marks, or continue the item before.
  private static func list(_ first: Substring, _ lines: ArraySlice<Substring>) -> Block {
    var items: [String] = []
    for line in lines {
      if let mark = line.mark {
        items.append(String(line.dropFirst(mark.count)))
      } else {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return .list(isNumbered: first != "- ", items.map { Span.all(in: $0) })
  }

  /// Returns the cells between the bars of a row.
  private static func cells(_ row: Substring) -> [[Span]] {
    row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
      Span.all(in: $0.trimmed)
    }
  }
}

extension ArraySlice {
  /// Removes and returns the first elements that meet a condition.
  fileprivate mutating func removePrefix(while holds: (Element) -> Bool) -> Self {
    let removed = prefix(while: holds)
    self = dropFirst(removed.count)
    return removed
  }
}

extension Substring {
  fileprivate var isComment: Bool { hasPrefix("<!--") }

  /// The mark of a list's item with the space after it: "- " or "1. "; `nil` for a line without a
  /// mark.
  fileprivate var mark: Substring? {
    if hasPrefix("- ") { return prefix(2) }
    let digits = prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && self[digits.endIndex...].hasPrefix(". ")
      ? prefix(digits.count + 2) : nil
  }

  fileprivate var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
