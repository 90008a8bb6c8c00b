internal import Scheduling
internal import Shows
internal import Vocabulary
internal import WebRequests

/// TVmaze, https://www.tvmaze.com, or another server with the same interface. It has series of
/// every kind, anime among them, but no films.
struct TVmaze: ShowSource {
  /// TVmaze allows 20 requests in 10 seconds. Requests may arrive closer to each other than they
  /// were sent, so the window is a little longer.
  let limits = [RateLimit(20, in: .milliseconds(10_500))]
  let hasDays = true

  /// The most shows of a search, of a page (it has 250), and the most episodes of a day.
  static let (mostFound, mostOfPage, mostOfDay) = (50, 500, 1_000)
  /// The most bytes of an answer about one show, of a list, and of all episodes of a show. An
  /// episode has about a thousand.
  private static let (oneSize, listSize, episodesSize) = (1 << 20, 4 << 20, 16 << 20)

  func search(
    _ text: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [Show] {
    struct Found: Decodable {
      @Lenient var show: TVmazeShow?
    }
    return try await requests.ask(
      "/search/shows?q=" + text.percentEncoded, atMost: Self.listSize
    ) { answer throws(ServiceFailure) in
      try answer.list(of: Found.self, atMost: Self.mostFound) { $0.show?.facts }
    } ?? []
  }

  func show(
    _ number: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> Show? {
    let path = "/shows/\(number)"
    let details = "?embed%5B%5D=cast&embed%5B%5D=crew&embed%5B%5D=akas"
    let found = try await requests.ask(
      path + details, atMost: Self.oneSize
    ) { answer throws(ServiceFailure) in
      guard let show = try answer.object(TVmazeShow.self).facts else { throw .notUnderstood }
      return show
    }
    guard var show = found else { return nil }
    show.episodes =
      try await requests.ask(
        path + "/episodes?specials=1", atMost: Self.episodesSize
      ) { answer throws(ServiceFailure) in
        try answer.list(of: TVmazeEpisode.self, atMost: Show.mostEpisodes, \.facts)
      } ?? []
    return show
  }

  func airing(
    on day: Day?, in country: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [AiringShow] {
    guard let day else { return [] }
    var shows: [AiringShow] = []
    // The first path has the episodes on television, the second one the episodes on the web.
    for path in ["/schedule?country=\(country)&date=\(day)", "/schedule/web?date=\(day)"] {
      shows +=
        try await requests.ask(path, atMost: Self.listSize) { answer throws(ServiceFailure) in
          try answer.list(of: TVmazeEpisode.self, atMost: Self.mostOfDay, \.airing)
        } ?? []
    }
    return shows.unique
  }

  func page(
    _ number: Int, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [Show]? {
    try await requests.ask(
      "/shows?page=\(max(0, number))", atMost: Self.listSize
    ) { answer throws(ServiceFailure) in
      try answer.list(of: TVmazeShow.self, atMost: Self.mostOfPage, \.facts)
    }
  }
}
