import Testing

@Suite("A way of practising over HTTP")
struct ModeRouteTests {
  private let client: Client

  init() throws { client = try Client() }

  @Test("a bee is by ear alone, with one try, and ends at the first miss")
  func bee() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean", plan: ["mode": "bee"])
    #expect(practice.session["isByEarAlone"] == true && practice.round["definitions"] == [])
    #expect(practice.round.sound(.define).isText && practice.round["triesLeft"] == 1)
    try await practice.hear(.sentence)
    #expect(practice.round["notes"] == [])
    #expect(try await practice.type("harber")["outcome"] == "missed")
    #expect(try await !practice.goOn())
    #expect(practice.session["summary"]["missed"] == ["harbor"])
  }

  @Test("a sprint ends by the clock")
  func sprint() async throws {
    let practice = try await Practice(
      client, words: "harbor", "ocean", "garden", plan: ["mode": "sprint", "minutes": 0.02])
    let seconds = try #require(practice.session["secondsLeft"].number)
    #expect(0 < seconds && seconds <= 1.2)
    try await practice.type("harbor")
    let path = "/sessions/\(practice.session["id"].text)"
    try await waitUntil("the time is over") {
      try await client.get(path)["secondsLeft"] == 0
    }
    #expect(try await !practice.goOn())
    #expect(practice.session["summary"]["firstTry"] == ["harbor"])
  }

  @Test("copying shows the word first")
  func copy() async throws {
    let practice = try await Practice(client, words: "harbor", plan: ["mode": "copy"])
    #expect(practice.round["sight"] == "harbor")
    #expect(try await practice.type("harbor")["outcome"] == "completed")
    #expect(try await practice.end()["firstTry"] == [], "a word that was seen is no recall")
  }

  @Test("practising mistakes asks a missed word until it is right twice")
  func mistakes() async throws {
    let missed = try await Practice(client, words: "necessary", "ocean")
    try await missed.type("neccesary")
    try await missed.skip()
    try await missed.goOn()
    try await missed.type("ocean")
    let practice = try await Practice(client, ["mode": "mistakes"])
    #expect(try await practice.type("necessary")["outcome"] == "completed")
    #expect(try await practice.goOn())
    #expect(try await practice.type("necessary")["outcome"] == "completed")
    #expect(try await !practice.goOn())
  }

  @Test("dictation shows the sentence with a blank")
  func dictation() async throws {
    try client.home.putList(
      "week", ["word": "harbor", "sentence": "The ship lies in the harbor."])
    let practice = try await Practice(
      client, ["words": "list", "list": "week", "mode": "dictation"])
    #expect(practice.round["notes"][0]["text"] == "The ship lies in the ____.")
  }
}
