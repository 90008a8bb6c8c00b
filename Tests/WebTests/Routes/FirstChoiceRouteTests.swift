import Testing

@Suite("The questions to a new learner on the page")
struct FirstChoiceRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  private func asked() async throws -> [String] {
    try await client.get("/first-choices")["choices"].array.map { $0["setting"].text }
  }

  @Test("are a voice and a level, the normal ones first, until they are answered")
  func answered() async throws {
    let choices = try await client.get("/first-choices")["choices"].array
    #expect(choices.map { $0["setting"] } == ["voice", "level"])
    #expect(choices.map { $0["options"][0]["value"] } == ["martin", "auto"])
    #expect(choices[0]["options"][0]["title"] == "Martin, a man, American")
    #expect(choices[0]["options"].array.count { $0["isMore"] == false } == 2)
    #expect(choices[0]["options"].array.contains { $0["value"] == "clara" })
    let settings = try await client.post(
      "/first-choices", ["voice": "clara", "level": "starter"])
    #expect(settings["voice"] == "clara" && settings["level"] == "starter")
    #expect(try await asked() == [])
  }

  @Test("are asked once, even where nothing is chosen")
  func unanswered() async throws {
    let settings = try await client.post("/first-choices", [:])
    #expect(settings["voice"] == "martin" && settings["level"] == "auto")
    #expect(try await asked() == [])
  }

  @Test("are kept together or not at all")
  func wrong() async throws {
    for answers: JSON in [
      ["voice": "clara", "level": "hard"], ["voice": "nobody", "level": "starter"],
      ["voice": 3], ["device": "null"],
    ] {
      let refused = try await refusal { try await client.post("/first-choices", answers) }
      #expect(refused?.isRefusal(400, 404, 422) == true, "\(answers)")
    }
    #expect(try await client.get("/settings")["voice"] == "martin")
    #expect(try await asked() == ["voice", "level"])
  }

  @Test("are not asked after practice, but another new learner is asked")
  func practised() async throws {
    try await Practice(client, words: "harbor").type("harbor")
    #expect(try await asked() == [])
    let ada = Client(client.site)
    try await ada.post("/learners", ["name": "Ada"])
    #expect(try await ada.get("/first-choices")["choices"].array.count == 2)
  }

  @Test("can be heard in the same word")
  func sample() async throws {
    let word = try await client.post("/voices/trials", ["voice": "clara", "word": true])["sound"]
    let sentence = try await client.post("/voices/trials", ["voice": "clara"])["sound"]
    #expect(word != sentence)
  }
}
