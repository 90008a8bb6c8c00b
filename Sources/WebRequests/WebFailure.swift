/// A reason why a web server gave no readable answer.
package enum WebFailure: Error, Hashable, Sendable {
  /// The HTTP client, libcurl, can't be loaded.
  case noClient
  /// No connection: the name of the host is not known, or nothing listens there.
  case unreachable
  /// No connection, or no complete answer, within this time.
  case tooSlow(Duration)
  /// No secure connection: the certificate is not valid, or the server does not use TLS.
  case untrusted
  /// The host is not on the public internet, and the request was for public hosts alone.
  case notPublic
  /// More bytes than the client accepts.
  case tooLarge
  /// Too many redirects, or a redirect to a forbidden address.
  case badRedirect
  /// The connection ended in the middle of the answer, or the answer was not HTTP.
  case brokenOff
  /// The answer has this status, which is none of success.
  case badStatus(Int)
  /// The answer can't be kept, for a reason in plain words.
  case notKept(String)
  /// The task that asked was cancelled.
  case cancelled

  /// The reason in plain words, for use in brackets.
  package var reason: String {
    switch self {
    case .noClient: "libcurl is not installed"
    case .unreachable: "no connection"
    case .tooSlow(let limit): "no answer within \(limit.inWords)"
    case .untrusted: "no secure connection, its certificate can't be trusted"
    case .notPublic: "it is not on the public internet"
    case .tooLarge: "its answer is too large"
    case .badRedirect: "its redirects lead nowhere"
    case .brokenOff: "its answer broke off"
    case .badStatus(let status): "it answers with status \(status)"
    case .notKept(let reason): "its answer can't be kept, \(reason)"
    case .cancelled: "it was not waited for"
    }
  }
}

extension Duration {
  /// The time in words: `2 seconds`, `1.5 seconds`, `10 minutes`.
  package var inWords: String {
    let tenths = max(0, Int((self / .milliseconds(100)).rounded()))
    if tenths >= 1_200 {
      let minutes = Int((self / .seconds(60)).rounded(.up))
      return "\(minutes) minutes"
    }
    if tenths == 10 { return "1 second" }
    return tenths % 10 == 0 ? "\(tenths / 10) seconds" : "\(tenths / 10).\(tenths % 10) seconds"
  }
}
