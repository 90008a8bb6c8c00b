internal import ByteText
internal import Cards

/// The kind of a line in a text with cards in Markdown.
enum MarkdownMark: Hashable {
  /// Empty lines, one or more.
  case blank
  case text
  /// A line of code between two fences, which are code, too.
  case code
  case comment
  case heading
  /// The signs below a heading.
  case underline
  case question, answer, cloze
  /// The line `---` that ends a card, or more dashes that are no underline.
  case separator

  /// Reads a line by itself. Code and comments show only in the lines around it.
  init(_ line: String) {
    let bytes = line.utf8
    switch bytes.first {
    case nil: self = .blank
    case UInt8(ascii: "Q") where bytes.starts(with: "Q:".utf8): self = .question
    case UInt8(ascii: "A") where bytes.starts(with: "A:".utf8): self = .answer
    case UInt8(ascii: "C") where bytes.starts(with: "C:".utf8): self = .cloze
    case UInt8(ascii: "-") where Self.isSeparator(line): self = .separator
    case UInt8(ascii: "#") where Self.isHeading(line): self = .heading
    default: self = line.isBlank ? .blank : .text
    }
  }

  private static func isSeparator(_ line: String) -> Bool {
    line.utf8.starts(with: "---".utf8) && line.utf8.dropFirst(3).allSatisfy(\.isSpaceOrTab)
  }

  private static func isHeading(_ line: String) -> Bool {
    let signs = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = line.utf8.dropFirst(signs)
    return signs <= 6 && (rest.first ?? UInt8(ascii: " ")).isSpaceOrTab
  }

  /// Whether a line with the mark begins a card.
  var beginsCard: Bool { self == .question || self == .cloze }

  static let commentStart = "<!--"
  static let commentEnd = "-->"

  /// Returns whether a line of a card's text would begin or end something between the cards.
  static func isSpecial(_ line: String) -> Bool {
    switch MarkdownMark(line) {
    case .question, .answer, .cloze, .separator, .heading: true
    case .text: line.bytes.hasPrefix(commentStart) || SetextHeading.isUnderline(line)
    case .blank, .code, .comment, .underline: false
    }
  }

  /// Returns whether some lines of a text begin cards.
  static func haveCards(_ lines: [String]) -> Bool {
    let marks = lines.map { MarkdownMark($0) }
    func has(_ mark: MarkdownMark) -> Bool {
      // A table may have such a text in a field.
      zip(marks, lines).contains { $0 == mark && !$1.bytes.contains("\t") }
    }
    return has(.question) || has(.cloze) && lines.contains { $0.bytes.contains("[") }
      || marks.contains(.question) && marks.contains(.answer)
  }
}

extension String {
  /// Whether the text has no visible sign.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
