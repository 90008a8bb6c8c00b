extension EpisodeSelection {
  /// Returns episodes of a show as a person would write them, as short as it goes: `1-4, 7`, or
  /// `s1, s2e1-s2e3`, or `all`. An episode without a number is left out: only its name in the
  /// record tells it.
  public static func text(of episodes: [Episode], in show: Show) -> String {
    let index = EpisodeIndex(show)
    let wanted = Set(episodes.compactMap(\.numberKey))
    // Two episodes of one number are one to a person.
    let regular = index.regular.compactMap(\.numberKey)
    let known = Set(regular)
    if !regular.isEmpty, known.isSubset(of: wanted), wanted.count == known.count { return "all" }
    let others = wanted.subtracting(known).sorted()
    // A number alone is taken for one of the first season.
    let needsSeason = !index.isOneSeason || index.regular.first?.season != 1
    var pieces: [String] = []
    for season in runs(regular, by: { $0.season == $1.season }) {
      if needsSeason, wanted.isSuperset(of: season), let first = season.first {
        pieces.append("s\(first.season)")
      } else {
        pieces += ranges(season, wanted, needsSeason)
      }
    }
    // The episodes that the show doesn't list, such as the specials.
    pieces += others.map(\.description)
    return pieces.joined(separator: ", ")
  }

  /// Returns the ranges of wanted episodes among those of a season.
  private static func ranges(
    _ season: [EpisodeKey], _ wanted: Set<EpisodeKey>, _ needsSeason: Bool
  ) -> [String] {
    runs(season, by: { wanted.contains($0) == wanted.contains($1) }).compactMap { run in
      guard let first = run.first, let last = run.last, wanted.contains(first) else { return nil }
      let (start, end) = (text(first, needsSeason), text(last, needsSeason))
      return start == end ? start : "\(start)-\(end)"
    }
  }

  private static func text(_ key: EpisodeKey, _ needsSeason: Bool) -> String {
    guard case .numbered(_, let number) = key, !needsSeason else { return key.description }
    return String(number)
  }

  /// Returns the longest runs of neighbours that belong together.
  private static func runs(
    _ keys: [EpisodeKey], by areOne: (EpisodeKey, EpisodeKey) -> Bool
  ) -> [[EpisodeKey]] {
    var runs: [[EpisodeKey]] = []
    for key in keys {
      if let last = runs.last?.last, areOne(last, key) {
        runs[runs.count - 1].append(key)
      } else {
        runs.append([key])
      }
    }
    return runs
  }
}

extension EpisodeKey {
  /// The season; 0 for an episode that only its name tells.
  fileprivate var season: Int {
    if case .numbered(let season, _) = self { season } else { 0 }
  }
}
