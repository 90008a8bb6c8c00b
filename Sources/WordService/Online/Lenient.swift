internal import FoundationEssentials

/// A field of an answer that may be odd: `nil` where it is absent, null or can't be decoded, which
/// spoils nothing beside it.
@propertyWrapper
struct Lenient<Value: Decodable>: Decodable {
  let wrappedValue: Value?

  init() { wrappedValue = nil }

  init(from decoder: any Decoder) throws {
    // To lose the odd one is the point.
    wrappedValue = try? Value(from: decoder)
  }
}

/// The elements of an array that can be decoded; none where there is no array.
@propertyWrapper
struct LenientArray<Element: Decodable>: Decodable {
  let wrappedValue: [Element]

  init() { wrappedValue = [] }

  init(from decoder: any Decoder) throws {
    wrappedValue = (try? [Lenient<Element>](from: decoder))?.compactMap(\.wrappedValue) ?? []
  }
}

/// The compiler's own `init(from:)` calls these for such fields, so that they may be absent, too.
extension KeyedDecodingContainer {
  func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    try decodeIfPresent(type, forKey: key) ?? Lenient()
  }

  func decode<Element>(
    _ type: LenientArray<Element>.Type, forKey key: Key
  ) throws -> LenientArray<Element> {
    try decodeIfPresent(type, forKey: key) ?? LenientArray()
  }
}

extension WebAnswer {
  /// The body as a JSON decoder takes it: UTF-8 without faults, without the mark that some servers put
  /// before it, and with control characters, which may not stand in a string as they are, escaped.
  var text: Data {
    let text = String(decoding: body, as: UTF8.self)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8 {
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
