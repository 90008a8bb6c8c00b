/// A service on the web that words or definitions come from.
public enum OnlineService: Hashable, Sendable {
  case randomWords, dictionary

  var name: String {
    switch self {
    case .randomWords: "The random-word service"
    case .dictionary: "The dictionary service"
    }
  }

  /// What goes on without it.
  var instead: String {
    switch self {
    case .randomWords: "words come from the offline dictionary"
    case .dictionary: "definitions come from the offline dictionary"
    }
  }
}

/// Why a service was no help; each message is one sentence that says how practice goes on.
public enum OnlineFailure: Error, Hashable, Sendable {
  /// The setting is not an address of the web.
  case notAnAddress(OnlineService, String)
  /// It gave no answer, or none that makes sense.
  case unavailable(OnlineService, host: String, reason: String)
  /// It failed before, or asked for it, and is left in peace for so long.
  case leftAlone(OnlineService, host: String, Duration)
  /// Someone waited, and the session has waited enough.
  case outOfTime(OnlineService)
  /// The task that asked was cancelled.
  case cancelled
}

extension OnlineFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAnAddress(let service, let address):
      let shown = address.cleaned(atMost: 100) ?? ""
      return """
        \(service.name) can't be asked, since '\(shown)' is not a web address such as \
        https://words.example.org: \(service.instead).
        """
    case .unavailable(let service, let host, let reason):
      return "\(service.name) at \(host) can't be reached (\(reason)): \(service.instead)."
    case .leftAlone(let service, let host, let rest):
      return """
        \(service.name) at \(host) is left alone for another \(rest.inWords): \(service.instead).
        """
    case .outOfTime(let service):
      return """
        \(service.name) is not waited for any longer in this session: \(service.instead).
        """
    case .cancelled:
      return "The web was not waited for: words and definitions come from the offline dictionary."
    }
  }
}
