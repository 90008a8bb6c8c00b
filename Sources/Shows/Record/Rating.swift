internal import ByteText

/// A person's rating of a show, shown as it was set.
///
/// In text and in JSON it is `4.5/5` or `9/10`.
public enum Rating: Hashable, Sendable {
  /// Half stars, from 1 to 10: 9 is four and a half stars.
  case halfStars(Int)
  /// Points from 1 to 10.
  case points(Int)

  /// The steps of both scales.
  public static let steps = 1...10

  /// - Returns: `nil` for a number outside ``steps``.
  public init?(points: Int) {
    guard Self.steps.contains(points) else { return nil }
    self = .points(points)
  }

  /// - Returns: `nil` for a number outside ``steps``.
  public init?(halfStars: Int) {
    guard Self.steps.contains(halfStars) else { return nil }
    self = .halfStars(halfStars)
  }

  /// The rating on the scale of 1 to 10, by which ratings of both kinds are compared.
  public var value: Int {
    switch self {
    case .halfStars(let value), .points(let value): value
    }
  }
}

extension Rating: LosslessStringConvertible, Codable {
  /// Reads `4.5/5` as stars, and `9/10` or `9` as points.
  public init?(_ description: String) {
    let pieces = description.bytes.split(separator: "/", omittingEmptySubsequences: false)
    guard let number = pieces.first, (1...2).contains(pieces.count) else { return nil }
    switch pieces.dropFirst().first {
    case "5":
      let parts = number.bytes.split(separator: ".", omittingEmptySubsequences: false)
      guard let stars = EpisodeKey.number(parts[0]), !parts[0].isEmpty, parts.count < 3 else {
        return nil
      }
      let half = parts.count == 1 || parts[1] == "0" ? 0 : parts[1] == "5" ? 1 : nil
      guard let half else { return nil }
      self.init(halfStars: stars * 2 + half)
    case "10", nil:
      guard let points = EpisodeKey.number(number) else { return nil }
      self.init(points: points)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .halfStars(let value): "\(value / 2)\(value.isMultiple(of: 2) ? "" : ".5")/5"
    case .points(let value): "\(value)/10"
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.value(named: "rating, such as 9/10 or 4.5/5")
  }

  public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
