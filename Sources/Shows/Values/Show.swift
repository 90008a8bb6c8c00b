internal import Hashing
internal import Vocabulary

/// A series, a season of an anime or a film, as services and people tell of it.
public struct Show: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A series of any number of seasons.
    case series
    /// One season of an anime, which services count as a show of its own.
    case season
    case film
    /// An episode or a few outside of any season.
    case special
  }

  /// Whether more episodes come.
  public enum Airing: String, CaseIterable, Hashable, Sendable, Codable {
    case announced, running, ended, unknown
  }

  /// The names of the show at services, the first one first told.
  public var ids: [ServiceID]
  public var title: String
  /// The titles in other languages, and the short ones.
  public var otherTitles: [String]
  public var kind: Kind
  /// The year in which it was first shown.
  public var year: Int?
  public var airing: Airing
  public var genres: [String]
  public var tags: [String]
  /// The people who made it, and those who are seen or heard in it.
  public var people: [String]
  /// A description in plain text.
  public var summary: String?
  /// The address of a picture.
  public var picture: String?
  /// The shows that belong to it, such as the season before.
  public var related: [ServiceID]
  /// The number of regular episodes, those that are announced among them; `nil` if nobody knows.
  public var episodeCount: Int?
  /// The episodes that a service lists, in any order.
  public var episodes: [Episode]

  /// The most episodes of a show.
  public static let mostEpisodes = 10_000

  /// Makes a show. A number of episodes outside 1 to ``mostEpisodes`` is unknown, and further
  /// episodes are left out.
  public init(
    ids: [ServiceID] = [], title: String, otherTitles: [String] = [], kind: Kind = .series,
    year: Int? = nil, airing: Airing = .unknown, genres: [String] = [], tags: [String] = [],
    people: [String] = [], summary: String? = nil, picture: String? = nil,
    related: [ServiceID] = [], episodeCount: Int? = nil, episodes: [Episode] = []
  ) {
    (self.ids, self.title, self.otherTitles, self.kind) = (ids, title, otherTitles, kind)
    (self.year, self.airing, self.genres, self.tags) = (year, airing, genres, tags)
    (self.people, self.summary, self.picture, self.related) = (people, summary, picture, related)
    self.episodeCount = episodeCount.flatMap { (1...Self.mostEpisodes).contains($0) ? $0 : nil }
    self.episodes = Array(episodes.prefix(Self.mostEpisodes))
  }

  /// The name by which a new tracked show is kept: the first one at a service, or else one that the
  /// title, the kind and the year give, so that the same show added twice is one.
  public var ownID: ServiceID {
    if let first = ids.first { return first }
    let facts = [TitleKey(title).text, kind.rawValue, year.map(String.init) ?? ""]
    let hash = FNV1a(facts.joined(separator: "\u{0}").utf8).value
    return ServiceID.own(String(hash, radix: 36))
  }

  /// Returns whether the show has one of these names.
  public func isNamed(_ names: some Sequence<ServiceID>) -> Bool {
    names.contains { ids.contains($0) }
  }

  /// Adds names of the show at services.
  public mutating func add(ids new: [ServiceID]) { ids = (ids + new).unique }
}

extension ServiceID {
  /// Returns the name of a show that a person added by hand.
  ///
  /// - Parameter digits: small letters and digits.
  fileprivate static func own(_ digits: String) -> ServiceID {
    ServiceID(uncheckedService: Known.own, digits)
  }
}
