public import Shows

/// The answer of a service about shows, from now or from an earlier day.
public struct ShowAnswer<Content: Sendable>: Sendable {
  public let content: Content
  /// The source, whose credit must be shown with the content.
  public let service: ShowService
  /// The time at which the service told it.
  public let at: Instant
  /// The reason why the service could not be asked again; `nil` for what is not older than a day.
  public let failure: ShowServiceFailure?

  /// The sentence that says how old the content is, if it is old:
  /// `TVmaze at api.tvmaze.com can't be reached (no connection): this is from 2026-11-21.`
  public var note: String? { failure.map { "\($0.clause): this is from \(at.utcDay)." } }
}

extension ShowAnswer: Equatable where Content: Equatable {}
