import Foundation
import LoopbackServer

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
