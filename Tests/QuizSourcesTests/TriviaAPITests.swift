import LoopbackServer
import Quiz
import TestSupport
import Testing

@testable import QuizSources

@Suite("The Trivia API")
struct TriviaAPITests {
  let services = Services()

  @Test("a quiz gets as many questions as it wants, with their subject, difficulty and name")
  func questions() async throws {
    let server = try await LoopbackServer { Trivia.answer($0) }
    let set = try await services.trivia(server.address, QuestionWishes(count: 12))
    #expect(set.texts == (0..<12).map { "Question \($0)?" })
    #expect(set.notes == [] && set.service == .triviaAPI)
    let first = try #require(set.questions.first)
    #expect(first.id == "trivia-api:62370" && first.category == "Geography")
    #expect(first.difficulty == .hard && first.kind == nil && first.word == nil)
    #expect(first.answers[first.right] == "Right 0")
    #expect(Set(first.answers) == ["Right 0", "Wrong A0", "Wrong B0", "Wrong C0"])
  }

  @Test(
    "a request has what the quiz wants, and nothing else",
    arguments: [
      (QuestionWishes(), "limit=10&types=text_choice"),
      (
        QuestionWishes(count: 50, difficulty: .easy), "limit=50&types=text_choice&difficulties=easy"
      ),
      (
        QuestionWishes(count: 5, difficulty: .hard, categories: [.filmAndTV, .history]),
        "limit=5&types=text_choice&categories=film_and_tv,history&difficulties=hard"
      ),
    ])
  func request(wishes: QuestionWishes, query: String) async throws {
    let server = try await LoopbackServer { Trivia.answer($0) }
    _ = try await services.trivia(server.address, wishes)
    #expect(server.requests.map(\.target) == ["/v2/questions?" + query])
    #expect(server.requests.first?.headers["accept"] == "application/json")
  }

  @Test("the right answer may be anywhere, and a seed gives the same order again")
  func order() async throws {
    let server = try await LoopbackServer { Trivia.answer($0) }
    let wishes = QuestionWishes(count: 50)
    let set = try await services.trivia(server.address, wishes)
    #expect(Set(set.questions.map(\.right)) == [0, 1, 2, 3])
    #expect(try await services.trivia(server.address, wishes) == set)
    #expect(try await services.trivia(server.address, wishes, seed: 2) != set)
  }

  @Test("questions that can't be asked are left out, and the others stay")
  func unusable() async throws {
    func changed(_ number: Int, _ field: String, _ value: Any?) -> [String: Any] {
      var question = Trivia.question(number)
      question[field] = value
      return question
    }
    var questions = (1...9).map { Trivia.question($0) }
    questions[1] = changed(2, "question", nil)
    questions[2] = changed(3, "question", "What?")
    questions[3] = changed(4, "correctAnswer", nil)
    questions[4] = changed(5, "incorrectAnswers", ["Wrong", 7])
    questions[5] = changed(6, "incorrectAnswers", ["Wrong", "Wrong", "Other"])
    questions[6] = changed(7, "incorrectAnswers", ["Other", " Right\u{200B} 7"])
    questions[7] = changed(8, "type", "image_choice")
    questions += [
      changed(10, "incorrectAnswers", [String]()), changed(11, "incorrectAnswers", "Wrong"),
      changed(12, "incorrectAnswers", (0..<9).map { "Wrong \($0)" }),
      changed(13, "correctAnswer", "\u{1B}[31m "), changed(14, "question", ["text": " "]),
      changed(15, "question", ["text": String(repeating: "long ", count: 200)]),
      changed(16, "correctAnswer", String(repeating: "x", count: 201)), Trivia.question(1),
    ]
    let list = "[" + questions.map(json).joined(separator: ",") + ",7,null,\"x\",[],{}]"
    let server = try await LoopbackServer { _ in .text(200, list) }
    let set = try await services.trivia(server.address)
    // Of two equal answers, one is kept.
    #expect(set.texts == ["Question 1?", "Question 6?", "Question 7?", "Question 9?"])
    #expect(set.notes == [.fewer(.triviaAPI, 4, wanted: 10)])
  }

