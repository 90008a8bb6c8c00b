import Testing

@Suite("While one side of a card is asked, the other stays secret")
struct CardSecrecyTests {
  private let client: Client

  init() throws { client = try Client() }

  private func makeDeck() async throws {
    try await client.post("/decks", ["name": "Spanish", "backLanguage": "es"])
    try await client.post(
      "/decks/Spanish/cards",
      [
        "cards": [
          ["id": "1", "front": "dog", "back": "perro"],
          ["id": "2", "front": "harbour", "back": "*el* puerto\n\n[sound:puerto.ogg]"],
        ]
      ])
  }

  @Test("a study and a review of own cards show one side, and nothing of the other")
  func ownDeck() async throws {
    try await makeDeck()
    for front in [
      try await client.post("/decks/Spanish/study", [:]), try await client.get("/review"),
      try await client.get("/review?deck=Spanish"),
    ] {
      #expect(front["card"]["side"] == "front" && front["card"]["canBeSpelled"] == true)
      #expect(!front.description.contains("perro"))
    }
    let second = try await client.post("/decks/Spanish/study/steps", ["step": "next"])
    #expect(second["card"]["id"] == "2" && !second.description.contains("puerto"))
    let back = try await client.post("/decks/Spanish/study/steps", ["step": "flip"])
    #expect(back["card"]["text"].description.contains("puerto"))
    #expect(back["card"]["question"].description.contains("harbour"))
    let asked = try await client.post("/decks/Spanish/study", ["firstSide": "back"])
    #expect(asked["card"]["side"] == "back" && !asked.description.contains("dog"))
  }

  @Test("a study and a review of a list don't send the word, not even in the card's name")
  func generatedDeck() async throws {
    try client.home.putList("week", ["word": "necessary"], ["word": "splendigorously"])
    client.answers = []
    let study = try await client.post("/decks/list:week/study", [:])
    let review = try await client.get("/review?deck=list:week")
    #expect(study["card"]["canBeSpelled"] == true && study["card"]["id"] == review["card"]["id"])
    #expect(try SecretSearch("necessary").leaks(in: client.answers) == [])
    let next = try await client.post(
      "/review/steps",
      ["step": "answer", "deck": "list:week", "card": review["card"]["id"], "recall": 3])
    #expect(next["review"]["done"] == 1 && next["card"]["side"] == "front")
    #expect(!next.description.contains("splendigorously"))
  }

  @Test("a page goes on with the card that it shows after the server has started again")
  func restarted() async throws {
    try client.home.putList("week", ["word": "necessary"], ["word": "splendid"])
    let shown = try await client.get("/review?deck=list:week")["card"]["id"]
    let again = Client(try await client.site.restarted())
    #expect(try await again.get("/review?deck=list:week")["card"]["id"] == shown)
    let last = Client(try await again.site.restarted())
    let next = try await last.post(
      "/review/steps", ["step": "answer", "deck": "list:week", "card": shown, "recall": 3])
    #expect(next["review"]["done"] == 1 && next["card"]["id"] != shown)
  }

  @Test("a card's word is spelled by ear without being sent")
  func spelling() async throws {
    try await makeDeck()
    try client.home.putList("week", ["word": "necessary"])
    let listed = try await client.get("/review?deck=list:week")["card"]
    client.answers = []
    let cards: [(deck: JSON, card: JSON, word: String)] = [
      ("Spanish", "1", "perro"), ("list:week", listed["id"], "necessary"),
    ]
    for (deck, card, word) in cards {
      let practice = try await Practice(
        client, ["words": "given", "card": ["deck": deck, "card": card]])
      #expect(try SecretSearch(word).leaks(in: client.answers) == [])
      #expect(try await practice.skippedWord() == word)
      client.answers = []
    }
  }

  @Test(
    "a card that has no word to spell begins no session",
    arguments: [
      (#"{"words":"given","card":{"deck":"Spanish","card":"9"}}"#, 404),
      (#"{"words":"given","card":{"deck":"none","card":"1"}}"#, 404),
      (#"{"words":"given","card":{"deck":"Spanish","card":"2"}}"#, 422),
      (#"{"words":"drawn","card":{"deck":"Spanish","card":"1"}}"#, 422),
      (#"{"words":"given","given":["dog"],"card":{"deck":"Spanish","card":"1"}}"#, 422),
      (#"{"words":"given","card":{"deck":"Spanish","card":"1","side":"back"}}"#, 422),
      (#"{"words":"given","card":{"deck":"Spanish"}}"#, 400),
    ])
  func wrong(body: String, status: Int) async throws {
    try await makeDeck()
    let answer = try await client.ask(.post, "/api/v1/sessions", body)
    #expect(answer.isRefusal(status), "\(answer.status): \(answer.text)")
    #expect(!answer.text.contains("perro") && !answer.text.contains("puerto"))
    #expect(try await client.get("/sessions")["sessions"] == [])
  }
}
