internal import Shows

/// The news about a person's shows. Each is told once, on whatever page or device.
extension WatchRoom {
  /// The time for which news stay, in seconds.
  private static let newsLast = 60 * Instant.day

  /// Returns the news that the person has not been told, the oldest first.
  package func notifications() throws -> [NewsRow] {
    try memory.follow()
    return news()
  }

  /// Notes that the person has been told news; `nil` for all of them.
  ///
  /// - Parameter told: the names of the shows, each with a subject such as `s2e4` or `end`.
  /// - Returns: the news that are left.
  package func tell(_ told: [(key: String, subject: String)]?) throws -> [NewsRow] {
    try memory.follow()
    let told = told ?? news().map { ($0.key, $0.subject) }
    var part = WatchRecord()
    if told.contains(where: { $0.subject == Self.tipSubject }) { try tellTip() }
    for (key, text) in told {
      guard let id = ServiceID(key), let subject = ShowNews.Subject(text),
        let show = memory.record.show(named: [id])
      else { continue }
      part.join(WatchRecord(show.telling([subject])))
    }
    part.shows = part.shows.filter { !$0.value.isEmpty }
    try keep(part, .told, step: Self.newStep)
    return news()
  }

  /// The news. The record has been read.
  func news() -> [NewsRow] {
    let now = instant
    let since = now.advanced(by: -Self.newsLast)
    let rows = NewEpisodes.news(about: memory.record, since: since, now: now).compactMap {
      news -> NewsRow? in
      guard let tracked = memory.record.shows[news.show] else { return nil }
      let title = tracked.facts.title
      let episode = news.episode.map { episode in
        let title = episode.title.map { ": \($0)" } ?? ""
        return "Episode \(EpisodeBoard(tracked).name(of: episode)) is out\(title)."
      }
      return NewsRow(
        key: news.show.description, title: title, subject: news.subject.description,
        sentence: episode ?? "The show has ended.", at: news.at,
        isDayOnly: news.episode?.isDayOnly ?? false)
    }
    return rows + [tipNews].compactMap(\.self)
  }
}
