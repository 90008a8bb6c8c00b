internal import Vocabulary

/// An episode watched at a time. A second play of the same episode is a rewatch.
public struct Play: Hashable, Sendable, Identifiable {
  /// The play's own name. It is made of the name of the step that adds the play, so that a step
  /// that arrives twice adds one play.
  public let id: String
  /// The episode, as it was named when the play was added.
  public let episode: EpisodeKey
  /// The services' own names of the episode, in order. They find it after it got another number.
  public private(set) var names: [ServiceID]
  /// The instant at which the episode was watched; `nil` if nobody knows.
  public private(set) var at: Instant?
  /// The number of times that the play was taken back or brought back. With an odd number it is
  /// taken back.
  public private(set) var turns: Int

  /// The most turns that are counted.
  static let mostTurns = 1_000_000

  /// - Parameters:
  ///   - id: the play's own name.
  ///   - names: the services' own names of the episode, in any order.
  ///   - at: the instant at which the episode was watched; `nil` if nobody knows.
  public init(
    id: String, episode: EpisodeKey, names: [ServiceID] = [], at: Instant?, turns: Int = 0
  ) {
    (self.id, self.episode, self.at) = (id, episode, at)
    self.names = names.count < 2 ? names : names.unique.sorted()
    self.turns = min(max(turns, 0), Self.mostTurns)
  }

  /// Whether the play counts: it was not taken back, or was brought back since.
  public var isCounted: Bool { turns.isMultiple(of: 2) }

  /// All names of the episode at services.
  var allNames: [ServiceID] {
    if case .own(let id) = episode { [id] + names } else { names }
  }

  /// Returns the play taken back, or brought back if it was taken back.
  func turned() -> Play { Play(id: id, episode: episode, names: names, at: at, turns: turns + 1) }

  /// Returns the play with one more name of its episode.
  func named(_ name: ServiceID) -> Play {
    Play(id: id, episode: episode, names: names + [name], at: at, turns: turns)
  }

  /// Returns the play with an instant, if it had none.
  func timed(_ instant: Instant) -> Play {
    Play(id: id, episode: episode, names: names, at: at ?? instant, turns: turns)
  }
}

extension Play: Joinable {
  /// Takes in what another copy knows of the same play.
  public mutating func join(_ other: Play) {
    guard other != self else { return }
    // Copies of a play differ in these two only where a person has edited a file.
    let key = min(episode, other.episode)
    let instant = [at, other.at].compactMap(\.self).min()
    self = Play(
      id: id, episode: key, names: names + other.names, at: instant,
      turns: max(turns, other.turns))
  }
}

extension Play: Codable {
  private enum CodingKeys: String, CodingKey { case id, episode, names, at, turns }

  /// Reads a play. A play that a person wrote into a file may lack its own name.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let episode = try values.decode(EpisodeKey.self, forKey: .episode)
    let at: Instant? = try values.optional(.at)
    let written = "written/\(episode)/\(at.map(\.description) ?? "")"
    self.init(
      id: try values.optional(.id) ?? written, episode: episode, names: try values.list(.names),
      at: at, turns: try values.optional(.turns) ?? 0)
  }

  /// Writes the play without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(episode, forKey: .episode)
    try values.encode(list: names, .names)
    try values.encodeIfPresent(at, forKey: .at)
    if turns > 0 { try values.encode(turns, forKey: .turns) }
  }
}
