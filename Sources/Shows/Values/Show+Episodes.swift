extension Show {
  /// The episodes of the seasons in their order. Where the number of episodes is known and they are
  /// all of one season, those that no service lists yet stand among them, with their number alone.
  public var regularEpisodes: [Episode] {
    var regular = episodes.filter { !$0.isSpecial }
    let seasons = Set(regular.map(\.season))
    if let count = expectedCount, seasons.count < 2, regular.count < count {
      let season = seasons.first ?? 1
      let first = regular.compactMap(\.number).min() ?? 1
      let listed = Set(regular.compactMap(\.number))
      // A season may begin with the number after the last one of the season before.
      let start = first <= count ? min(first, 1) : first
      let missing = (start...).lazy.filter { !listed.contains($0) }.prefix(count - regular.count)
      regular += missing.map { Episode(season: season, number: $0) }
    }
    let isSorted = zip(regular, regular.dropFirst()).allSatisfy { !$1.isBefore($0) }
    return isSorted ? regular : regular.sorted { $0.isBefore($1) }
  }

  /// The number of regular episodes that somebody has told; `nil` if nobody has. A film is one.
  private var expectedCount: Int? { episodeCount ?? (kind == .film ? 1 : nil) }

  /// Whether the regular episodes are known, at least in part.
  public var hasKnownEpisodes: Bool {
    expectedCount != nil || episodes.contains { !$0.isSpecial }
  }

  /// The episodes outside the seasons. One without a name and a number gets the next free number.
  public var specials: [Episode] {
    var specials = episodes.filter(\.isSpecial)
    var taken = Set(specials.compactMap { $0.season == 0 ? $0.number : nil })
    var next = 1
    for index in specials.indices where specials[index].number == nil {
      specials[index].season = 0
      guard specials[index].id == nil else { continue }
      while taken.contains(next) { next += 1 }
      specials[index].number = next
      taken.insert(next)
    }
    return specials.sorted { $0.specialPlace < $1.specialPlace }
  }

  /// The regular episodes by season, in order.
  public var seasons: [(season: Int, episodes: [Episode])] {
    var seasons: [(season: Int, episodes: [Episode])] = []
    for episode in regularEpisodes {
      if seasons.last?.season == episode.season {
        seasons[seasons.count - 1].episodes.append(episode)
      } else {
        seasons.append((episode.season, [episode]))
      }
    }
    return seasons
  }

  /// Returns the regular episodes up to one, that one among them; none for an episode that is not
  /// regular.
  public func episodes(upTo key: EpisodeKey) -> [Episode] {
    let regular = regularEpisodes
    guard let end = regular.firstIndex(where: { $0.isNamed(key) }) else { return [] }
    return Array(regular[...end])
  }

  /// Returns the episode with a name; `nil` if the show has none.
  public func episode(_ key: EpisodeKey) -> Episode? {
    regularEpisodes.first { $0.isNamed(key) } ?? specials.first { $0.isNamed(key) }
  }

  /// Returns the show with regular episodes up to the last of some in each season, if nobody knows
  /// which it has.
  package func reaching(_ keys: some Sequence<EpisodeKey>) -> Show {
    guard !hasKnownEpisodes else { return self }
    var last: [Int: Int] = [:]
    for case .numbered(let season, let number) in keys where season > 0 {
      last[season] = max(last[season] ?? 0, number)
    }
    var show = self
    for (season, number) in last.sorted(by: { $0.key < $1.key }) where number > 0 {
      let room = max(0, Self.mostEpisodes - show.episodes.count)
      show.episodes += (1...number).prefix(room).map { Episode(season: season, number: $0) }
    }
    return show
  }
}

extension Episode {
  /// Whether a key names the episode.
  public func isNamed(_ key: EpisodeKey) -> Bool {
    switch key {
    case .own(let own): id == own
    case .numbered: numberKey == key
    }
  }

  /// Whether the episode comes before another one among the regular ones.
  fileprivate func isBefore(_ other: Episode) -> Bool {
    season == other.season ? (number ?? 0) < (other.number ?? 0) : season < other.season
  }

  /// The place among specials: those with a number first, then by the time, then by the name.
  fileprivate var specialPlace: (Int, Int, String) {
    (number ?? .max, airs?.seconds ?? .max, id?.description ?? "")
  }
}
