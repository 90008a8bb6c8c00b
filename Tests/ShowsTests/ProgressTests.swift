import Shows
import Testing

@Suite("Progress")
struct ProgressTests {
  @Test("says what the set of plays says: skipped episodes stay skipped")
  func skipped() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    try tracked.watch("s1e1, s2e1", step: "a")
    let progress = tracked.progress
    #expect(progress.watched == 2 && progress.total == 6)
    #expect(progress.bar == 2.0 / 6)
    #expect(progress.skipped.map(\.key.description) == ["tvmaze:102", "tvmaze:103"])
    #expect(progress.next?.id == named("tvmaze:202"))
  }

  @Test("counts a round of watching again apart")
  func rewatch() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    try tracked.watch("all", step: "a")
    tracked.join(tracked.rewatching(try tracked.episodes("1-2"), at: time("2026-02-01"), step: "b"))
    let rewatch = try #require(tracked.progress.rewatch)
    #expect(rewatch.round == 2 && rewatch.watched == 2)
    #expect(rewatch.next?.id == named("tvmaze:103"))
    #expect(tracked.progress.watched == 6 && tracked.progress.next == nil)
    #expect(tracked.countedPlays.count == 8)
  }

  @Test("counts specials apart")
  func specials() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    tracked.join(tracked.watching(tracked.facts.specials, at: nil, step: "a"))
    #expect(tracked.progress.specials.watched == 1 && tracked.progress.watched == 0)
    #expect(tracked.status == .watching)
  }

  @Test("of a show whose episodes nobody knows has no total, but a next episode")
  func unknown() throws {
    var tracked = TrackedShow.planned(.season(nil, airing: .running))
    #expect(tracked.progress.next?.number == 1)
    try tracked.watch("1, 3", step: "a")
    #expect(tracked.progress.total == nil && tracked.progress.bar == nil)
    #expect(tracked.progress.watched == 2 && tracked.progress.skipped.map(\.number) == [2])
    #expect(tracked.progress.next?.number == 4)
    #expect(tracked.status == .watching)
  }

  @Test("tells plays of episodes that the show doesn't have")
  func unplaced() throws {
    var tracked = TrackedShow.planned(.season(nil))
    try tracked.watch("1-14", step: "a")
    tracked.join(tracked.learning(.season(12), at: time("2026-03-01"), step: "b"))
    #expect(tracked.progress.watched == 12 && tracked.progress.unplaced == 2)
    #expect(tracked.countedPlays.count == 14)
  }
}

@Suite("An episode that a service renumbers or renames")
struct RenumberingTests {
  @Test("keeps its plays, and so do those that were kept by number before the service told names")
  func renumbered() throws {
    var tracked = TrackedShow.planned(.season(4))
    try tracked.watch("1-2", step: "a")
    var listed = Show.season(4)
    listed.episodes = (1...4).map { (number: Int) in
      Episode(id: named("mal:e\(number)"), number: number)
    }
    tracked.join(tracked.learning(listed, at: time("2026-03-01"), step: "b"))
    #expect(tracked.progress.watched == 2)
    // A recap becomes the first episode, and all others move.
    listed.episodes = [Episode(id: named("mal:e0"), number: 1)]
    listed.episodes += (1...4).map { (number: Int) in
      Episode(id: named("mal:e\(number)"), number: number + 1)
    }
    listed.episodeCount = 5
    tracked.join(tracked.learning(listed, at: time("2026-04-01"), step: "c"))
    #expect(tracked.progress.skipped.map(\.number) == [1])
    #expect(tracked.progress.watched == 2 && tracked.progress.next?.number == 4)
  }

  @Test("with another name at the service is found by its number")
  func renamed() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    try tracked.watch("1-2", step: "a")
    var show = Show.twoSeasons()
    show.episodes = show.episodes.map {
      var episode = $0
      episode.id = episode.id.flatMap { named("tvmaze:9\($0.id)") }
      return episode
    }
    tracked.join(tracked.learning(show, at: time("2026-03-01"), step: "b"))
    #expect(tracked.progress.watched == 2 && tracked.progress.unplaced == 0)
  }

  @Test("that is removed leaves its play, and gives it to no other episode that was watched")
  func removed() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    try tracked.watch("1-3", step: "a")
    var show = Show.twoSeasons()
    // The second episode is gone, and the third takes its number.
    show.episodes.remove(at: 1)
    show.episodes[1].number = 2
    tracked.join(tracked.learning(show, at: time("2026-03-01"), step: "b"))
    #expect(tracked.progress.watched == 2 && tracked.progress.unplaced == 1)
    #expect(tracked.progress.rewatch == nil)
  }
}
