import Testing

@Suite("Too many requests at once")
struct RateTests {
  @Test("are put off for a while that the answer names")
  func putOff() async throws {
    let client = Client(try Site(requestsAtOnce: 20))
    var refused: Answer?
    // A slow machine lets one more request in each second.
    for _ in 0..<200 where refused == nil {
      let answer = try await client.ask(.get, "/api/v1/status")
      if answer.status != 200 { refused = answer }
    }
    let answer = try #require(refused)
    let wait = try #require(answer["Retry-After"].flatMap(Int.init))
    #expect(answer.isRefusal(429) && 0 < wait && wait <= 60)
    try await waitUntil("the server answers again", for: .seconds(wait + 5)) {
      try await client.ask(.get, "/api/v1/status").status == 200
    }
  }

  @Test("count only for the page that sends them: another page uses up none of the learner's")
  func foreign() async throws {
    let client = Client(try Site(requestsAtOnce: 20))
    for _ in 0..<100 {
      let foreign = ["Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"]
      #expect(try await client.ask(.get, "/api/v1/status", nil, foreign).isRefusal(403))
    }
    #expect(try await client.ask(.get, "/api/v1/status").status == 200)
  }
}
