// This whole file by Character: a person reads what it writes, as CardText does.

internal import Cards

/// Writes a card's text from pieces of HTML.
struct MarkWriter {
  fileprivate enum Style { case plain, emphasis, strong, code }

  /// A piece of a line: text in a style, or a mark as it is.
  fileprivate enum Piece {
    case text(String, Style)
    case mark(String)
  }

  private var lines: [String] = []
  private var line: [Piece] = []
  /// The number of open elements of each kind.
  private var open: [String: Int] = [:]
  /// The open lists, the innermost last. Each is the number of its last item, or `nil` without
  /// numbers.
  private var lists: [Int?] = []
  /// The index of the line before the code of the open `pre` element.
  private var codeStart = 0
  /// The text before the line: the mark of an item.
  private var lead = ""
  /// The characters of an open `ruby` element, with their reading.
  private var ruby: (base: String, reading: String)?

  /// Whether the text that follows is hidden.
  var isHidden: Bool { Self.hidden.contains { isOpen($0) } }

  private static let hidden = ["script", "style", "iframe", "object", "head", "title", "rp"]
  /// The elements that stand in lines of their own.
  private static let blocks: Set = [
    "div", "p", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "section", "ul",
    "ol", "li", "pre", "hr", "center", "article", "header", "footer", "details", "summary", "dl",
    "dt", "dd",
  ]
  /// The elements with space around them.
  private static let spaced: Set = ["p", "h1", "h2", "h3", "blockquote", "hr", "table", "pre"]

  private func isOpen(_ name: String) -> Bool { open[name, default: 0] > 0 }

