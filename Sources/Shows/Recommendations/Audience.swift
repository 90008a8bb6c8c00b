/// The people to whom shows are recommended.
public enum Audience: String, CaseIterable, Hashable, Sendable {
  /// A class of children: nothing for adults, and nothing that is not meant for children.
  case children
  /// Everybody: nothing for adults.
  case everybody
  /// A person who wants shows for adults, too.
  case adults

  /// The labels of shows for adults, in small letters, as TVmaze, MyAnimeList and AniDB write them.
  static let adult: Set<String> = [
    "18 restricted", "18+", "adult", "adults only", "borderline porn", "erotic", "erotica",
    "explicit sex", "hentai", "porn", "pornography", "r-18", "r18", "rx - hentai", "xxx",
  ]

  /// The labels of shows that are no show for adults, and none for children, either.
  static let mature: Set<String> = [
    "ecchi", "erotic game", "extreme violence", "fan service", "gore", "mature", "nudity", "sex",
    "sexual abuse", "sexual content", "sexual humour", "splatter", "torture", "tv censoring",
  ]

  /// Returns whether a show may be shown to people who don't know it.
  public func admits(_ show: Show) -> Bool {
    let labels = show.labels
    return admits(
      isAdult: labels.contains { Self.adult.contains($0) },
      isMature: labels.contains { Self.mature.contains($0) })
  }

  /// Returns whether a show with some labels may be recommended.
  func admits(isAdult: Bool, isMature: Bool) -> Bool {
    switch self {
    case .children: !isAdult && !isMature
    case .everybody: !isAdult
    case .adults: true
    }
  }
}
