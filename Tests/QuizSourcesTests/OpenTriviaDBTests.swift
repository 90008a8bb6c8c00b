import Foundation
import LoopbackServer
import Quiz
import Synchronization
import TestSupport
import Testing

@testable import QuizSources

@Suite("Open Trivia DB")
struct OpenTriviaDBTests {
  let services = Services()

  @Test("a quiz gets questions whose texts came as base64, with a token of the session")
  func questions() async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    let set = try await services.openTDB(server.address)
    #expect(set.texts == (0..<10).map { "Question \($0)?" } && set.notes == [])
    let first = try #require(set.questions.first)
    #expect(first.category == "General Knowledge" && first.difficulty == .easy)
    #expect(first.answers[first.right] == "Right 0" && first.answers.count == 4)
    #expect(first.id.wholeMatch(of: /open-trivia-db:[0-9a-f]{16}/) != nil)
    #expect(
      server.requests.map(\.target) == [
        "/api_token.php?command=request",
        "/api.php?amount=10&type=multiple&encode=base64&token=token1",
      ])
  }

  @Test("no question comes again in the six hours of a token, even when the program starts again")
  func token() async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    var texts: [String] = []
    for _ in 0..<3 {
      texts += try await services.openTDB(server.address).texts
      services.clock.advance(3 * 3_600)
    }
    #expect(Set(texts).count == 30)
    #expect(server.requests.count { $0.target.hasPrefix("/api_token") } == 1)
  }

  @Test("a token that was not used for six hours is replaced")
  func oldToken() async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    _ = try await services.openTDB(server.address)
    services.clock.advance(6 * 3_600)
    service.forgetTokens()
    _ = try await services.openTDB(server.address)
    #expect(service.codes == [0, 0])
    #expect(server.requests.last?.target.hasSuffix("token=token2") == true)
  }

  @Test("a token of another service is not used")
  func otherService() async throws {
    let service = OpenTrivia(count: 30)
    let (one, other) = (
      try await LoopbackServer { service.answer($0) },
      try await LoopbackServer { service.answer($0) }
    )
    _ = try await services.openTDB(one.address)
    _ = try await services.openTDB(other.address)
    #expect(other.requests.first?.target == "/api_token.php?command=request")
  }

  @Test(
    "a kept token that can't be read is replaced",
    arguments: [
      "", "{", "[]", #"{"format":"vocalvocab.session-token","version":1}"#,
      #"""
      {"format":"vocalvocab.session-token","version":2,\#
      "service":"SERVICE","token":"a","used":"2027-01-15T08:00:00Z"}
      """#,
      #"""
      {"format":"vocalvocab.session-token","version":1,\#
      "service":"SERVICE","token":"a&command=x","used":"2027-01-15T08:00:00Z"}
      """#,
      #"""
      {"format":"vocalvocab.session-token","version":1,\#
      "service":"SERVICE","token":"a","used":"2027-01-15T09:00:00Z"}
      """#,
    ])
  func damaged(text: String) async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    let document = text.replacing("SERVICE", with: server.address)
    try services.folder.write(document, to: "open-trivia-db.json")
    _ = try await services.openTDB(server.address)
    #expect(server.requests.first?.target == "/api_token.php?command=request")
    #expect(try services.folder.read("open-trivia-db.json").contains("token1"))
  }

  @Test("a kept token is used when the program starts again")
  func kept() async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    let document =
      #"""
      {"format":"vocalvocab.session-token","version":1,\#
      "service":"SERVICE","token":"a","used":"2027-01-15T08:00:00Z"}
      """#
    try services.folder.write(
      document.replacing("SERVICE", with: server.address), to: "open-trivia-db.json")
    _ = try await services.openTDB(server.address)
    #expect(server.requests.first?.target.hasSuffix("token=a") == true)
  }

  @Test("code 3: a token that the service forgot is replaced without a note")
  func unknownToken() async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { service.answer($0) }
    _ = try await services.openTDB(server.address)
    service.forgetTokens()
    let set = try await services.openTDB(server.address)
    #expect(set.questions.count == 10 && set.notes == [])
    #expect(service.codes == [0, 3, 0])
    #expect(try services.folder.read("open-trivia-db.json").contains("token2"))
  }

  @Test("code 3: a token that the service forgot is not sent again, even without a new one")
  func forgottenToken() async throws {
    let service = OpenTrivia(count: 40)
    let isAway = Mutex(false)
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/api_token") && isAway.withLock { $0 }
        ? .text(500, "") : service.answer(request)
    }
    let online = services.online(openTDB: server.address)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3 {
      let set = try await online.questions(
        from: .openTriviaDB, for: QuestionWishes(), within: .seconds(20), using: &generator)
      #expect(set.questions.count == 10)
      service.forgetTokens()
      isAway.withLock { $0 = true }
    }
    #expect(service.codes == [0, 3, 0, 0])
  }

  @Test("code 4: when all questions were asked, they come again without a note")
  func usedUp() async throws {
    let service = OpenTrivia(count: 25)
    let server = try await LoopbackServer { service.answer($0) }
    for _ in 0..<2 { _ = try await services.openTDB(server.address) }
    let set = try await services.openTDB(server.address)
    #expect(set.questions.count == 10 && set.notes == [])
    #expect(service.codes == [0, 0, 4, 0])
    #expect(server.requests.contains { $0.target == "/api_token.php?command=reset&token=token1" })
  }

  @Test("code 1: if the service has fewer questions, all of them come, with a note")
  func fewer() async throws {
    let entries = (0..<20).map {
      OpenTrivia.Entry(number: $0, category: 18, difficulty: $0 < 8 ? "hard" : "easy")
    }
    let service = OpenTrivia(entries)
    let server = try await LoopbackServer { service.answer($0) }
    let set = try await services.openTDB(
      server.address, QuestionWishes(difficulty: .hard, categories: [.computers]))
    #expect(set.questions.count == 8 && set.questions.allSatisfy { $0.difficulty == .hard })
    #expect(set.questions.first?.category == "Computers")
    #expect(set.notes == [.fewer(.openTriviaDB, 8, wanted: 10)])
    #expect(service.codes == [1, 0])
  }

  @Test("code 1: true-or-false statements fill up a small category")
  func statements() async throws {
    let entries = (0..<12).map {
      OpenTrivia.Entry(number: $0, category: 18, isStatement: $0 >= 8)
    }
    let service = OpenTrivia(entries)
    let server = try await LoopbackServer { service.answer($0) }
    let set = try await services.openTDB(server.address, QuestionWishes(categories: [.computers]))
    #expect(set.questions.count == 10 && set.notes == [])
    #expect(set.questions.count { Set($0.answers) == ["True", "False"] } == 2)
  }

  @Test("code 1: a category without questions is a failure with a sentence")
  func none() async throws {
    let service = OpenTrivia(count: 10)
    let server = try await LoopbackServer { service.answer($0) }
    await #expect(throws: QuestionFailure.noQuestions(.openTriviaDB)) {
      try await services.openTDB(server.address, QuestionWishes(categories: [.vehicles]))
    }
    await #expect(throws: QuestionFailure.noQuestions(.openTriviaDB)) {
      try await services.openTDB(server.address, QuestionWishes(count: 50))
    }
  }

  @Test("code 1: half as many questions come if the service does not count them")
  func noCount() async throws {
    let service = OpenTrivia((0..<6).map { OpenTrivia.Entry(number: $0, category: 18) })
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/api_count")
        ? .text(200, #"{"category_question_count": "many"}"#) : service.answer(request)
    }
    let set = try await services.openTDB(server.address, QuestionWishes(categories: [.computers]))
    #expect(set.questions.count == 5 && set.notes == [.fewer(.openTriviaDB, 5, wanted: 10)])
  }

  @Test("code 2: a request that the service does not understand is a failure with a sentence")
  func rejected() async throws {
    let server = try await LoopbackServer { _ in OpenTrivia.answer(2) }
    let host = "127.0.0.1:\(server.port)"
    await #expect(throws: QuestionFailure.rejected(.openTriviaDB, host: host)) {
      try await services.openTDB(server.address)
    }
  }

  @Test("code 5: the service is asked once more after its interval", arguments: [200, 429])
  func tooSoon(status: Int) async throws {
    let service = OpenTrivia(count: 10)
    let count = Mutex(0)
    let server = try await LoopbackServer { request in
      guard request.target.hasPrefix("/api.php"),
        count.withLock({
          $0 += 1
          return $0
        }) == 1
      else { return service.answer(request) }
      return .text(status, #"{"response_code":5,"results":[]}"#)
    }
    let interval = Duration.milliseconds(200)
    let time = try await duration {
      let set = try await services.openTDB(server.address, interval: interval)
      #expect(set.questions.count == 10 && set.notes == [])
    }
    #expect(time >= interval)
    #expect(server.requests.count == 3)
  }

  @Test("code 5: a service that asks for a rest twice is left alone for its interval")
  func twiceTooSoon() async throws {
    let server = try await LoopbackServer { _ in OpenTrivia.answer(5) }
    let host = "127.0.0.1:\(server.port)"
    let online = services.online(openTDB: server.address, interval: .milliseconds(250))
    var generator = SeededGenerator(seed: 1)
    await #expect(
      throws: QuestionFailure.unavailable(
        .openTriviaDB, host: host, reason: "it wants fewer requests")
    ) {
      try await online.questions(from: .openTriviaDB, for: QuestionWishes(), using: &generator)
    }
    #expect(server.requests.count { $0.target.hasPrefix("/api.php") } == 2)
    await #expect(throws: QuestionFailure.leftAlone(.openTriviaDB, host: host, .milliseconds(250)))
    {
      try await online.questions(from: .openTriviaDB, for: QuestionWishes(), using: &generator)
    }
    services.clock.advance(0.25)
    await #expect(throws: QuestionFailure.self) {
      try await online.questions(from: .openTriviaDB, for: QuestionWishes(), using: &generator)
    }
    #expect(server.requests.count { $0.target.hasPrefix("/api.php") } == 4)
  }

  @Test("simultaneous quizzes ask one after the other, and never too soon")
  func pace() async throws {
    let interval = Duration.milliseconds(150)
    let service = OpenTrivia(count: 40, interval: interval)
    let server = try await LoopbackServer { service.answer($0) }
    let online = services.online(openTDB: server.address, interval: interval)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for seed in 0..<3 {
        group.addTask {
          var generator = SeededGenerator(seed: UInt64(seed))
          return try await online.questions(
            from: .openTriviaDB, for: QuestionWishes(), within: .seconds(20), using: &generator
          ).questions.count
        }
      }
      for try await count in group { #expect(count == 10) }
    }
    #expect(service.codes == [0, 0, 0])
  }

  @Test("the real interval is at least the five seconds that the service asks for")
  func interval() { #expect(OpenTriviaDB.interval >= .seconds(5)) }

  @Test(
    "an unknown code is a failure",
    arguments: [
      #"{"response_code":6,"results":[]}"#, #"{"response_code":-1}"#, #"{"results":[]}"#,
      #"{"response_code":"0","results":[]}"#, #"{"response_code":0}"#,
      #"{"response_code":0,"results":{}}"#, #"{"response_code":0,"results":[]}"#,
      #"{"response_code":0,"results":[{}]}"#, "[]", "", "null", #"{"response_code":0,"#,
    ])
  func nonsense(text: String) async throws {
    let server = try await LoopbackServer { _ in .text(200, text) }
    let host = "127.0.0.1:\(server.port)"
    await #expect(
      throws: QuestionFailure.unavailable(
        .openTriviaDB, host: host, reason: "its answer makes no sense")
    ) {
      try await services.openTDB(server.address)
    }
  }

  @Test("code 3 again and again is a failure, not a loop")
  func unknownForever() async throws {
    let service = OpenTrivia(count: 10)
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/api.php") ? OpenTrivia.answer(3) : service.answer(request)
    }
    await #expect(throws: QuestionFailure.self) { try await services.openTDB(server.address) }
    #expect(server.requests.count { $0.target.hasPrefix("/api.php") } == 2)
  }

  @Test("code 4 again after a reset counts as too few questions", arguments: [[Int](), [9]])
  func usedUpForever(categories: [Int]) async throws {
    let service = OpenTrivia(count: 10)
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/api.php") ? OpenTrivia.answer(4) : service.answer(request)
    }
    await #expect(throws: QuestionFailure.noQuestions(.openTriviaDB)) {
      try await services.openTDB(
        server.address, QuestionWishes(categories: categories.isEmpty ? [] : [.generalKnowledge]))
    }
    #expect(server.requests.count { $0.target.hasPrefix("/api.php") } <= 3)
  }

  @Test(
    "questions come without a token if the service gives none",
    arguments: [
      LoopbackServer.Answer.text(500, "<html></html>", type: "text/html"), .text(200, "{}"),
      .text(200, #"{"response_code":0,"token":""}"#), .text(200, #"{"response_code":5}"#),
      .text(200, #"{"response_code":0,"token":"a b&amount=1"}"#), .text(429, ""),
      .text(200, "{\"token\":\"\(String(repeating: "a", count: 500))\"}"),
    ])
  func noToken(answer: LoopbackServer.Answer) async throws {
    let service = OpenTrivia(count: 30)
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/api_token") ? answer : service.answer(request)
    }
    #expect(try await services.openTDB(server.address).questions.count == 10)
    #expect(
      server.requests.last?.target == "/api.php?amount=10&type=multiple&encode=base64")
  }

  @Test("questions that can't be decoded or asked are left out, and the others stay")
  func unusable() async throws {
    func changed(_ number: Int, _ field: String, _ value: Any?) -> [String: Any] {
      var question = OpenTrivia.question(OpenTrivia.Entry(number: number))
      question[field] = value
      return question
    }
    let list = [
      changed(0, "type", nil), changed(1, "question", "not base64!"), changed(2, "question", nil),
      changed(3, "question", Data([0xFF, 0xFE]).base64EncodedString()),
      changed(4, "correct_answer", base64("")),
      changed(5, "incorrect_answers", [base64("A"), "?"]),
      changed(6, "incorrect_answers", [base64("A"), base64("A")]),
      changed(7, "incorrect_answers", [base64("A"), base64("Right 7")]),
      changed(8, "incorrect_answers", [String]()), changed(9, "correct_answer", 5),
      changed(10, "category", "?"), changed(11, "difficulty", base64("extreme")),
      changed(12, "question", base64(String(repeating: "long ", count: 101))),
    ]
    let text = json(["response_code": 0, "results": list])
    let server = try await LoopbackServer { _ in .text(200, text) }
    let set = try await services.openTDB(server.address)
    // Of two equal answers, one is kept.
    #expect(set.texts == [0, 6, 7, 10, 11].map { "Question \($0)?" })
    let general = "General Knowledge"
    #expect(set.questions.map(\.category) == [general, general, general, nil, general])
    #expect(set.questions.map(\.difficulty) == [.easy, .easy, .easy, .easy, nil])
  }

  @Test("texts are cleaned after they were decoded, and entities stay as they are")
  func clean() async throws {
    var question = OpenTrivia.question(OpenTrivia.Entry(number: 1))
    question["question"] = base64("\u{1B}[2J\"Caf\u{E9}\"\n<b>&quot;\u{202E}?")
    question["correct_answer"] = base64("<i>1</i>\u{0}")
    question["category"] = base64("Entertainment: \u{1B}[31mFilm")
    let text = json(["response_code": 0, "results": [question]])
    let server = try await LoopbackServer { _ in .text(200, text) }
    let found = try #require(try await services.openTDB(server.address).questions.first)
    #expect(found.text == "\"Café\" <b>&quot;?" && found.category == "Film")
    #expect(found.answers[found.right] == "<i>1</i>")
  }

  @Test("a question has the same name in every run, and another question has another")
  func names() async throws {
    let service = OpenTrivia(count: 50)
    let server = try await LoopbackServer { service.answer($0) }
    let set = try await services.openTDB(server.address, QuestionWishes(count: 50))
    #expect(Set(set.questions.map(\.id)).count == 50)
    #expect(set.questions[0].id == "open-trivia-db:d71a2f917d2e1680")
  }

  @Test("one of several categories is drawn for a quiz, and a note names it")
  func categories() async throws {
    var drawn: Set<String> = []
    let service = OpenTrivia((0..<400).map { OpenTrivia.Entry(number: $0, category: 20 + $0 / 80) })
    let server = try await LoopbackServer { service.answer($0) }
    for seed in 0..<12 {
      let set = try await services.openTDB(
        server.address, QuestionWishes(count: 5, categories: [.history, .geography, .mythology]),
        seed: UInt64(seed), interval: .zero)
      let number = fields(try #require(server.requests.last?.target))["category"] ?? ""
      drawn.insert(number)
      let title = ["20": QuestionCategory.mythology, "22": .geography, "23": .history][number]
      #expect(set.notes == [.oneCategory(.openTriviaDB, try #require(title))])
    }
    #expect(drawn == ["20", "22", "23"])
  }

  @Test("categories that the service does not know are named, and the others are asked")
  func unknownCategories() async throws {
    let service = OpenTrivia((0..<10).map { OpenTrivia.Entry(number: $0, category: 23) })
    let server = try await LoopbackServer { service.answer($0) }
    let set = try await services.openTDB(
      server.address, QuestionWishes(categories: [.foodAndDrink, .history]))
    #expect(set.notes == [.unknownCategories(.openTriviaDB, [.foodAndDrink])])
    await #expect(
      throws: QuestionFailure.unknownCategories(.openTriviaDB, [.foodAndDrink])
    ) {
      try await services.openTDB(server.address, QuestionWishes(categories: [.foodAndDrink]))
    }
    #expect(server.requests.count == 2)
  }
}
