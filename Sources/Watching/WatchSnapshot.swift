package import Learner
package import Shows

/// The shows that a person watches and plans to watch, at one moment.
public struct WatchSnapshot: Hashable, Sendable, Encodable {
  /// The news that the person has not been told, the oldest first.
  package let news: [NewsRow]
  /// The shows that are being watched, the last watched one first.
  package let watching: [ShowRow]
  package let planned: [ShowRow]
  /// The numbers of the other tracked shows.
  package let paused, dropped, completed: Int
  /// The sentence about the last step; `nil` if none can be undone.
  @OrNull package private(set) var undo: String?

  init(_ tracked: [TrackedShow], news: [NewsRow], undo: String?) {
    let rows = tracked.map { (row: ShowRow($0), last: $0.lastPlayed) }
    let count = { (status: WatchStatus) in rows.count { $0.row.status == status } }
    self.news = news
    watching = rows.filter { $0.row.status == .watching }.sorted { $0.last > $1.last }.map(\.row)
    planned = rows.filter { $0.row.status == .planned }.map(\.row)
    (paused, dropped, completed) = (count(.paused), count(.dropped), count(.completed))
    self.undo = undo
  }

  /// Whether no show is tracked.
  package var isEmpty: Bool {
    watching.isEmpty && planned.isEmpty && paused + dropped + completed == 0
  }
}

extension TrackedShow {
  /// The second of the last play; the smallest number without one.
  fileprivate var lastPlayed: Int {
    plays.values.filter(\.isCounted).compactMap { $0.at?.seconds }.max() ?? .min
  }
}

/// News about a tracked show.
package struct NewsRow: Hashable, Sendable, Encodable {
  /// The name of the show in the record.
  package let key: String
  package let title: String
  /// The episode that came out, such as `s2e4`; `end` if the show has ended; `tip` for a
  /// recommendation.
  package let subject: String
  package let sentence: String
  /// The instant of the news.
  package let at: Instant
  /// Whether only the day of the news is known.
  package let isDayOnly: Bool
}
