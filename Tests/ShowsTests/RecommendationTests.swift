import Shows
import TestSupport
import Testing

/// A small catalogue: number 0 to 9 are the most watched ones and have no tags of their own.
private struct Person {
  var shows: [Show]
  var popularity: [Double]
  var record = WatchRecord()

  init() {
    shows = (0..<60).map { number in
      Show(
        ids: [named("mal:\(number)")], title: "Show \(number)", year: 2000, airing: .ended,
        tags: ["story"], episodeCount: 12)
    }
    popularity = (0..<60).map { Double(200 - $0) }
  }

  mutating func tag(_ numbers: [Int], _ tags: [String]) {
    for number in numbers { shows[number].tags += tags }
  }

  mutating func relate(_ number: Int, to other: Int) {
    shows[number].related.append(named("mal:\(other)"))
    shows[number].year = (shows[other].year ?? 0) + 1
  }

  mutating func rate(_ number: Int, _ points: Int) {
    var tracked = TrackedShow(shows[number], at: time("2026-01-01"))
    tracked.join(tracked.rating(Rating(points: points), at: time("2026-01-01")))
    record.join(WatchRecord(tracked))
  }

  mutating func choose(_ number: Int, _ status: WatchStatus) {
    var tracked = TrackedShow(shows[number], at: time("2026-01-01"))
    tracked.join(tracked.choosing(status, at: time("2026-01-01"), step: "a"))
    record.join(WatchRecord(tracked))
  }

  func recommended(
    _ audience: Audience = .everybody, told: Set<ServiceID> = [], neighbours: [WatchRecord] = [],
    limit: Int = 20
  ) -> [Recommendation] {
    let index = RecommendationIndex(shows)
    let tastes = neighbours.map { Taste($0, index, onlyShown: true) }
    return Recommender(
      index, neighbours: Neighbourhood(tastes, index), popularity: popularity
    ).recommendations(for: record, audience: audience, told: told, limit: limit)
  }

  func items(
    _ audience: Audience = .everybody, told: Set<ServiceID> = [], limit: Int = 20
  ) -> [Int] {
    recommended(audience, told: told, limit: limit).map(\.item)
  }

  /// The rank of a show among 60 recommendations.
  func rank(_ number: Int) -> Int { items(limit: 60).firstIndex(of: number) ?? .max }
}

@Suite("Recommendations")
struct RecommendationTests {
  @Test("of a person without a record are the most watched shows")
  func popular() {
    let recommended = Person().recommended(limit: 8)
    #expect(recommended.map(\.item) == Array(0..<8))
    #expect(recommended.allSatisfy { $0.reason == .popular })
    #expect(recommended.first?.reason.sentence == "many people watch it")
  }

  @Test("leave out what was tracked, dropped, rated, watched, removed or told")
  func known() throws {
    var person = Person()
    person.choose(0, .planned)
    person.choose(1, .dropped)
    person.rate(2, 8)
    var watched = TrackedShow(person.shows[3], at: time("2026-01-01"))
    try watched.watch("1", step: "a")
    var removed = TrackedShow(person.shows[4], at: time("2026-01-01"))
    removed.join(removed.choosing(.planned, at: time("2026-01-01"), step: "a"))
    removed.join(removed.untracking())
    for tracked in [watched, removed] { person.record.join(WatchRecord(tracked)) }
    // A service lists the show under another name.
    var other = person.shows[5]
    other.ids = [named("tvmaze:700")]
    var tracked = TrackedShow(other, at: time("2026-01-01"))
    tracked.join(tracked.choosing(.watching, at: time("2026-01-01"), step: "a"))
    person.record.join(WatchRecord(tracked))
    // A page was only looked at.
    person.record.join(WatchRecord(TrackedShow(person.shows[7], at: time("2026-01-01"))))
    let items = person.items(told: [named("mal:6")], limit: 60)
    #expect(items.sorted() == Array(7..<60))
  }

  @Test(
    "have nothing for adults unless it is wanted, and nothing unfit for children in their class",
    arguments: [
      (Audience.children, [2, 3]), (.everybody, [1, 2, 3]), (.adults, [0, 1, 2, 3]),
    ])
  func audience(audience: Audience, expected: [Int]) {
    var person = Person()
    person.tag([0], ["Hentai"])
    person.shows[1].genres = ["Ecchi"]
    person.tag([2], ["adult cast"])
    #expect(person.items(audience, limit: 60).sorted().prefix(expected.count) == expected[...])
  }

