/// The news that a person has not been told yet.
public enum NewEpisodes {
  /// Returns the news about a show, the oldest first. A show that is dropped or not tracked has
  /// none, and an episode that was watched is no news.
  ///
  /// - Parameters:
  ///   - since: older news are none, and neither are those from before the show was tracked.
  ///   - now: the present. An episode that comes later is no news yet.
  public static func news(
    about tracked: TrackedShow, since: Instant, now: Instant
  ) -> [ShowNews] {
    guard let status = tracked.status, status != .dropped else { return [] }
    let start = max(since, tracked.history.start ?? since)
    let placement = tracked.placement
    var news: [ShowNews] = placement.regular.compactMap { index in
      let episode = placement.episodes[index]
      guard let airs = episode.airs, airs > start, airs <= now, placement.plays[index].isEmpty,
        !tracked.told.contains(where: { $0.names(episode) })
      else { return nil }
      return ShowNews(
        show: tracked.id, subject: .episode(episode.key), episode: episode, at: airs)
    }
    news.sort { ($0.at, $0.subject) < ($1.at, $1.subject) }
    if let end = end(of: tracked, since: since) { news.append(end) }
    return news
  }

  /// Returns all news, the oldest first.
  public static func news(
    about record: WatchRecord, since: Instant, now: Instant
  ) -> [ShowNews] {
    record.shows.values.flatMap { news(about: $0, since: since, now: now) }
      .sorted { ($0.at, $0.show, $0.subject) < ($1.at, $1.show, $1.subject) }
  }

  private static func end(of tracked: TrackedShow, since: Instant) -> ShowNews? {
    guard let show = tracked.show, show.value.airing == .ended, show.at > since,
      !tracked.told.contains(.end)
    else { return nil }
    return ShowNews(show: tracked.id, subject: .end, episode: nil, at: show.at)
  }
}

extension TrackedShow {
  /// Notes that the person has been told news. They are told on no other page or device again.
  public func telling(_ subjects: some Sequence<ShowNews.Subject>) -> TrackedShow {
    var part = TrackedShow(id)
    part.told = Set(subjects).subtracting(told)
    return part
  }

  /// The news that a person knows already who begins to track the show now. It is not told.
  public var knownAtStart: [ShowNews.Subject] { facts.airing == .ended ? [.end] : [] }
}

extension ShowNews.Subject {
  /// Whether the news was about an episode, which may have another number or a name by now.
  fileprivate func names(_ episode: Episode) -> Bool {
    guard case .episode(let key) = self else { return false }
    return episode.isNamed(key)
  }
}
