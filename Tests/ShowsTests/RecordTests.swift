import Hashing
import Shows
import TestSupport
import Testing

@Suite("The record in a file")
struct RecordTests {
  @Test("takes a status, a play and a rating that a person writes")
  func written() throws {
    let record = try read(
      WatchRecord.self,
      """
      {"format": "vocalvocab.shows", "version": 1, "shows": [
        {"id": "mal:5", "status": "watching", "rating": "9/10", "note": "good",
         "plays": [{"episode": "s1e1"}, {"episode": "s1e2", "at": "2026-01-02"}],
         "show": {"title": "Tide", "kind": "season", "episodeCount": 3}}]}
      """)
    let tracked = try #require(record.shows[named("mal:5")])
    #expect(tracked.status == .watching && tracked.rating?.value == .points(9))
    #expect(tracked.progress.watched == 2 && tracked.note?.value == "good")
    #expect(try reread(record) == record)
  }

  @Test("takes another status that a person writes in place of the chosen one")
  func otherStatus() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    tracked.join(tracked.choosing(.completed, at: time("2026-01-01"), step: "a"))
    let edited = try read(
      TrackedShow.self,
      """
      {"id": "tvmaze:82", "status": "paused", "choices": [
        {"id": "plan", "status": "planned"},
        {"id": "a", "status": "completed", "replaces": ["plan"]}]}
      """)
    #expect(edited.status == .paused)
    #expect(edited.joined(tracked).status == .paused)
    #expect(try reread(edited) == edited)
  }

  @Test("keeps that a rating was removed")
  func removed() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    tracked.join(tracked.rating(.points(3), at: time("2026-01-01")))
    let old = tracked
    tracked.join(tracked.rating(nil, at: time("2026-01-02")))
    #expect(try reread(tracked).joined(old).rating?.value == .some(nil))
  }

  @Test("keeps texts within their bounds")
  func texts() throws {
    var tracked = TrackedShow.planned(.twoSeasons())
    tracked.join(try tracked.reviewing("fine", at: time("2026-01-01")))
    tracked.join(try tracked.tagging(["a", "b"], at: time("2026-01-01")))
    tracked.join(tracked.showing(true, at: time("2026-01-01")))
    tracked.join(tracked.confirming(named("mal:9")))
    #expect(tracked.confirming(named("mal:9")).isEmpty)
    #expect(try reread(tracked) == tracked)
    #expect(WatchRecord(tracked).show(named: [named("mal:9")])?.id == tracked.id)
    let long = String(repeating: "a", count: TrackedShow.longestText + 1)
    #expect(throws: TrackingError.self) { try tracked.reviewing(long, at: time("2026-01-01")) }
    #expect(throws: TrackingError.self) { try tracked.tagging([""], at: time("2026-01-01")) }
    tracked.join(try tracked.reviewing("", at: time("2026-01-02")))
    #expect(tracked.review?.value == .some(nil))
  }

  @Test(
    "that is damaged is an error, not a crash",
    arguments: [
      "{}", #"{"id": 5}"#, #"{"id": "mal:5", "status": "x"}"#, #"{"id": "mal:5", "plays": [{}]}"#,
      #"{"id": "mal:5", "plays": [{"episode": "s1e1", "turns": 1e99}]}"#,
    ])
  func damaged(json: String) {
    #expect(throws: (any Error).self) { try read(TrackedShow.self, json) }
  }

  @Test("has bounds for numbers that nobody counts to")
  func bounds() throws {
    let json = #"{"id": "a", "episode": "s1e1", "turns": 9223372036854775807}"#
    #expect(try read(Play.self, json).turns == 1_000_000)
  }
}

@Suite("A value that two computers set")
struct KeptTests {
  @Test("is the later one, and the same one on both if they set it in the same second")
  func join() {
    let (one, other) = (
      Timestamped("a", at: time("2026-01-01")), Timestamped("b", at: time("2026-01-01"))
    )
    #expect(one.joined(other) == other.joined(one))
    let later = Timestamped("0", at: time("2026-01-02"))
    #expect(one.joined(later) == later && later.joined(one) == later)
    let all = [one, other, later, Timestamped("c", at: time("2026-01-02"))]
    for first in all {
      for second in all {
        for third in all {
          #expect(first.joined(second).joined(third) == first.joined(second.joined(third)))
        }
      }
    }
  }

