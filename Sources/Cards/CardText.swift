// This whole file by Character: a person writes a card's text, where a sign with an accent is a letter.

/// The text of a side of a card, with the marks that people write for emphasis, lists, code, sounds and
/// pictures: `*emphasis*`, `**strong**`, `` `code` ``, lines that begin with `- ` or `1. `, lines between
/// ```` ``` ````, `[sound:name]`, `![what it shows](name)`, and `{漢字|かんじ}` for characters with their reading.
///
/// The marks are those of CommonMark, as far as a card needs them; an indented line goes on with the item above
/// it. Whatever is no mark is text. Nothing in it runs, and nothing is fetched.
public struct CardText: Hashable, Sendable {
  /// A part of the text that stands in lines of its own.
  public enum Block: Hashable, Sendable {
    case paragraph([Span])
    /// An item of a list, with its number or without.
    case item(number: Int?, [Span])
    /// Lines that stay as they are.
    case code(String)
  }

  /// A part of a line.
  public enum Span: Hashable, Sendable {
    case text(String)
    case emphasis(String)
    case strong(String)
    case code(String)
    /// The end of a line within a paragraph.
    case lineBreak
    /// A sound, by the name of its file.
    case sound(String)
    /// A picture, by the name of its file, with what it shows.
    case picture(String, about: String)
    /// Characters of Chinese or Japanese with their reading.
    case ruby(String, reading: String)
  }

  public let blocks: [Block]

  /// - Parameter text: the text as a person wrote it.
  public init(_ text: String) {
    var reader = BlockReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(line)
    }
    blocks = reader.end()
  }

  /// The words alone, as they are typed or spoken: without marks, sounds and pictures.
  public var plain: String {
    let texts = blocks.map { block -> String in
      switch block {
      case .code(let code): code
      case .paragraph(let spans), .item(_, let spans): spans.map(\.plain).joined()
      }
    }
    return texts.joined(separator: "\n")
  }

  /// The words in one line.
  public var line: String {
    plain.split(whereSeparator: \.isNewline).map { row in
      row.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.joined(separator: " / ")
  }

  /// The words in one line, with the names of sounds and pictures where there are no words.
  public var shownLine: String {
    let line = line
    return line.isEmpty ? (sounds + pictures).joined(separator: ", ") : line
  }

  /// The names of the sounds, in their order.
  public var sounds: [String] {
    spans.compactMap { if case .sound(let name) = $0 { name } else { nil } }
  }

  /// The names of the pictures, in their order.
  public var pictures: [String] {
    spans.compactMap { if case .picture(let name, _) = $0 { name } else { nil } }
  }

  private var spans: [Span] {
    blocks.flatMap { block -> [Span] in
      switch block {
      case .code: []
      case .paragraph(let spans), .item(_, let spans): spans
      }
    }
  }
}

extension CardText.Span {
  /// The words of the span.
  fileprivate var plain: String {
    switch self {
    case .text(let text), .emphasis(let text), .strong(let text), .code(let text): text
    case .ruby(let text, _): text
    case .lineBreak: "\n"
    case .sound, .picture: ""
    }
  }
}

/// Reads a text line by line.
private struct BlockReader {
  private var blocks: [CardText.Block] = []
  /// The lines of the paragraph or the item that goes on.
  private var lines: [Substring] = []
  /// The item to which the lines belong; `nil` for a paragraph.
  private var item: Item?
  /// The lines of the code that goes on; `nil` outside of code.
  private var code: [Substring]?

  private struct Item {
    let number: Int?
  }

  mutating func read(_ line: Substring) {
    let start = line.drop { $0 == " " }
    if start.hasPrefix("```") {
      endParagraph()
      if let lines = code { blocks.append(.code(lines.joined(separator: "\n"))) }
      code = code == nil ? [] : nil
    } else if code != nil {
      code?.append(line)
    } else if start.isEmpty {
      endParagraph()
    } else if let (number, text) = Self.item(start) {
      endParagraph()
      item = Item(number: number)
      lines = [text]
    } else {
      // Indented lines belong to the item above.
      if item != nil, line.first != " " { endParagraph() }
      lines.append(start)
    }
  }

  mutating func end() -> [CardText.Block] {
    // Code that does not end goes on to the end of the text.
    if let code { blocks.append(.code(code.joined(separator: "\n"))) }
    endParagraph()
    return blocks
  }

