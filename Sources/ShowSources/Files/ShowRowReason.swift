public import Tables

/// A reason why a row of a file of shows is left out, or is read in another way than it is written.
public enum ShowRowReason: Hashable, Sendable {
  /// A reason that rows of other files have, too.
  case row(RowReason)
  case noTitle
  /// The row is about a manga.
  case manga
  /// The row has a rating that is on no scale.
  case badRating(String)
  /// The row has a status that nobody knows.
  case badStatus(String)
  /// The row has a time that is none.
  case badTime(String)
  /// The row names an episode that can't be read.
  case badEpisode(String)
  /// The row says that the show was watched, but names no episode of it.
  case watchedWithoutEpisodes
  /// The row counts more episodes than the file has plays of.
  case missingEpisodes(told: Int, found: Int)
  /// The row has more plays than this. The others are left out.
  case tooManyPlays(limit: Int)
  /// The file ends in the middle of the row.
  case cutOff
  /// The row is not what the format says, for this reason.
  case damaged(String)
  /// The file has more rows than this.
  case fileFull(limit: Int)
}

extension ShowRowReason {
  /// The rest of a sentence whose subject is the row.
  public var predicate: String {
    switch self {
    case .row(let reason): reason.predicate
    case .noTitle: "has neither a title nor a name at a service"
    case .manga: "is about a manga"
    case .badRating(let text): "has the rating '\(text)', which is left out"
    case .badStatus(let text): "has the status '\(text)', which is left out"
    case .badTime(let text): "has the time '\(text)', which is left out"
    case .badEpisode(let text): "has the episode '\(text)', which is none"
    case .watchedWithoutEpisodes:
      "says that the show was watched, but not which episodes: it is taken as being watched"
    case .missingEpisodes(let told, let found):
      "counts \(told) episodes watched, but the archive names only \(found) of them"
    case .tooManyPlays(let limit): "has more than \(limit) plays: the others are left out"
    case .cutOff: "is not whole, because the file ends there"
    case .damaged(let reason): "can't be read: \(reason)"
    case .fileFull(let limit): "is left out, because the file has more than \(limit) of them"
    }
  }
}
