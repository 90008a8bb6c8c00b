public import FoundationEssentials
public import Scheduling
public import Shows
internal import WebRequests

/// Shows from services on the web, without long waits and without a connection.
///
///     let online = OnlineShows(cache: "/tmp/vocalvocab")
///     let found = try await online.search("tide", at: .tvmaze, for: "anna")
///     found.content.map(\.title)  // ["The Tide", "High Tide"]
///     found.service.credit.text  // must be shown with them
///
/// An answer is kept for a day. After that day the service is asked again. If this fails, the old
/// answer is given, with the reason of the failure.
///
/// Make one for the process: it asks each service only as often as the service allows, and divides
/// that among the learners.
public struct OnlineShows: Sendable {
  /// The time that an answer may take while a person waits. The wait for a turn is added.
  public static let usualLimit = Duration.seconds(5)
  /// The most characters of a search.
  public static let longestSearch = 100
  /// The most days of which one call tells what airs.
  public static let mostDays = 7

  let sources: [ShowService: any ShowSource] = [.tvmaze: TVmaze(), .jikan: JikanService()]
  let addresses: [ShowService: String]
  let kept: KeptAnswers
  let pictures: CacheFolder
  let register: HostRegister
  let queue = RequestQueue()
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - tvmaze: the base address of TVmaze. A text that is not an address makes every request
  ///     fail.
  ///   - jikan: the base address of a service of Jikan's shape.
  ///   - cache: the folder for answers, pictures and the failures of hosts.
  ///   - clock: returns the present time.
  public init(
    tvmaze: String = ShowService.tvmaze.usualAddress,
    jikan: String = ShowService.jikan.usualAddress, cache: String,
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    addresses = [.tvmaze: tvmaze, .jikan: jikan]
    kept = KeptAnswers(cache: cache, now: clock)
    pictures = CacheFolder(path: cache + "/show-pictures", mostFiles: 3_000, mostBytes: 200 << 20)
    register = HostRegister(cache: cache, now: clock)
    now = clock
  }

  /// Checks the base address of a service.
  ///
  /// - Throws: ``ShowServiceFailure/notAnAddress(_:_:)``.
  public static func check(
    _ address: String, of service: ShowService
  ) throws(ShowServiceFailure) {
    guard base(address) != nil else { throw .notAnAddress(service, address) }
  }

  /// Returns the shows with a title, the best one first.
  ///
  /// - Parameters:
  ///   - text: what a person typed. An empty text finds nothing.
  ///   - learner: the name of the learner who asks. Each learner of the process has another name.
  ///   - limit: the time that each answer may take.
  public func search(
    _ text: String, at service: ShowService, for learner: String,
    within limit: Duration = usualLimit
  ) async throws(ShowServiceFailure) -> ShowAnswer<[Show]> {
    guard let wanted = text.cleaned(atMost: Self.longestSearch)?.lowercased() else {
      return ShowAnswer(content: [], service: service, at: kept.instant, failure: nil)
    }
    return try await answer(to: "search \(wanted)", from: service, for: learner, within: limit) {
      (source, requests) throws(ShowServiceFailure) in try await source.search(wanted, requests)
    }
  }

  /// Returns a show with all of its episodes.
  ///
  /// - Parameter lifetime: the seconds for which an answer is new, and nobody asks again.
  /// - Throws: ``ShowServiceFailure/notFound(_:)``, also for a name that no service here gives.
  public func show(
    _ id: ServiceID, for learner: String, newFor lifetime: Int = Instant.day,
    within limit: Duration = usualLimit
  ) async throws(ShowServiceFailure) -> ShowAnswer<Show> {
    guard let service = ShowService(of: id), (1...12).contains(id.id.utf8.count),
      id.id.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw .notFound(id) }
    return try await answer(
      to: "show \(id)", from: service, for: learner, newFor: lifetime, within: limit
    ) { (source, requests) throws(ShowServiceFailure) in
      guard let show = try await source.show(id.id, requests) else { throw .notFound(id) }
      return show
    }
  }

  /// Returns what airs on some days. Jikan tells only what airs at present.
  ///
  /// - Parameters:
  ///   - day: the first day.
  ///   - count: the number of days, at most ``mostDays``.
  ///   - country: the two letters of the country whose television counts; another text counts as
  ///     the United States.
  /// - Returns: the days of which the service told. If it failed at one of them, the answer's
  ///   ``ShowAnswer/failure`` has the reason.
  public func airing(
    from day: Day, days count: Int = mostDays, in country: String = "US", at service: ShowService,
    for learner: String, within limit: Duration = usualLimit
  ) async throws(ShowServiceFailure) -> ShowAnswer<[AiringShow]> {
    let country = Self.country(country)
    let hasDays = sources[service]?.hasDays ?? false
    let days = hasDays ? (0..<min(max(count, 1), Self.mostDays)).map(day.advanced) : []
    var answers: [ShowAnswer<[AiringShow]>] = []
    var failure: ShowServiceFailure?
    for day in hasDays ? days.map(Optional.some) : [nil] {
      let question = "airing " + (day.map { "\($0) \(country)" } ?? "now")
      do throws(ShowServiceFailure) {
        answers.append(
          try await answer(to: question, from: service, for: learner, within: limit) {
            (source, requests) throws(ShowServiceFailure) in
            try await source.airing(on: day, in: country, requests)
          })
      } catch {
        guard error != .cancelled else { throw error }
        failure = failure ?? error
      }
    }
    if answers.isEmpty, let failure { throw failure }
    let shows = answers.flatMap(\.content)
    return ShowAnswer(
      content: shows, service: service, at: answers.map(\.at).min() ?? kept.instant,
      failure: failure ?? answers.lazy.compactMap(\.failure).first)
  }

  /// Returns a page of all shows of a service, from 0; `nil` behind the last one. Pages are not
  /// kept: they are for the catalogue, which is a file of its own.
  ///
  /// This is work in the background. It waits until no learner waits, and uses a quarter of the
  /// requests that the service allows.
  public func page(
    _ number: Int, of service: ShowService, within limit: Duration = .seconds(20)
  ) async throws(ShowServiceFailure) -> [Show]? {
    let (source, requests) = try door(to: service, for: .background, within: limit)
    return try await source.page(number, requests)
  }
}
