public import FoundationEssentials
public import Glibc

/// Reads the values of one flat JSON object, as far as they are written plainly.
///
/// It accepts nothing that `JSONDecoder` would refuse or read otherwise, but less than the decoder
/// does: where a method returns `nil` or `false`, the decoder must read the line. The bytes must
/// outlive the scanner.
///
/// It is public, because the compiler puts only public functions into their callers in other
/// modules: a journal is read five times as fast with that.
public struct LineScanner {
  public let bytes: UnsafeBufferPointer<UInt8>
  /// The place of the next byte.
  public var place = 0

  @inlinable
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing but space is left.
  @inlinable
  public var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  /// Takes a sign of JSON's own, such as `{`, and the space before it.
  @inlinable @inline(__always)
  public mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeByte(UInt8(ascii: sign))
  }

  /// Takes a name or a text in quotation marks, if it is this one.
  @inlinable @inline(__always)
  public mutating func take(quoted name: StaticString) -> Bool {
    skipSpace()
    let end = place + name.utf8CodeUnitCount + 1
    guard end < bytes.count, bytes[place] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\""),
      bytes[place + 1] == name.utf8Start.pointee, let first = bytes.baseAddress,
      memcmp(first + place + 1, name.utf8Start, name.utf8CodeUnitCount) == 0
    else { return false }
    place = end + 1
    return true
  }

  @inlinable @inline(__always)
  public mutating func takeNull() -> Bool {
    skipSpace()
    guard place + 4 <= bytes.count, bytes[place] == UInt8(ascii: "n"),
      bytes[place + 1] == UInt8(ascii: "u"), bytes[place + 2] == UInt8(ascii: "l"),
      bytes[place + 3] == UInt8(ascii: "l")
    else { return false }
    place += 4
    return true
  }

  @inlinable @inline(__always)
  public mutating func takeTrue() -> Bool {
    skipSpace()
    guard place + 4 <= bytes.count, bytes[place] == UInt8(ascii: "t"),
      bytes[place + 1] == UInt8(ascii: "r"), bytes[place + 2] == UInt8(ascii: "u"),
      bytes[place + 3] == UInt8(ascii: "e")
    else { return false }
    place += 4
    return true
  }

  /// Takes `true` or `false`.
  public mutating func bool() -> Bool? { takeTrue() ? true : takeFalse() ? false : nil }

  public mutating func takeFalse() -> Bool {
    skipSpace()
    guard bytes.dropFirst(place).starts(with: "false".utf8) else { return false }
    place += 5
    return true
  }

  /// Takes a date in the form `2026-11-21T10:00:00Z`.
  public mutating func date() -> Date? {
    skipSpace()
    guard place + Timestamp.length + 2 <= bytes.count, takeByte(UInt8(ascii: "\"")) else {
      return nil
    }
    let text = UnsafeBufferPointer(rebasing: bytes[place..<place + Timestamp.length])
    place += Timestamp.length
    return takeByte(UInt8(ascii: "\"")) ? Timestamp.date(text) : nil
  }

  /// Skips a member that a later version may have added: a plain name with a plain text, an integer
  /// or `null`.
  public mutating func skipUnknown() -> Bool {
    guard skipPlainText(), take(":") else { return false }
    skipSpace()
    guard place < bytes.count else { return false }
    return switch bytes[place] {
    case UInt8(ascii: "\""): skipPlainText()
    case UInt8(ascii: "n"): takeNull()
    default: integer() != nil
    }
  }

  /// Skips any value, as deep as an entry may be.
  public mutating func skipValue(depth: Int = 0) -> Bool {
    skipSpace()
    guard place < bytes.count, depth < 8 else { return false }
    switch bytes[place] {
    case UInt8(ascii: "\""): return string() != nil
    case UInt8(ascii: "n"): return takeNull()
    case UInt8(ascii: "t"): return takeTrue()
    case UInt8(ascii: "f"): return takeFalse()
    case UInt8(ascii: "["):
      place += 1
      if take("]") { return true }
      repeat { guard skipValue(depth: depth + 1) else { return false } } while take(",")
      return take("]")
    case UInt8(ascii: "{"):
      place += 1
      if take("}") { return true }
      repeat {
        guard string() != nil, take(":"), skipValue(depth: depth + 1) else { return false }
      } while take(",")
      return take("}")
    default:
      let start = place
      if integer() != nil { return true }
      place = start
      return double() != nil
    }
  }

  // MARK: Bytes

  @inlinable @inline(__always)
  public mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  @inlinable @inline(__always)
  public mutating func takeByte(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  @inlinable @inline(__always)
  public static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }
}