  private mutating func endParagraph() {
    guard !lines.isEmpty else { return }
    let spans = Array(lines.map(SpanReader.spans).joined(separator: [.lineBreak]))
    blocks.append(item.map { .item(number: $0.number, spans) } ?? .paragraph(spans))
    (lines, item) = ([], nil)
  }

  /// Returns the number and the text of a line that is an item of a list.
  private static func item(_ line: Substring) -> (number: Int?, text: Substring)? {
    for bullet in ["- ", "* ", "+ "] where line.hasPrefix(bullet) {
      return (nil, line.dropFirst(2))
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard (1...9).contains(digits.count), rest.hasPrefix(". ") || rest.hasPrefix(") "),
      let number = Int(digits)
    else { return nil }
    return (number, rest.dropFirst(2))
  }
}

/// Reads the marks within a line.
private enum SpanReader {
  /// The signs with which a mark begins.
  private static let signs: Set<UInt8> = Set("\\`[!{*_".utf8)

  static func spans(_ line: Substring) -> [CardText.Span] {
    // Most lines have no mark.
    guard line.utf8.contains(where: signs.contains) else {
      return line.isEmpty ? [] : [.text(String(line))]
    }
    var spans: [CardText.Span] = []
    var text = ""
    var rest = line
    func endText() {
      if !text.isEmpty { spans.append(.text(text)) }
      text = ""
    }
    while let first = rest.first {
      if first == "\\", let escaped = rest.dropFirst().first,
        escaped.isPunctuation || escaped.isSymbol
      {
        text.append(escaped)
        rest = rest.dropFirst(2)
      } else if rest.utf8.first.map(signs.contains) == true,
        let (span, after) = marked(rest, previous: text.last)
      {
        endText()
        spans.append(span)
        rest = after
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    endText()
    return spans
  }

  /// Reads the mark with which a text begins.
  ///
  /// - Parameter previous: the character before it. Within a word, `_` is no mark.
  private static func marked(
    _ text: Substring, previous: Character?
  ) -> (span: CardText.Span, rest: Substring)? {
    if let (code, rest) = between("`", "`", text) { return (.code(code), rest) }
    if let (name, rest) = between("[sound:", "]", text), MediaName.isGood(name) {
      return (.sound(name), rest)
    }
    if let (about, rest) = between("![", "](", text, isEmpty: true),
      // Such as the exclamation mark before a sound.
      !about.contains(where: { "[]".contains($0) }),
      let end = rest.firstIndex(of: ")"), MediaName.isGood(String(rest[..<end]))
    {
      return (.picture(String(rest[..<end]), about: about), rest[end...].dropFirst())
    }
    if let (inner, rest) = between("{", "}", text), let bar = inner.firstIndex(of: "|"),
      inner[..<bar].unicodeScalars.contains(where: \.properties.isIdeographic)
    {
      let reading = String(inner[bar...].dropFirst())
      return (.ruby(String(inner[..<bar]), reading: reading), rest)
    }
    for sign in ["**", "__"] where sign == "**" || !isWordCharacter(previous) {
      if let (strong, rest) = emphasised(sign, text) { return (.strong(strong), rest) }
    }
    for sign in ["*", "_"] where sign == "*" || !isWordCharacter(previous) {
      if let (emphasis, rest) = emphasised(sign, text) { return (.emphasis(emphasis), rest) }
    }
    return nil
  }

  /// Returns the text between two equal signs that stand close to it.
  private static func emphasised(
    _ sign: String, _ text: Substring
  ) -> (text: String, rest: Substring)? {
    guard let (inner, rest) = between(sign, sign, text), inner.first?.isWhitespace == false,
      inner.last?.isWhitespace == false, inner.first != sign.first, rest.first != sign.first,
      sign.first != "_" || !isWordCharacter(rest.first)
    else { return nil }
    return (inner, rest)
  }

  private static func between(
    _ start: String, _ end: String, _ text: Substring, isEmpty: Bool = false
  ) -> (text: String, rest: Substring)? {
    guard text.hasPrefix(start) else { return nil }
    let inner = text.dropFirst(start.count)
    guard let found = inner.firstRange(of: end), isEmpty || found.lowerBound > inner.startIndex
    else { return nil }
    return (String(inner[..<found.lowerBound]), inner[found.upperBound...])
  }

  private static func isWordCharacter(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }
}
