public import Faults

/// A selection of episodes that can't be read, or that the show doesn't have.
public enum EpisodeSelectionError: Error, Hashable, Sendable {
  case empty
  /// The selection has more pieces than this.
  case tooMany(limit: Int)
  /// A piece is none of the forms.
  case unreadable(String)
  /// A range ends before it begins.
  case backwards(String)
  /// The show has no such episode, but this many regular ones.
  case noEpisode(String, show: String, count: Int)
  case noSeason(Int, show: String)
  /// Nobody knows how many episodes the show has.
  case unknownEpisodes(show: String)
}

extension EpisodeSelectionError: Fault {
  public var kind: FaultKind {
    switch self {
    case .empty, .tooMany, .unreadable, .backwards: .invalid
    case .noEpisode, .noSeason: .notFound
    case .unknownEpisodes: .conflict
    }
  }

  public var description: String {
    switch self {
    case .empty: "No episode is given: write 3, 2-5, s2e4, s2 or all."
    case .tooMany(let limit): "The selection has more than \(limit) pieces: select in two steps."
    case .unreadable(let text):
      "'\(String(text.prefix(40)))' is no episode: write 3, 2-5, s2e4, s2e4-s2e7, s2 or all."
    case .backwards(let text):
      "'\(String(text.prefix(40)))' ends before it begins: write the first episode first."
    case .noEpisode(let text, let show, let count):
      """
      '\(show)' has no episode \(text): it has \(count) regular episode\(count == 1 ? "" : "s") \
      in all.
      """
    case .noSeason(let season, let show): "'\(show)' has no season \(season)."
    case .unknownEpisodes(let show):
      "Nobody knows how many episodes '\(show)' has: give the numbers of those that you mean."
    }
  }
}
