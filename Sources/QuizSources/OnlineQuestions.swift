public import FoundationEssentials
public import Quiz
internal import WebRequests

/// Questions from services on the web, without long waits.
///
///     let online = OnlineQuestions(cache: "/tmp/vocalvocab")
///     let set = try await online.questions(
///       from: .openTriviaDB, for: QuestionWishes(difficulty: .easy), using: &generator)
///     set.notes  // ["Open Trivia DB has only 8 of the 10 questions that you want."]
///
/// Make one for the process: it lets one learner at a time ask each service, and only as often as
/// the service allows.
public struct OnlineQuestions: Sendable {
  /// The time that a service may take while a person waits. The five seconds that Open Trivia DB
  /// wants between two requests are added.
  public static let usualLimit = Duration.seconds(5)

  private let sources: [QuestionService: any QuestionSource]
  private let addresses: [QuestionService: String]
  private let register: HostRegister

  /// - Parameters:
  ///   - triviaAPI: the base address of The Trivia API. A text that is not an address makes every
  ///     request fail.
  ///   - openTDB: the base address of Open Trivia DB.
  ///   - cache: the folder for the session token and the failures of hosts.
  ///   - clock: returns the present time.
  public init(
    triviaAPI: String = QuestionService.triviaAPI.usualAddress,
    openTDB: String = QuestionService.openTriviaDB.usualAddress, cache: String,
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(
      triviaAPI: triviaAPI, openTDB: openTDB, cache: cache, clock: clock,
      interval: OpenTriviaDB.interval)
  }

  /// Checks the base address of a service.
  ///
  /// - Throws: ``QuestionFailure/notAnAddress(_:_:)``.
  public static func check(_ address: String, of service: QuestionService) throws(QuestionFailure) {
    guard base(address) != nil else { throw .notAnAddress(service, address) }
  }

  /// Returns the base address; `nil` for a text that is not an address, and for one with a query,
  /// to which no path can be appended.
  private static func base(_ text: String) -> WebAddress? {
    WebAddress(text).flatMap { $0.appending("/") == nil ? nil : $0 }
  }

  init(
    triviaAPI: String, openTDB: String, cache: String, clock: @escaping @Sendable () -> Date,
    interval: Duration
  ) {
    let web = WebClient()
    var sources: [QuestionService: any QuestionSource] = [:]
    if let base = Self.base(triviaAPI) { sources[.triviaAPI] = TriviaAPI(base: base, web: web) }
    if let base = Self.base(openTDB) {
      sources[.openTriviaDB] = OpenTriviaDB(
        base: base, web: web, session: SessionToken(cache: cache, service: base, now: clock),
        interval: interval)
    }
    self.sources = sources
    addresses = [.triviaAPI: triviaAPI, .openTriviaDB: openTDB]
    register = HostRegister(cache: cache, now: clock)
  }

  /// Asks a service for questions.
  ///
  /// - Parameters:
  ///   - service: the service to ask; no other service is asked instead.
  ///   - wishes: the wanted questions. Categories that the service does not know are left out.
  ///   - limit: the time that the service may take. A request that runs out of time counts as a
  ///     failure of the service.
  ///   - generator: the generator that mixes the answers, and draws a category where the service
  ///     gives only one at a time.
  /// - Returns: at least one question, and at most the wanted number.
  public func questions(
    from service: QuestionService, for wishes: QuestionWishes, within limit: Duration = usualLimit,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(QuestionFailure) -> QuestionSet {
    guard let source = sources[service] else {
      throw .notAnAddress(service, addresses[service] ?? "")
    }
    let categories = wishes.categories.filter(service.categories.contains)
    let unknown = wishes.categories.filter { !service.categories.contains($0) }
    guard !categories.isEmpty || unknown.isEmpty else { throw .unknownCategories(service, unknown) }
    let known = QuestionWishes(
      count: wishes.count, difficulty: wishes.difficulty, categories: categories)
    let host = source.base.host
    let deadline = ContinuousClock.now + limit + source.longestWait
    var answer = SourceAnswer.nothing
    var questions: [Question] = []
    do throws(VisitFailure) {
      try await register.visit(host, before: deadline) { () throws(ServiceFailure) in
        // The wait for a turn has used up some of the time for the answer.
        let rest = min(limit, ContinuousClock.now.duration(to: deadline))
        answer = try await source.answer(to: known, within: rest, using: &generator)
        if case .questions(let found, _) = answer {
          questions = found.questions(
            prefix: service.rawValue, atMost: wishes.count, using: &generator)
          guard !questions.isEmpty else { throw .notUnderstood }
        }
        return true
      }
    } catch {
      throw QuestionFailure(error, service, host)
    }
    switch answer {
    case .nothing: throw .noQuestions(service)
    case .rejected: throw .rejected(service, host: host)
    case .questions(_, let drawn):
      var notes: [QuestionNote] = []
      if !unknown.isEmpty { notes.append(.unknownCategories(service, unknown)) }
      if let drawn { notes.append(.oneCategory(service, drawn)) }
      if questions.count < wishes.count {
        notes.append(.fewer(service, questions.count, wanted: wishes.count))
      }
      return QuestionSet(questions: questions, notes: notes, service: service)
    }
  }
}

/// The questions of a service for one quiz.
public struct QuestionSet: Hashable, Sendable {
  public let questions: [Question]
  /// Remarks for the person who asked, in their order.
  public let notes: [QuestionNote]
  /// The source, whose credit must be shown with the questions.
  public let service: QuestionService
}

extension QuestionFailure {
  fileprivate init(_ failure: VisitFailure, _ service: QuestionService, _ host: String) {
    switch failure {
    case .unavailable(let reason): self = .unavailable(service, host: host, reason: reason)
    case .leftAlone(let rest): self = .leftAlone(service, host: host, rest)
    case .cancelled: self = .cancelled
    }
  }
}
