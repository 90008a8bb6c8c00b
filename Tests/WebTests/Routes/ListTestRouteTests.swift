import Testing

@testable import Web

@Suite("A list as a test on paper, over HTTP")
struct ListTestRouteTests {
  private let client: Client

  init() throws {
    client = try Client()
    try client.home.putList("week", ["word": "harbor"], ["word": "ocean"], ["word": "their"])
  }

  private func read(_ body: JSON) async throws -> JSON {
    try await client.post("/lists/week/readings", body)
  }

  @Test("is read word by word, each with time to write")
  func reading() async throws {
    let first = try await read(["number": 1])
    #expect(first["number"] == 1 && first["of"] == 3 && first["pause"] == 8)
    let sound = try await client.ask(.get, first["sound"].text)
    #expect(sound.status == 200 && sound.body.readableBytes > 44_000)
    // The number, the word, a sentence and the word: longer than number and word alone.
    let again = try await read(["number": 1, "isAgain": true])
    #expect(again["pause"] == 2)
    let short = try await client.ask(.get, again["sound"].text)
    #expect(short.body.readableBytes < sound.body.readableBytes / 2)
  }

  @Test("has a sheet in the same order as its readings")
  func order() async throws {
    let sheet = try await client.ask(.get, "/api/v1/lists/week/sheet?seed=7")
    #expect(sheet.status == 200)
    #expect(sheet["Content-Disposition"]?.contains("week-test.html") == true)
    let words = sheet.text.matches(of: /<strong>(\w+)<\/strong>/).map { String($0.1) }
    #expect(words.sorted() == ["harbor", "ocean", "their"])
    let seeds = try await (1...20).asyncMap { seed in
      try await client.ask(.get, "/api/v1/lists/week/sheet?seed=\(seed)").text
        .matches(of: /<strong>(\w+)<\/strong>/).map { String($0.1) }
    }
    #expect(seeds[6] == words && Set(seeds).count > 1)
  }

  @Test("refuses what can't be read, in a sentence")
  func refused() async throws {
    for (body, status) in [
      (["number": 0], 422), (["number": 4], 422), (["number": 1, "seed": 0], 422),
      (["number": "one"], 400), (["number": 1, "pause": 121], 422),
      (["number": 1, "pause": -1], 422),
    ] as [(JSON, Int)] {
      #expect(try await refusal { _ = try await read(body) }?.status == status, "\(body)")
    }
    #expect(
      try await refusal { _ = try await client.post("/lists/none/readings", ["number": 1]) }?.status
        == 404)
    #expect(try await client.ask(.get, "/api/v1/lists/week/sheet?seed=x").status == 422)
  }

  @Test("lets any word of a list be heard, and no other")
  func hearing() async throws {
    let sound = try await client.post("/lists/week/hearings", ["word": "their"])["sound"].text
    #expect(try await client.ask(.get, sound).body.readableBytes > 5_000)
    #expect(
      try await refusal {
        _ = try await client.post("/lists/week/hearings", ["word": "whale"])
      }?.status == 404)
    #expect(try await client.ask(.delete, "\(sound)/playings").status == 204)
  }
}

extension Sequence {
  fileprivate func asyncMap<Value>(
    _ transform: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
