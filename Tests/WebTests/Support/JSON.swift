import Foundation

/// Any JSON value, written in tests as a literal and compared with what the server sends.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([String: JSON])
  /// The value of a field that an object doesn't have. No answer contains it.
  case absent

  /// The value of a field.
  subscript(name: String) -> JSON {
    guard case .object(let fields) = self else { return .absent }
    return fields[name] ?? .absent
  }

  /// An element of an array; a negative index counts from the end.
  subscript(index: Int) -> JSON {
    let elements = array
    let index = index < 0 ? elements.count + index : index
    return elements.indices.contains(index) ? elements[index] : .absent
  }

  var array: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var object: [String: JSON] {
    if case .object(let fields) = self { fields } else { [:] }
  }

  /// The text; empty where the value is something else.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether this is a text that says something.
  var isText: Bool { !text.isEmpty }
}

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let fields = try? value.decode([String: JSON].self) {
      self = .object(fields)
    } else if let elements = try? value.decode([JSON].self) {
      self = .array(elements)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null, .absent: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .array(let elements): try value.encode(elements)
    case .object(let fields): try value.encode(fields)
    }
  }

  init(_ bytes: some Sequence<UInt8>) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  var bytes: [UInt8] {
    get throws { Array(try JSONEncoder().encode(self)) }
  }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSON: CustomStringConvertible {
  var description: String {
    if self == .absent { return "absent" }
    guard let bytes = try? bytes else { return "?" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
