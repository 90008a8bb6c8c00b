import Foundation
import LoopbackServer

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
