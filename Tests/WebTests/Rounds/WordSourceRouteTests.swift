import Testing

@Suite("The words of a session over HTTP")
struct WordSourceRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test("a list is asked in its order where that is wished, with its own definitions")
  func list() async throws {
    try home.putList(
      "week 12", ["word": "garden", "definition": "where our beans grow"],
      ["word": "blorf", "definition": "what a blorf does"])
    let practice = try await Practice(
      client, ["words": "list", "list": "week 12", "inOrder": true])
    #expect(practice.round["definitions"][0]["text"] == "where our beans grow")
    #expect(try await practice.type("garden")["outcome"] == "completed")
    #expect(try await practice.goOn())
    #expect(practice.round["definitions"][0]["text"] == "what a ____ does")
    #expect(try await practice.type("blorf")["outcome"] == "completed")
  }

  @Test("a list comes in another order each time, and only its words have one")
  func mixed() async throws {
    let words = ["harbor", "ocean", "garden", "window", "pencil", "winter", "orange", "candle"]
    let entries: [JSON] = words.map { .object(["word": .text($0)]) }
    try home.putList("week", entries)
    var orders: Set<[String]> = []
    for _ in 1...3 {
      let practice = try await Practice(
        client, ["words": "list", "list": "week", "mode": "sprint"])
      var order: [String] = []
      for _ in words {
        order.append(try await practice.skippedWord())
        try await practice.goOn()
      }
      #expect(order.sorted() == words.sorted())
      orders.insert(order)
    }
    #expect(orders.count > 1)
    let refused = try await refusal {
      _ = try await Practice(client, ["words": "given", "given": ["harbor"], "inOrder": true])
    }
    #expect(refused?.status == 422)
    #expect(refused?.json["detail"].text.contains("'inOrder'") == true)
  }

  @Test("a length and a level hold for due words, too")
  func filtered() async throws {
    try home.putJournal("harbor", "ocean", daysAgo: 40)
    let practice = try await Practice(client, ["level": "bee", "length": "20-30", "count": 2])
    for _ in 1...2 {
      let word = try await practice.skippedWord()
      #expect((20...30).contains(word.count(where: \.isLetter)), "\(word)")
      try await practice.goOn()
    }
  }

  @Test("completed words are replayed, all or some")
  func replay() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean", "garden")
    for word in ["harbor", "ocean", "garden"] {
      try await practice.type(word)
      try await practice.goOn()
    }
    let replay = try await Practice(client, ["words": "completed"])
    #expect(try await words(of: replay, until: 3) == ["harbor", "ocean", "garden"])
    let one = try await Practice(client, ["words": "completed", "given": ["ocean"]])
    #expect(try await one.type("ocean")["outcome"] == "completed")
  }

  @Test("an excluded word is asked only by its name", arguments: ["list", "completed"])
  func excluded(words: String) async throws {
    try home.putList("week", ["word": "Harbor"], ["word": "ocean"])
    let practice = try await Practice(client, words: "harbor", "ocean")
    try await practice.type("harbor")
    try await practice.goOn()
    try await practice.type("ocean")
    try home.putList("excluded", ["word": "harbor"])
    let again = try await Practice(client, ["words": .text(words), "list": "week"])
    #expect(try await again.skippedWord() == "ocean")
    let named = try await Practice(client, words: "harbor")
    #expect(try await named.skippedWord() == "harbor")
    let listed = try await Practice(client, ["words": "list", "list": "excluded"])
    #expect(try await listed.skippedWord() == "harbor")
  }

  @Test("an excluded word is not reviewed")
  func excludedFromReview() async throws {
    try home.putJournal("harbor", "ocean", daysAgo: 40)
    try await Practice(client, ["words": "review"]).exclude("a name")
    #expect(try home.list("excluded").count == 1)
    let excluded = try #require(try home.list("excluded").first)["word"].text
    let left = try await Practice(client, ["words": "review"]).skippedWord()
    #expect(Set([excluded, left]) == ["harbor", "ocean"])
  }

  @Test("drawn words have the length that was asked for")
  func drawn() async throws {
    let practice = try await Practice(
      client, ["words": "drawn", "length": "8", "level": "everyday", "count": 5])
    let words = try await words(of: practice, until: 5)
    // The space of `ice cream` is no letter.
    #expect(words.count == 5 && words.allSatisfy { $0.count(where: \.isLetter) == 8 }, "\(words)")
  }

  /// The words of a session, each skipped, until so many are known or it ends.
  private func words(of practice: Practice, until count: Int) async throws -> Set<String> {
    var words = [try await practice.skippedWord()] as Set
    while words.count < count, try await practice.goOn() {
      words.insert(try await practice.skippedWord())
    }
    return words
  }
}