  @Test("missing or strange fields don't cost a question its other fields")
  func lenient() async throws {
    var question = Trivia.question(1)
    question["id"] = "../../etc\u{1B}[31m"
    question["category"] = "brand_new_subject"
    question["difficulty"] = "nightmare"
    question["tags"] = 7
    question["type"] = nil
    var other = Trivia.question(2)
    (other["id"], other["category"]) = (nil, 5)
    let list = [question, other]
    let text = json(list)
    let server = try await LoopbackServer { _ in .text(200, text) }
    let set = try await services.trivia(server.address)
    #expect(set.texts == ["Question 1?", "Question 2?"])
    #expect(set.questions.map(\.category) == ["brand new subject", nil])
    #expect(set.questions[0].difficulty == nil)
    for question in set.questions {
      #expect(question.id.wholeMatch(of: /trivia-api:[0-9a-f]{16}/) != nil, "\(question.id)")
    }
    #expect(
      try await services.trivia(server.address).questions.map(\.id) == set.questions.map(\.id))
  }

  @Test("texts lose the signs that could change a terminal, and show markup as letters")
  func clean() async throws {
    var question = Trivia.question(1)
    question["question"] = ["text": "\u{1B}[2JWhat does\n\t<br> &amp; \u{202E}do\u{0}?"]
    question["correctAnswer"] = "<script>alert(1)</script>\u{7}"
    question["incorrectAnswers"] = ["a\u{1B}]0;title\u{7}b", "**bold**", "\u{9B}31mred"]
    question["category"] = "\u{1B}[31mscience\u{1B}[0m"
    let text = json([question])
    let server = try await LoopbackServer { _ in .text(200, text) }
    let found = try #require(try await services.trivia(server.address).questions.first)
    #expect(found.text == "What does <br> &amp; do ?")
    #expect(
      Set(found.answers) == ["<script>alert(1)</script>", "a b", "**bold**", "red"])
    #expect(found.category == "science")
  }

  @Test("more questions than wanted are cut off")
  func more() async throws {
    let server = try await LoopbackServer { _ in
      Trivia.answer((0..<200).map { Trivia.question($0) })
    }
    let set = try await services.trivia(server.address, QuestionWishes(count: 5))
    #expect(set.questions.count == 5 && set.notes == [])
  }

  @Test("a service's lack of questions is a failure with a sentence")
  func none() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[]") }
    await #expect(throws: QuestionFailure.noQuestions(.triviaAPI)) {
      try await services.trivia(server.address)
    }
  }

  @Test(
    "a senseless answer is a failure",
    arguments: [
      "{}", "", "null", "[", "[{]", "7", "\"text\"", #"{"error":"x"}"#, "[{}]", "[null, 7]",
      #"[{"question": "#, "<html></html>",
    ])
  func nonsense(text: String) async throws {
    let server = try await LoopbackServer { _ in .text(200, text) }
    try await expectUnavailable(server, "its answer makes no sense")
  }

  @Test("a page for people in place of questions is a failure", arguments: [200, 500, 503])
  func page(status: Int) async throws {
    let server = try await LoopbackServer { _ in
      .text(status, "<html><h1>Down for maintenance</h1></html>", type: "text/html")
    }
    try await expectUnavailable(
      server,
      status == 200 ? "its answer makes no sense" : "it answers with status \(status)")
  }

  @Test(
    "a status other than 200 is a failure with its reason",
    arguments: [
      (401, "it refuses the request"), (403, "it refuses the request"),
      (404, "it answers with status 404"), (429, "it wants fewer requests"),
      (500, "it answers with status 500"), (204, "it answers with status 204"),
    ])
  func status(status: Int, reason: String) async throws {
    let server = try await LoopbackServer { _ in .text(status, "[]") }
    try await expectUnavailable(server, reason)
  }

  @Test("a request that the service does not understand is a failure with a sentence")
  func rejected() async throws {
    let server = try await LoopbackServer { _ in .text(400, #"{"message":"bad category"}"#) }
    let host = "127.0.0.1:\(server.port)"
    await #expect(throws: QuestionFailure.rejected(.triviaAPI, host: host)) {
      try await services.trivia(server.address)
    }
  }

  @Test("an answer of megabytes is a failure", arguments: [true, false])
  func huge(isAnnounced: Bool) async throws {
    let server = try await LoopbackServer { _ in .flood(8_000_000, isAnnounced: isAnnounced) }
    try await expectUnavailable(server, "its answer is too large")
  }

  private func expectUnavailable(_ server: LoopbackServer, _ reason: String) async throws {
    let host = "127.0.0.1:\(server.port)"
    await #expect(throws: QuestionFailure.unavailable(.triviaAPI, host: host, reason: reason)) {
      try await services.trivia(server.address)
    }
  }
}
