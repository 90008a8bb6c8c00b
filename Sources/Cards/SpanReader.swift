internal import Vocabulary

extension CardText {
  /// Returns the parts of a line.
  static func spans(of line: Substring) -> [Span] {
    // Most lines have no mark.
    guard line.utf8.contains(where: SpanReader.isSign) else {
      return line.isEmpty ? [] : [.text(String(line))]
    }
    var reader = SpanReader(line)
    return reader.read()
  }
}

/// Reads the marks within a line, byte by byte. The time grows with the length of the line,
/// whatever signs the line has.
private struct SpanReader {
  typealias Bytes = ArraySlice<UInt8>

  /// Whether a mark begins with a byte.
  static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "!"),
      UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private var rest: Bytes
  /// The text since the last mark.
  private var text: [UInt8] = []
  private var spans: [CardText.Span] = []

  private var backquote = SignSearch<Bytes>("`".utf8)
  private var (openBracket, closeBracket) = (
    SignSearch<Bytes>("[".utf8), SignSearch<Bytes>("]".utf8)
  )
  private var (closeBrace, bar) = (SignSearch<Bytes>("}".utf8), SignSearch<Bytes>("|".utf8))
  private var (twoStars, star) = (SignSearch<Bytes>("**".utf8), SignSearch<Bytes>("*".utf8))
  private var (twoLines, line) = (SignSearch<Bytes>("__".utf8), SignSearch<Bytes>("_".utf8))

  init(_ line: Substring) { rest = Array(line.utf8)[...] }

  mutating func read() -> [CardText.Span] {
    while let first = rest.first {
      if first == UInt8(ascii: "\\"), Self.isEscapable(at: rest.dropFirst()) {
        rest = rest.dropFirst()
      } else if let span = mark() {
        endText()
        spans.append(span)
        continue
      }
      // This byte begins an escaped sign, or text without a mark.
      text.append(rest.removeFirst())
    }
    endText()
    return spans
  }

  private mutating func endText() {
    if !text.isEmpty { spans.append(.text(String(decoding: text, as: UTF8.self))) }
    text = []
  }

  /// Takes the mark with which the rest begins.
  private mutating func mark() -> CardText.Span? {
    switch rest.first {
    case UInt8(ascii: "`"):
      guard let end = backquote.index(in: rest.dropFirst()), let code = take(from: 1, to: end, 1)
      else { return nil }
      return .code(code)
    case UInt8(ascii: "["): return sound()
    case UInt8(ascii: "!"): return picture()
    case UInt8(ascii: "{"): return ruby()
    case UInt8(ascii: "*"):
      let (strong, weak) = (twoStars.index(in: rest.dropFirst(2)), star.index(in: rest.dropFirst()))
      if let text = emphasised(by: "**", strong) { return .strong(text) }
      return emphasised(by: "*", weak).map { .emphasis($0) }
    case UInt8(ascii: "_"):
      // Within a word, a low line is text.
      guard !Self.endsInWord(text) else { return nil }
      let (strong, weak) = (twoLines.index(in: rest.dropFirst(2)), line.index(in: rest.dropFirst()))
      if let text = emphasised(by: "__", strong) { return .strong(text) }
      return emphasised(by: "_", weak).map { .emphasis($0) }
    default: return nil
    }
  }

  private mutating func sound() -> CardText.Span? {
    let start = "[sound:".utf8
    guard rest.starts(with: start), let mark = MediaMark(sound: rest.dropFirst(start.count)) else {
      return nil
    }
    rest = rest[mark.end...].dropFirst()
    return .sound(mark.name)
  }

  private mutating func picture() -> CardText.Span? {
    guard rest.starts(with: "![".utf8) else { return nil }
    let inner = rest.dropFirst(2)
    guard let end = closeBracket.index(in: inner), rest[end...].starts(with: "](".utf8) else {
      return nil
    }
    // A bracket inside is a mark of its own, such as a sound after an exclamation mark.
    if let open = openBracket.index(in: inner), open < end { return nil }
    guard let mark = MediaMark(picture: rest[(end + 2)...]) else { return nil }
    let about = String(decoding: inner[..<end], as: UTF8.self)
    rest = rest[mark.end...].dropFirst()
    return .picture(mark.name, about: about)
  }

  private mutating func ruby() -> CardText.Span? {
    let inner = rest.dropFirst()
    guard let end = closeBrace.index(in: inner), let bar = bar.index(in: inner), bar < end else {
      return nil
    }
    // A reading belongs to a few characters.
    guard bar - inner.startIndex <= Self.longestBase else { return nil }
    let base = String(decoding: inner[..<bar], as: UTF8.self)
    guard base.unicodeScalars.contains(where: \.properties.isIdeographic) else { return nil }
    let reading = String(decoding: inner[(bar + 1)..<end], as: UTF8.self)
    rest = inner[end...].dropFirst()
    return .ruby(base, reading: reading)
  }

  /// The most bytes of characters with a reading.
  private static let longestBase = 200

  /// Takes the text between two equal signs that stand close to it.
  ///
  /// - Parameter end: the index of the second sign; `nil` where it is missing.
  private mutating func emphasised(by sign: String, _ end: Int?) -> String? {
    let count = sign.utf8.count
    guard let end, let letter = sign.utf8.first, rest.starts(with: sign.utf8) else { return nil }
    let inner = rest.dropFirst(count)
    guard end > inner.startIndex, inner.first != letter,
      !Self.scalar(at: inner).properties.isWhitespace,
      !Self.lastScalar(of: inner[..<end]).properties.isWhitespace
    else { return nil }
    let after = inner[(end + count)...]
    guard after.first != letter,
      letter != UInt8(ascii: "_") || !Self.isWordPart(Self.scalar(at: after))
    else { return nil }
    return take(from: count, to: end, count)
  }

  /// Takes a mark and returns its content; `nil` where it has none.
  private mutating func take(from start: Int, to end: Int, _ closing: Int) -> String? {
    let inner = rest[(rest.startIndex + start)..<end]
    guard !inner.isEmpty else { return nil }
    rest = rest[(end + closing)...]
    return String(decoding: inner, as: UTF8.self)
  }
}

extension SpanReader {
  /// Returns the first scalar of some UTF-8. Without one it returns U+0000, which is neither a sign
  /// nor a letter.
  fileprivate static func scalar(at bytes: Bytes) -> Unicode.Scalar {
    guard let first = bytes.first else { return "\0" }
    if first < 0x80 { return Unicode.Scalar(first) }
    return String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first ?? "\0"
  }

  /// Returns the last scalar of some UTF-8.
  fileprivate static func lastScalar(of bytes: Bytes) -> Unicode.Scalar {
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return "\0" }
    return scalar(at: bytes[start...])
  }

  /// Whether a backslash before the text turns its first sign into plain text.
  fileprivate static func isEscapable(at bytes: Bytes) -> Bool {
    let sign = Character(scalar(at: bytes))
    return sign.isPunctuation || sign.isSymbol
  }

  fileprivate static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    let character = Character(scalar)
    return character.isLetter || character.isNumber
  }

  /// Whether some UTF-8 ends with a letter or a digit, apart from combining marks.
  fileprivate static func endsInWord(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      let scalar = lastScalar(of: rest)
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark: rest = rest.dropLast(scalar.utf8.count)
      default: return isWordPart(scalar)
      }
    }
    return false
  }
}
