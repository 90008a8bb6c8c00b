import Hashing
import Shows
import TestSupport
import Testing

/// Two computers that track the same show apart, take random steps and meet now and then.
private struct Computers {
  var random: SeededGenerator
  /// The record of each computer.
  var records: [WatchRecord]
  /// The entries that each computer has written.
  var journals: [[WatchEntry]] = [[], []]
  /// The parts of the steps of each computer, which a person may undo.
  var steps: [[TrackedShow]] = [[], []]
  /// The plays that any computer has added, by their names.
  var added: Set<String> = []
  var clock = time("2026-01-01")
  let name: ServiceID
  /// Whether people choose statuses and take steps back.
  let isLowering: Bool

  init(seed: UInt64, isLowering: Bool) {
    random = SeededGenerator(seed: seed)
    let show = TrackedShow.planned(seed.isMultiple(of: 2) ? .twoSeasons() : .season(6))
    name = show.id
    records = [WatchRecord(show), WatchRecord(show)]
    self.isLowering = isLowering
  }

  func show(_ computer: Int) -> TrackedShow { records[computer].shows[name] ?? TrackedShow(name) }

  mutating func take(_ part: TrackedShow, on computer: Int, step: String) {
    added.formUnion(part.plays.keys)
    let record = WatchRecord(part)
    records[computer].join(record)
    steps[computer].append(part)
    journals[computer].append(WatchEntry(step: step, at: clock, record))
  }

  mutating func step(_ number: Int) throws {
    clock = clock.advanced(by: Int.random(in: 0...100_000, using: &random))
    let computer = Int.random(in: 0...1, using: &random)
    let show = show(computer)
    let regular = show.facts.regularEpisodes
    let start = Int.random(in: 0..<regular.count, using: &random)
    let some = Array(regular[start...].prefix(Int.random(in: 1...3, using: &random)))
    let name = "step\(number)"
    let part: TrackedShow
    switch Int.random(in: 0...(isLowering ? 9 : 6), using: &random) {
    case 0, 1: part = show.watching(some, at: clock, step: name)
    case 2: part = show.rewatching(some, at: clock, step: name)
    case 3: part = show.importing(imported(some), at: clock)
    case 4: part = show.learning(renumbered(show.facts), at: clock, step: name)
    case 5: part = show.rating(Rating(points: Int.random(in: 1...10, using: &random)), at: clock)
    case 6:
      // The computers meet: one takes in the other's file.
      records[computer].join(records[1 - computer])
      return
    case 7: part = show.unwatching(some)
    case 8: part = steps[computer].randomElement(using: &random).map(show.undoing) ?? show
    default:
      let status = WatchStatus.allCases.randomElement(using: &random) ?? .planned
      part = show.choosing(status, at: clock, step: name)
    }
    take(part, on: computer, step: name)
    // A step may arrive twice.
    if random.isTrue(chance: 0.2) { records[computer].join(WatchRecord(part)) }
  }

  private mutating func imported(_ episodes: [Episode]) -> ImportedShow {
    let isTimed = random.isTrue(chance: 0.5)
    let plays = episodes.map {
      ImportedShow.Play($0.numberKey ?? $0.key, at: isTimed ? clock : nil)
    }
    return ImportedShow(
      Show(title: "Any"), status: WatchStatus.allCases.randomElement(using: &random), plays: plays)
  }

  /// Returns facts in which a service has moved all episodes by one, or named them.
  private mutating func renumbered(_ show: Show) -> Show {
    var show = show
    if !show.episodes.contains(where: { $0.id != nil }) {
      show.episodes = show.regularEpisodes.enumerated().map { number, episode in
        var episode = episode
        episode.id = named("mal:e\(number)")
        return episode
      }
    } else if random.isTrue(chance: 0.3), show.regularEpisodes.count < 20 {
      for index in show.episodes.indices where show.episodes[index].season == 1 {
        show.episodes[index].number = show.episodes[index].number.map { $0 + 1 }
      }
    }
    return show
  }
}

@Suite("Two computers that are used apart")
struct UnitingTests {
  static let seeds = Array(UInt64(1)...60)

