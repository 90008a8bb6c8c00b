public import Faults
internal import WebRequests

/// A reason why a service gave no questions. Each message is one sentence and says how the quiz
/// continues.
public enum QuestionFailure: Error, Hashable, Sendable {
  /// The setting for the service is not a web address.
  case notAnAddress(QuestionService, String)
  /// The service gave no answer, or a senseless one.
  case unavailable(QuestionService, host: String, reason: String)
  /// The service failed before, or asked for a rest, and is left alone for this time.
  case leftAlone(QuestionService, host: String, Duration)
  /// The service knows none of the subjects.
  case unknownCategories(QuestionService, [QuestionCategory])
  /// The service has no questions of the subject and the difficulty.
  case noQuestions(QuestionService)
  /// The service does not understand the request.
  case rejected(QuestionService, host: String)
  /// The asking task was cancelled.
  case cancelled
}

extension QuestionFailure: Fault {
  public var kind: FaultKind {
    switch self {
    case .notAnAddress: .invalid
    default: .unavailable
    }
  }

  public var description: String {
    let instead = "questions come from your words instead"
    switch self {
    case .notAnAddress(let service, let address):
      let shown = address.cleaned(atMost: 100) ?? ""
      return """
        \(service.name) can't be asked, since '\(shown)' is not a web address such as \
        https://questions.example.org: \(instead).
        """
    case .unavailable(let service, let host, let reason):
      return "\(service.name) at \(host) can't be reached (\(reason)): \(instead)."
    case .leftAlone(let service, let host, let rest):
      return "\(service.name) at \(host) is left alone for another \(rest.inWords): \(instead)."
    case .unknownCategories(let service, let categories):
      return "\(service.name) has no questions about \(categories.inWords): \(instead)."
    case .noQuestions(let service):
      return "\(service.name) has no questions of this category and difficulty: \(instead)."
    case .rejected(let service, let host):
      return "\(service.name) at \(host) does not understand the request: \(instead)."
    case .cancelled:
      return "The web was not waited for: \(instead)."
    }
  }
}
