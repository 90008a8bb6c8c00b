/// An episode, as a service tells of it.
public struct Episode: Hashable, Sendable {
  /// The service's name of the episode; `nil` where it has none.
  public var id: ServiceID?
  /// The season, from 1; 0 for specials.
  public var season: Int
  /// The number in the season, from 0; `nil` for a special without a number.
  public var number: Int?
  public var title: String?
  /// The instant at which it is first shown; `nil` where that is unknown.
  public var airs: Instant?
  /// Whether only the day is known on which it is first shown. Then ``airs`` is noon of that day in
  /// Greenwich, which is the same day nearly everywhere, and no time of day may be shown.
  public var isDayOnly: Bool
  /// The length in minutes.
  public var minutes: Int?

  /// The seasons and numbers that an episode may have.
  public static let numbers = 0...10_000

  /// Makes an episode. A number outside ``numbers`` is unknown.
  public init(
    id: ServiceID? = nil, season: Int = 1, number: Int?, title: String? = nil,
    airs: Instant? = nil, isDayOnly: Bool = false, minutes: Int? = nil
  ) {
    (self.id, self.title, self.airs, self.minutes) = (id, title, airs, minutes)
    self.isDayOnly = isDayOnly && airs != nil
    self.season = Self.numbers.contains(season) ? season : 0
    self.number = number.flatMap { Self.numbers.contains($0) ? $0 : nil }
  }

  /// Whether the episode stands outside the seasons.
  public var isSpecial: Bool { season == 0 || number == nil }

  /// The name by which a play keeps the episode: the service's own, or else the number.
  public var key: EpisodeKey {
    if let id { return .own(id) }
    return numberKey ?? .numbered(season: 0, number: 0)
  }

  /// The season and number; `nil` for a special without a number.
  public var numberKey: EpisodeKey? { number.map { .numbered(season: season, number: $0) } }
}

extension Episode: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, season, number, title, airs, dayOnly, minutes
  }

  /// Reads an episode. A missing season is the first one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.optional(.id), season: try values.optional(.season) ?? 1,
      number: try values.optional(.number), title: try values.optional(.title),
      airs: try values.optional(.airs), isDayOnly: try values.optional(.dayOnly) ?? false,
      minutes: try values.optional(.minutes))
  }

  /// Writes the episode without what is unknown.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(id, forKey: .id)
    try values.encode(season, forKey: .season)
    try values.encodeIfPresent(number, forKey: .number)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encodeIfPresent(airs, forKey: .airs)
    if isDayOnly { try values.encode(true, forKey: .dayOnly) }
    try values.encodeIfPresent(minutes, forKey: .minutes)
  }
}
