/// How far a person is with a show: what the set of plays says.
public struct Progress: Hashable, Sendable, Encodable {
  /// A round of watching again what was watched before.
  public struct Rewatch: Hashable, Sendable, Encodable {
    /// The number of the round, from 2.
    public let round: Int
    /// The number of regular episodes with a play of this round.
    public let watched: Int
    /// The next episode of the round; `nil` after the last one.
    public let next: Episode?
  }

  /// The number of specials, and of those that were watched.
  public struct Specials: Hashable, Sendable, Encodable {
    public let watched: Int
    public let total: Int
  }

  /// The number of regular episodes that were watched at least once.
  public let watched: Int
  /// The number of regular episodes; `nil` if nobody knows.
  public let total: Int?
  /// The episodes before the last watched one that were not watched.
  public let skipped: [Episode]
  /// The first episode after the last watched one; `nil` where there is none.
  public let next: Episode?
  /// The round of watching again; `nil` if no episode was watched twice.
  public let rewatch: Rewatch?
  public let specials: Specials
  /// The number of plays that belong to no episode that the show has.
  public let unplaced: Int

  /// Computes the progress of a show from plays in any order.
  public init(_ show: Show, _ plays: some Sequence<Play>) {
    self.init(Placement(show, plays), isTotalKnown: show.hasKnownEpisodes)
  }

  package init(_ placement: Placement, isTotalKnown: Bool) {
    let counts = placement.regular.map { placement.plays[$0].count }
    let last = counts.lastIndex { $0 > 0 } ?? -1
    watched = counts.count { $0 > 0 }
    total = isTotalKnown ? counts.count : nil
    skipped = counts.indices.prefix(last + 1).filter { counts[$0] == 0 }
      .map { placement.episodes[$0] }
    if last + 1 < counts.count {
      next = placement.episodes[last + 1]
    } else {
      next = isTotalKnown ? nil : Self.following(last < 0 ? nil : placement.episodes[last])
    }
    rewatch = Self.rewatch(placement, counts)
    specials = Specials(
      watched: placement.specials.count { !placement.plays[$0].isEmpty },
      total: placement.specials.count)
    unplaced = placement.unplaced.count
  }

  /// The share of the regular episodes that were watched, from 0 to 1; `nil` if nobody knows how
  /// many the show has.
  public var bar: Double? {
    total.map { $0 == 0 ? 0 : Double(watched) / Double($0) }
  }

  /// Whether all regular episodes that the show has now were watched.
  public var isWhole: Bool { total.map { $0 > 0 && watched == $0 } ?? false }

  /// Returns the episode after another one in a show whose episodes nobody knows.
  private static func following(_ episode: Episode?) -> Episode? {
    Episode(season: episode?.season ?? 1, number: (episode?.number ?? 0) + 1)
  }

  private static func rewatch(_ placement: Placement, _ counts: [Int]) -> Rewatch? {
    guard let round = counts.max(), round > 1 else { return nil }
    let last = counts.lastIndex(of: round) ?? 0
    let next = last + 1 < counts.count ? placement.episodes[last + 1] : nil
    return Rewatch(round: round, watched: counts.count { $0 == round }, next: next)
  }
}
