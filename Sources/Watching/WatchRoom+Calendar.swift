internal import Learner
internal import Plan
internal import Scheduling
internal import Shows

/// The coming episodes of the tracked shows, in a calendar and as reminders.
extension WatchRoom {
  /// The most events of the calendar.
  private static let mostEvents = 2_000

  /// Returns the coming episodes of the tracked shows as a calendar file. Times are in UTC, so
  /// that every calendar shows them in the viewer's own time.
  package func calendar() throws -> (text: String, events: Int) {
    let now = instant
    var events: [(at: Instant, event: CalendarFile.Event)] = []
    for show in try tracked() where show.status != .dropped {
      let board = EpisodeBoard(show)
      for (episode, plays) in zip(board.placement.episodes, board.placement.plays)
      where plays.isEmpty {
        guard let airs = episode.airs, airs > now else { continue }
        events.append((airs, CalendarFile.Event(episode, airs, of: show, board)))
      }
    }
    events.sort { ($0.at, $0.event.id) < ($1.at, $1.event.id) }
    let shown = events.prefix(Self.mostEvents).map(\.event)
    return (CalendarFile("VocalVocab shows", shown, at: self.now()).text, shown.count)
  }

  /// Returns what a reminder says of the shows: the news that the person has not been told, and
  /// the episodes of which a reminder has come due.
  ///
  /// - Parameter ahead: the seconds from now within which a reminder is due already.
  package func reminders(ahead: Int = 0) throws -> [String] {
    try memory.follow()
    let until = instant.advanced(by: ahead)
    let due = try coming().filter { $0.moment <= until }
    return news().map { "\($0.title): \($0.sentence)" } + due.map(\.sentence)
  }

  /// Returns the seconds until the next reminder of an episode; `nil` if none is set.
  package func waitForReminder() throws -> Double? {
    try memory.follow()
    let now = instant
    return try coming().first { $0.moment > now }.map { Double($0.moment.seconds - now.seconds) }
  }

  /// Returns the reminders of episodes that are still to come, the first one first.
  private func coming() throws -> [(moment: Instant, sentence: String)] {
    let quiet = try Preferences(try files.settings.read()).reminders.quiet
    let now = instant
    var coming: [(moment: Instant, sentence: String)] = []
    for show in memory.record.shows.values where show.isTracked {
      let found = show.comingReminders(after: now) { instant in
        quiet?.contains(TimeOfDay(local(Double(instant.seconds)))) ?? false
      }
      guard !found.isEmpty else { continue }
      let board = EpisodeBoard(show)
      for (moment, episode, _) in found {
        coming.append((moment, sentence(about: episode, of: show, board)))
      }
    }
    return coming.sorted { ($0.moment, $0.sentence) < ($1.moment, $1.sentence) }
  }

  private func sentence(
    about episode: Episode, of show: TrackedShow, _ board: EpisodeBoard
  ) -> String {
    let airs = local(Double(episode.airs?.seconds ?? 0))
    let days = airs.day.number - now().day.number
    let day = days == 0 ? "today" : days == 1 ? "tomorrow" : "on \(airs.day.inWords)"
    let time = episode.isDayOnly ? "" : " at \(TimeOfDay(airs))"
    return "\(show.facts.title): Episode \(board.name(of: episode)) comes \(day)\(time)."
  }
}

extension CalendarFile.Event {
  /// The length of an episode whose length nobody knows, in minutes.
  private static let usualMinutes = 30

  fileprivate init(
    _ episode: Episode, _ airs: Instant, of show: TrackedShow, _ board: EpisodeBoard
  ) {
    let id = "\(show.id)-\(episode.key)"
    let title = "\(show.facts.title) \(board.name(of: episode))"
    guard !episode.isDayOnly else {
      // Only the day is known.
      self.init(id: id, title: title, about: episode.title ?? "", day: airs.utcDay)
      return
    }
    let set = show.reminders[episode.key] ?? episode.numberKey.flatMap { show.reminders[$0] }
    let alarm = set.flatMap { $0.isSet ? $0.ahead.seconds / 60 : nil }
    self.init(
      id: id, title: title, about: episode.title ?? "",
      at: Moment(seconds: Double(airs.seconds), utcOffset: 0),
      minutes: episode.minutes ?? Self.usualMinutes, alarm: alarm)
  }
}
