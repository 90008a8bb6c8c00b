/// The text that a string of JSON is, with its escapes resolved (RFC 8259, section 7).
enum JSONText {
  /// Returns a text. A wrong escape, and half of a pair of UTF-16, become U+FFFD.
  static func decoded(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < raw.count else {
        text.append(byte)
        continue
      }
      let sign = raw[index]
      index += 1
      switch sign {
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): text.append(0x20)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): break
      case UInt8(ascii: "u"): text += String(scalar(raw, &index)).utf8
      default: text.append(sign)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the scalar of an escape whose digits begin at an index, and moves behind it.
  private static func scalar(
    _ raw: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar {
    guard let first = unit(raw, index) else { return "\u{FFFD}" }
    index += 4
    guard (0xD800...0xDBFF).contains(first), index + 1 < raw.count,
      raw[index] == UInt8(ascii: "\\"), raw[index + 1] == UInt8(ascii: "u"),
      let second = unit(raw, index + 2), (0xDC00...0xDFFF).contains(second)
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Returns the number of four hexadecimal digits; `nil` for others.
  private static func unit(_ raw: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt32? {
    guard index + 4 <= raw.count else { return nil }
    var unit: UInt32 = 0
    for byte in raw[index..<index + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    return unit
  }
}
