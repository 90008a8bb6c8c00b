internal import ByteText
internal import Shows

extension WatchRoom {
  /// Returns the show that a text means: by a name at a service, by its title, or by a part of the
  /// title that no other title has. A show that is tracked is preferred; a show of the catalogue is
  /// found by its name alone.
  ///
  /// - Throws: ``WatchError/noShow(_:near:)``, ``WatchError/severalShows(_:titles:)``.
  func found(_ text: String) throws -> TrackedShow {
    try memory.follow()
    if let id = ServiceID(text) {
      if let show = memory.record.shows[owners()[id] ?? id] { return show }
      if let facts = catalogue.show(id) { return TrackedShow(facts, at: instant) }
    }
    let tracked = try tracked()
    let others = memory.record.shows.values.filter { !$0.isTracked && $0.show != nil }
    for shows in [tracked, others.sorted { $0.id < $1.id }] {
      if let show = try Self.found(text, in: shows) { return show }
    }
    let (shows, index) = try trackedIndex()
    throw WatchError.noShow(
      text, near: index.search(text, limit: 3).map { shows[$0].titleWithYear })
  }

  private static func found(
    _ text: String, in shows: [TrackedShow]
  ) throws(WatchError) -> TrackedShow? {
    let wanted = text.foldedTitle
    guard !wanted.isEmpty else { return nil }
    let same = shows.filter {
      $0.facts.title.foldedTitle == wanted || $0.titleWithYear.foldedTitle == wanted
    }
    let found =
      same.isEmpty ? shows.filter { $0.facts.title.foldedTitle.bytes.contains(wanted) } : same
    guard found.count > 1 else { return found.first }
    let titles = found.map(\.titleWithYear)
    // Two shows may have the same title and year, or none.
    throw .severalShows(
      text, titles: Set(titles).count == titles.count ? titles : found.map(\.id.description))
  }

  /// Returns the shows that a person may mean: the tracked ones first, then those of the catalogue.
  /// Words may be beginnings or misspelled.
  package func search(_ text: String) throws -> ShowSearch { try FoundShows(text, in: self).result }
}

extension TrackedShow {
  /// The title with the year, which tells shows of one title from each other.
  var titleWithYear: String {
    let facts = facts
    return facts.year.map { "\(facts.title) (\($0))" } ?? facts.title
  }
}
