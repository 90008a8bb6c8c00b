internal import Scheduling
public import Shows
internal import WebRequests

/// A service that knows shows. Everything that it returns is bounded and clean.
protocol ShowSource: Sendable {
  /// The limits of the service's interface.
  var limits: [RateLimit] { get }

  /// Returns the shows with a title.
  ///
  /// - Parameter text: a text that is not empty.
  func search(
    _ text: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [Show]

  /// Returns a show with its episodes; `nil` if the service does not have it.
  ///
  /// - Parameter number: the digits of the service's number of the show.
  func show(
    _ number: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> Show?

  /// Returns what airs on a day, or at present.
  ///
  /// - Parameters:
  ///   - day: the day; `nil` where the service tells only what airs at present.
  ///   - country: the two letters of the country whose programme counts.
  func airing(
    on day: Day?, in country: String, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [AiringShow]

  /// Whether the service tells what airs on each day.
  var hasDays: Bool { get }

  /// Returns a page of all shows, from 0; `nil` behind the last one.
  func page(
    _ number: Int, _ requests: ShowRequests
  ) async throws(ShowServiceFailure) -> [Show]?
}

/// A show that airs, with its episode where the service names it.
public struct AiringShow: Hashable, Sendable, Codable {
  /// The show, without its other episodes.
  public let show: Show
  public let episode: Episode?

  public init(show: Show, episode: Episode?) { (self.show, self.episode) = (show, episode) }
}
