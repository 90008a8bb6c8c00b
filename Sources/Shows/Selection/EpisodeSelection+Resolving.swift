extension EpisodeSelection {
  /// Returns the episodes of a show, each once, in the order in which they are written.
  ///
  /// If nobody knows the episodes of the show, each number is one of its episodes.
  public func episodes(of show: Show) throws(EpisodeSelectionError) -> [Episode] {
    let known = show.hasKnownEpisodes
    let index = EpisodeIndex(show)
    var (episodes, seen) = ([Episode](), Set<EpisodeKey>())
    for piece in pieces {
      let found: [Episode]
      switch piece {
      case .all:
        guard known else { throw .unknownEpisodes(show: show.title) }
        found = index.regular
      case .season(0): found = index.specials
      case .season(let season):
        guard known else { throw .unknownEpisodes(show: show.title) }
        found = index.regular.filter { $0.season == season }
        if found.isEmpty { throw .noSeason(season, show: show.title) }
      case .points(let start, let end):
        found =
          known || start.isSpecial
          ? try index.episodes(start, end) : Self.numbered(start, end)
      }
      episodes += found.filter { seen.insert($0.key).inserted }
    }
    return episodes
  }

  /// Returns the episodes of a range in a show whose episodes nobody knows. A range over several
  /// seasons has its two ends alone.
  private static func numbered(_ start: Point, _ end: Point) -> [Episode] {
    let (first, last) = (start.place, end.place)
    guard first.season == last.season else {
      return [first, last].map { Episode(season: $0.season, number: $0.number) }
    }
    return (first.number...max(first.number, last.number)).map {
      Episode(season: first.season, number: $0)
    }
  }
}

extension EpisodeSelection.Point {
  /// The season and the number, where a number alone is one of the first season.
  fileprivate var place: (season: Int, number: Int) {
    switch self {
    case .number(let number): (1, number)
    case .numbered(let season, let number): (season, number)
    }
  }

  fileprivate var isSpecial: Bool { place.season == 0 }

  /// The point as a person writes it.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .numbered(let season, let number): "s\(season)e\(number)"
    }
  }
}

/// The episodes of a show, to be found by what a person writes.
struct EpisodeIndex {
  let regular: [Episode]
  let specials: [Episode]
  /// Whether all regular episodes are of one season, so that a number needs no season.
  let isOneSeason: Bool
  private let title: String
  private var indices: [EpisodeKey: Int] = [:]

  init(_ show: Show) {
    (regular, specials, title) = (show.regularEpisodes, show.specials, show.title)
    isOneSeason = regular.first?.season == regular.last?.season
    for (index, episode) in (regular + specials).enumerated() {
      guard let key = episode.numberKey else { continue }
      indices[key] = indices[key] ?? index
    }
  }

  /// Returns the episodes from one point to another. Both ends must be there.
  func episodes(
    _ start: EpisodeSelection.Point, _ end: EpisodeSelection.Point
  ) throws(EpisodeSelectionError) -> [Episode] {
    let (first, last) = (try index(of: start), try index(of: end))
    guard first <= last else { throw .backwards("\(start.text)-\(end.text)") }
    return Array((regular + specials)[first...last])
  }

  private func index(of point: EpisodeSelection.Point) throws(EpisodeSelectionError) -> Int {
    switch point {
    case .number(let number) where isOneSeason:
      let season = regular.first?.season ?? 1
      if let index = indices[.numbered(season: season, number: number)] { return index }
    case .number(let number):
      if regular.indices.contains(number - 1) { return number - 1 }
    case .numbered(let season, let number):
      if let index = indices[.numbered(season: season, number: number)] { return index }
    }
    throw .noEpisode(point.text, show: title, count: regular.count)
  }
}

extension EpisodeSelection {
  /// Returns the names of the episodes without a show, where a number alone is one of a season;
  /// `nil` for a selection that only a show can tell, such as `all`.
  package func keys(inSeason season: Int) -> [EpisodeKey]? {
    var keys: [EpisodeKey] = []
    for piece in pieces {
      guard case .points(let start, let end) = piece else { return nil }
      for episode in Self.numbered(start, end) {
        guard let number = episode.number else { return nil }
        let isBare = if case .number = start { true } else { false }
        keys.append(.numbered(season: isBare ? season : episode.season, number: number))
      }
      guard keys.count <= Show.mostEpisodes else { return nil }
    }
    return keys
  }
}
