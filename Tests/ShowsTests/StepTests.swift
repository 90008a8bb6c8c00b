import Shows
import Testing

@Suite("A step")
struct StepTests {
  @Test("sent twice counts once")
  func twice() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    let part = tracked.rewatching(try tracked.episodes("1-2"), at: time("2026-01-01"), step: "a")
    tracked.join(part)
    let again = tracked.rewatching(try tracked.episodes("1-2"), at: time("2026-01-01"), step: "a")
    #expect(again.isEmpty)
    // A second server may have taken it before the first one told.
    tracked.join(part)
    #expect(tracked.countedPlays.count == 2)
  }

  @Test("is taken back with the status that followed, and brought back")
  func undo() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    let part = tracked.watching(try tracked.episodes("all"), at: time("2026-01-01"), step: "a")
    tracked.join(part)
    #expect(tracked.status == .completed)
    let undone = tracked.undoing(part)
    tracked.join(undone)
    #expect(tracked.status == .planned && tracked.progress.watched == 0)
    #expect(tracked.undoing(part).isEmpty)
    tracked.join(tracked.undoing(undone))
    #expect(tracked.status == .completed && tracked.progress.watched == 6)
  }

  @Test("taken back leaves what another step has changed since")
  func undoLater() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    let part = tracked.watching(try tracked.episodes("1-3"), at: time("2026-01-01"), step: "a")
    tracked.join(part)
    let unwatched = tracked.unwatching(try tracked.episodes("2"))
    tracked.join(unwatched)
    tracked.join(tracked.undoing(part))
    #expect(tracked.progress.watched == 0)
    tracked.join(tracked.undoing(unwatched))
    #expect(tracked.progress.skipped.count == 1)
  }

  @Test("unwatches all plays of an episode")
  func unwatch() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    try tracked.watch("1-3", step: "a")
    tracked.join(tracked.rewatching(try tracked.episodes("2"), at: nil, step: "b"))
    tracked.join(tracked.unwatching(try tracked.episodes("2")))
    #expect(tracked.progress.skipped.map(\.number) == [2])
    #expect(tracked.unwatching(try tracked.episodes("2")).isEmpty)
  }
}

@Suite("The status")
struct StatusTests {
  @Test("follows from plays where that is beyond doubt")
  func rule() throws {
    var tracked = TrackedShow.planned(.twoSeasons(.running))
    try tracked.watch("1", step: "a")
    #expect(tracked.status == .watching)
    try tracked.watch("all", step: "b")
    // More episodes may come.
    #expect(tracked.status == .watching)
    tracked.join(tracked.learning(.twoSeasons(), at: time("2026-03-01"), step: "c"))
    #expect(tracked.status == .completed)
  }

  @Test("is never lowered by a play")
  func neverLowered() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    tracked.join(tracked.choosing(.dropped, at: time("2026-01-01"), step: "a"))
    try tracked.watch("1", step: "b")
    #expect(tracked.status == .dropped)
  }

  @Test("stays watching for a person who watches a completed show again")
  func again() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    try tracked.watch("all", step: "a")
    tracked.join(tracked.choosing(.watching, at: time("2026-02-01"), step: "b"))
    tracked.join(tracked.rewatching(try tracked.episodes("1"), at: nil, step: "c"))
    #expect(tracked.status == .watching)
  }

  @Test("chosen apart on two computers is the higher one, until a person chooses again")
  func apart() {
    let start = TrackedShow.planned(.twoSeasons())
    var (one, other) = (start, start)
    one.join(one.choosing(.paused, at: time("2026-01-01"), step: "a"))
    other.join(other.choosing(.watching, at: time("2026-01-02"), step: "b"))
    var united = one.joined(other)
    #expect(united.status == .paused)
    united.join(united.choosing(.watching, at: time("2026-01-03"), step: "c"))
    #expect(united.status == .watching)
    #expect(united.joined(one).joined(other).status == .watching)
  }

  @Test("is gone when nothing is tracked any more, and comes back with the undo")
  func untracked() {
    var tracked = TrackedShow.planned(.twoSeasons())
    let part = tracked.untracking()
    tracked.join(part)
    #expect(!tracked.isTracked)
    tracked.join(tracked.undoing(part))
    #expect(tracked.status == .planned)
  }

  @Test("of a file with choices in a circle is one of them")
  func circle() {
    let history = StatusHistory([
      StatusChoice(id: "a", .watching, at: nil, replaces: ["b"]),
      StatusChoice(id: "b", .paused, at: nil, replaces: ["a"]),
    ])
    #expect(history.status == .paused)
  }
}
