package import Learner
package import Shows

/// The shows and lists that a person shows to friends.
package struct ShownShows: Hashable, Sendable, Encodable {
  /// A show as friends see it. Notes, reviews and the days of plays stay private.
  package struct Row: Hashable, Sendable, Encodable {
    /// The name by which another person can track the show, too.
    package let key: String
    package let title: String
    package let kind: Show.Kind
    @OrNull package private(set) var year: Int?
    @OrNull package private(set) var status: WatchStatus?
    /// The number of regular episodes that were watched.
    package let watched: Int
    /// The number of regular episodes; `nil` if nobody knows.
    @OrNull package private(set) var episodes: Int?
    @OrNull package private(set) var rating: String?

    init(_ tracked: TrackedShow) {
      let row = ShowRow(tracked)
      (key, title, kind, year) = (row.key, row.title, row.kind, row.year)
      (status, watched, episodes, rating) = (row.status, row.watched, row.episodes, row.rating)
    }
  }

  /// A list as friends see it: titles alone.
  package struct List: Hashable, Sendable, Encodable {
    package let title: String
    package let shows: [String]
  }

  /// The shows in the order of their titles.
  package let shows: [Row]
  /// The lists in the order of their titles.
  package let lists: [List]
}

extension WatchRoom {
  /// Returns what the person shows to friends. Nothing is shown that the person has not chosen.
  package func shown() throws -> ShownShows {
    ShownShows(
      shows: try tracked().filter { $0.isShown?.value == true }.map(ShownShows.Row.init),
      lists: try lists().lists.filter(\.isShown).map { list in
        ShownShows.List(title: list.title, shows: list.shows.map(\.titleWithYear))
      })
  }

  /// Returns the part of the record that the person shows to the people of the server; `nil` if
  /// there is none.
  package func shownRecord() throws -> WatchRecord? {
    try memory.follow()
    var record = WatchRecord()
    record.shows = memory.record.shows.filter { $0.value.isShown?.value == true }
    return record.shows.isEmpty ? nil : record
  }
}
