import Hashing
import Shows
import Testing

@Suite("The quality of a ranking")
struct RankingQualityTests {
  @Test(
    "is the share that was found among 20, and a gain that falls with the rank",
    arguments: [
      ([7, 8, 9], [7, 8], 1, 1), ([1, 2, 3], [7, 8], 0, 0), ([7], [7, 8], 0.5, 0.6131),
      ([1, 7], [7], 1, 0.6309), (Array(0..<19) + [7_000], [7_000], 1, 0.2277),
      (Array(0..<20) + [7_000], [7_000], 0, 0), ([7], [], 0, 0),
    ])
  func figures(ranking: [Int], wanted: [Int], recall: Double, gain: Double) {
    let quality = RankingQuality(ranking, wanted: wanted)
    #expect(quality.recall == recall && abs(quality.gain - gain) < 0.0001)
  }

  @Test("has an interval that is as wide as chance makes it, and the same in each run")
  func interval() {
    var random = SeededGenerator(seed: 5)
    let numbers = (0..<400).map { _ in Double.random(in: 0...1, using: &random) }
    let estimate = Estimate(meanOf: numbers)
    #expect(estimate == Estimate(meanOf: numbers))
    // The standard error is 0.2887 / 20, and the interval 1.96 of them on each side.
    #expect(abs(estimate.value - 0.5) < 0.04)
    #expect(abs((estimate.high - estimate.low) / 2 - 0.0283) < 0.004)
    #expect(Estimate(meanOf: []).value == 0)
  }
}

@Suite("The check of recommendations")
struct RecommendationCheckTests {
  private static let shows = (0..<300).map { number in
    Show(
      ids: [named("mal:\(number)")], title: "Show \(number)", year: 2000, airing: .ended,
      tags: number < 60 ? ["mystery"] : ["tag \(number % 40)"], episodeCount: 12)
  }
  private static let recommender = Recommender(
    RecommendationIndex(shows), popularity: popularity)
  private static let popularity = (0..<300).map { (number: Int) -> Double in
    100 + Double(number < 60 ? number * 7 % 40 : number)
  }

  /// A record of mysteries: some of the time before the last month, and some of the last month.
  private static func record(_ old: Int, _ new: Int) -> WatchRecord {
    var record = WatchRecord()
    for number in 0..<(old + new) {
      add(number, at: time(number < old ? "2026-01-01" : "2026-03-01"), to: &record)
    }
    return record
  }

  private static func add(
    _ number: Int, at: Instant, rating: Int = 8, status: WatchStatus = .completed,
    to record: inout WatchRecord
  ) {
    var tracked = TrackedShow(shows[number], at: at)
    tracked.join(tracked.choosing(status, at: at, step: "a"))
    tracked.join(tracked.rating(Rating(points: rating), at: at))
    record.join(WatchRecord(tracked))
  }

  private static func outcome(_ record: WatchRecord) -> RecommendationCheck.Outcome {
    RecommendationCheck.outcome(for: record, recommender, audience: .everybody)
  }

  @Test("says that a record is too small")
  func tooLittle() {
    #expect(Self.outcome(WatchRecord()) == .tooLittle(known: 0, added: 0))
    #expect(Self.outcome(Self.record(9, 8)) == .tooLittle(known: 9, added: 8))
    #expect(Self.outcome(Self.record(12, 4)) == .tooLittle(known: 12, added: 4))
  }

  @Test("ranks the catalogue for the record of a month before, beside popularity")
  func checked() throws {
    guard case .checked(let check) = Self.outcome(Self.record(20, 10)) else {
      Issue.record("no check")
      return
    }
    #expect(check.known == 20 && check.added == 10 && check.count == 300)
    #expect(check.end == time("2026-03-01").advanced(by: -30 * Instant.day))
    #expect(check.lines.map(\.model) == [.recommended, .popular, .nearest])
    // Of 40 mysteries that were left, 20 are recommended. Nobody watches them but this person.
    #expect((0.2...0.9).contains(check.lines[0].recall.value))
    #expect(check.lines[0].recallAhead.low > 0 && check.lines[0].gainAhead.low > 0)
    #expect(check.lines[1].recall.value == 0 && check.lines[1].recallAhead.value == 0)
    #expect(check.lines[2].recall.value > 0)
    #expect(check.lines[0].recall.low < check.lines[0].recall.value)
    #expect(Self.outcome(Self.record(20, 10)) == .checked(check))
  }

  @Test("looks for what was added and liked, and not for what was known, dropped or disliked")
  func wanted() {
    var record = Self.record(20, 6)
    let now = time("2026-03-01")
    Self.add(100, at: now, status: .dropped, to: &record)
    Self.add(101, at: now, rating: 3, to: &record)
    // Rated in the last month, and known before.
    Self.add(0, at: now, rating: 10, to: &record)
    guard case .checked(let check) = Self.outcome(record) else {
      Issue.record("no check")
      return
    }
    #expect(check.known == 20 && check.added == 6)
  }

  @Test("doesn't see what the person shows to the neighbours")
  func own() {
    let record = Self.record(20, 10)
    let index = Self.recommender.index
    let tastes = [Taste(record, index)]
    let recommender = Recommender(
      index, neighbours: Neighbourhood(tastes, index), popularity: Self.popularity)
    #expect(
      RecommendationCheck.outcome(for: record, recommender, audience: .everybody, own: 0)
        == Self.outcome(record))
  }
}
