/// An optional value that JSON never leaves out. Without a value it is `null`.
///
/// ```swift
/// struct Answer: Encodable { @OrNull var round: Int? }
/// // {"round":null}
/// ```
@propertyWrapper
public struct OrNull<Value: Sendable>: Sendable {
  /// The value; `nil` if the JSON has `null`.
  public var wrappedValue: Value?

  /// Wraps a value.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
}

extension OrNull: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}

extension OrNull: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }
}

extension OrNull: Equatable where Value: Equatable {}
extension OrNull: Hashable where Value: Hashable {}
