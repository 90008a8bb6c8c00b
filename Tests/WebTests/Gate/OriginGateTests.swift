import Testing

@Suite("Another page in the same browser")
struct OriginGateTests {
  private let client: Client

  init() throws { client = try Client() }

  @Test(
    "can neither read nor change anything",
    arguments: [
      ["Origin": "http://evil.example"],
      ["Origin": "null"],
      ["Origin": "http://127.0.0.1:1"],
      ["Origin": "https://127.0.0.1:\(Site.port)"],
      ["Origin": "http://127.0.0.1:\(Site.port).evil.example"],
      ["Sec-Fetch-Site": "cross-site"],
      ["Sec-Fetch-Site": "same-site"],
      ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "audio"],
      ["Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"],
    ])
  func refused(headers: [String: String]) async throws {
    let round = try await Practice(client, words: "harbor").round
    for path in Site.reads + [round.sound(.word).text] {
      #expect(try await client.ask(.get, path, nil, headers).isRefusal(403), "\(path)")
    }
    let address = "/api/v1/rounds/\(round["id"].text)"
    let attempt = try await client.ask(.post, address + "/tries", #"{"typed": "evil"}"#, headers)
    #expect(attempt.isRefusal(403))
    #expect(try client.home.journal() == [])
    #expect(try await client.ask(.post, address + "/skip", "", headers).isRefusal(403))
    #expect(try await client.get("/rounds/\(round["id"].text)")["tries"] == [])
  }

  @Test("may link to a page, but not to data")
  func link() async throws {
    let headers = [
      "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
    ]
    #expect(try await client.ask(.get, "/play", nil, headers).status == 200)
    #expect(try await client.ask(.get, "/api/v1/completed", nil, headers).isRefusal(403))
    #expect(try await client.ask(.post, "/play", "", headers).isRefusal(403))
  }

  @Test("is given no leave to read an answer")
  func noLeave() async throws {
    let headers = [
      "Origin": "http://evil.example", "Access-Control-Request-Method": "PATCH",
    ]
    let get = try await client.ask(.get, "/api/v1/settings", nil, headers)
    let options = try await client.ask(.options, "/api/v1/settings", nil, headers)
    for answer in [get, options] {
      #expect(answer.status >= 400)
      #expect(!answer.fields.contains { $0.name.canonicalName.hasPrefix("access-control") })
    }
  }

  @Test("the server's own page may do everything")
  func own() async throws {
    let headers = ["Origin": "http://\(Site.authority)", "Sec-Fetch-Site": "same-origin"]
    let answer = try await client.ask(
      .patch, "/api/v1/settings", #"{"speed": 2}"#, headers)
    #expect(answer.status == 200 && answer.json["speed"] == 2)
  }
}
