/// The signs that XML writes in another way inside a text.
enum XMLEntities {
  /// The longest entity, in bytes, without its `&` and `;`.
  private static let longest = 10

  /// Returns a text with signs in place of entities. An unknown one stays as it is written.
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var (decoded, rest) = ([UInt8](), text)
    decoded.reserveCapacity(text.count)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"),
        let end = rest.prefix(longest + 1).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(named: String(decoding: rest[..<end], as: UTF8.self))
      else {
        decoded.append(byte)
        continue
      }
      decoded += Array(String(Character(scalar)).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let digits = name.utf8.dropFirst()
    guard name.utf8.first == UInt8(ascii: "#"), let first = digits.first else { return nil }
    let isHex = first == UInt8(ascii: "x") || first == UInt8(ascii: "X")
    let number = String(Substring(isHex ? digits.dropFirst() : digits))
    // Int also reads a sign.
    guard number.utf8.first != UInt8(ascii: "+") else { return nil }
    let scalar = UInt32(number, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
    return scalar.flatMap { isAllowed($0) ? $0 : nil }
  }

  /// Whether XML 1.0 allows a scalar.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Returns a text for the inside of an element. Signs that XML can't hold are left out.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": encoded += "&amp;"
      case "<": encoded += "&lt;"
      case ">": encoded += "&gt;"
      // A reader would make a line feed of it.
      case "\r": encoded += "&#13;"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }
}
