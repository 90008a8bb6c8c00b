import Foundation
import Shows

/// A time of the tests.
func time(_ text: String) -> Instant { Instant(text) ?? Instant(seconds: 0) }

func named(_ text: String) -> ServiceID { ServiceID(text) ?? Show(title: text).ownID }

extension Show {
  /// A series of two seasons with three episodes each and a special, all with names.
  static func twoSeasons(_ airing: Airing = .ended) -> Show {
    var episodes: [Episode] = []
    for season in 1...2 {
      for number in 1...3 {
        episodes.append(
          Episode(
            id: named("tvmaze:\(season)0\(number)"), season: season, number: number,
            title: "Part \(number)", airs: time("202\(season)-01-0\(number)T20:00:00Z")))
      }
    }
    episodes.append(Episode(id: named("tvmaze:900"), season: 1, number: nil, title: "Backstage"))
    return Show(
      ids: [named("tvmaze:82")], title: "The Harbour", year: 2021, airing: airing,
      episodes: episodes)
  }

  /// A season of an anime of which only the number of episodes is known.
  static func season(_ count: Int?, airing: Airing = .ended) -> Show {
    Show(
      ids: [named("mal:5")], title: "Kaze no Machi", kind: .season, airing: airing,
      episodeCount: count)
  }
}

extension TrackedShow {
  /// The record of a show that is planned.
  static func planned(_ show: Show) -> TrackedShow {
    var tracked = TrackedShow(show, at: time("2025-12-01"))
    tracked.join(tracked.choosing(.planned, at: time("2025-12-01"), step: "plan"))
    return tracked
  }

  /// Returns the episodes that a person writes.
  func episodes(_ text: String) throws -> [Episode] {
    try EpisodeSelection(text).episodes(of: facts)
  }

  /// Watches episodes that a person writes.
  mutating func watch(_ text: String, step: String, at: Instant? = time("2026-01-01")) throws {
    join(watching(try episodes(text), at: at, step: step))
  }
}

/// Returns what is left of a value after it was written as JSON and read again.
func reread<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
}

/// Writes JSON.
func text(_ value: some Encodable) throws -> String {
  String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}

/// Reads JSON.
func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}