  @Test("lose no play and make none", arguments: seeds)
  func plays(seed: UInt64) throws {
    var computers = Computers(seed: seed, isLowering: true)
    for number in 0..<40 { try computers.step(number) }
    let united = computers.records[0].joined(computers.records[1])
    let show = try #require(united.shows[computers.name])
    #expect(Set(show.plays.keys) == computers.added)
    // The journals of both, in any order, give the same plays.
    var entries = computers.journals[0] + computers.journals[1]
    entries.shuffle(using: &computers.random)
    var replayed = WatchEntry.record(of: entries + entries.prefix(5))
    replayed.join(
      WatchRecord(TrackedShow.planned(seed.isMultiple(of: 2) ? .twoSeasons() : .season(6))))
    #expect(replayed == united)
  }

  @Test("are one in any order and any number of times", arguments: seeds)
  func laws(seed: UInt64) throws {
    var computers = Computers(seed: seed, isLowering: true)
    var states: [WatchRecord] = []
    for number in 0..<30 {
      try computers.step(number)
      if number % 10 == 5 { states += computers.records }
    }
    for one in states {
      #expect(one.joined(one) == one)
      for other in states {
        #expect(one.joined(other) == other.joined(one))
        #expect(one.joined(other).joined(other) == one.joined(other))
        for third in states.prefix(3) {
          #expect(one.joined(other).joined(third) == one.joined(other.joined(third)))
        }
      }
    }
  }

  @Test("never lower a status by themselves", arguments: seeds)
  func statuses(seed: UInt64) throws {
    var computers = Computers(seed: seed, isLowering: false)
    var highest: [WatchStatus?] = [.planned, .planned]
    for number in 0..<40 {
      try computers.step(number)
      for computer in 0...1 {
        let status = try #require(computers.show(computer).status)
        #expect(try #require(highest[computer]) <= status)
        highest[computer] = status
      }
    }
    let united = computers.show(0).joined(computers.show(1))
    #expect(united.status == max(highest[0] ?? .planned, highest[1] ?? .planned))
  }

  @Test("show a bar that says what the set says", arguments: seeds)
  func bar(seed: UInt64) throws {
    var computers = Computers(seed: seed, isLowering: true)
    for number in 0..<40 {
      try computers.step(number)
      let show = computers.show(0)
      let (placement, progress) = (show.placement, show.progress)
      let watched = placement.regular.filter { !placement.plays[$0].isEmpty }
      #expect(progress.watched == watched.count)
      let placed = placement.plays.reduce(0) { $0 + $1.count } + progress.unplaced
      #expect(placed == show.plays.values.count(where: \.isCounted))
      #expect(progress.skipped.count == (watched.last.map { $0 + 1 } ?? 0) - watched.count)
    }
  }

  @Test(
    "keep all in a document that is read again, and in the journal", arguments: seeds.prefix(20))
  func document(seed: UInt64) throws {
    var computers = Computers(seed: seed, isLowering: true)
    for number in 0..<30 { try computers.step(number) }
    #expect(try reread(computers.records[0]) == computers.records[0])
    for entry in computers.journals[0] where !entry.part.isEmpty {
      #expect(try reread(entry) == entry)
    }
  }

  @Test("take in a file once, however often it is imported", arguments: seeds)
  func imports(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tracked = TrackedShow.planned(.season(5))
    try tracked.watch("1-3", step: "a", at: seed.isMultiple(of: 3) ? nil : time("2026-01-05"))
    var imported = ImportedShow(.season(5), status: .completed)
    for _ in 0..<8 {
      let at: Instant? =
        random.isTrue(chance: 0.4)
        ? nil : time("2026-01-0\(Int.random(in: 1...9, using: &random))T20:00:00Z")
      let number = Int.random(in: 1...6, using: &random)
      imported.plays.append(.init(.numbered(season: 1, number: number), at: at))
    }
    let part = tracked.importing(imported, at: time("2026-02-01"))
    tracked.join(part)
    for number in 1...6 {
      let key = EpisodeKey.numbered(season: 1, number: number)
      let wanted = imported.plays.count { $0.episode == key }
      #expect(tracked.countedPlays.count { $0.episode == key } >= wanted)
    }
    #expect(tracked.importing(imported, at: time("2026-02-02")).isEmpty)
    // A play that was taken back stays so.
    let name = try #require(
      part.plays.keys.filter { $0.hasPrefix("import/") }.min() ?? tracked.plays.keys.min())
    if name.hasPrefix("import/") {
      tracked.join(tracked.takingBack([name]))
      #expect(tracked.importing(imported, at: time("2026-02-03")).plays[name] == nil)
      let before = tracked.countedPlays.count
      tracked.join(tracked.importing(imported, at: time("2026-02-03")))
      #expect(tracked.countedPlays.count == before)
    }
  }
}
