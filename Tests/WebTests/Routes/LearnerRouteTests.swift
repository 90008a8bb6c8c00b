import Foundation
import Testing

@Suite("Several learners on one server")
struct LearnerRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  /// A browser on the same server, in which Ada was made a learner.
  private func ada() async throws -> Client {
    let ada = Client(client.site)
    try await ada.post("/learners", ["name": "Ada"])
    return ada
  }

  /// The names of all learners as a browser sees them, and whether each is chosen in it.
  private func learners(of client: Client) async throws -> [JSON] {
    try await client.get("/learners")["learners"].array.map {
      ["name": $0["name"], "isChosen": $0["isChosen"]]
    }
  }

  @Test("the first one has the usual files")
  func first() async throws {
    #expect(try await learners(of: client) == [["name": nil, "isChosen": true]])
    try await Practice(client, words: "harbor").type("harbor")
    #expect(try home.journal().map { $0["word"] } == ["harbor"])
  }

  @Test("a new one is chosen in the browser that made it, and in no other")
  func made() async throws {
    #expect(
      try await learners(of: ada()) == [
        ["name": nil, "isChosen": false], ["name": "Ada", "isChosen": true],
      ])
    #expect(try await learners(of: client)[0] == ["name": nil, "isChosen": true])
  }

  @Test("have sessions that do not mix")
  func sessions() async throws {
    let ada = try await ada()
    let hers = try await Practice(ada, words: "harbor")
    let mine = try await Practice(client, words: "harbor")
    try await hers.type("harber")
    #expect(try await mine.look()["tries"] == [])
    try await mine.type("harbor")
    #expect(try await hers.look()["state"] == "asking")
    let open = try await ada.get("/sessions")["sessions"].array
    #expect(open.map { $0["id"] } == [hers.session["id"]])
    #expect(try home.events() == ["correct"])
  }

  @Test("each have words, lists and settings of their own")
  func own() async throws {
    let ada = try await ada()
    let practice = try await Practice(ada, words: "harbor")
    try await practice.type("harbor")
    try await practice.end()
    try await ada.put("/lists/week", ["words": [["word": "ocean"]]])
    try await ada.api(.patch, "/settings", ["speed": 0.75])
    #expect(try await ada.get("/completed")["total"] == 1)
    #expect(try await client.get("/completed")["total"] == 0)
    #expect(try await client.get("/lists")["lists"] == [])
    #expect(try await client.get("/settings")["speed"] == 1)
    #expect(try await ada.get("/statistics")["rounds"] == 1)
    #expect(try await client.get("/statistics")["rounds"] == 0)
  }

  @Test("a round waits for the learner who began it, whoever is chosen in the browser since")
  func round() async throws {
    let ada = try await ada()
    let hers = try await Practice(ada, words: "harbor")
    try await ada.put("/learners/chosen", ["name": nil])
    #expect(try await refusal { try await hers.type("harbor") }?.status == 404)
    #expect(try home.journal() == [])
    try await ada.put("/learners/chosen", ["name": "Ada"])
    try await hers.type("harbor")
    #expect(try await ada.get("/statistics")["rounds"] == 1)
  }

  @Test("an old page changes nothing of a learner who was chosen in the browser since")
  func oldPage() async throws {
    let ada = try await ada()
    let page = try await ada.ask(.get, "/play").text
    let identity = try #require(page.firstMatch(of: /data-learner="([0-9a-f]{32})"/)?.1)
    let header = ["VocalVocab-Learner": String(identity)]
    let put = "/api/v1/lists/week"
    let list = #"{"words": [{"word": "harbor"}]}"#
    #expect(try await ada.ask(.put, put, list, header).status < 300)
    try await ada.put("/learners/chosen", ["name": nil])
    #expect(try await ada.ask(.put, put, list, header).status == 409)
    #expect(try await client.get("/lists")["lists"] == [])
  }

  @Test("each have a folder under their name, which outlives the server")
  func folder() async throws {
    let ada = try await ada()
    try await Practice(ada, words: "harbor").type("harbor")
    let journals = home.files().filter { $0.hasSuffix("/Ada/journal.jsonl") }
    #expect(journals.count == 1)
    let path = home.path + "/" + (try #require(journals.first))
    let journal = try JSON(try String(contentsOfFile: path, encoding: .utf8).utf8)
    #expect(journal["word"] == "harbor")
    #expect(try home.journal() == [])

    let again = Client(try await client.site.restarted())
    try await again.put("/learners/chosen", ["name": "Ada"])
    #expect(try await again.get("/statistics")["rounds"] == 1)
  }

  @Test("go back to the usual files")
  func back() async throws {
    let chosen = try await ada().put("/learners/chosen", ["name": nil])
    #expect(chosen["name"] == nil && chosen["isChosen"] == true)
  }

  @Test("a name that nobody has can't be chosen")
  func unknown() async throws {
    let refused = try await refusal {
      try await client.put("/learners/chosen", ["name": "Grace"])
    }
    #expect(refused?.status == 404)
  }

  @Test("a name is given once")
  func twice() async throws {
    let ada = try await ada()
    #expect(try await refusal { try await ada.post("/learners", ["name": "Ada"]) }?.status == 409)
  }

  @Test(
    "may have any person's name",
    arguments: ["Zoë", "Anna Maria", "李雷", "O'Neill", String(repeating: "a", count: 40)])
  func names(name: String) async throws {
    try await client.post("/learners", ["name": .text(name)])
    #expect(try await learners(of: client).contains(["name": .text(name), "isChosen": true]))
  }
}
