/// The ranges of the entries in a file of JSON: the objects of its lines, or else those in a list
/// of the document's object.
///
/// So one entry is read at a time, and a damaged one spoils no other. The time is linear.
struct JSONObjects: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  /// The depth at which the objects of entries begin.
  private let entryDepth: Int
  private var index = 0
  private var depth = 0
  /// Whether the objects at the depth of entries stand in a list. In lines, they stand alone.
  private var isInList = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    entryDepth = Self.hasLines(bytes) ? 0 : bytes.first { $0 > 0x20 } == Self.bracket ? 1 : 2
  }

  private static let bracket = UInt8(ascii: "[")
  private static let quote = UInt8(ascii: "\"")

  /// Whether the first line is an object of its own, with another one below it.
  private static func hasLines(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return false }
    let line = bytes[..<end].last { $0 > 0x20 }
    return line == UInt8(ascii: "}")
  }

  /// Returns the range of the next entry; `nil` at the end.
  mutating func next() -> Range<Int>? {
    var start: Int?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case Self.quote: skipText()
      case UInt8(ascii: "{"), Self.bracket:
        if depth == entryDepth, byte == UInt8(ascii: "{"), isInList { start = index - 1 }
        if depth == entryDepth - 1 { isInList = byte == Self.bracket }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = Swift.max(0, depth - 1)
        if depth == entryDepth, let first = start { return first..<index }
      // In lines, each line begins anew, whatever the one before it lacks.
      case UInt8(ascii: "\n") where entryDepth == 0:
        depth = 0
        if let first = start { return first..<index }
      default: break
      }
    }
    return start.map { $0..<bytes.count }
  }

  /// Moves behind the end of a text. In lines, a text ends with its line.
  private mutating func skipText() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), entryDepth == 0 { return }
      index += 1
      if byte == Self.quote { return }
      if byte == UInt8(ascii: "\\"), index < bytes.count { index += 1 }
    }
  }
}
