import ByteText
package import FoundationEssentials

/// A field of an answer that may be malformed. It is `nil` where it is absent, null or can't be
/// decoded. That doesn't affect the fields beside it.
@propertyWrapper
package struct Lenient<Value: Decodable>: Decodable {
  package let wrappedValue: Value?

  package init() { wrappedValue = nil }

  package init(from decoder: any Decoder) throws {
    // Losing a malformed field is intended.
    wrappedValue = try? Value(from: decoder)
  }
}

/// The elements of an array that can be decoded; none if the field is not an array.
@propertyWrapper
package struct LenientArray<Element: Decodable>: Decodable {
  package let wrappedValue: [Element]

  package init() { wrappedValue = [] }

  package init(from decoder: any Decoder) throws {
    // Losing a field that is not an array is intended.
    wrappedValue = (try? [Lenient<Element>](from: decoder))?.compactMap(\.wrappedValue) ?? []
  }
}

/// The compiler's `init(from:)` calls these functions. They let such fields be absent.
extension KeyedDecodingContainer {
  package func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value>
  {
    try decodeIfPresent(type, forKey: key) ?? Lenient()
  }

  package func decode<Element>(
    _ type: LenientArray<Element>.Type, forKey key: Key
  ) throws -> LenientArray<Element> {
    try decodeIfPresent(type, forKey: key) ?? LenientArray()
  }
}

extension WebAnswer {
  /// The body in a form that a JSON decoder accepts: valid UTF-8, without a byte order mark, and
  /// with escapes for control characters, which JSON forbids in strings.
  package var text: Data {
    let text = String(decoding: body, as: UTF8.self)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in (text.bytes.dropping(prefix: "\u{FEFF}") ?? text[...]).utf8 {
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        bytes.append(UInt8(ascii: " "))
      case 0..<0x20:
        bytes += (byte < 16 ? "\\u000" : "\\u00").utf8
        bytes += String(byte, radix: 16).utf8
      default:
        bytes.append(byte)
      }
    }
    return Data(bytes)
  }
}
