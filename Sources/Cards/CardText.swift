// This whole file by Character: a person writes a card's text, where a sign with an accent is a
// letter.

/// The text of a side of a card, with the marks that people write for emphasis, lists, code, sounds
/// and pictures.
///
/// The marks are `*emphasis*`, `**strong**`, `` `code` ``, lines that begin with `- ` or `1. `,
/// lines between ```` ``` ```` or `~~~`, `[sound:name]`, `![what it shows](name)`, and
/// `{漢字|かんじ}` for characters with their reading. They are those of CommonMark, as far as a card
/// needs them. An indented line continues the item above it. Text without marks stays as it is.
/// Nothing in the text runs, and nothing is fetched. ``CodeFence`` tells where code ends, and
/// ``MediaMark`` which names a mark may have.
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
    /// A picture, by the name of its file, with a description.
    case picture(String, about: String)
    /// Characters of Chinese or Japanese with their reading.
    case ruby(String, reading: String)
  }

  public let blocks: [Block]

  /// - Parameter text: the text as a person wrote it.
  public init(_ text: String) {
    var reader = BlockReader()
    for line in text.cardLines { reader.read(line) }
    blocks = reader.end()
  }

  /// Makes the text of blocks.
  package init(blocks: [Block]) { self.blocks = blocks }

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
    let plain = plain
    return plain.cardLines.filter { !$0.isEmpty }.map(\.withSingleSpaces).joined(separator: " / ")
  }

  /// The words in one line or, if there are none, what stands for the sounds and pictures:
  /// `[picture: map.png]`.
  public var shownLine: String {
    let line = line
    return line.isEmpty ? spans.compactMap(\.label).joined(separator: " ") : line
  }

  /// The names of the sounds, in their order.
  public var sounds: [String] {
    spans.compactMap { if case .sound(let name) = $0 { name } else { nil } }
  }

  /// The names of the pictures, in their order.
  public var pictures: [String] {
    spans.compactMap { if case .picture(let name, _) = $0 { name } else { nil } }
  }

  /// The parts of all lines, in their order.
  package var spans: [Span] {
    blocks.flatMap { block -> [Span] in
      switch block {
      case .code: []
      case .paragraph(let spans), .item(_, let spans): spans
      }
    }
  }
}

extension StringProtocol {
  /// The text with single spaces between its words, and none around it.
  package var withSingleSpaces: String {
    // Most texts have only single spaces, and looking at characters takes ten times as long.
    var (last, isSingle) = (UInt8(ascii: " "), true)
    for byte in utf8 {
      guard byte < 0x80, byte > 0x20 || byte == 0x20 && last != 0x20 else {
        isSingle = false
        break
      }
      last = byte
    }
    if isSingle, last != 0x20 { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  /// The lines, empty ones among them.
  fileprivate var cardLines: [Substring] {
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else {
      return [self[...]]
    }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension CardText.Span {
  /// The text that stands for a sound or a picture where it can't be played or shown:
  /// `[picture: map.png]`; `nil` for other parts.
  public var label: String? {
    switch self {
    case .sound(let name): "[sound: \(name)]"
    case .picture(let name, let about): "[picture: \(about.isEmpty ? name : about)]"
    default: nil
    }
  }

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
  /// The lines of the paragraph or the item that is being read.
  private var lines: [Substring] = []
  /// The item to which the lines belong; `nil` for a paragraph.
  private var item: Item?
  /// The code that is being read, with the line that begins it; `nil` outside of code.
  private var code: (start: CodeFence, lines: [Substring])?

  private struct Item {
    let number: Int?
  }

  mutating func read(_ line: Substring) {
    let text = line.drop { $0 == " " }
    let fence = CodeFence(line.utf8)
    // The start alone, because the lines would be copied.
    if let start = code?.start {
      if fence?.ends(start) == true { endCode() } else { code?.lines.append(line) }
    } else if let fence {
      endParagraph()
      code = (fence, [])
    } else if text.isEmpty {
      endParagraph()
    } else if let (number, text) = Self.item(text) {
      endParagraph()
      item = Item(number: number)
      lines = [text]
    } else {
      // Indented lines belong to the item above.
      if item != nil, line.first != " " { endParagraph() }
      lines.append(text)
    }
  }

  mutating func end() -> [CardText.Block] {
    // Code without an end lasts to the end of the text.
    endCode()
    endParagraph()
    return blocks
  }

  private mutating func endCode() {
    if let code { blocks.append(.code(code.lines.joined(separator: "\n"))) }
    code = nil
  }

  private mutating func endParagraph() {
    guard !lines.isEmpty else { return }
    let spans = Array(lines.map(CardText.spans(of:)).joined(separator: [.lineBreak]))
    blocks.append(item.map { .item(number: $0.number, spans) } ?? .paragraph(spans))
    (lines, item) = ([], nil)
  }

  /// Returns the number and the text of a list item; `nil` for a line that is not one.
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
