/// A message of Protocol Buffers: its fields with their numbers
/// (https://protobuf.dev/programming-guides/encoding/).
struct ProtocolBuffer: Sequence, IteratorProtocol {
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Returns the next field; `nil` at the end, and where the message is broken.
  mutating func next() -> (field: Int, value: Value)? {
    guard let key = number() else { return nil }
    let field = Int(truncatingIfNeeded: key >> 3)
    switch key & 7 {
    case 0: return number().map { (field, .number($0)) }
    case 1: return fixed(8).map { (field, .bytes($0)) }
    case 2:
      guard let count = number(), count <= UInt64(rest.count) else { return nil }
      return fixed(Int(count)).map { (field, .bytes($0)) }
    case 5: return fixed(4).map { (field, .bytes($0)) }
    default: return nil
    }
  }

  private mutating func fixed(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// Returns the text of the first field with a number.
  static func text(_ field: Int, of bytes: ArraySlice<UInt8>) -> String? {
    for case (field, .bytes(let value)) in ProtocolBuffer(bytes) {
      return String(decoding: value, as: UTF8.self)
    }
    return nil
  }

  /// Returns the number in the first field with a number.
  static func number(_ field: Int, of bytes: ArraySlice<UInt8>) -> UInt64? {
    for case (field, .number(let value)) in ProtocolBuffer(bytes) { return value }
    return nil
  }
}
