/// The tags and texts of an XML document, in their order.
///
/// It reads what programs write, not all that XML allows: it skips declarations, comments,
/// processing instructions and attributes, and replaces only the entities that XML itself has. So
/// no document can make it read another file or grow. The time is linear: each byte is passed once.
///
/// Foundation's XMLParser was considered: it is a module of its own with libxml2 behind it, and it
/// stops at the first mistake.
struct XMLTokens {
  enum Token: Hashable {
    /// The beginning of an element. One that is empty also has an end.
    case start(String)
    case end(String)
    case text(String)
    /// The document ends inside a tag or a section.
    case cutOff
  }

  /// The longest name of an element, in bytes.
  private static let longestName = 200

  private let bytes: [UInt8]
  private var index = 0
  /// The end of an element that is empty.
  private var pending: Token?
  /// The number of the line of the next token, from 1.
  private(set) var line = 1

  /// - Parameter bytes: valid UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag or text; `nil` at the end.
  mutating func next() -> Token? {
    if let token = pending {
      pending = nil
      return token
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else { return .text(text()) }
      if has("<!--") {
        guard skip(past: "-->", from: 4) != nil else { return .cutOff }
      } else if has("<![CDATA[") {
        let start = index + 9
        guard let end = skip(past: "]]>", from: 9) else { return .cutOff }
        return .text(String(decoding: bytes[start..<end], as: UTF8.self))
      } else if has("<?") {
        guard skip(past: "?>", from: 2) != nil else { return .cutOff }
      } else if has("<!") {
        guard skipDeclaration() else { return .cutOff }
      } else {
        return tag()
      }
    }
    return nil
  }

  // MARK: Steps

  private func has(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
  }

  /// Moves by one byte.
  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  /// Moves behind a mark and returns the index of the mark; moves to the end and returns `nil` if
  /// it is not there.
  private mutating func skip(past mark: StaticString, from offset: Int) -> Int? {
    index += offset
    while index < bytes.count {
      if has(mark) {
        let start = index
        index += mark.utf8CodeUnitCount
        return start
      }
      advance()
    }
    return nil
  }

  /// Skips a declaration such as a document type, with the declarations inside its brackets.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard skipQuoted() else { return false }
        continue
      }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      advance()
      if depth == 0 { return true }
    }
    return false
  }

  private mutating func skipQuoted() -> Bool {
    let quote = bytes[index]
    advance()
    while index < bytes.count, bytes[index] != quote { advance() }
    guard index < bytes.count else { return false }
    advance()
    return true
  }

  private mutating func text() -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { advance() }
    return XMLEntities.decoded(bytes[start..<index])
  }

  private mutating func tag() -> Token {
    index += 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<min(index, start + Self.longestName)], as: UTF8.self)
    var isEmpty = false
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      isEmpty = bytes[index] == UInt8(ascii: "/")
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        guard skipQuoted() else { return .cutOff }
      } else {
        advance()
      }
    }
    guard index < bytes.count else { return .cutOff }
    index += 1
    if isEnd { return .end(name) }
    if isEmpty { pending = .end(name) }
    return .start(name)
  }

  /// Whether a byte ends the name of an element.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<")
  }
}
