/// A value that is made again only after its basis has changed.
///
/// ```swift
/// var report = Remembered<Day, Report>()
/// report.value(on: today) { Report(of: today) }  // Makes the report.
/// report.value(on: today) { Report(of: today) }  // Returns it again.
/// ```
package struct Remembered<Basis: Equatable, Value> {
  private var last: (basis: Basis, value: Value)?

  package init() {}

  /// The last value, whether or not its basis still holds; `nil` before the first one.
  package var current: Value? { last?.value }

  /// Returns the value for a basis.
  ///
  /// - Parameter make: a closure that makes the value if the last value had another basis.
  package mutating func value(on basis: Basis, _ make: () throws -> Value) rethrows -> Value {
    if let last, last.basis == basis { return last.value }
    let value = try make()
    last = (basis, value)
    return value
  }
}

extension Remembered: Sendable where Basis: Sendable, Value: Sendable {}
