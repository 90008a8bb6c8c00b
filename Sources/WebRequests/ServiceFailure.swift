/// A reason why a service gave nothing.
package enum ServiceFailure: Error, Hashable, Sendable {
  /// The server gave no answer.
  case web(WebFailure)
  /// The answer has a status other than those of the cases below.
  case status(Int)
  /// The answer has another content type; usually it is a page for people.
  case notJSON
  /// The answer is JSON in a form that the service does not document.
  case notUnderstood
  /// The service wants no requests before this time has passed.
  case rateLimited(Duration)
  /// The service refuses all further requests.
  case refused

  /// The reason in plain words, for use in brackets.
  package var reason: String {
    switch self {
    case .web(let failure): failure.reason
    case .status(let status): "it answers with status \(status)"
    case .notJSON, .notUnderstood: "its answer makes no sense"
    case .rateLimited: "it wants fewer requests"
    case .refused: "it refuses the request"
    }
  }

  /// The outcome of the turn at the host.
  package var outcome: HostRegister.Outcome {
    switch self {
    case .web(.cancelled): .notAsked
    case .rateLimited(let rest): .rateLimited(rest)
    case .refused: .refused
    case .web, .status, .notJSON, .notUnderstood: .failed
    }
  }
}

extension WebClient {
  /// Asks a service for an answer of a media type, as ``get(_:accept:within:atMost:reach:)`` does.
  package func ask(
    _ address: WebAddress, accept: String = "application/json", within limit: Duration,
    atMost maximum: Int? = nil, reach: Reach = .anyHost
  ) async throws(ServiceFailure) -> WebAnswer {
    do throws(WebFailure) {
      return try await get(
        address, accept: accept, within: limit, atMost: maximum, reach: reach)
    } catch {
      throw .web(error)
    }
  }
}
