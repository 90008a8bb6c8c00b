/// A part of a whole, both as counts.
public struct Share: Hashable, Sendable {
  /// The count of the part.
  public let part: Int
  /// The count of the whole.
  public let whole: Int

  /// - Parameters:
  ///   - part: the count of the part.
  ///   - whole: the count of the whole.
  public init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// The share as a number from 0 to 1; `nil` if the whole is 0.
  public var fraction: Double? { whole > 0 ? Double(part) / Double(whole) : nil }
}

extension Share: CustomStringConvertible {
  public var description: String { "\(part) of \(whole)" }
}
