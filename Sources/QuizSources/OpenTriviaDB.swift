internal import FoundationEssentials
internal import Quiz
internal import WebRequests

/// Open Trivia DB, https://opentdb.com, or another server with the same interface.
///
/// The service answers one request for questions in five seconds, about one category or about all.
/// So a quiz makes one request. Where a person chose several categories, one of them is drawn. A
/// session token keeps the service from repeating a question.
actor OpenTriviaDB: QuestionSource {
  /// The time between two requests for questions (https://opentdb.com/api_config.php).
  static let interval = Duration.seconds(5)
  /// The most requests for the questions of one quiz.
  static let maximumRequests = 3

  nonisolated let base: WebAddress
  nonisolated let longestWait: Duration
  private let web: WebClient
  private let interval: Duration
  private var session: SessionToken
  /// The earliest time of the next request for questions.
  private var nextRequest = ContinuousClock.now

  /// - Parameters:
  ///   - session: the token of earlier requests.
  ///   - interval: the time between two requests.
  init(
    base: WebAddress, web: WebClient, session: SessionToken, interval: Duration = interval
  ) {
    (self.base, self.web, self.session, self.interval) = (base, web, session, interval)
    longestWait = interval * Self.maximumRequests
  }

  func answer(
    to wishes: QuestionWishes, within limit: Duration,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(ServiceFailure) -> SourceAnswer {
    let numbers = Set(wishes.categories.flatMap { Self.numbers[$0] ?? [] }).sorted()
    let number = numbers.randomElement(using: &generator)
    var query = Query(count: wishes.count, difficulty: wishes.difficulty, category: number)
    var deadline = ContinuousClock.now + limit
    var token = try await token(before: deadline)
    var earlier: Int?
    for _ in 0..<Self.maximumRequests {
      deadline += try await waitForNextRequest()
      let answer = try await ask(query, token, before: deadline)
      switch answer.code {
      case 0:
        if let token { session.keep(token) }
        guard let questions = answer.questions else { throw .notUnderstood }
        let drawn = numbers.count > 1 ? number.flatMap(Self.category) : nil
        return .questions(questions, drawn: drawn)
      case 1,
        4 where earlier == 4:
        // The service sends nothing where it has fewer questions than wanted.
        guard let smaller = try await smaller(query, before: deadline) else { return .nothing }
        query = smaller
      case 2: return .rejected
      case 3 where earlier != 3:
        session.forget()
        token = try await newToken(before: deadline)
      case 4: token = try await reset(token, before: deadline)
      case 5 where earlier != 5: break
      case 5: throw .rateLimited(interval)
      default: throw .notUnderstood
      }
      earlier = answer.code
    }
    if earlier == 5 { throw .rateLimited(interval) }
    return .nothing
  }

  /// Waits until the service may be asked again.
  ///
  /// - Returns: the length of the wait.
  private func waitForNextRequest() async throws(ServiceFailure) -> Duration {
    let start = ContinuousClock.now
    guard start < nextRequest else { return .zero }
    do { try await Task.sleep(until: nextRequest, clock: .continuous) } catch {
      throw .web(.cancelled)
    }
    return start.duration(to: .now)
  }

  private func ask(
    _ query: Query, _ token: String?, before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> Answer {
    defer { nextRequest = .now + interval }
    guard let address = base.appending("/api.php?" + query.text(token: token)) else {
      throw .notUnderstood
    }
    let answer = try await web.ask(address, within: ContinuousClock.now.duration(to: deadline))
    if answer.status == 429 { return Answer(code: 5) }
    return try answer.decoded()
  }
}

// The parts of a session: tokens, and the number of questions in a category.
extension OpenTriviaDB {
  /// Returns the token of earlier requests, or a new one.
  private func token(
    before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> String? {
    if let token = session.fresh { return token }
    return try await newToken(before: deadline)
  }

  /// - Returns: `nil` where the service gives no token. It gives questions without a token, too.
  private func newToken(
    before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> String? {
    try await askForToken("request", before: deadline)
  }

  /// Has the service forget which questions it has sent.
  ///
  /// - Returns: the token, or a new one.
  private func reset(
    _ token: String?, before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> String? {
    guard let token else { return nil }
    if let token = try await askForToken("reset&token=\(token)", before: deadline) { return token }
    return try await newToken(before: deadline)
  }

  private func askForToken(
    _ command: String, before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> String? {
    struct Reply: Decodable {
      @Lenient var token: String?
    }
    let reply: Reply? = try await extra("/api_token.php?command=\(command)", before: deadline)
    guard let token = reply?.token, token.isName else { return nil }
    session.keep(token)
    return token
  }

  /// Returns a query for the questions that the service does have, true-or-false statements
  /// included.
  private func smaller(
    _ query: Query, before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> Query? {
    struct Reply: Decodable {
      @Lenient var categoryQuestionCount: Counts?
    }
    var smaller = query
    smaller.hasStatements = true
    // After the second time no smaller query remains.
    guard !query.hasStatements, let category = query.category else { return nil }
    let reply: Reply? = try await extra("/api_count.php?category=\(category)", before: deadline)
    let count = reply?.categoryQuestionCount?[query.difficulty]
    smaller.count = min(query.count, count ?? query.count / 2)
    return smaller.count > 0 ? smaller : nil
  }

  /// Asks for something that questions can do without.
  ///
  /// - Returns: `nil` where the service answers with something else.
  /// - Throws: a failure where the service can't be reached.
  private func extra<Reply: Decodable>(
    _ path: String, before deadline: ContinuousClock.Instant
  ) async throws(ServiceFailure) -> Reply? {
    guard let address = base.appending(path) else { return nil }
    let answer = try await web.ask(address, within: ContinuousClock.now.duration(to: deadline))
    // A senseless answer counts as none.
    return try? answer.decoded() as Reply
  }
}
