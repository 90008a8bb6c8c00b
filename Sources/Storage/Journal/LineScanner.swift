public import FoundationEssentials
public import Glibc

/// A fast reader of plainly written JSON: a line of the journal, or a document in the form that
/// VocalVocab writes.
///
/// It accepts less than `JSONDecoder`, and reads what it accepts in the same way. If a method
/// returns `nil` or `false`, the decoder must read the text instead. The bytes must outlive the
/// scanner.
///
/// It is public because the compiler inlines only public functions into other modules. With that, a
/// journal is read five times as fast.
public struct LineScanner {
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte.
  public var offset = 0

  @inlinable
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing but space is left.
  @inlinable
  public var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return offset == bytes.count
    }
  }

  /// Takes a punctuation mark of JSON, such as `{`, and the space before it.
  @inlinable @inline(__always)
  public mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeByte(UInt8(ascii: sign))
  }

  /// Takes a name or a text in quotation marks, if it is the given one.
  @inlinable @inline(__always)
  public mutating func take(quoted name: StaticString) -> Bool {
    skipSpace()
    let end = offset + name.utf8CodeUnitCount + 1
    guard end < bytes.count, bytes[offset] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\""),
      bytes[offset + 1] == name.utf8Start.pointee, let first = bytes.baseAddress,
      memcmp(first + offset + 1, name.utf8Start, name.utf8CodeUnitCount) == 0
    else { return false }
    offset = end + 1
    return true
  }

  @inlinable @inline(__always)
  public mutating func takeNull() -> Bool {
    skipSpace()
    guard offset + 4 <= bytes.count, bytes[offset] == UInt8(ascii: "n"),
      bytes[offset + 1] == UInt8(ascii: "u"), bytes[offset + 2] == UInt8(ascii: "l"),
      bytes[offset + 3] == UInt8(ascii: "l")
    else { return false }
    offset += 4
    return true
  }

  @inlinable @inline(__always)
  public mutating func takeTrue() -> Bool {
    skipSpace()
    guard offset + 4 <= bytes.count, bytes[offset] == UInt8(ascii: "t"),
      bytes[offset + 1] == UInt8(ascii: "r"), bytes[offset + 2] == UInt8(ascii: "u"),
      bytes[offset + 3] == UInt8(ascii: "e")
    else { return false }
    offset += 4
    return true
  }

  /// Takes `true` or `false`.
  public mutating func bool() -> Bool? { takeTrue() ? true : takeFalse() ? false : nil }

  public mutating func takeFalse() -> Bool {
    skipSpace()
    guard bytes.dropFirst(offset).starts(with: "false".utf8) else { return false }
    offset += 5
    return true
  }

  /// Takes a date in the form `2026-11-21T10:00:00Z`.
  public mutating func date() -> Date? {
    skipSpace()
    guard offset + Timestamp.length + 2 <= bytes.count, takeByte(UInt8(ascii: "\"")) else {
      return nil
    }
    let text = UnsafeBufferPointer(rebasing: bytes[offset..<offset + Timestamp.length])
    offset += Timestamp.length
    return takeByte(UInt8(ascii: "\"")) ? Timestamp.date(text) : nil
  }

  /// Skips a member that a later version may have added: a plain name with a plain text, an integer
  /// or `null`.
  public mutating func skipUnknown() -> Bool {
    guard skipPlainText(), take(":") else { return false }
    skipSpace()
    guard offset < bytes.count else { return false }
    return switch bytes[offset] {
    case UInt8(ascii: "\""): skipPlainText()
    case UInt8(ascii: "n"): takeNull()
    default: integer() != nil
    }
  }

  /// Skips a value of any kind, with at most eight levels of arrays and objects.
  public mutating func skipValue(depth: Int = 0) -> Bool {
    skipSpace()
    guard offset < bytes.count, depth < 8 else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "\""): return string() != nil
    case UInt8(ascii: "n"): return takeNull()
    case UInt8(ascii: "t"): return takeTrue()
    case UInt8(ascii: "f"): return takeFalse()
    case UInt8(ascii: "["):
      offset += 1
      if take("]") { return true }
      repeat { guard skipValue(depth: depth + 1) else { return false } } while take(",")
      return take("]")
    case UInt8(ascii: "{"):
      offset += 1
      if take("}") { return true }
      repeat {
        guard string() != nil, take(":"), skipValue(depth: depth + 1) else { return false }
      } while take(",")
      return take("}")
    default:
      let start = offset
      if integer() != nil { return true }
      offset = start
      return double() != nil
    }
  }

  // MARK: Bytes

  @inlinable @inline(__always)
  public mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  @inlinable @inline(__always)
  public mutating func takeByte(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  @inlinable @inline(__always)
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }
}
