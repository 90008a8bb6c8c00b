public import Faults
public import Shows
internal import WebRequests

/// A reason why a service told nothing about shows. Each message is one sentence.
public enum ShowServiceFailure: Error, Hashable, Sendable {
  /// The setting for the service is not a web address.
  case notAnAddress(ShowService, String)
  /// Nothing can be reached at the host. The reason is in plain words, for use in brackets.
  case offline(ShowService, host: String, reason: String)
  /// No complete answer came within this time.
  case tooSlow(ShowService, host: String, Duration)
  /// The host refuses the request.
  case refused(ShowService, host: String)
  /// The host wants no requests before this time has passed.
  case rateLimited(ShowService, host: String, Duration)
  /// The host failed before, or wanted a rest, and is left alone for this time.
  case leftAlone(ShowService, host: String, Duration)
  /// Other requests took all turns.
  case busy(ShowService, host: String)
  /// The answer has more bytes than this program takes.
  case tooLarge(ShowService, host: String)
  /// The answer makes no sense. The reason is in plain words, for use in brackets.
  case broken(ShowService, host: String, reason: String)
  /// The service does not understand the request.
  case rejected(ShowService, host: String)
  /// No service, or not this one, has the show.
  case notFound(ServiceID)
  /// The service has no pages of all its shows.
  case noCatalogue(ShowService)
  /// The address leads to no picture that may be shown. The reason is in plain words, for use in
  /// brackets.
  case noPicture(reason: String)
  /// The asking task was cancelled.
  case cancelled
}

extension ShowServiceFailure: Fault {
  public var kind: FaultKind {
    switch self {
    case .notAnAddress, .noCatalogue: .invalid
    case .notFound, .noPicture: .notFound
    default: .unavailable
    }
  }

  public var description: String {
    switch kind {
    case .unavailable: "\(clause): your own shows work without it."
    default: "\(clause)."
    }
  }

  /// The event, without the end of the sentence.
  var clause: String {
    switch self {
    case .notAnAddress(let service, let address):
      """
      \(service.name) can't be asked, since '\(address.cleaned(atMost: 100) ?? "")' is not a web \
      address such as \(service.usualAddress)
      """
    case .offline(let service, let host, let reason):
      "\(service.name) at \(host) can't be reached (\(reason))"
    case .tooSlow(let service, let host, let limit):
      "\(service.name) at \(host) gave no answer within \(limit.inWords)"
    case .refused(let service, let host): "\(service.name) at \(host) refuses the request"
    case .rateLimited(let service, let host, let rest):
      "\(service.name) at \(host) wants no requests for another \(rest.inWords)"
    case .leftAlone(let service, let host, let rest):
      "\(service.name) at \(host) is left alone for another \(rest.inWords)"
    case .busy(let service, let host): "\(service.name) at \(host) still has other requests"
    case .tooLarge(let service, let host):
      "\(service.name) at \(host) sent a larger answer than can be taken"
    case .broken(let service, let host, let reason):
      "\(service.name) at \(host) sent a broken answer (\(reason))"
    case .rejected(let service, let host):
      "\(service.name) at \(host) does not understand the request"
    case .notFound(let id): "No service that can be asked has the show \(id)"
    case .noCatalogue(let service): "\(service.name) has no list of all its shows"
    case .noPicture(let reason): "The show's picture can't be shown (\(reason))"
    case .cancelled: "The web was not waited for"
    }
  }
}

extension ShowServiceFailure {
  /// The failure of a turn that did not begin.
  init(_ refusal: HostRegister.Refusal, _ service: ShowService, _ host: String) {
    switch refusal {
    case .leftAlone(let rest): self = .leftAlone(service, host: host, rest)
    case .refused: self = .refused(service, host: host)
    case .busy: self = .busy(service, host: host)
    case .cancelled: self = .cancelled
    }
  }

  /// The failure of a request.
  init(_ failure: ServiceFailure, _ service: ShowService, _ host: String) {
    switch failure {
    case .web(.cancelled): self = .cancelled
    case .web(.tooSlow(let limit)): self = .tooSlow(service, host: host, limit)
    case .web(.tooLarge): self = .tooLarge(service, host: host)
    case .web(let web) where [.brokenOff, .badRedirect, .notPublic].contains(web):
      self = .broken(service, host: host, reason: web.reason)
    case .web(let web): self = .offline(service, host: host, reason: web.reason)
    case .refused: self = .refused(service, host: host)
    case .rateLimited(let rest): self = .rateLimited(service, host: host, rest)
    case .status(401), .status(403): self = .refused(service, host: host)
    case .status, .notJSON, .notUnderstood:
      self = .broken(service, host: host, reason: failure.reason)
    }
  }
}
