import LoopbackServer
import Quiz
import TestSupport
import Testing
import WebRequests

@testable import QuizSources

@Suite("Questions from the web")
struct OnlineQuestionsTests {
  let services = Services()

  private func ask(
    _ online: OnlineQuestions, _ service: QuestionService, within limit: Duration = .seconds(20)
  ) async throws -> QuestionSet {
    var generator = SeededGenerator(seed: 1)
    return try await online.questions(
      from: service, for: QuestionWishes(), within: limit, using: &generator)
  }

  /// The addresses of both services at one server.
  private func online(_ address: String) -> OnlineQuestions {
    services.online(trivia: address, openTDB: address)
  }

  @Test("a quiz begins at once where nothing listens", arguments: QuestionService.allCases)
  func refused(service: QuestionService) async throws {
    let time = await duration {
      await #expect(
        throws: QuestionFailure.unavailable(service, host: "127.0.0.1:9", reason: "no connection")
      ) {
        try await ask(online(Services.away), service)
      }
    }
    #expect(time < .seconds(2))
  }

  @Test(
    "a quiz waits no longer than the time limit", arguments: QuestionService.allCases,
    [
      LoopbackServer.Answer.silence, .drip(every: .milliseconds(10), inBody: false),
      .drip(every: .milliseconds(10), inBody: true),
    ])
  func slow(service: QuestionService, answer: LoopbackServer.Answer) async throws {
    let server = try await LoopbackServer { _ in answer }
    let limit = Duration.milliseconds(200)
    let time = try await duration {
      do {
        _ = try await ask(online(server.address), service, within: limit)
        Issue.record("The server gave no questions.")
      } catch let failure as QuestionFailure {
        #expect("\(failure)".contains("(no answer within 0."), "\(failure)")
      }
    }
    #expect(limit...(limit + .milliseconds(800)) ~= time)
  }

  @Test("Open Trivia DB's interval comes on top of the time limit")
  func interval() async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    let online = services.online(openTDB: server.address, interval: .milliseconds(900))
    for _ in 0..<2 {
      let set = try await ask(online, .openTriviaDB, within: .milliseconds(600))
      #expect(set.questions.count == 10)
    }
    #expect(service.codes == [0, 0])
  }

  @Test("a service that failed twice is left alone for ten minutes, even after a restart")
  func pause() async throws {
    let server = try await LoopbackServer { _ in .text(503, "") }
    let host = "127.0.0.1:\(server.port)"
    for _ in 0..<2 {
      await #expect(
        throws: QuestionFailure.unavailable(
          .triviaAPI, host: host, reason: "it answers with status 503")
      ) {
        try await ask(online(server.address), .triviaAPI)
      }
    }
    await #expect(throws: QuestionFailure.leftAlone(.triviaAPI, host: host, .seconds(600))) {
      try await ask(online(server.address), .triviaAPI)
    }
    #expect(server.requests.count == 2)
    services.clock.advance(600)
    await #expect(throws: QuestionFailure.self) {
      try await ask(online(server.address), .triviaAPI)
    }
    #expect(server.requests.count == 3)
  }

  @Test("answers without usable questions count as failures, and those without questions don't")
  func failures() async throws {
    let senseless = try await LoopbackServer { _ in .text(200, "[{}]") }
    let empty = try await LoopbackServer { _ in .text(200, "[]") }
    for _ in 0..<4 {
      for server in [senseless, empty] {
        await #expect(throws: QuestionFailure.self) {
          try await ask(online(server.address), .triviaAPI)
        }
      }
    }
    #expect(senseless.requests.count == 2 && empty.requests.count == 4)
  }

  @Test("a rate limit gives a service a minute's rest, and is not a failure")
  func rateLimit() async throws {
    let server = try await LoopbackServer { _ in .text(429, "") }
    let host = "127.0.0.1:\(server.port)"
    let online = online(server.address)
    for _ in 0..<3 {
      await #expect(
        throws: QuestionFailure.unavailable(
          .triviaAPI, host: host, reason: "it wants fewer requests")
      ) {
        try await ask(online, .triviaAPI)
      }
      await #expect(throws: QuestionFailure.leftAlone(.triviaAPI, host: host, .seconds(60))) {
        try await ask(online, .triviaAPI)
      }
      services.clock.advance(60)
    }
    #expect(server.requests.count == 3)
  }

  @Test("redirects are followed to the questions, but not in a circle")
  func redirects() async throws {
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/v2/")
        ? .redirect(301, to: "/new" + request.target.dropFirst(3)) : Trivia.answer(request)
    }
    #expect(try await ask(online(server.address), .triviaAPI).questions.count == 10)
    let circle = try await LoopbackServer { .redirect(to: $0.target) }
    for service in QuestionService.allCases {
      await #expect(
        throws: QuestionFailure.unavailable(
          service, host: "127.0.0.1:\(circle.port)", reason: "its redirects lead nowhere")
      ) {
        try await ask(online(circle.address), service)
      }
    }
  }

  @Test("a quiz that nobody waits for any more ends at once")
  func cancelled() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let online = online(server.address)
    for service in QuestionService.allCases {
      let task = Task { try await ask(online, service) }
      try await server.waitForRequests(1)
      task.cancel()
      await #expect(throws: QuestionFailure.cancelled) { try await task.value }
    }
    // It doesn't wait for the interval, either.
    let busy = try await LoopbackServer { _ in OpenTrivia.answer(5) }
    let patient = services.online(openTDB: busy.address, interval: .seconds(20))
    let task = Task { try await ask(patient, .openTriviaDB) }
    try await busy.waitForRequests(2)
    let time = await duration {
      task.cancel()
      await #expect(throws: QuestionFailure.cancelled) { try await task.value }
    }
    #expect(time < .seconds(2))
  }

  @Test(
    "a wrong address is named, and the other service is asked all the same",
    arguments: [
      "", "opentdb.com", "ftp://opentdb.com", "https://opentdb.com/?a=b", "https://u:p@opentdb.com",
      "https://opentdb.com/#x", "javascript:alert(1)",
    ])
  func address(text: String) async throws {
    let server = try await LoopbackServer { Trivia.answer($0) }
    let online = services.online(trivia: server.address, openTDB: text)
    await #expect(throws: QuestionFailure.notAnAddress(.openTriviaDB, text)) {
      try await ask(online, .openTriviaDB)
    }
    #expect(try await ask(online, .triviaAPI).questions.count == 10)
  }

  @Test("a base address may have a path, with or without a slash at its end")
  func path() async throws {
    let server = try await LoopbackServer { Trivia.answer($0) }
    for path in ["/a", "/a/"] {
      #expect(try await ask(online(server.address + path), .triviaAPI).questions.count == 10)
    }
    #expect(Set(server.requests.map(\.target)).count == 1)
    #expect(server.requests[0].target.hasPrefix("/a/v2/questions?"))
  }

  @Test("failures and notes are sentences that say how the quiz continues")
  func sentences() {
    let sentences: [(QuestionFailure, String)] = [
      (
        .notAnAddress(.triviaAPI, "x\u{1B}[31my"),
        """
        The Trivia API can't be asked, since 'x y' is not a web address such as \
        https://questions.example.org: questions come from your words instead.
        """
      ),
      (
        .unavailable(.openTriviaDB, host: "opentdb.com", reason: "no connection"),
        """
        Open Trivia DB at opentdb.com can't be reached (no connection): questions \
        come from your words instead.
        """
      ),
      (
        .leftAlone(.openTriviaDB, host: "opentdb.com", .seconds(550)),
        """
        Open Trivia DB at opentdb.com is left alone for another 10 minutes: questions \
        come from your words instead.
        """
      ),
      (
        .unknownCategories(.openTriviaDB, [.foodAndDrink]),
        """
        Open Trivia DB has no questions about 'Food and drink': questions \
        come from your words instead.
        """
      ),
      (
        .noQuestions(.triviaAPI),
        """
        The Trivia API has no questions of this category and difficulty: questions \
        come from your words instead.
        """
      ),
      (
        .rejected(.triviaAPI, host: "a.example"),
        """
        The Trivia API at a.example does not understand the request: questions \
        come from your words instead.
        """
      ),
      (.cancelled, "The web was not waited for: questions come from your words instead."),
    ]
    for (failure, sentence) in sentences { #expect("\(failure)" == sentence) }
    let notes: [(QuestionNote, String)] = [
      (
        .fewer(.triviaAPI, 7, wanted: 10),
        "The Trivia API has only 7 of the 10 questions that you want."
      ),
      (
        .oneCategory(.openTriviaDB, .animeAndManga),
        "Open Trivia DB gives one category at a time: this quiz is about 'Anime and manga'."
      ),
      (
        .unknownCategories(.triviaAPI, [.art, .film, .books]),
        "The Trivia API has no questions about 'Art', 'Film' and 'Books': the others are asked."
      ),
    ]
    for (note, sentence) in notes { #expect("\(note)" == sentence) }
  }
}
