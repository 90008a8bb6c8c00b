import Foundation
import LoopbackServer
import Scheduling
import Shows
import TestSupport

@testable import ShowSources

/// The services, with a cache and a clock for one test.
struct Stand: Sendable {
  /// An address without a server.
  static let away = "http://127.0.0.1:9"
  /// A limit that no test reaches.
  static let limit = Duration.seconds(20)

  let folder = Scratch()
  let clock = ManualClock()

  func online(tvmaze: String = away, jikan: String = away) -> OnlineShows {
    OnlineShows(
      tvmaze: tvmaze, jikan: jikan, cache: folder.path, clock: { [clock] in clock.now })
  }

  /// Both services at one server.
  func online(_ server: LoopbackServer) -> OnlineShows {
    online(tvmaze: server.address, jikan: server.address)
  }
}

extension OnlineShows {
  func found(_ text: String = "tide", at service: ShowService = .tvmaze) async throws -> [Show] {
    try await search(text, at: service, for: "anna", within: Stand.limit).content
  }

  func told(_ id: String) async throws -> Show {
    try await show(named(id), for: "anna", within: Stand.limit).content
  }
}

func day(_ text: String) -> Day { Day(text) ?? Day(number: 0) }

func json(_ value: Any) -> String {
  let bytes = try? JSONSerialization.data(
    withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
  return String(decoding: bytes ?? Data(), as: UTF8.self)
}

/// What TVmaze sends.
enum Maze {
  static func show(_ id: Int = 82, _ changes: [String: Any] = [:]) -> [String: Any] {
    let show: [String: Any] = [
      "id": id, "url": "https://www.tvmaze.com/shows/\(id)/tide", "name": "Tide \(id)",
      "type": "Scripted", "language": "English", "genres": ["Drama", "Mystery"],
      "status": "Running", "runtime": 60, "averageRuntime": 61, "premiered": "2011-04-17",
      "ended": NSNull(), "officialSite": NSNull(),
      "schedule": ["time": "21:00", "days": ["Sunday"]],
      "rating": ["average": 8.9], "weight": 99, "webChannel": NSNull(),
      "network": [
        "id": 8, "name": "Bay", "country": ["code": "US", "timezone": "America/New_York"],
      ],
      "externals": ["tvrage": 24_493, "thetvdb": 121_361, "imdb": "tt0944947"],
      "image": [
        "medium": "https://static.example.org/m.jpg", "original": "https://a.example/o.jpg",
      ],
      "summary": "<p><b>Tide</b> is about Tom &amp; Ann.</p><p>They <i>sail</i>.</p>",
      "updated": 1_704_793_405, "_links": ["self": ["href": "https://api.tvmaze.com/shows/\(id)"]],
    ]
    return show.merging(changes) { $1 }
  }

  static func episode(_ id: Int = 1, _ changes: [String: Any] = [:]) -> [String: Any] {
    let episode: [String: Any] = [
      "id": id, "name": "Part \(id)", "season": 1, "number": id, "type": "regular",
      "airdate": "2026-12-01", "airtime": "21:00", "airstamp": "2026-12-02T02:00:00+00:00",
      "runtime": 60, "rating": ["average": NSNull()], "image": NSNull(), "summary": "<p>x</p>",
    ]
    return episode.merging(changes) { $1 }
  }

  /// Answers as the service does, about shows of which each has two episodes.
  static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let target = request.target
    if target.hasPrefix("/search/shows?q=") {
      return .text(200, json([["score": 0.9, "show": show()], ["score": 0.1, "show": show(83)]]))
    }
    if target.contains("/episodes") { return .text(200, json([episode(1), episode(2)])) }
    if target.hasPrefix("/schedule?") {
      return .text(200, json([episode(1, ["show": show()])]))
    }
    if target.hasPrefix("/schedule/web?") {
      return .text(200, json([episode(9, ["_embedded": ["show": show(83)], "airtime": ""])]))
    }
    return .text(200, json(show()))
  }
}

/// What a service of Jikan's shape sends.
enum Jikan {
  static func anime(_ id: Int = 1, _ changes: [String: Any] = [:]) -> [String: Any] {
    let jpg = [
      "image_url": "https://cdn.example.org/1.jpg", "small_image_url": "https://a.example/s",
    ]
    let anime: [String: Any] = [
      "mal_id": id, "url": "https://myanimelist.net/anime/\(id)", "images": ["jpg": jpg],
      "titles": [
        ["type": "Default", "title": "Shio \(id)"], ["type": "Japanese", "title": "潮"],
        ["type": "English", "title": "Tide"],
      ],
      "title": "Shio \(id)", "type": "TV", "source": "Manga", "episodes": 26,
      "status": "Finished Airing", "airing": false,
      "aired": ["from": "1998-04-03T00:00:00+00:00", "to": NSNull()], "duration": "24 min per ep",
      "rating": "R - 17+ (violence & profanity)", "score": 8.7,
      "synopsis": "A tale.\n\nOf <tides> & time.", "season": "spring", "year": 1998,
      "broadcast": ["day": "Saturdays", "time": "01:00", "timezone": "Asia/Tokyo"],
      "genres": [["mal_id": 1, "name": "Action"]], "explicit_genres": [Any](),
      "themes": [["mal_id": 50, "name": "Sailors"]], "demographics": [["name": "Seinen"]],
    ]
    return anime.merging(changes) { $1 }
  }

  static func episode(_ number: Int) -> [String: Any] {
    [
      "mal_id": number, "url": NSNull(), "title": "Part \(number)", "title_japanese": NSNull(),
      "aired": "1998-10-24T00:00:00+00:00", "score": 4.5, "filler": false, "recap": false,
    ]
  }

  static func page(_ data: Any, hasNext: Bool = false) -> String {
    json(["pagination": ["last_visible_page": 9, "has_next_page": hasNext], "data": data])
  }

  /// Answers as the service does, about anime of which each has 130 episodes on two pages.
  static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let target = request.target
    if target.hasPrefix("/anime?q=") { return .text(200, page([anime(), anime(2)])) }
    if target.hasSuffix("/episodes?page=1") {
      return .text(200, page((1...100).map(episode), hasNext: true))
    }
    if target.hasSuffix("/episodes?page=2") { return .text(200, page((101...130).map(episode))) }
    if target.hasPrefix("/seasons/now?page=") {
      return .text(200, page([anime(target.hasSuffix("1") ? 1 : 2)], hasNext: true))
    }
    return .text(200, json(["data": anime()]))
  }
}
