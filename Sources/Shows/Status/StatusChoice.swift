internal import Vocabulary

/// The choice of a status, by a person or by a rule.
public struct StatusChoice: Hashable, Sendable, Identifiable {
  /// The choice's own name, which is made of the name of its step.
  public let id: String
  public let status: WatchStatus
  /// The instant of the choice; `nil` if nobody knows.
  public let at: Instant?
  /// The names of the choices in whose place it stands, in order.
  public private(set) var replaces: [String]
  /// The number of times that the choice was taken back or brought back. With an odd number it is
  /// taken back.
  public private(set) var turns: Int

  /// - Parameters:
  ///   - id: the choice's own name.
  ///   - at: the instant of the choice; `nil` if nobody knows.
  ///   - replaces: the names of the choices in whose place it stands, in any order.
  public init(
    id: String, _ status: WatchStatus, at: Instant?, replaces: [String] = [], turns: Int = 0
  ) {
    (self.id, self.status, self.at) = (id, status, at)
    self.replaces = replaces.count < 2 ? replaces : replaces.unique.sorted()
    self.turns = min(max(turns, 0), Play.mostTurns)
  }

  /// Whether the choice was not taken back, or was brought back since.
  public var isInForce: Bool { turns.isMultiple(of: 2) }

  /// Returns the choice taken back, or brought back if it was taken back.
  func turned() -> StatusChoice {
    StatusChoice(id: id, status, at: at, replaces: replaces, turns: turns + 1)
  }
}

extension StatusChoice: Joinable {
  /// Takes in what another copy knows of the same choice.
  public mutating func join(_ other: StatusChoice) {
    guard other != self else { return }
    self = StatusChoice(
      id: id, max(status, other.status), at: [at, other.at].compactMap(\.self).min(),
      replaces: replaces + other.replaces, turns: max(turns, other.turns))
  }
}

extension StatusChoice: Codable {
  private enum CodingKeys: String, CodingKey { case id, status, at, replaces, turns }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(String.self, forKey: .id),
      try values.decode(WatchStatus.self, forKey: .status), at: try values.optional(.at),
      replaces: try values.list(.replaces), turns: try values.optional(.turns) ?? 0)
  }

  /// Writes the choice without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(status, forKey: .status)
    try values.encodeIfPresent(at, forKey: .at)
    try values.encode(list: replaces, .replaces)
    if turns > 0 { try values.encode(turns, forKey: .turns) }
  }
}
