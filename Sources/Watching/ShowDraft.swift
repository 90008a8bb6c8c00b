// This whole file by scalar: a title has a bounded number of them.

package import Shows
internal import Vocabulary

/// A show that a person adds or changes by hand. Parts that are `nil` stay as they are.
package struct ShowDraft: Hashable, Sendable {
  package var title: String?
  package var kind: String?
  package var year: Int?
  /// The number of regular episodes.
  package var episodes: Int?

  package init(
    title: String? = nil, kind: String? = nil, year: Int? = nil, episodes: Int? = nil
  ) {
    (self.title, self.kind, self.year, self.episodes) = (title, kind, year, episodes)
  }

  /// Whether nothing is to be changed.
  package var isEmpty: Bool { self == ShowDraft() }

  /// The most characters of a title.
  static let longestTitle = 500
  /// The years in which a show can have begun.
  static let years = 1870...2200

  /// Returns the facts of a show with what the draft changes.
  ///
  /// - Throws: ``WatchError``.
  func facts(changing old: Show?) throws(WatchError) -> Show {
    guard let text = title ?? old?.title, let title = text.asPassage else { throw .emptyTitle }
    guard title.unicodeScalars.count <= Self.longestTitle else {
      throw .longTitle(limit: Self.longestTitle)
    }
    var facts = old ?? Show(title: title)
    facts.title = title
    if let kind {
      guard let known = Show.Kind(rawValue: kind.lowercased()) else { throw .badKind(kind) }
      facts.kind = known
    }
    if let year {
      guard Self.years.contains(year) else { throw .badYear(year) }
      facts.year = year
    }
    if let episodes {
      guard (1...Show.mostEpisodes).contains(episodes) else { throw .badEpisodes(episodes) }
      facts.episodeCount = episodes
      // The person knows how many there are, so the last one completes the show.
      if facts.airing == .unknown { facts.airing = .ended }
    }
    return facts
  }
}

extension WatchStatus {
  /// Reads the name of a status; `nil` for `none`.
  ///
  /// - Throws: ``WatchError/badStatus(_:)``.
  package init?(named text: String) throws(WatchError) {
    let name = text.lowercased()
    if name == "none" { return nil }
    guard let status = WatchStatus(rawValue: name) else { throw .badStatus(text) }
    self = status
  }
}
