internal import Quiz
internal import WebRequests

/// A service that gives questions.
protocol QuestionSource: Sendable {
  var base: WebAddress { get }
  /// The longest time that the service may ask to be waited for, beside the time in which it answers.
  var longestWait: Duration { get }

  /// Asks the service.
  ///
  /// - Parameters:
  ///   - wishes: all categories are ones that the service knows.
  ///   - limit: how long the service may take. Waits that it asks for come on top.
  ///   - generator: the generator that draws a category where the service gives one at a time.
  func answer(
    to wishes: QuestionWishes, within limit: Duration,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(ServiceFailure) -> SourceAnswer
}

/// The answer of a service that was reached.
enum SourceAnswer: Sendable {
  /// Questions, and the category that was drawn, if any.
  case questions([FoundQuestion], drawn: QuestionCategory? = nil)
  /// The service has no such questions.
  case nothing
  /// The service does not understand the request.
  case rejected
}
