internal import ByteText

/// The name of an episode of a known show: the service's own, or its season and number.
///
/// In text and in JSON it is `s2e4` or `tvmaze:12345`.
public enum EpisodeKey: Hashable, Sendable {
  case own(ServiceID)
  /// Specials are season 0.
  case numbered(season: Int, number: Int)
}

extension EpisodeKey: LosslessStringConvertible, Codable {
  /// Reads `s2e4`, in small letters or capitals, or a service's name.
  public init?(_ description: String) {
    if let numbered = Self.numbered(description) {
      self = numbered
    } else if let id = ServiceID(description) {
      self = .own(id)
    } else {
      return nil
    }
  }

  private static func numbered(_ text: String) -> EpisodeKey? {
    guard let rest = text.lowercased().bytes.dropping(prefix: "s") else { return nil }
    let pieces = rest.bytes.split(separator: "e", omittingEmptySubsequences: false)
    guard pieces.count == 2, let season = number(pieces[0]), let number = number(pieces[1]) else {
      return nil
    }
    return .numbered(season: season, number: number)
  }

  /// Reads a number of digits alone, within `Episode.numbers`.
  static func number(_ text: Substring) -> Int? {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard text.utf8.count < 9, text.utf8.allSatisfy(isDigit), let number = Int(text),
      Episode.numbers.contains(number)
    else { return nil }
    return number
  }

  public var description: String {
    switch self {
    case .own(let id): id.description
    case .numbered(let season, let number): "s\(season)e\(number)"
    }
  }

  public init(from decoder: any Decoder) throws {
    self = try decoder.value(named: "episode, such as s2e4")
  }

  public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}

extension EpisodeKey: Comparable {
  /// Whether a key comes first: numbers in their order, then the services' names.
  public static func < (one: EpisodeKey, other: EpisodeKey) -> Bool {
    switch (one, other) {
    case (.numbered(let season, let number), .numbered(let otherSeason, let otherNumber)):
      (season, number) < (otherSeason, otherNumber)
    case (.numbered, .own): true
    case (.own, .numbered): false
    case (.own(let id), .own(let otherID)): id < otherID
    }
  }
}
