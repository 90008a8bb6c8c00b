import Shows
import Testing

@Suite("News")
struct NewsTests {
  private static func running(_ status: WatchStatus = .watching) -> TrackedShow {
    var tracked = TrackedShow.planned(
      Show(
        ids: [named("tvmaze:1")], title: "Tide", airing: .running,
        episodes: (1...5).map { (number: Int) in
          Episode(
            id: named("tvmaze:e\(number)"), number: number,
            airs: time("2026-01-0\(number)T20:00:00Z"))
        }))
    tracked.join(tracked.choosing(status, at: time("2025-12-02"), step: "status"))
    return tracked
  }

  private static func keys(_ tracked: TrackedShow, _ since: String, _ now: String) -> [String] {
    NewEpisodes.news(about: tracked, since: time(since), now: time(now)).map(\.subject.description)
  }

  @Test("is what came out since, and not what was watched")
  func since() throws {
    var tracked = Self.running()
    #expect(
      Self.keys(tracked, "2026-01-01T21:00:00Z", "2026-01-03T20:00:00Z")
        == ["tvmaze:e2", "tvmaze:e3"])
    try tracked.watch("2", step: "a")
    #expect(Self.keys(tracked, "2026-01-01T21:00:00Z", "2026-01-03T19:59:59Z") == [])
  }

  @Test("is told once, on whichever computer")
  func once() {
    var tracked = Self.running()
    let other = tracked
    tracked.join(tracked.telling([.episode(.own(named("tvmaze:e1")))]))
    #expect(Self.keys(tracked.joined(other), "2025-12-05", "2026-01-02T21:00:00Z") == ["tvmaze:e2"])
    #expect(tracked.telling([.episode(.own(named("tvmaze:e1")))]).isEmpty)
  }

  @Test("was none before the show was tracked")
  func tracked() {
    var late = TrackedShow(Self.running().facts, at: time("2025-12-01"))
    late.join(late.choosing(.planned, at: time("2026-01-03"), step: "a"))
    #expect(Self.keys(late, "2025-01-01", "2026-01-09") == ["tvmaze:e3", "tvmaze:e4", "tvmaze:e5"])
  }

  @Test("is none of a dropped show, or of one that is not tracked")
  func dropped() {
    #expect(Self.keys(Self.running(.dropped), "2025-12-05", "2026-01-09") == [])
    #expect(
      Self.keys(
        TrackedShow(Self.running().facts, at: time("2025-12-01")), "2025-12-05", "2026-01-09") == []
    )
  }

  @Test("is the end of a show, once, but not of one that had ended when it was tracked")
  func end() {
    var tracked = Self.running()
    var ended = tracked.facts
    ended.airing = .ended
    tracked.join(tracked.learning(ended, at: time("2026-02-01"), step: "a"))
    #expect(Self.keys(tracked, "2026-01-20", "2026-02-02") == ["end"])
    tracked.join(tracked.telling([.end]))
    #expect(Self.keys(tracked, "2026-01-20", "2026-02-02") == [])
    var old = TrackedShow.planned(.twoSeasons())
    old.join(old.telling(old.knownAtStart))
    #expect(Self.keys(old, "2025-11-01", "2026-02-02") == [])
  }

  @Test("of all shows comes in the order of time")
  func record() {
    var record = WatchRecord(Self.running())
    var other = Self.running().facts
    other.ids = [named("tvmaze:0")]
    other.episodes[0].airs = time("2026-01-02T10:00:00Z")
    record.join(WatchRecord(TrackedShow.planned(other)))
    let news = NewEpisodes.news(
      about: record, since: time("2025-12-05"), now: time("2026-01-02T12:00:00Z"))
    #expect(news.map(\.show.description) == ["tvmaze:1", "tvmaze:0"])
  }
}

@Suite("A reminder of an episode")
struct ReminderTests {
  private static func isQuiet(_ instant: Instant) -> Bool {
    let hour = (instant.seconds / 3600) % 24
    return hour >= 21 || hour < 8
  }

  @Test(
    "comes an hour or a day ahead, and never in quiet hours",
    arguments: [
      ("2026-01-05T20:00:00Z", EpisodeReminder.Ahead.hour, "2026-01-05T19:00:00Z"),
      ("2026-01-05T20:00:00Z", .day, "2026-01-04T20:00:00Z"),
      // Quiet an hour ahead, and until the episode: before the quiet hours begin.
      ("2026-01-05T23:30:00Z", .hour, "2026-01-05T20:59:00Z"),
      ("2026-01-05T03:00:00Z", .hour, "2026-01-04T20:59:00Z"),
      // The quiet hours end before the episode.
      ("2026-01-05T08:30:00Z", .hour, "2026-01-05T08:00:00Z"),
      ("2026-01-05T02:00:00Z", .day, "2026-01-04T08:00:00Z"),
    ])
  func moment(airs: String, ahead: EpisodeReminder.Ahead, expected: String) throws {
    let reminder = EpisodeReminder(.numbered(season: 1, number: 1), ahead: ahead)
    let moment = try #require(reminder.moment(for: time(airs), isQuiet: Self.isQuiet))
    #expect(moment.description == expected)
  }

  @Test("never comes where all hours are quiet")
  func silence() {
    let reminder = EpisodeReminder(.numbered(season: 1, number: 1), ahead: .day)
    #expect(reminder.moment(for: time("2026-01-05"), isQuiet: { _ in true }) == nil)
  }

  @Test("is set, changed and taken back, and two computers agree")
  func steps() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    let episode = tracked.facts.regularEpisodes[5]
    tracked.join(tracked.reminding(of: episode, .day))
    #expect(tracked.reminding(of: episode, .day).isEmpty)
    var other = tracked
    other.join(other.reminding(of: episode, .hour))
    tracked.join(other)
    func coming(_ now: String) -> [String] {
      tracked.comingReminders(after: time(now), isQuiet: { _ in false }).map(\.moment.description)
    }
    #expect(coming("2022-01-01") == ["2022-01-03T19:00:00Z"])
    #expect(coming("2022-01-03T20:00:00Z") == [])
    other.join(other.notReminding(of: episode.key))
    #expect(other.notReminding(of: episode.key).isEmpty)
    tracked.join(other)
    #expect(coming("2022-01-01") == [])
    tracked.join(tracked.reminding(of: episode, .day))
    #expect(coming("2022-01-01") == ["2022-01-02T20:00:00Z"])
    tracked.join(tracked.choosing(.dropped, at: time("2026-01-01"), step: "a"))
    #expect(coming("2022-01-01") == [])
  }
}