  @Test("favour the rare tags of liked shows, and name them with the show and its rating")
  func tags() {
    var person = Person()
    person.tag(Array(40..<50), ["Mystery", "School"])
    for number in 41..<46 { person.rate(number, 9) }
    for number in [20, 22, 24, 26, 28] { person.rate(number, 7) }
    let recommended = person.recommended()
    #expect(Set(recommended.prefix(5).map(\.item)) == [40, 46, 47, 48, 49])
    guard case .features(let features, let sources) = recommended[0].reason else {
      Issue.record("\(recommended[0].reason)")
      return
    }
    #expect(features == [.label("mystery"), .label("school")])
    #expect(sources.allSatisfy { $0.rating == .points(9) } && (1...2).contains(sources.count))
    #expect(
      recommended[0].reason.sentence
        == "because you rated Show 41 9/10 and rated Show 42 9/10: mystery, school")
    // A tag that all shows have says nothing.
    #expect(!recommended.contains { "\($0.reason)".contains("story") })
  }

  @Test("favour the people of liked shows, too")
  func people() {
    var person = Person()
    for number in 40..<50 { person.shows[number].people = ["Ada Example"] }
    for number in 41..<46 { person.choose(number, .completed) }
    let recommended = person.recommended()
    #expect(Set(recommended.prefix(5).map(\.item)) == [40, 46, 47, 48, 49])
    #expect(
      recommended[0].reason.sentence
        == "because you watched Show 41 and watched Show 42: Ada Example")
  }

  @Test("put a show with a tag further down, the more shows with it the person dropped")
  func dropped() {
    var person = Person()
    person.tag(Array(40..<50), ["mystery"])
    person.tag([0, 55], ["sport"])
    for number in 41..<46 { person.rate(number, 9) }
    person.tag([46, 47], ["war"])
    person.tag(Array(50..<55), ["war"])
    let before = person.rank(46)
    for number in 50..<55 { person.choose(number, .dropped) }
    let after = person.rank(46)
    #expect(before < 5 && after > before + 5 && person.rank(40) == 0, "\(before), \(after)")
  }

  @Test("count a rating beside the person's own mean")
  func ownMean() {
    func isAhead(othersRated points: Int) -> Bool {
      var person = Person()
      person.tag(Array(30..<40), ["mystery"])
      person.tag(Array(40..<50), ["sport"])
      person.popularity[40] = person.popularity[30]
      for number in 31..<36 { person.choose(number, .completed) }
      for number in 41..<46 { person.rate(number, 6) }
      for number in 0..<10 { person.rate(number, points) }
      return person.rank(40) < person.rank(30)
    }
    // Six points are much to a person who gives one to most shows.
    #expect(isAhead(othersRated: 1) && !isAhead(othersRated: 9))
  }

  @Test("go on with a show, season by season, and never tell a later season first")
  func seasons() {
    var person = Person()
    person.relate(31, to: 30)
    person.relate(32, to: 31)
    person.relate(33, to: 32)
    // The last season is the most watched one.
    (person.popularity[30], person.popularity[33]) = (1000, 10_000)
    #expect(person.items().first == 30)
    #expect(!person.items().contains { (31...33).contains($0) })
    person.rate(30, 8)
    let second = person.recommended()
    #expect(second.first?.item == 31 && second.first?.reason.sentence == "it continues Show 30")
    #expect(!second.contains { [32, 33].contains($0.item) })
    person.choose(31, .dropped)
    #expect(!person.items(limit: 60).contains { (30...33).contains($0) })
  }

  @Test("go back to the show before one that the person likes")
  func before() {
    var person = Person()
    person.relate(31, to: 30)
    person.choose(31, .completed)
    let first = person.recommended().first { $0.item == 30 }
    #expect(first?.reason.sentence == "it belongs to Show 31")
  }

  @Test("take what people with a similar taste like, as far as they show it")
  func neighbours() {
    func viewer(_ numbers: [Int], isShown: Bool) -> WatchRecord {
      var person = Person()
      for number in numbers { person.rate(number, 9) }
      for tracked in person.record.shows.values {
        person.record.join(WatchRecord(tracked.showing(isShown, at: time("2026-01-02"))))
      }
      return person.record
    }
    var person = Person()
    for number in 20..<30 { person.rate(number, 9) }
    func recommended(_ isShown: Bool) -> [Recommendation] {
      let alike = (0..<6).map { _ in viewer(Array(20..<30) + [57], isShown: isShown) }
      let others = (0..<30).map { viewer(Array(($0 % 10)..<($0 % 10 + 10)), isShown: isShown) }
      return person.recommended(neighbours: alike + others)
    }
    #expect(!recommended(false).contains { $0.item == 57 })
    #expect(
      recommended(true).first { $0.item == 57 }?.reason.sentence
        == "6 people here with a taste like yours like it")
  }

  @Test("are varied")
  func variety() {
    var person = Person()
    person.popularity = person.popularity.map { 1000 + $0 / 100 }
    for number in 0..<10 { person.tag([number], ["robots", "space"]) }
    for number in 10..<60 { person.tag([number], ["tag \(number)"]) }
    #expect(person.items(limit: 10).count { $0 < 10 } == 1)
  }

  @Test("are the same in each run")
  func same() {
    let world = MadeWorld(.tags, viewers: 3)
    let recommender = Recommender(RecommendationIndex(world.shows), popularity: world.popularity)
    let first = recommender.recommendations(for: world.viewers[0].record, audience: .everybody)
    #expect(first.count == 20 && Set(first.map(\.item)).count == 20)
    for _ in 0..<3 {
      #expect(
        recommender.recommendations(for: world.viewers[0].record, audience: .everybody) == first)
    }
    let empty = Recommender(RecommendationIndex(Catalogue([])))
    #expect(empty.recommendations(for: world.viewers[0].record, audience: .everybody) == [])
  }

  @Test("take less than 50 ms of 40,000 shows and 1,000 tracked ones")
  func speed() {
    var random = SeededGenerator(seed: 3)
    let shows = (0..<40_000).map { number in
      Show(
        ids: [named("mal:\(number)"), named("anidb:\(number)")], title: "Show \(number)",
        kind: .season, year: 1960 + number % 65,
        tags: (0..<15).map { _ in "tag \(Int.random(in: 0..<500, using: &random))" },
        related: [named("mal:\(number ^ 1)")], episodeCount: 12)
    }
    let index = RecommendationIndex(shows)
    #expect(index.memory < 20 << 20)
    var record = WatchRecord()
    for number in 0..<1000 {
      let show = shows[Int.random(in: shows.indices, using: &random)]
      var tracked = TrackedShow(show, at: time("2026-01-01"))
      tracked.join(tracked.rating(Rating(points: 1 + number % 10), at: time("2026-01-01")))
      record.join(WatchRecord(tracked))
    }
    let recommender = Recommender(index)
    let seconds = (0..<5).map { _ in
      processorTime { _ = recommender.recommendations(for: record, audience: .everybody) }
    }
    #expect((seconds.min() ?? 1) < 0.05)
  }
}
