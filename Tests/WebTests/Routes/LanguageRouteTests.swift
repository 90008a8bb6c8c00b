import Foundation
import Testing

@Suite("Languages over HTTP")
struct LanguageRouteTests {
  private let client: Client

  init() throws { client = Client(try Site(try Home(hasOwnCache: true))) }

  /// Sends a table, and returns the document at the end of the addition.
  private func add(_ table: String, to language: String, words: String) async throws -> JSON {
    let answer = try await client.ask(
      .post, "/api/v1/languages/\(language)/table?words=\(words)&name=own.csv", Array(table.utf8),
      ["Content-Type": "application/octet-stream"])
    #expect(answer.status == 202)
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      let document = try await client.get("/languages")
      if document["work"]["isRunning"] == false { return document }
      try await Task.sleep(for: .milliseconds(20))
    }
    return .absent
  }

  @Test("are added from a table, are there at once, and are removed")
  func table() async throws {
    #expect(try await client.get("/languages")["work"] == nil)
    let document = try await add("word,meaning\nhuis,house\n", to: "nl", words: "nl")
    #expect(document["work"]["hasFailed"] == false)
    #expect(
      document["work"]["sentences"].array.map(\.text) == [
        "1 word of Dutch, with meanings in English, from own.csv."
      ])
    let dutch = document["languages"].array.first { $0["code"] == "nl" }
    #expect(dutch?["sources"].array.count == 1)
    let cache = client.home.folders.cache + "/languages"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: cache).allSatisfy {
        !$0.hasPrefix(".table")
      })
    let removed = try await client.api(.delete, "/languages/nl")
    #expect(removed["languages"].array.first { $0["code"] == "nl" }?["sources"] == [])
    #expect(try await refusal { try await client.api(.delete, "/languages/nl") }?.status == 404)
  }

  @Test("say in a sentence why nothing was added")
  func failures() async throws {
    let empty = try await add("word,meaning\n", to: "nl", words: "nl")
    #expect(empty["work"]["hasFailed"] == true)
    #expect(empty["work"]["sentences"].array.count == 1)
    let unknown = try await refusal {
      try await client.post("/languages/xx9", ["source": "freedict"])
    }
    #expect(unknown?.isRefusal(422) == true)
    let odd = try await refusal { try await client.post("/languages/es", ["source": "nowhere"]) }
    #expect(odd?.isRefusal(400, 422) == true)
  }

  @Test("are shown to everyone, and changed by the owner alone")
  func rights() async throws {
    let `class` = try Class()
    let ada = try await `class`.learner("Ada")
    let shown = try await ada.get("/languages")
    #expect(shown["canChange"] == false && !shown["languages"].array.isEmpty)
    #expect(try await `class`.teacher.get("/languages")["canChange"] == true)
    let steps: [() async throws -> Void] = [
      { try await ada.post("/languages/es", ["source": "freedict"]) },
      { try await ada.api(.delete, "/languages/es") },
      { try await ada.api(.delete, "/languages/work") },
    ]
    for step in steps { #expect(try await refusal(step)?.status == 403) }
  }
}
