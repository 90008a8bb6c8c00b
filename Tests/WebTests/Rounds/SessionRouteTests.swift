import Foundation
import Testing

@Suite("A session over HTTP")
struct SessionRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test("a missed word comes back later, but not at once")
  func comeback() async throws {
    let practice = try await Practice(
      client, words: "rhythm", "ocean", "harbor", "garden", "yellow")
    try await practice.skip()
    var asked = 1
    while try await practice.goOn(), practice.round["isComeback"] == false {
      try await practice.skip()
      asked += 1
    }
    #expect(practice.round["isComeback"] == true, "it never came back")
    #expect(try await practice.type("rhythm")["outcome"] == "completed")
    #expect(asked > 2, "not at once")
  }

  @Test("going on before the round is over gives the same round")
  func sameRound() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean")
    let first = try await practice.type("harber")
    #expect(try await practice.goOn())
    #expect(practice.round == first)
  }

  @Test("ends with its summary")
  func summary() async throws {
    let practice = try await Practice(client, words: "harbor", "necessary", plan: ["count": 2])
    try await practice.type("harbor")
    try await practice.goOn()
    try await practice.type("neccesary")
    try await practice.skip()
    let summary = try await practice.end()
    #expect(summary["firstTry"] == ["harbor"] && summary["missed"] == ["necessary"])
    #expect(summary["later"] == [] && summary["learned"] == [] && summary["repeats"] == 0)
    #expect(summary["results"][0].text.hasPrefix("You completed 1 of 2 words"))
    #expect(summary["headline"] == "1 of 2 at the first try.")
    #expect(summary["comeback"]["words"] == ["necessary"], "the missed word comes back first")
    #expect(summary["comeback"]["sentence"].text.hasPrefix("necessary comes back "))
    #expect(summary["mistakes"].array.map { $0["kind"] }.contains("doubled-letter"))
    #expect(practice.session["state"] == "ended" && practice.session["round"] == nil)
    #expect(practice.session["completed"] == 1 && practice.session["missed"] == 1)
  }

  @Test("lets each word be heard again at its end, and no other word")
  func hearings() async throws {
    let practice = try await Practice(client, words: "harbor", "necessary")
    let address = "/sessions/\(practice.session["id"].text)/hearings"
    // A sound may not tell the asked word.
    await #expect(throws: Refused.self) { try await client.post(address, ["word": "harbor"]) }
    try await practice.type("harbor")
    try await practice.end()
    let sound = try await client.post(address, ["word": "harbor"])["sound"].text
    #expect(try await client.ask(.get, sound).bytes.count > 1000)
    await #expect(throws: Refused.self) { try await client.post(address, ["word": "necessary"]) }
  }

  @Test("ends by itself after its last word")
  func lastWord() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean", plan: ["count": 1])
    try await practice.type("harbor")
    #expect(try await !practice.goOn())
    #expect(practice.session["summary"]["firstTry"] == ["harbor"])
  }

  @Test("ends when the same learner begins another")
  func replaced() async throws {
    let first = try await Practice(client, words: "harbor")
    let second = try await Practice(client, words: "ocean")
    let refused = try #require(try await refusal { try await first.type("harbor") })
    #expect([404, 409].contains(refused.status))
    let open = try await Practice.resumed(client)
    #expect(open.session["id"] == second.session["id"])
  }

  @Test(
    "a search among the completed words may have spaces, however they are written",
    arguments: [
      ("search=place+by", 1), ("search=place%20by", 1), ("search=place%2Bby", 0), ("search", 1),
    ])
  func search(query: String, count: Double) async throws {
    let practice = try await Practice(client, words: "harbor")
    try await practice.type("harbor")
    try await practice.end()
    #expect(try await client.get("/completed?sort=word&\(query)")["total"].number == count)
  }

  @Test("the completed words hold the word completed last, before the next one is asked")
  func completedLast() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean", "garden")
    try await practice.type("harbor")
    #expect(try await client.get("/completed")["total"] == 1)
    try await practice.goOn()
    try await practice.type("ocean")
    #expect(try await client.get("/completed")["total"] == 2)
  }

  @Test(
    "a sentence says where nothing is left to ask",
    arguments: [["words": "review"], ["mode": "mistakes"], ["words": "completed"]] as [JSON])
  func nothing(plan: JSON) async throws {
    let session = try await Practice(client, plan).session
    #expect(session["round"] == nil && session["notice"].text.hasSuffix("."))
  }

  @Test("one sentence says that a list is missing")
  func missingList() async throws {
    let refused = try await refusal {
      _ = try await Practice(client, ["words": "list", "list": "week 12"])
    }
    #expect(refused?.status == 404)
    #expect(refused?.json["detail"].text.contains("week 12") == true)
  }
}
