package import Learner
package import ShowSources
package import Shows

/// A show with its episodes and with what the person said of it.
package struct ShowDetail: Hashable, Sendable, Encodable {
  /// A season, or the specials.
  package struct Season: Hashable, Sendable, Encodable {
    /// The number of the season; 0 for the specials.
    package let number: Int
    package let episodes: [Episode]
  }

  /// An episode with its plays.
  package struct Episode: Hashable, Sendable, Encodable {
    /// The name of the episode, such as `s2e4`, or `tvmaze:1` for one without a number.
    package let key: String
    /// The episode as a person writes it, such as `4`; `nil` for one without a number.
    @OrNull package private(set) var name: String?
    @OrNull package private(set) var number: Int?
    @OrNull package private(set) var title: String?
    /// The instant at which it is first shown; `nil` if nobody knows.
    @OrNull package private(set) var airs: Instant?
    /// Whether only the day is known on which it is first shown.
    package let isDayOnly: Bool
    /// The length in minutes.
    @OrNull package private(set) var minutes: Int?
    /// How often the episode was watched.
    package let plays: Int
    /// The time between a reminder and the episode; `nil` without a reminder.
    @OrNull package private(set) var reminder: EpisodeReminder.Ahead?
  }

  /// A round of watching again.
  package struct Rewatch: Hashable, Sendable, Encodable {
    /// The number of the round, from 2.
    package let round: Int
    /// The number of episodes with a play of this round.
    package let watched: Int
    @OrNull package private(set) var next: String?

    init(_ rewatch: Progress.Rewatch, _ board: EpisodeBoard) {
      (round, watched) = (rewatch.round, rewatch.watched)
      next = rewatch.next.map { board.name(of: $0) }
    }
  }

  package let show: ShowRow
  package let otherTitles: [String]
  @OrNull package private(set) var summary: String?
  package let genres, people: [String]
  package let airing: Show.Airing
  /// The names that services give to the show.
  package let ids: [String]
  /// The sources of the facts, which their licences ask to name; none if a person wrote them.
  package let credits: [ShowCredit]
  package let seasons: [Season]
  /// The episodes before a watched one that were not watched, such as `2, 4-5`.
  @OrNull package private(set) var skipped: String?
  @OrNull package private(set) var rewatch: Rewatch?
  @OrNull package private(set) var review: String?
  @OrNull package private(set) var notes: String?
  /// The person's own tags.
  package let tags: [String]
  /// Whether friends may see the status, the rating and the review.
  package let isShown: Bool

  init(_ tracked: TrackedShow) {
    let (board, facts) = (EpisodeBoard(tracked), tracked.facts)
    show = ShowRow(tracked, board)
    (otherTitles, genres, people) = (facts.otherTitles, facts.genres, facts.people)
    (summary, airing) = (facts.summary, facts.airing)
    ids = tracked.ids.sorted().map(\.description)
    credits = ShowService.credits(for: tracked.ids)
    seasons = Self.seasons(of: tracked, board)
    let written = EpisodeSelection.text(of: board.progress.skipped, in: tracked.reached)
    skipped = board.progress.skipped.isEmpty ? nil : written
    rewatch = board.progress.rewatch.map { Rewatch($0, board) }
    (review, notes) = (tracked.review?.value, tracked.note?.value)
    (tags, isShown) = (tracked.tags?.value ?? [], tracked.isShown?.value ?? false)
  }

  private static func seasons(of tracked: TrackedShow, _ board: EpisodeBoard) -> [Season] {
    var seasons: [Season] = []
    let placement = board.placement
    func row(_ index: Int) -> Episode {
      Episode(
        placement.episodes[index], plays: placement.plays[index].count, tracked, board)
    }
    var start = 0
    while start < placement.regularCount {
      let number = placement.episodes[start].season
      let end = placement.regular[start...].firstIndex {
        placement.episodes[$0].season != number
      }
      seasons.append(
        Season(number: number, episodes: (start..<(end ?? placement.regularCount)).map(row)))
      start = end ?? placement.regularCount
    }
    guard !placement.specials.isEmpty else { return seasons }
    return seasons + [Season(number: 0, episodes: placement.specials.map(row))]
  }
}

extension ShowDetail.Episode {
  fileprivate init(
    _ episode: Shows.Episode, plays: Int, _ tracked: TrackedShow, _ board: EpisodeBoard
  ) {
    key = (episode.numberKey ?? episode.key).description
    name = episode.number.map { _ in board.name(of: episode) }
    (number, title, airs) = (episode.number, episode.title, episode.airs)
    isDayOnly = episode.isDayOnly
    (minutes, self.plays) = (episode.minutes, plays)
    let set = tracked.reminders[episode.key] ?? episode.numberKey.flatMap { tracked.reminders[$0] }
    reminder = set.flatMap { $0.isSet ? $0.ahead : nil }
  }
}

extension TrackedShow {
  /// The facts of the show. If nobody knows its episodes, it has those up to the last play.
  var reached: Show { facts.reaching(countedPlays.map(\.episode)) }
}
