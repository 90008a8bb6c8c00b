import Testing

@testable import Web

@Suite("The garden, over HTTP")
struct GardenRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  private func words(_ bed: String) async throws -> [JSON] {
    try await client.get("/garden")[bed]["newest"].array.map { $0["word"] }
  }

  @Test("is empty before the first word, and has a seed on the first day")
  func seed() async throws {
    for bed in ["seeds", "sprouts", "plants"] {
      #expect(try await client.get("/garden")[bed] == ["count": 0, "newest": []])
    }
    try await Practice(client, words: "harbor").type("harbor")
    #expect(try await words("seeds") == ["harbor"])
    let garden = try await client.get("/garden")
    #expect(garden["seeds"]["newest"][0]["since"] == garden["day"])
    #expect(try await client.get("/statistics")["garden"] == garden)
  }

  @Test("has a sprout on the second day")
  func sprout() async throws {
    try home.putJournal("harbor", "ocean", daysAgo: 3)
    #expect(try await words("seeds") == ["harbor", "ocean"])
    try await Practice(client, words: "harbor").type("harbor")
    #expect(try await words("seeds") == ["ocean"])
    #expect(try await words("sprouts") == ["harbor"])
  }

  @Test("doesn't change with the round that is open, whether its word is in it or not")
  func unchanged() async throws {
    try home.putJournal("harbor", "ocean", daysAgo: 3)
    let before = try await client.get("/garden")
    #expect(before["seeds"]["newest"].array.count == 2)
    for word in ["harbor", "yellow"] {
      let practice = try await Practice(client, words: word)
      try await practice.type("harber")
      #expect(try await client.get("/garden") == before)
      #expect(try await client.get("/statistics")["garden"] == before)
      try await practice.skip()
    }
  }

  @Test("names sixty words of a bed, and counts the others")
  func many() async throws {
    let words = "abcdefghijklm".flatMap { first in "aeiou".map { "w\(first)\($0)" } }
    try home.write(
      words.map { word in
        """
        {"version":1,"at":"2026-01-01T10:00:00Z","utcOffset":0,"event":"correct","word":"\(word)",\
        "typed":"\(word)","tryNumber":1,"heard":1,"hints":0,"round":"\(word)","outcome":"completed"}

        """
      }.joined(), to: "journal.jsonl")
    let seeds = try await client.get("/garden")["seeds"]
    #expect(seeds["count"] == 65 && seeds["newest"].array.count == 60)
    #expect(seeds["newest"][0]["word"] == "waa")
  }

  @Test("of a learner is there for the teacher, and not for another learner")
  func `class`() async throws {
    let `class` = try Class()
    let ada = try await `class`.learner("Ada")
    try await Practice(ada, words: "harbor").type("harbor")
    #expect(try await `class`.teacher.get("/garden?learner=Ada")["seeds"]["count"] == 1)
    let ben = try await `class`.learner("Ben")
    #expect(try await refusal { _ = try await ben.get("/garden?learner=Ada") }?.status == 403)
  }
}
