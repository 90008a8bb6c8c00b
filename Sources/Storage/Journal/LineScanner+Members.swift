/// The error for a text that is invalid, or valid in another form than ours.
public struct NotPlain: Error {
  @inlinable
  public init() {}
}

/// Objects whose members have the order in which VocalVocab writes them.
extension LineScanner {
  /// Takes a member that is not the last one, and the comma after it; returns `nil` if the next
  /// member has another name.
  @inlinable
  public mutating func member<Value>(
    _ name: StaticString, _ value: (inout LineScanner) -> Value?
  ) throws(NotPlain) -> Value? {
    guard take(quoted: name) else { return nil }
    guard take(":"), let value = value(&self), take(",") else { throw NotPlain() }
    return value
  }

  /// Takes the last member of an object, and the object's end.
  @inlinable
  public mutating func last<Value>(
    _ name: StaticString, _ value: (inout LineScanner) -> Value?
  ) throws(NotPlain) -> Value {
    guard take(quoted: name), take(":"), let value = value(&self), take("}") else {
      throw NotPlain()
    }
    return value
  }

  @inlinable
  public mutating func array<Value>(
    _ value: (inout LineScanner) -> Value?
  ) throws(NotPlain) -> [Value] {
    try expect(take("["))
    var values: [Value] = []
    if take("]") { return values }
    repeat {
      guard let value = value(&self) else { throw NotPlain() }
      values.append(value)
    } while take(",")
    try expect(take("]"))
    return values
  }

  @inlinable
  public func expect(_ isPlain: Bool) throws(NotPlain) {
    guard isPlain else { throw NotPlain() }
  }
}
