extension LineScanner {
  /// Takes a text, which may have escapes.
  public mutating func string() -> String? {
    skipSpace()
    guard takeByte(quote) else { return nil }
    let start = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case quote:
        defer { offset += 1 }
        return Self.text(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
      case backslash:
        return escapedString(after: Array(bytes[start..<offset]))
      case 0..<0x20:
        return nil
      default:
        offset += 1
      }
    }
    return nil
  }

  /// Takes an array of texts.
  public mutating func strings() -> [String]? {
    guard take("[") else { return nil }
    var strings: [String] = []
    if take("]") { return strings }
    repeat {
      guard let string = string() else { return nil }
      strings.append(string)
    } while take(",")
    return take("]") ? strings : nil
  }

  /// Skips a text in ASCII without escapes.
  public mutating func skipPlainText() -> Bool {
    skipSpace()
    guard takeByte(quote) else { return false }
    while offset < bytes.count, (0x20..<0x7f).contains(bytes[offset]), bytes[offset] != backslash {
      offset += 1
      if bytes[offset - 1] == quote { return true }
    }
    return false
  }

  /// Takes the rest of a text from its first backslash on.
  private mutating func escapedString(after start: [UInt8]) -> String? {
    var text = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case quote: return text.withUnsafeBufferPointer(Self.text)
      case backslash:
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Takes an escape whose backslash has been taken.
  private mutating func escape() -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case quote, backslash, UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let high = hexadecimals() else { return nil }
      // A scalar, or the first half of a pair.
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard UTF16.isLeadSurrogate(high), takeByte(backslash), takeByte(UInt8(ascii: "u")),
        let low = hexadecimals(), UTF16.isTrailSurrogate(low)
      else { return nil }
      return UTF16.decode(UTF16.EncodedScalar([high, low]))
    default: return nil
    }
  }

  private mutating func hexadecimals() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let text = try? UTF8Span(validating: bytes.span) else { return nil }
    return String(copying: text)
  }
}

private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
