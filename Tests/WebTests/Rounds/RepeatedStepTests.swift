import Foundation
import Testing

@testable import Web

@Suite("A step that a page sends twice")
struct RepeatedStepTests {
  private let client: Client
  private var home: Home { client.home }
  private let name = String(repeating: "ab", count: 16)

  init() throws { client = try Client() }

  /// Sends a step with its name.
  private func send(
    _ client: Client, _ path: String, _ body: String = "{}", name: String? = nil
  ) async throws -> Answer {
    try await client.ask(.post, "/api/v1" + path, body, ["Idempotency-Key": name ?? self.name])
  }

  private func tries(_ practice: Practice) -> String {
    "/rounds/\(practice.round["id"].text)/tries"
  }

  @Test("costs one try, and has the first one's answer")
  func tried() async throws {
    let practice = try await Practice(client, words: "harbor")
    let first = try await send(client, tries(practice), #"{"typed": "harber"}"#)
    let second = try await send(client, tries(practice), #"{"typed": "harber"}"#)
    #expect(first.status == 200 && first.json == second.json && second.status == 200)
    #expect(try home.events() == ["wrong"])
    // Another step may say the same.
    let other = String(repeating: "cd", count: 16)
    _ = try await send(client, tries(practice), #"{"typed": "harber"}"#, name: other)
    #expect(try home.events() == ["wrong", "wrong"])
  }

  @Test("at the same time is taken once")
  func together() async throws {
    let practice = try await Practice(client, words: "harbor")
    let (site, path) = (client.site, tries(practice))
    let answers = try await withThrowingTaskGroup(of: JSON.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await Client(site).ask(
            .post, "/api/v1" + path, #"{"typed": "harber"}"#,
            ["Idempotency-Key": String(repeating: "ab", count: 16)]
          ).json
        }
      }
      return try await group.reduce(into: Set<JSON>()) { $0.insert($1) }
    }
    #expect(answers.count == 1)
    #expect(try home.events() == ["wrong"])
  }

  @Test("is taken once over a restart, and where the server was killed before it could answer")
  func restart() async throws {
    let practice = try await Practice(client, words: "harbor")
    let first = try await send(client, tries(practice), #"{"typed": "harber"}"#)
    let stopped = Client(try await client.site.restarted())
    let second = try await send(stopped, tries(practice), #"{"typed": "harber"}"#)
    #expect(second.json == first.json)
    // The answer was never kept, but the journal has the try.
    try FileManager.default.removeItem(atPath: home.data + "/steps.json")
    let killed = Client(try await client.site.restarted())
    let third = try await send(killed, tries(practice), #"{"typed": "harber"}"#)
    #expect(third.json["tries"] == first.json["tries"])
    #expect(try home.events() == ["wrong"])
  }

  @Test("is taken once in every room", arguments: [false, true])
  func rooms(isRestarted: Bool) async throws {
    _ = try await client.post("/decks", ["name": "Sea"])
    try await client.post("/decks/Sea/cards", ["cards": [["front": "port", "back": "harbor"]]])
    let card = try await client.get("/review")["card"]["id"].text
    let quiz = try await client.post("/quiz", ["seed": 1])
    let question = quiz["asked"]["id"].text
    let steps = [
      ("/plan/tasks", #"{"title": "Buy milk"}"#),
      ("/review/steps", #"{"step": "flip", "card": "\#(card)"}"#),
      ("/review/steps", #"{"step": "answer", "card": "\#(card)", "recall": 3}"#),
      ("/quiz/answers", #"{"question": "\#(question)", "choice": 1}"#),
    ]
    var client = client
    for (number, (path, body)) in steps.enumerated() {
      let name = String(repeating: "\(number)", count: 32)
      let first = try await send(client, path, body, name: name)
      if isRestarted { client = Client(try await client.site.restarted()) }
      let second = try await send(client, path, body, name: name)
      #expect(first.status < 300 && first.json == second.json, "\(path) \(first.text)")
    }
    #expect(try await client.get("/plan")["tasks"].array.count == 1)
    #expect(try home.journal().map { $0["kind"] } == ["card", "quiz"])
  }

  @Test("that failed is taken again")
  func failed() async throws {
    let bad = try await send(client, "/plan/tasks", #"{"title": ""}"#)
    #expect(bad.status == 422)
    #expect(try await send(client, "/plan/tasks", #"{"title": "Buy milk"}"#).status == 201)
    #expect(try await send(client, "/plan/tasks", "{}", name: "mine").status == 422)
  }
}
