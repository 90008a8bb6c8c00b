/// A part of a whole, both as counts.
public struct Share: Hashable, Sendable, Encodable {
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

  /// In JSON, a share is `{"count": 42, "of": 60}`.
  private enum CodingKeys: String, CodingKey {
    case part = "count"
    case whole = "of"
  }

  /// The share as a number from 0 to 1; `nil` if the whole is 0.
  public var fraction: Double? { whole > 0 ? Double(part) / Double(whole) : nil }
}

extension Share: CustomStringConvertible {
  public var description: String { "\(part) of \(whole)" }
}
