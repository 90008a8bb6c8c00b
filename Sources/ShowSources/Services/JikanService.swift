internal import Scheduling
internal import Shows
internal import WebRequests

/// A service of the shape of Jikan's fourth version, https://docs.api.jikan.moe, with the anime of
/// MyAnimeList.
struct JikanService: ShowSource {
  /// The limits of https://api.tenrai.org: 4 requests in a second, and 120 in a minute. Requests
  /// may arrive closer to each other than they were sent, so the windows are a little longer.
  let limits = [
    RateLimit(4, in: .milliseconds(1_200)), RateLimit(120, in: .seconds(62)),
  ]
  let hasDays = false

  /// The most shows of a search, which is one page, and the most pages of what airs now.
  static let (mostFound, mostPages) = (25, 6)
  /// The most pages of episodes: a hundred stand on each.
  static let mostEpisodePages = Show.mostEpisodes / 100
  /// The most bytes of a page.
  private static let pageSize = 1 << 20

  func search(
    _ text: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [Show] {
    let path = "/anime?q=\(text.percentEncoded)&limit=\(Self.mostFound)"
    let found = try await page(path, requests) { (anime: JikanAnime) in anime.facts }
    return Array((found?.contents ?? []).prefix(Self.mostFound))
  }

  func show(
    _ number: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> Show? {
    struct Found: Decodable {
      let data: JikanAnime
    }
    let path = "/anime/\(number)"
    let found = try await requests.ask(
      path, atMost: Self.pageSize
    ) { answer throws(ServiceFailure) in
      guard let show = try answer.object(Found.self).data.facts else { throw .notUnderstood }
      return show
    }
    guard var show = found else { return nil }
    for page in 1...Self.mostEpisodePages {
      let episodes = try await self.page(
        "\(path)/episodes?page=\(page)", requests
      ) { (episode: JikanEpisode) in episode.facts }
      show.episodes += episodes?.contents ?? []
      guard episodes?.hasNext == true, show.episodes.count < Show.mostEpisodes else { break }
    }
    show.episodes = Array(show.episodes.prefix(Show.mostEpisodes))
    return show
  }

  func airing(
    on day: Day?, in country: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [AiringShow] {
    var shows: [AiringShow] = []
    for page in 1...Self.mostPages {
      let found = try await self.page(
        "/seasons/now?page=\(page)", requests
      ) { (anime: JikanAnime) in anime.facts.map { AiringShow(show: $0, episode: nil) } }
      shows += found?.contents ?? []
      guard found?.hasNext == true else { break }
    }
    return shows
  }

  func page(
    _ number: Int, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [Show]? {
    throw .noCatalogue(.jikan)
  }

  /// Returns a page of a list; `nil` where the service has none.
  ///
  /// - Parameter read: returns what an entry means; `nil` for one without a meaning.
  private func page<Entry: Decodable, Content: Sendable>(
    _ path: String, _ requests: ShowRequests, _ read: (Entry) -> Content?
  ) async throws(ShowServiceFailure) -> (contents: [Content], hasNext: Bool)? {
    try await requests.ask(path, atMost: Self.pageSize) { answer throws(ServiceFailure) in
      let page = try answer.object(JikanPage<Entry>.self)
      guard let entries = page.data else { throw .notUnderstood }
      let contents = entries.prefix(JikanPage<Entry>.mostEntries).compactMap {
        $0.wrappedValue.flatMap(read)
      }
      guard entries.isEmpty || !contents.isEmpty else { throw .notUnderstood }
      return (contents, page.pagination?.hasNextPage == true && !contents.isEmpty)
    }
  }
}

/// A page of a list.
private struct JikanPage<Entry: Decodable>: Decodable {
  struct Pagination: Decodable {
    @Lenient var hasNextPage: Bool?
  }

  /// The most entries that a page may have. Pages have 25 shows or 100 episodes.
  static var mostEntries: Int { 500 }

  /// The entries; `nil` in an answer without a list.
  @Lenient var data: [Lenient<Entry>]?
  @Lenient var pagination: Pagination?
}