  @Test("keeps the longer reminder where both changed it equally often")
  func reminders() {
    let key = EpisodeKey.numbered(season: 1, number: 1)
    let (hour, day) = (EpisodeReminder(key, ahead: .hour), EpisodeReminder(key, ahead: .day))
    #expect(hour.joined(day) == day && day.joined(hour) == day)
    let again = EpisodeReminder(key, ahead: .hour, turns: 2)
    #expect(again.joined(day) == again && day.joined(again) == again)
  }
}

@Suite("A rating")
struct RatingTests {
  @Test("is shown as it was set", arguments: ["9/10", "4.5/5", "1/10", "5/5", "0.5/5"])
  func text(text: String) throws { #expect(try #require(Rating(text)).description == text) }

  @Test(
    "is nothing else",
    arguments: ["", "0/10", "11/10", "5.5/5", "0/5", "4.3/5", "/10", "9/100", "4.5", "-1/10"])
  func refused(text: String) { #expect(Rating(text) == nil) }

  @Test("of either kind is compared on one scale")
  func value() {
    #expect(
      Rating("4.5/5")?.value == 9 && Rating("9")?.value == 9 && Rating("4.5/5") != Rating("9/10"))
  }
}

@Suite("A list of one's own")
struct OwnListTests {
  private static func list(_ shows: [String]) throws -> OwnList {
    var list = try OwnList(titled: "With my sister", at: time("2026-01-01"), step: "list")
    for show in shows { list.join(try list.adding(named(show), at: time("2026-01-01"))) }
    return list
  }

  @Test("keeps the order by hand, through any number of moves")
  func moves() throws {
    var random = SeededGenerator(seed: 9)
    var list = try Self.list((0..<6).map { "mal:\($0)" })
    var expected = list.shows
    for number in 0..<500 {
      let from = Int.random(in: 0..<6, using: &random)
      let to = number < 200 ? Int.random(in: 0...7, using: &random) : number % 2
      let show = expected.remove(at: from)
      expected.insert(show, at: min(to, 5))
      let at = time("2026-01-02").advanced(by: number)
      list.join(try list.moving(show, to: to, at: at))
      #expect(list.shows == expected)
    }
    #expect(try reread(list) == list)
  }

  @Test("takes shows in and out, on two computers too")
  func shows() throws {
    var list = try Self.list(["mal:1", "mal:2"])
    var other = list
    list.join(try list.removing(named("mal:1")))
    other.join(try other.adding(named("mal:3"), at: time("2026-01-03")))
    list.join(other)
    #expect(list.shows == [named("mal:2"), named("mal:3")])
    #expect(throws: TrackingError.notInList) { try list.removing(named("mal:1")) }
    list.join(try list.adding(named("mal:1"), at: time("2026-01-04")))
    #expect(list.shows.last == named("mal:1"))
    #expect(try list.adding(named("mal:1"), at: time("2026-01-04")).items.isEmpty)
    #expect(try reread(list) == list)
  }

  @Test("is private until it is shown, and can be thrown away and brought back")
  func shown() throws {
    var list = try Self.list([])
    #expect(list.isShown?.value != true)
    list.join(list.showing(true, at: time("2026-01-02")))
    list.join(list.removing(true, at: time("2026-01-02")))
    list.join(list.removing(false, at: time("2026-01-03")))
    #expect(list.isShown?.value == true && list.isRemoved?.value == false)
    #expect(throws: TrackingError.self) { try list.retitling("", at: time("2026-01-02")) }
  }

  @Test("has the order of the lines that a person has moved in the file")
  func edited() throws {
    let list = try read(
      OwnList.self,
      """
      {"id": "a", "title": "T", "shows": [{"show": "mal:2", "place": 2, "at": "2026-01-01"},
        {"show": "mal:9"}, {"show": "mal:1", "place": 1, "at": "2026-01-01"}]}
      """)
    #expect(list.shows == ["mal:2", "mal:9", "mal:1"].map(named))
  }
}
