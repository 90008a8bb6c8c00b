/// Why a service gave no words or definitions.
enum ServiceFailure: Error, Hashable, Sendable {
  case web(WebFailure)
  /// A status that means neither an answer nor anything below.
  case status(Int)
  /// Another content type: a page for people, most often.
  case notJSON
  /// JSON, but not what the service is known to answer.
  case notUnderstood
  /// It wants no more requests before this time has passed.
  case rateLimited(Duration)
  /// It refuses us for good.
  case refused

  /// In plain words, to stand in brackets.
  var reason: String {
    switch self {
    case .web(let failure): failure.reason
    case .status(let status): "it answers with status \(status)"
    case .notJSON, .notUnderstood: "its answer makes no sense"
    case .rateLimited: "it wants fewer questions"
    case .refused: "it refuses the question"
    }
  }

  var outcome: HostRegister.Outcome {
    switch self {
    case .web(.cancelled): .open
    case .rateLimited(let rest): .rateLimited(rest)
    case .refused: .refused
    case .web, .status, .notJSON, .notUnderstood: .failed
    }
  }
}

extension WebClient {
  /// Asks a service for JSON.
  func ask(
    _ address: WebAddress, within limit: Duration
  ) async throws(ServiceFailure) -> WebAnswer {
    do throws(WebFailure) {
      return try await get(address, accept: "application/json", within: limit)
    } catch {
      throw .web(error)
    }
  }
}
