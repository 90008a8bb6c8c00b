package import Learner
package import Shows

/// A show in a list, with the progress.
package struct ShowRow: Hashable, Sendable, Encodable {
  /// The name of the show in the record, which no other show has.
  package let key: String
  package let title: String
  package let kind: Show.Kind
  @OrNull package private(set) var year: Int?
  /// The status; `nil` for a show that is not tracked.
  @OrNull package private(set) var status: WatchStatus?
  /// The number of regular episodes that were watched.
  package let watched: Int
  /// The number of regular episodes; `nil` if nobody knows.
  @OrNull package private(set) var episodes: Int?
  /// The episode to watch next, such as `4` or `s2e4`; `nil` if none is left.
  @OrNull package private(set) var next: String?
  /// Whether the next episode is one of a round of watching again.
  package let nextIsAgain: Bool
  @OrNull package private(set) var nextTitle: String?
  /// The instant at which the next episode is first shown; `nil` if nobody knows.
  @OrNull package private(set) var nextAirs: Instant?
  /// Whether only the day is known on which the next episode is first shown.
  package let nextIsDayOnly: Bool
  /// The rating as the person set it, such as `8/10` or `4.5/5`.
  @OrNull package private(set) var rating: String?
  /// Whether the show has a picture.
  package let hasPicture: Bool

  init(_ tracked: TrackedShow) {
    self.init(tracked, EpisodeBoard(tracked))
  }

  init(_ tracked: TrackedShow, _ board: EpisodeBoard) {
    let (facts, progress) = (tracked.facts, board.progress)
    let next = board.next(tracked.status)
    (key, title, kind) = (tracked.id.description, facts.title, facts.kind)
    (year, status) = (facts.year, tracked.status)
    (watched, episodes) = (progress.watched, progress.total)
    self.next = next.map { board.name(of: $0) }
    nextIsAgain = next != nil && progress.next == nil
    (nextTitle, nextAirs) = (next?.title, next?.airs)
    nextIsDayOnly = next?.isDayOnly ?? false
    rating = tracked.rating?.value?.description
    hasPicture = facts.picture != nil
  }

  /// The title with the year, which tells shows of one title from each other.
  package var titleWithYear: String { year.map { "\(title) (\($0))" } ?? title }
}

/// The episodes of a tracked show with their plays, and how a person writes them.
struct EpisodeBoard {
  let placement: Placement
  let progress: Progress
  /// Whether a number alone leaves it open which episode is meant.
  private let needsSeason: Bool

  init(_ tracked: TrackedShow) {
    placement = tracked.placement
    progress = Progress(placement, isTotalKnown: tracked.facts.hasKnownEpisodes)
    needsSeason = placement.regular.contains { [placement] in placement.episodes[$0].season != 1 }
  }

  /// Returns the episode to watch next. In a show that is watched again it is one of that round.
  func next(_ status: WatchStatus?) -> Episode? {
    status == .completed ? nil : progress.next ?? progress.rewatch?.next
  }

  /// Returns an episode as a person writes it: `4`, or `s2e4` in a show of several seasons. An
  /// episode without a number has only the service's name.
  func name(of episode: Episode) -> String {
    guard let number = episode.number else { return episode.key.description }
    return needsSeason || episode.season != 1 ? "s\(episode.season)e\(number)" : String(number)
  }
}
