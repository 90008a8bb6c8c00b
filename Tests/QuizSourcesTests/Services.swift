import Foundation
import LoopbackServer
import Quiz
import Synchronization
import TestSupport
import WebRequests

@testable import QuizSources

/// Both services, with a cache, a clock and a generator for one test.
struct Services: Sendable {
  /// An address without a server.
  static let away = "http://127.0.0.1:9"

  let folder = Scratch()
  let clock = ManualClock()

  func online(
    trivia: String = away, openTDB: String = away, interval: Duration = .milliseconds(40)
  ) -> OnlineQuestions {
    OnlineQuestions(
      triviaAPI: trivia, openTDB: openTDB, cache: folder.path, clock: { [clock] in clock.now },
      interval: interval)
  }

  /// Asks The Trivia API at an address.
  func trivia(
    _ address: String, _ wishes: QuestionWishes = QuestionWishes(), seed: UInt64 = 1
  ) async throws -> QuestionSet {
    var generator = SeededGenerator(seed: seed)
    return try await online(trivia: address).questions(
      from: .triviaAPI, for: wishes, within: .seconds(20), using: &generator)
  }

  /// Asks Open Trivia DB at an address.
  func openTDB(
    _ address: String, _ wishes: QuestionWishes = QuestionWishes(), seed: UInt64 = 1,
    interval: Duration = .milliseconds(40)
  ) async throws -> QuestionSet {
    var generator = SeededGenerator(seed: seed)
    return try await online(openTDB: address, interval: interval).questions(
      from: .openTriviaDB, for: wishes, within: .seconds(20), using: &generator)
  }
}

extension QuestionSet {
  var texts: [String] { questions.map(\.text) }
}

/// The fields of the query of a request.
func fields(_ target: String) -> [String: String] {
  let query = target.split(separator: "?", maxSplits: 1).dropFirst().joined()
  return Dictionary(
    query.split(separator: "&").map { field in
      let pair = field.split(separator: "=", maxSplits: 1).map(String.init)
      return (pair[0], pair.count > 1 ? pair[1] : "")
    }
  ) { $1 }
}

func json(_ value: Any) -> String {
  let bytes = try? JSONSerialization.data(
    withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
  return String(decoding: bytes ?? Data(), as: UTF8.self)
}

/// An answer of The Trivia API.
enum Trivia {
  /// Returns a question as the service sends it.
  static func question(_ number: Int) -> [String: Any] {
    [
      "category": "geography", "id": "6237\(number)", "correctAnswer": "Right \(number)",
      "incorrectAnswers": ["Wrong A\(number)", "Wrong B\(number)", "Wrong C\(number)"],
      "question": ["text": "Question \(number)?"], "tags": ["geography"], "type": "text_choice",
      "difficulty": "hard", "regions": [String](), "isNiche": false,
    ]
  }

  static func answer(_ questions: [[String: Any]]) -> LoopbackServer.Answer {
    .text(200, json(questions))
  }

  /// Answers a request with as many questions as it wants.
  static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let limit = Int(fields(request.target)["limit"] ?? "") ?? 10
    return answer((0..<limit).map { question($0) })
  }
}

/// A stand-in for Open Trivia DB with the service's own rules.
final class OpenTrivia: Sendable {
  struct Entry: Sendable {
    var number: Int
    var category = 9
    var difficulty = "easy"
    var isStatement = false
  }

  private struct State: Sendable {
    var seen: [String: Set<Int>] = [:]
    var tokens = 0
    var last: ContinuousClock.Instant?
    var codes: [Int] = []
  }

  private let entries: [Entry]
  private let interval: Duration
  private let state = Mutex(State())

  init(_ entries: [Entry], interval: Duration = .zero) {
    self.entries = entries
    self.interval = interval
  }

  convenience init(count: Int, interval: Duration = .zero) {
    self.init((0..<count).map { Entry(number: $0) }, interval: interval)
  }

  /// The response codes of the requests for questions.
  var codes: [Int] { state.withLock { $0.codes } }

