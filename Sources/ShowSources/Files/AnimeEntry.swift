internal import ByteText
internal import Shows

/// An entry of the anime-offline-database.
struct AnimeEntry: Decodable {
  struct Season: Decodable {
    let year: Int?
  }

  let sources: [String]?
  let title: String?
  let type: String?
  let episodes: Int?
  let status: String?
  let animeSeason: Season?
  let picture: String?
  let synonyms: [String]?
  let tags: [String]?
  let relatedAnime: [String]?

  /// The facts; `nil` for an entry without a title, such as the one about the file itself.
  var show: Show? {
    guard let title, !title.isEmpty, sources != nil else { return nil }
    return Show(
      ids: (sources ?? []).compactMap(Self.id), title: title,
      otherTitles: (synonyms ?? []).filter { $0 != title }, kind: kind, year: animeSeason?.year,
      airing: airing, tags: tags ?? [], picture: picture,
      related: (relatedAnime ?? []).compactMap(Self.id), episodeCount: episodes)
  }

  private var kind: Show.Kind {
    switch type {
    case "MOVIE": .film
    case "OVA", "SPECIAL": .special
    default: .season
    }
  }

  private var airing: Show.Airing {
    switch status {
    case "FINISHED": .ended
    case "ONGOING": .running
    case "UPCOMING": .announced
    default: .unknown
    }
  }

  /// The services by the hosts of their addresses.
  private static let services: [Substring: String] = [
    "myanimelist.net": ServiceID.Known.myAnimeList, "anidb.net": ServiceID.Known.aniDB,
    "anilist.co": ServiceID.Known.aniList, "kitsu.app": ServiceID.Known.kitsu,
    "kitsu.io": ServiceID.Known.kitsu, "anime-planet.com": "anime-planet",
    "anisearch.com": "anisearch", "livechart.me": "livechart", "notify.moe": "notify",
    "simkl.com": "simkl", "animecountdown.com": "animecountdown",
    "animenewsnetwork.com": "ann",
  ]

  /// Returns the name of a show at the service whose page has an address:
  /// `https://anidb.net/anime/4563`.
  private static func id(ofPage address: String) -> ServiceID? {
    guard let rest = address.bytes.dropping(prefix: "https://") else { return nil }
    let steps = rest.bytes.split(separator: "/")
    let host = steps.first.map { $0.bytes.dropping(prefix: "www.") ?? $0 }
    guard let host, let service = services[host], steps.count > 1, let last = steps.last else {
      return nil
    }
    // The page of one service has its number behind a question mark: `anime.php?id=13`.
    let number = last.bytes.split(separator: "=").last ?? last
    return ServiceID(service, String(number))
  }
}
