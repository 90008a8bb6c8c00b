public import Faults
internal import WebRequests

/// A service on the web that words or definitions come from.
public enum OnlineService: Hashable, Sendable {
  /// The service that words come from.
  case randomWords
  /// The service that definitions and recordings come from.
  case dictionary

  var name: String {
    switch self {
    case .randomWords: "The random-word service"
    case .dictionary: "The dictionary service"
    }
  }

  /// How practice goes on without the service.
  var instead: String {
    switch self {
    case .randomWords: "words come from the offline dictionary"
    case .dictionary: "definitions come from the offline dictionary"
    }
  }
}

/// A reason why a service gave nothing. Each message is one sentence that says how practice goes
/// on.
public enum OnlineFailure: Error, Hashable, Sendable {
  /// The setting for the service is not a web address.
  case notAnAddress(OnlineService, String)
  /// The service gave no answer, or none that makes sense.
  case unavailable(OnlineService, host: String, reason: String)
  /// The service failed before, or asked for a rest, and is left alone for this time.
  case leftAlone(OnlineService, host: String, Duration)
  /// The service has not answered in the time that the first word may wait.
  case late(OnlineService, Duration)
  /// The session has used up the time that it may wait.
  case outOfTime(OnlineService)
  /// The task that asked was cancelled.
  case cancelled
}

extension OnlineFailure: Fault {
  public var kind: FaultKind {
    switch self {
    case .notAnAddress: .invalid
    default: .unavailable
    }
  }

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
    case .late(let service, let limit):
      return """
        \(service.name) has not answered within \(limit.inWords): until it does, \(service.instead).
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
