package import Learner
internal import Shows

/// The figures about all that a person has watched.
package struct WatchProfile: Hashable, Sendable, Encodable {
  package let tracked, watching, completed: Int
  /// The regular episodes of series that were watched at least once.
  package let episodes: Int
  /// The films that were watched.
  package let films: Int
  /// The plays beyond the first of each episode.
  package let rewatched: Int
  /// The minutes of all plays whose length is known; `nil` if none is.
  @OrNull package private(set) var minutes: Int?
  /// The mean of the ratings on the scale of 1 to 10; `nil` without ratings.
  @OrNull package private(set) var meanRating: Double?
  /// The number of lists.
  package let lists: Int

  init(_ tracked: [TrackedShow], lists: Int) {
    self.tracked = tracked.count
    watching = tracked.count { $0.status == .watching }
    completed = tracked.count { $0.status == .completed }
    var (episodes, films, rewatched, minutes) = (0, 0, 0, [Int]())
    for show in tracked {
      let placement = show.placement
      let counts = placement.regular.map { placement.plays[$0].count }
      let watched = counts.count { $0 > 0 }
      if show.facts.kind == .film { films += min(watched, 1) } else { episodes += watched }
      rewatched += counts.reduce(0) { $0 + max(0, $1 - 1) }
      for (episode, plays) in zip(placement.episodes, placement.plays) where !plays.isEmpty {
        if let length = episode.minutes { minutes.append(length * plays.count) }
      }
    }
    (self.episodes, self.films, self.rewatched) = (episodes, films, rewatched)
    self.minutes = minutes.isEmpty ? nil : minutes.reduce(0, +)
    let ratings = tracked.compactMap { $0.rating?.value?.value }
    meanRating =
      ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
    self.lists = lists
  }
}
