/// How many of how many.
public struct Share: Hashable, Sendable {
  public let part: Int
  public let whole: Int

  public init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// From 0 to 1; `nil` of nothing.
  public var fraction: Double? { whole > 0 ? Double(part) / Double(whole) : nil }
}

extension Share: CustomStringConvertible {
  public var description: String { "\(part) of \(whole)" }
}
