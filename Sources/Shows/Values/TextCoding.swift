// Values that JSON holds as one text.

extension Decoder {
  /// Reads a value that is written as a text.
  ///
  /// - Parameter name: the name of the value in the error's text, such as `time`.
  func value<Value: LosslessStringConvertible>(named name: String) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(String(text.prefix(60)))' is no \(name).")
    }
    return value
  }
}

extension Encoder {
  /// Writes a value as a text.
  func encodeText(_ value: some CustomStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}

extension KeyedDecodingContainer {
  /// Reads a list that may be missing, which is an empty one.
  func list<Element: Decodable>(_ key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }

  /// Reads a value that may be missing.
  func optional<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Writes a list unless it is empty.
  mutating func encode(list: [some Encodable], _ key: Key) throws {
    if !list.isEmpty { try encode(list, forKey: key) }
  }
}