  /// Has the service forget all tokens, as it does after six hours.
  func forgetTokens() { state.withLock { $0.seen = [:] } }

  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let fields = fields(request.target)
    let path = request.target.prefix { $0 != "?" }
    return state.withLock { state in
      switch path {
      case "/api_token.php": token(fields, &state)
      case "/api_count.php": count(fields)
      case "/api.php":
        { () -> LoopbackServer.Answer in
          let (code, entries) = questions(fields, &state)
          state.codes.append(code)
          return Self.answer(code, entries.map(Self.question))
        }()
      default: .text(404, "<html>Not found</html>", type: "text/html")
      }
    }
  }

  private func token(_ fields: [String: String], _ state: inout State) -> LoopbackServer.Answer {
    switch fields["command"] {
    case "request":
      state.tokens += 1
      let token = "token\(state.tokens)"
      state.seen[token] = []
      return .text(
        200,
        json([
          "response_code": 0, "response_message": "Token Generated Successfully!", "token": token,
        ]))
    case "reset":
      guard let token = fields["token"], state.seen[token] != nil else {
        return .text(200, json(["response_code": 3]))
      }
      state.seen[token] = []
      return .text(200, json(["response_code": 0, "token": token]))
    default: return .text(200, json(["response_code": 2]))
    }
  }

  private func count(_ fields: [String: String]) -> LoopbackServer.Answer {
    let all = entries.filter { "\($0.category)" == fields["category"] }
    var counts = ["total_question_count": all.count]
    for difficulty in ["easy", "medium", "hard"] {
      counts["total_\(difficulty)_question_count"] = all.count { $0.difficulty == difficulty }
    }
    return .text(
      200,
      json(["category_id": fields["category"] ?? "", "category_question_count": counts]))
  }

  private func questions(
    _ fields: [String: String], _ state: inout State
  ) -> (code: Int, [Entry]) {
    let now = ContinuousClock.now
    if let last = state.last, last.duration(to: now) < interval { return (5, []) }
    state.last = now
    guard let amount = Int(fields["amount"] ?? ""), (1...50).contains(amount),
      fields["encode"] == "base64",
      fields["category"].map({ (9...32).contains(Int($0) ?? 0) }) ?? true,
      ["easy", "medium", "hard", nil].contains(fields["difficulty"]),
      ["multiple", "boolean", nil].contains(fields["type"])
    else { return (2, []) }
    let pool = entries.filter { entry in
      fields["category"].map { $0 == "\(entry.category)" } ?? true
        && fields["difficulty"].map { $0 == entry.difficulty } ?? true
        && fields["type"].map { ($0 == "boolean") == entry.isStatement } ?? true
    }
    guard let token = fields["token"] else {
      return pool.count < amount ? (1, []) : (0, Array(pool.prefix(amount)))
    }
    guard let seen = state.seen[token] else { return (3, []) }
    guard pool.count >= amount else { return (1, []) }
    let fresh = pool.filter { !seen.contains($0.number) }
    guard fresh.count >= amount else { return (4, []) }
    let chosen = Array(fresh.prefix(amount))
    state.seen[token, default: []].formUnion(chosen.map(\.number))
    return (0, chosen)
  }

  /// Returns a question as the service sends it.
  static func question(_ entry: Entry) -> [String: Any] {
    let number = entry.number
    let wrong =
      entry.isStatement ? ["False"] : ["Wrong A\(number)", "Wrong B\(number)", "Wrong C\(number)"]
    return [
      "type": base64(entry.isStatement ? "boolean" : "multiple"),
      "difficulty": base64(entry.difficulty),
      "category": base64(entry.category == 18 ? "Science: Computers" : "General Knowledge"),
      "question": base64("Question \(number)?"),
      "correct_answer": base64(entry.isStatement ? "True" : "Right \(number)"),
      "incorrect_answers": wrong.map(base64),
    ]
  }

  static func answer(_ code: Int, _ questions: [[String: Any]] = []) -> LoopbackServer.Answer {
    .text(200, json(["response_code": code, "results": questions]))
  }
}

func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
