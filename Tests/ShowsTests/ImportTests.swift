import Shows
import TestSupport
import Testing

@Suite("An import")
struct ImportTests {
  private static let catalogue = Catalogue([
    Show(ids: [named("mal:1")], title: "Cowboy Bebop", kind: .season, year: 1998, episodeCount: 26),
    Show(ids: [named("mal:7")], title: "Tide", kind: .season, year: 2020, episodeCount: 3),
  ])

  private static var record: WatchRecord {
    var record = WatchRecord(TrackedShow.planned(.twoSeasons()))
    record.join(WatchRecord(TrackedShow.planned(.season(5))))
    return record
  }

  private static func plays(_ numbers: ClosedRange<Int>) -> [ImportedShow.Play] {
    numbers.map { .init(.numbered(season: 1, number: $0)) }
  }

  private static let shows = [
    ImportedShow(Show(ids: [named("mal:5")], title: "x"), status: .completed, plays: plays(1...5)),
    ImportedShow(Show(title: "The Harbour", year: 2021), status: .dropped),
    ImportedShow(Show(title: "Harbour"), plays: plays(1...2), rating: .points(7)),
    ImportedShow(Show(title: "Cowboy Bebop", kind: .season, year: 1998), plays: plays(1...26)),
    ImportedShow(Show(title: "tide"), status: .watching, tags: ["a"]),
    ImportedShow(Show(title: "Nobody Knows This"), status: .paused, plays: plays(1...3), note: "n"),
  ]

  @Test("says of each row which show it is")
  func fates() {
    let plan = ImportPlan(Self.shows, into: Self.record, catalogue: Self.catalogue)
    #expect(
      plan.rows.map(\.fate) == [
        .tracked(named("mal:5")), .tracked(named("tvmaze:82")), .titleOnly(named("tvmaze:82")),
        .found(named("mal:1")), .titleOnly(named("mal:7")), .notFound(similar: []),
      ])
  }

  @Test("takes all rows, and keeps a show that nobody knows as one of its own")
  func taken() throws {
    var record = Self.record
    let plan = ImportPlan(Self.shows, into: record, catalogue: Self.catalogue)
    record.join(plan.part(confirmed: [2], at: time("2026-02-01")))
    #expect(record.shows[named("mal:5")]?.status == .completed)
    let harbour = try #require(record.shows[named("tvmaze:82")])
    #expect(harbour.status == .dropped && harbour.progress.watched == 2)
    #expect(harbour.rating?.value == .points(7))
    // A file that tells no status tells plays.
    #expect(record.shows[named("mal:1")]?.progress.watched == 26)
    // Nobody confirmed that this is the show of the catalogue.
    #expect(record.shows[named("mal:7")] == nil)
    #expect(record.shows[Show(title: "tide").ownID]?.tags?.value == ["a"])
    let own = try #require(record.shows[Show(title: "Nobody Knows This").ownID])
    #expect(own.status == .paused && own.countedPlays.count == 3 && own.note?.value == "n")
  }

  @Test("adds nothing a second time, and lowers no status", arguments: [Set<Int>(), [2, 4]])
  func again(confirmed: Set<Int>) {
    var record = Self.record
    let first = ImportPlan(Self.shows, into: record, catalogue: Self.catalogue)
    record.join(first.part(confirmed: confirmed, at: time("2026-02-01")))
    let second = ImportPlan(Self.shows, into: record, catalogue: Self.catalogue)
    let part = second.part(confirmed: confirmed, at: time("2026-02-02"))
    #expect(part.isEmpty, "\(part)")
    let lower = Self.shows.map { ImportedShow($0.show, status: .planned) }
    let third = ImportPlan(lower, into: record, catalogue: Self.catalogue)
    let now = record.joined(third.part(confirmed: confirmed, at: time("2026-02-03")))
    for (name, show) in record.shows { #expect(now.shows[name]?.status == show.status) }
  }

  @Test("on two computers that unite is one")
  func apart() {
    let record = Self.record
    let part = { (day: String) in
      ImportPlan(Self.shows, into: record).part(confirmed: [], at: time(day))
    }
    let united = record.joined(part("2026-02-01")).joined(part("2026-02-05"))
    let once = record.joined(part("2026-02-01"))
    for (name, show) in once.shows {
      #expect(united.shows[name]?.plays == show.plays)
      #expect(united.shows[name]?.status == show.status)
    }
  }

  @Test("gives a play that had no time the time of the file")
  func timed() throws {
    var tracked = TrackedShow.planned(.season(3))
    try tracked.watch("1-2", step: "a", at: nil)
    let imported = ImportedShow(
      .season(3), plays: [.init(.numbered(season: 1, number: 1), at: time("2026-01-01T20:00:00Z"))])
    tracked.join(tracked.importing(imported, at: time("2026-02-01")))
    #expect(tracked.countedPlays.map { $0.at?.description } == [nil, "2026-01-01T20:00:00Z"])
  }

  @Test("of one episode again and again takes no longer for it")
  func manyPlays() {
    let plays = (0..<50_000).map { number in
      ImportedShow.Play(
        .numbered(season: 1, number: 1), at: time("2000-01-01").advanced(by: number * 90_000))
    }
    let imported = ImportedShow(.season(1), plays: plays)
    var tracked = TrackedShow.planned(.season(1))
    let seconds = processorTime {
      tracked.join(tracked.importing(imported, at: time("2026-01-01")))
      tracked.join(tracked.importing(imported, at: time("2026-01-02")))
    }
    #expect(tracked.countedPlays.count == 50_000 && seconds < 5)
  }
}
