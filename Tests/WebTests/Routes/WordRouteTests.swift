import Testing

@Suite("Looking a word up")
struct WordRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test("tells what define tells: meaning, sentence, forms, homophones, family, notes and sounds")
  func entry() async throws {
    let flower = try await client.get("/words/Flower")
    #expect(flower["entry"]["word"] == "flower")
    let first = flower["entry"]["definitions"].array[0]
    #expect(first["text"].text.contains("plant") && first["examples"].array.count == 1)
    #expect(flower["entry"]["homophones"].array.contains("flour"))
    #expect(flower["entry"]["inflections"].array.contains { $0["form"] == "flowers" })
    #expect(try await client.get("/words/rhythm")["entry"]["family"].array.contains("rhythmic"))
    let misspell = try await client.get("/words/misspell")
    #expect(misspell["entry"]["spelling"].array.contains { $0.text.contains("mis + spell") })
    for sound in ["word", "slow", "letters"] {
      let answer = try await client.ask(.get, misspell["sounds"][sound].text)
      #expect(answer.status == 200 && answer.type == "audio/wav")
    }
    #expect(misspell["sounds"]["ways"].array.isEmpty)
  }

  @Test("gives each way to say a word its sound", arguments: ["read", "lead", "close", "wind"])
  func ways(word: String) async throws {
    let told = try await client.get("/words/\(word)")
    let ways = told["sounds"]["ways"].array
    #expect(ways.count == told["entry"]["pronunciations"].array.count && ways.count > 1)
    var sounds: Set<String> = []
    for way in ways { sounds.insert(try await client.ask(.get, way.text).text) }
    #expect(sounds.count == ways.count)
  }

  @Test("tells a word of several parts, a name, and a form that has no entry of its own")
  func kinds() async throws {
    #expect(try await client.get("/words/ice%20cream")["entry"]["word"] == "ice cream")
    #expect(try await client.get("/words/emily")["entry"]["word"] == "Emily")
    let mice = try await client.get("/words/mice")["entry"]
    #expect(mice["formOf"].array[0]["lemma"] == "mouse")
  }

  @Test("tells what the learner did with the word; nothing before")
  func record() async throws {
    #expect(try await client.get("/words/harbor")["record"]["timesCompleted"] == 0)
    try await Practice(client, words: "harbor").type("harbor")
    let record = try await client.get("/words/harbor")["record"]
    #expect(record["timesCompleted"] == 1 && record["fewestTries"] == 1 && record["due"].isText)
  }

  @Test("a word of the learner's own list that no dictionary has is told after it was completed")
  func own() async throws {
    #expect(try await client.ask(.get, "/api/v1/words/blorf").status == 404)
    try home.putList("mine", ["word": "blorf", "definition": "a small noise"])
    let practice = try await Practice(client, ["words": "list", "list": "mine"])
    try await practice.type("blorf")
    let blorf = try await client.get("/words/blorf")["entry"]
    #expect(blorf["definitions"].array[0]["text"] == "a small noise")
  }

  @Test("an unknown word is refused, and has the nearest words")
  func unknown() async throws {
    let answer = try await client.ask(.get, "/api/v1/words/recieve")
    #expect(answer.status == 404 && answer.isProblem)
    let near = try await client.get("/words/recieve/neighbours")["words"].array
    #expect(near.contains("receive") && near.count <= 5)
    #expect(try await client.get("/words/qqqqqqqqqq/neighbours")["words"].array.isEmpty)
  }

  @Test("a text that is far too long is refused")
  func long() async throws {
    let text = String(repeating: "a", count: 101)
    #expect(try await client.ask(.get, "/api/v1/words/\(text)").status == 422)
    #expect(try await client.ask(.get, "/api/v1/words/%20%20").status == 422)
  }
}
