/// A part of the record that two computers may change apart, and that becomes one again.
///
/// The join is commutative, associative and idempotent. So it doesn't matter in which order the
/// changes arrive, or how often.
public protocol Joinable {
  /// Takes in what another copy has.
  mutating func join(_ other: Self)
}

extension Joinable {
  /// Returns the value with what another copy has.
  public func joined(_ other: Self) -> Self {
    var joined = self
    joined.join(other)
    return joined
  }
}

/// Values by their names are joined value by value.
extension Dictionary: Joinable where Value: Joinable {
  public mutating func join(_ other: [Key: Value]) {
    if isEmpty { self = other } else { merge(other) { $0.joined($1) } }
  }
}

/// A value that may be missing is joined with one that is there.
extension Optional: Joinable where Wrapped: Joinable {
  public mutating func join(_ other: Wrapped?) {
    guard let other else { return }
    self = map { $0.joined(other) } ?? other
  }
}
