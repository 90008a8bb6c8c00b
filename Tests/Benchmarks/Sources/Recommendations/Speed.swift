import Foundation
import Shows
import TestSupport

/// The time of recommendations from 40,000 shows, for a person who tracks 1,000 of them.
enum Speed {
  static func report() {
    var random = SeededGenerator(seed: 3)
    let shows = (0..<40_000).map { number in
      Show(
        ids: ["mal", "anidb", "kitsu", "anilist"].compactMap { ServiceID($0, "\(number)") },
        title: "Show \(number)", kind: .season, year: 1960 + number % 65,
        tags: (0..<20).map { _ in
          "tag \(Int(pow(1000, Double.random(in: 0..<1, using: &random))))"
        },
        related: [ServiceID("mal", "\((number / 4 * 4) + (number + 1) % 4)")].compactMap(\.self),
        episodeCount: 12)
    }
    let catalogue = Catalogue(shows)
    var index = RecommendationIndex([Show]())
    print("index:", seconds { index = RecommendationIndex(catalogue) }, "s,", index.memory, "bytes")
    func record(_ count: Int, plays: Int) -> WatchRecord {
      var record = WatchRecord()
      for number in 0..<count {
        let show = shows[Int.random(in: shows.indices, using: &random)]
        let at = Instant(seconds: 1_700_000_000 + number)
        var tracked = TrackedShow(show, at: at)
        if plays > 0 {
          let episodes = Array(tracked.facts.regularEpisodes.prefix(plays))
          tracked.join(tracked.watching(episodes, at: at, step: "\(number)"))
        }
        tracked.join(tracked.rating(Rating(points: 1 + number % 10), at: at))
        record.join(WatchRecord(tracked))
      }
      return record
    }
    let others = (0..<300).map { _ in Taste(record(200, plays: 0), index) }
    let own = record(1000, plays: 12)
    for (name, neighbours) in [("alone", []), ("with 300 neighbours", others)] {
      var recommender = Recommender(index)
      let neighbourhood = Neighbourhood(neighbours, index)
      let made = seconds { recommender = Recommender(index, neighbours: neighbourhood) }
      let times = (0..<20).map { _ in
        seconds { _ = recommender.recommendations(for: own, audience: .everybody) }
      }.sorted()
      print("\(name): prepared in \(made) s, median \(times[10]) s, slowest \(times[19]) s")
    }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let time = ContinuousClock.now - start
    return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
  }
}
