internal import Quiz
internal import WebRequests

/// A service that gives questions.
protocol QuestionSource: Sendable {
  var base: WebAddress { get }
  /// The longest time that the service may make its users wait, beside the time for its answer.
  var longestWait: Duration { get }

  /// Asks the service.
  ///
  /// - Parameters:
  ///   - wishes: the wanted questions, with only categories that the service knows.
  ///   - limit: the time that the service may take. Waits that it demands are added.
  ///   - generator: the generator that draws a category where the service gives only one at a time.
  func answer(
    to wishes: QuestionWishes, within limit: Duration,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(ServiceFailure) -> SourceAnswer
}

/// The answer of a service that could be reached.
enum SourceAnswer: Sendable {
  /// Questions, and the category that was drawn, if any.
  case questions([FoundQuestion], drawn: QuestionCategory? = nil)
  /// The service has no such questions.
  case nothing
  /// The service does not understand the request.
  case rejected
}