  private var style: Style {
    if ["code", "kbd", "tt", "samp"].contains(where: isOpen) { return .code }
    if ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"].contains(where: isOpen) {
      return .strong
    }
    return ["i", "em", "u", "mark", "cite"].contains(where: isOpen) ? .emphasis : .plain
  }

  mutating func start(_ name: String) {
    switch name {
    case "br": endLine(isForced: true)
    case "wbr", "input", "meta", "link": return
    case "ruby": ruby = ("", "")
    case "td", "th":
      if !line.isEmpty { line.append(.text(" · ", .plain)) }
      open[name, default: 0] += 1
    default:
      if Self.blocks.contains(name) { startBlock(name) }
      if name != "hr" { open[name, default: 0] += 1 }
    }
  }

  private mutating func startBlock(_ name: String) {
    endLine()
    if Self.spaced.contains(name) { space() }
    switch name {
    case "ul": lists.append(nil)
    case "ol": lists.append(0)
    case "li":
      if case .some(.some(let number)) = lists.last {
        lists[lists.count - 1] = number + 1
        lead = "\(number + 1). "
      } else {
        lead = "- "
      }
    case "pre" where !isOpen("pre"):
      codeStart = lines.count
      lines.append("")
    default: break
    }
  }

  mutating func end(_ name: String) {
    if name == "ruby", let ruby {
      self.ruby = nil
      add(ruby: ruby.base, reading: ruby.reading)
      return
    }
    guard isOpen(name) else { return }
    if Self.blocks.contains(name) {
      if name == "pre" {
        endLine(isForced: !line.isEmpty)
        if open[name] == 1 { endCode() }
      } else {
        endLine()
      }
      // An item without a text has no line.
      if name == "li" { lead = "" }
      if name == "ul" || name == "ol" { _ = lists.popLast() }
      if Self.spaced.contains(name) || lists.isEmpty && (name == "ul" || name == "ol") { space() }
    }
    open[name, default: 1] -= 1
  }

  /// Puts the lines of a `pre` element between two fences.
  private mutating func endCode() {
    let fence = CodeFence.around(lines[(codeStart + 1)...])
    lines[codeStart] = fence
    lines.append(fence)
  }

  mutating func add(text: some StringProtocol) {
    guard !isHidden, !text.isEmpty else { return }
    if ruby != nil {
      if isOpen("rt") { ruby?.reading += text } else { ruby?.base += text }
      return
    }
    if isOpen("pre") {
      let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, row) in rows.enumerated() {
        if index > 0 { endLine(isForced: true) }
        line.append(.text(String(row), .plain))
      }
      return
    }
    var words = collapsed(text)
    if isOpen("sub") { words = words.lowered } else if isOpen("sup") { words = words.raised }
    if words.first == " ", case .text(let before, _)? = line.last, before.last == " " {
      words.removeFirst()
    }
    if !words.isEmpty { line.append(.text(words, style)) }
  }

  /// Returns the text with single spaces.
  private func collapsed(_ text: some StringProtocol) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    if isPlain {
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        if byte > 0x20 || !(byte == 0x20 || (0x09...0x0D).contains(byte)) {
          bytes.append(byte)
        } else if bytes.last != 0x20 {
          bytes.append(0x20)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    var words = ""
    for character in text {
      // Invisible characters don't count where they have no meaning.
      if character.isWhitespace {
        if words.last != " " { words.append(" ") }
      } else {
        words.append(character)
      }
    }
    return words
  }

  private mutating func add(ruby base: String, reading: String) {
    let (base, reading) = (base.trimmed, reading.trimmed)
    let mark = "{\(base)|\(reading)}"
    if CardText(mark).blocks == [.paragraph([.ruby(base, reading: reading)])] {
      line.append(.mark(mark))
    } else {
      line.append(.text(reading.isEmpty ? base : "\(base) (\(reading))", style))
    }
  }

  mutating func add(mark: String) {
    if !isHidden { line.append(.mark(mark)) }
  }

  // MARK: Lines

  /// Ends the line. A line without content is left out unless `isForced`.
  private mutating func endLine(isForced: Bool = false) {
    let text = isOpen("pre") ? rawLine : rendered
    line = []
    guard !text.isEmpty || isForced else { return }
    // The further lines of an item are indented.
    let isFurther = lead.isEmpty && !text.isEmpty && isOpen("li") && !isOpen("pre")
    lines.append((isFurther ? "  " : lead) + text)
    lead = ""
  }

  private var rawLine: String {
    line.map { piece in
      switch piece {
      case .text(let text, _): text
      case .mark(let mark): mark
      }
    }.joined()
  }

  /// Leaves an empty line.
  private mutating func space() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  /// The line with its marks.
  private var rendered: String {
    let pieces = merged
    let plain = pieces.map(\.plain).joined()
    let text = Self.joined(pieces, escape: { $0 }).trimmed
    if CardText(text).line == plain.withSingleSpaces, CardText(text).isParagraph { return text }
    let escaped = Self.joined(pieces, escape: MarkedText.forced).trimmed
    if CardText(escaped).line == plain.withSingleSpaces { return escaped }
    // Marks of emphasis that would disturb each other are left out.
    return pieces.map { piece in
      switch piece {
      case .mark(let mark): mark
      case .text(let text, _): MarkedText.forced(text)
      }
    }.joined().trimmed
  }

  private static func joined(_ pieces: [Piece], escape: (String) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .mark(let mark): mark
      case .text(let text, .plain): escape(text)
      case .text(let text, let style): marked(text, style)
      }
    }.joined()
  }

  private static func marked(_ text: String, _ style: Style) -> String {
    let inner = text.trimmed
    guard !inner.isEmpty else { return text }
    let sign = style == .strong ? "**" : style == .emphasis ? "*" : "`"
    // The signs stand close to the words; spaces stay outside.
    let start = text.prefix { $0 == " " }
    let end = text.last == " " ? " " : ""
    return start + sign + inner + sign + end
  }

  /// The pieces, with neighbours of one style joined.
  private var merged: [Piece] {
    var merged: [Piece] = []
    // The text so far. It is not copied for each piece.
    var (text, style) = ("", Style.plain)
    func endText() {
      if !text.isEmpty { merged.append(.text(text, style)) }
      text = ""
    }
    for piece in line {
      switch piece {
      case .mark:
        endText()
        merged.append(piece)
      case .text(let more, let its):
        if its != style { endText() }
        style = its
        text += text.utf8.last == UInt8(ascii: " ") ? more.drop { $0 == " " } : more[...]
      }
    }
    endText()
    return merged
  }

  /// Returns the whole text.
  mutating func end() -> String {
    while isOpen("pre") { end("pre") }
    endLine()
    var text: [String] = []
    for line in lines where !(line.isEmpty && (text.isEmpty || text.last?.isEmpty == true)) {
      text.append(line)
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return text.joined(separator: "\n")
  }
}

extension MarkWriter.Piece {
  /// The words, as `CardText` gives them.
  fileprivate var plain: String {
    switch self {
    case .text(let text, _): text
    case .mark(let mark): CardText(mark).plain
    }
  }
}

extension CardText {
  /// Whether the text is a single paragraph, without lists and code.
  fileprivate var isParagraph: Bool {
    blocks.allSatisfy { if case .paragraph = $0 { true } else { false } }
  }
}

extension String {
  /// The digits and signs as they stand above the line, or the text as it is.
  fileprivate var raised: String { replaced(by: Array("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ")) }
  fileprivate var lowered: String { replaced(by: Array("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ")) }

  private func replaced(by signs: [Character]) -> String {
    let plain = Array("0123456789+-=()ni")
    let found = map { character in plain.firstIndex(of: character).map { signs[$0] } }
    return found.contains(nil) ? self : String(found.compactMap(\.self))
  }
}
