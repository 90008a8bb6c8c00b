internal import Glibc

/// A reader of JSON that takes some members and skips the others, fast and without making values of
/// them. It never traps, whatever the bytes are: a wrong place makes it broken, and then it reads
/// nothing more.
///
///     var scanner = JSONScanner(line)
///     scanner.readObject { scanner, name in
///       if name == "word" { word = scanner.string() }
///       return true
///     }
///
/// The bytes must outlive the scanner.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  private(set) var offset: Int
  /// Whether the bytes were wrong somewhere.
  private(set) var isBroken = false

  /// The most levels of arrays and objects in a value that is skipped.
  private static let mostDepth = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// The name of a member, as it is written. Names with escapes are equal to no other.
  struct Name {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    static func == (name: Name, text: StaticString) -> Bool {
      name.bytes.count == text.utf8CodeUnitCount
        && name.bytes.baseAddress.map { memcmp($0, text.utf8Start, name.bytes.count) == 0 } ?? true
    }
  }

  /// Reads an object. Another value, such as `null`, is skipped.
  ///
  /// - Parameter body: gets the name of each member and reads its value, or leaves it; returns
  ///   whether to continue.
  mutating func readObject(_ body: (inout JSONScanner, Name) -> Bool) {
    guard take("{") else { return skipValue() }
    guard !take("}") else { return }
    repeat {
      guard let name = rawString(), take(":") else { return breakOff() }
      let start = offset
      guard body(&self, Name(bytes: name)) else { return }
      if offset == start { skipValue() }
    } while !isBroken && take(",")
    if !take("}") { breakOff() }
  }

  /// Reads an array. Another value is skipped.
  ///
  /// - Parameter body: reads an element, or leaves it.
  mutating func readArray(_ body: (inout JSONScanner) -> Void) {
    guard take("[") else { return skipValue() }
    guard !take("]") else { return }
    repeat {
      skipSpace()
      let start = offset
      body(&self)
      if offset == start { skipValue() }
    } while !isBroken && take(",")
    if !take("]") { breakOff() }
  }

  /// Reads a text; `nil` for another value, which is skipped.
  mutating func string() -> String? {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      skipValue()
      return nil
    }
    guard let raw = rawString() else {
      breakOff()
      return nil
    }
    return JSONText.decoded(raw)
  }

  /// Reads the texts of an array.
  mutating func strings() -> [String] {
    var texts: [String] = []
    readArray { scanner in
      if let text = scanner.string() { texts.append(text) }
    }
    return texts
  }

  /// Skips a value of any kind.
  mutating func skipValue() {
    var depth = 0
    repeat {
      skipSpace()
      guard offset < bytes.count else { return breakOff() }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard rawString() != nil else { return breakOff() }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
        guard depth <= Self.mostDepth else { return breakOff() }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        offset += 1
        guard depth >= 0 else { return breakOff() }
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { return breakOff() }
        offset += 1
      default:
        guard skipWord() else { return breakOff() }
      }
    } while depth > 0
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipWord() -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset].isPartOfWord { offset += 1 }
    return offset > start
  }

  /// Takes a sign, and the space before it.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard !isBroken, offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) {
      offset += 1
    }
  }

  /// Returns the bytes between quotation marks, with their escapes; `nil` for anything else.
  private mutating func rawString() -> UnsafeBufferPointer<UInt8>? {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\""), let base = bytes.baseAddress
    else { return nil }
    let start = offset + 1
    var end = start
    while end < bytes.count, let quote = memchr(base + end, 0x22, bytes.count - end) {
      end = UnsafeRawPointer(quote) - UnsafeRawPointer(base)
      var escapes = 0
      while end - escapes > start, bytes[end - escapes - 1] == UInt8(ascii: "\\") { escapes += 1 }
      if escapes % 2 == 0 {
        offset = end + 1
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
      }
      end += 1
    }
    return nil
  }

  private mutating func breakOff() {
    isBroken = true
    offset = bytes.count
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
