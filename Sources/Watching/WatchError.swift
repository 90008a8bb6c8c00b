package import Faults
internal import Shows

/// The reason why a step about shows is refused. Nothing has changed.
package enum WatchError: Error, Hashable, Sendable {
  /// No show has such a title; `near` has titles that are spelled nearly so.
  case noShow(String, near: [String])
  /// Only a service knows the show, and none is asked.
  case notAsked(String)
  /// Several shows have such a title.
  case severalShows(String, titles: [String])
  /// The show is tracked already.
  case alreadyTracked(title: String)
  case emptyTitle
  case longTitle(limit: Int)
  case badYear(Int)
  case badEpisodes(Int)
  case badKind(String)
  case badStatus(String)
  case badRating(String)
  case badReminder(String)
  /// The show has no episode with such a name.
  case noEpisode(String, title: String)
  /// No episode of the show comes after the last one that was watched; `skipped` has the names of
  /// those before it that were not watched.
  case nothingNext(title: String, skipped: String?)
  /// None of the named episodes has come out.
  case nothingOut(title: String)
  /// The named episodes have been watched already.
  case watchedAlready(String, title: String)
  /// None of the named episodes has been watched.
  case notWatched(String, title: String)
  /// The episode was shown already, or nobody knows when it will be.
  case nothingToRemind(String, title: String)
  /// No step can be undone.
  case nothingToUndo
  /// No list has such a title.
  case noList(String, titles: [String])
  /// There is a list with this title.
  case listExists(String)
  /// The format is only read.
  case cannotWrite(String)
  /// The show has no picture, or nobody can be asked for it.
  case noPicture(title: String)
  /// Nobody has added a catalogue.
  case noCatalogue
}

extension WatchError: Fault {
  package var kind: FaultKind {
    switch self {
    case .noShow, .notAsked, .noEpisode, .noList, .noPicture, .noCatalogue: .notFound
    case .severalShows, .alreadyTracked, .nothingNext, .nothingOut, .watchedAlready, .notWatched,
      .nothingToRemind, .nothingToUndo, .listExists:
      .conflict
    case .emptyTitle, .longTitle, .badYear, .badEpisodes, .badKind, .badStatus, .badRating,
      .badReminder, .cannotWrite:
      .invalid
    }
  }

  package var remedies: [Remedy] {
    switch self {
    case .noShow(_, let near): near.isEmpty ? [.showNames] : []
    case .severalShows: [.showNames]
    case .watchedAlready: [.watchAgain]
    default: []
    }
  }
}
