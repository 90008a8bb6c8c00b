internal import FoundationEssentials
internal import Glibc

/// Reads the values of one flat JSON object, as far as they are written plainly.
///
/// It takes nothing that `JSONDecoder` would refuse or read otherwise, but not all that it takes:
/// where a method answers `nil`, the line is for the decoder. The bytes must outlive it.
struct LineScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing but space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  /// Passes over a sign of JSON's own, `{` or `,`, and space before it.
  @inline(__always)
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeByte(UInt8(ascii: sign))
  }

  /// Passes over a name or text, quotes and all, that is just this.
  @inline(__always)
  mutating func take(quoted name: StaticString) -> Bool {
    skipSpace()
    let end = place + name.utf8CodeUnitCount + 1
    guard end < bytes.count, bytes[end] == quote, bytes[place] == quote,
      bytes[place + 1] == name.utf8Start.pointee, let first = bytes.baseAddress,
      memcmp(first + place + 1, name.utf8Start, name.utf8CodeUnitCount) == 0
    else { return false }
    place = end + 1
    return true
  }

  @inline(__always)
  mutating func takeNull() -> Bool {
    skipSpace()
    guard place + 4 <= bytes.count, bytes[place] == UInt8(ascii: "n"),
      bytes[place + 1] == UInt8(ascii: "u"), bytes[place + 2] == UInt8(ascii: "l"),
      bytes[place + 3] == UInt8(ascii: "l")
    else { return false }
    place += 4
    return true
  }

  mutating func string() -> String? {
    skipSpace()
    guard takeByte(quote) else { return nil }
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case quote:
        defer { place += 1 }
        return Self.text(UnsafeBufferPointer(rebasing: bytes[start..<place]))
      case backslash:
        return escapedString(after: Array(bytes[start..<place]))
      case 0..<0x20:
        return nil
      default:
        place += 1
      }
    }
    return nil
  }

  mutating func strings() -> [String]? {
    guard take("[") else { return nil }
    var strings: [String] = []
    if take("]") { return strings }
    repeat {
      guard let string = string() else { return nil }
      strings.append(string)
    } while take(",")
    return take("]") ? strings : nil
  }

  @inline(__always)
  mutating func integer() -> Int? {
    skipSpace()
    let isNegative = takeByte(minus)
    guard let digits = digits(), digits.count <= 18, isEndOfNumber else { return nil }
    // Minus nothing is for the decoder.
    if isNegative { return digits.value == 0 ? nil : -Int(digits.value) }
    return Int(digits.value)
  }

  mutating func double() -> Double? {
    skipSpace()
    let start = place
    let isNegative = takeByte(minus)
    guard let whole = digits(), whole.count <= 15 else { return nil }
    var value = whole.value
    var decimals = 0
    if takeByte(point) {
      let first = place
      while place < bytes.count, let digit = Self.digit(bytes[place]) {
        // Where this goes over, the value is not used.
        value = value &* 10 &+ UInt64(digit)
        place += 1
      }
      decimals = place - first
      guard decimals > 0 else { return nil }
    }
    guard isEndOfNumber, whole.count + decimals <= 25 else { return nil }
    // Both are exact, so their quotient is the nearest there is (Clinger, "How to Read Floating Point
    // Numbers Accurately", PLDI 1990).
    if whole.count + decimals <= 19, value <= 1 << 53, decimals < Self.powersOfTen.count {
      let quotient = Double(value) / Self.powersOfTen[decimals]
      return isNegative ? -quotient : quotient
    }
    return Self.text(UnsafeBufferPointer(rebasing: bytes[start..<place])).flatMap { Double($0) }
  }

  /// A point in time as JSON's `iso8601` has it: `2026-11-21T10:00:00Z`.
  mutating func date() -> Date? {
    skipSpace()
    guard place + Timestamp.length + 2 <= bytes.count, takeByte(quote) else { return nil }
    let text = UnsafeBufferPointer(rebasing: bytes[place..<place + Timestamp.length])
    place += Timestamp.length
    return takeByte(quote) ? Timestamp.date(text) : nil
  }

  /// Passes over a member that a later version may have added: a plain name, and a plain text, an
  /// integer or nothing.
  mutating func skipUnknown() -> Bool {
    guard skipPlainText(), take(":") else { return false }
    skipSpace()
    guard place < bytes.count else { return false }
    return switch bytes[place] {
    case quote: skipPlainText()
    case UInt8(ascii: "n"): takeNull()
    default: integer() != nil
    }
  }

  // MARK: Bytes

  @inline(__always)
  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  @inline(__always)
  private mutating func takeByte(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Digits with no zero before them, of which the first 19 count.
  @inline(__always)
  private mutating func digits() -> (value: UInt64, count: Int)? {
    let start = place
    var value: UInt64 = 0
    while place < bytes.count, let digit = Self.digit(bytes[place]) {
      value = value &* 10 &+ UInt64(digit)
      place += 1
    }
    let count = place - start
    guard count == 1 || count > 1 && bytes[start] != UInt8(ascii: "0") else { return nil }
    return (value, count)
  }

  /// Fractions and powers where there should be none are left to the decoder.
  @inline(__always)
  private var isEndOfNumber: Bool {
    guard place < bytes.count else { return false }
    let next = bytes[place]
    return next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || Self.isSpace(next)
  }

  /// Text in ASCII without escapes.
  private mutating func skipPlainText() -> Bool {
    skipSpace()
    guard takeByte(quote) else { return false }
    while place < bytes.count, (0x20..<0x7f).contains(bytes[place]), bytes[place] != backslash {
      place += 1
      if bytes[place - 1] == quote { return true }
    }
    return false
  }

  /// What follows from the first backslash on.
  private mutating func escapedString(after start: [UInt8]) -> String? {
    var text = start
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case quote: return text.withUnsafeBufferPointer(Self.text)
      case backslash:
        guard let scalar = escape() else { return nil }
        text += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// What stands after a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case quote, backslash, UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = hexadecimals() else { return nil }
      // A scalar, or the first half of one.
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard UTF16.isLeadSurrogate(high), takeByte(backslash), takeByte(UInt8(ascii: "u")),
        let low = hexadecimals(), UTF16.isTrailSurrogate(low)
      else { return nil }
      return UTF16.decode(UTF16.EncodedScalar([high, low]))
    default: return nil
    }
  }

  private mutating func hexadecimals() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
      place += 1
    }
    return value
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let text = try? UTF8Span(validating: bytes.span) else { return nil }
    return String(copying: text)
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  /// Up to the last that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let minus = UInt8(ascii: "-")
private let point = UInt8(ascii: ".")
