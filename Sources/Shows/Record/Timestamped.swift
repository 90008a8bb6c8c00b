/// A value with the instant at which it was set. If two computers set it, the later one counts.
public struct Timestamped<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value
  /// The instant at which it was set.
  public let at: Instant

  /// - Parameter at: the instant at which the value was set.
  public init(_ value: Value, at: Instant) { (self.value, self.at) = (value, at) }

  /// Makes a value that takes the place of an older one, even if both are set in one second or the
  /// clock went back.
  ///
  /// - Parameter old: the value so far; `nil` if there is none.
  public init(_ value: Value, at: Instant, after old: Timestamped?) {
    self.init(value, at: old.map { max(at, $0.at.advanced(by: 1)) } ?? at)
  }
}

extension Timestamped: Joinable {
  /// Takes the later value. Of two that were set in the same second, the text of the values
  /// decides, so that both computers choose the same one.
  public mutating func join(_ other: Timestamped<Value>) {
    if other.at > at {
      self = other
    } else if other.at == at, other.value != value,
      String(reflecting: value) < String(reflecting: other.value)
    {
      self = other
    }
  }
}
