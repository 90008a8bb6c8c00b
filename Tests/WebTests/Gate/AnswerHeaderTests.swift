import Testing

@Suite("What the server tells browsers")
struct AnswerHeaderTests {
  private let client: Client

  init() throws { client = try Client() }

  /// The parts of a content security policy by their names.
  private func policy(of answer: Answer) -> [String: [String]] {
    let parts = (answer["Content-Security-Policy"] ?? "").split(separator: ";").map {
      $0.split(separator: " ").map(String.init)
    }
    return Dictionary(parts.map { ($0[0], Array($0.dropFirst())) }) { first, _ in first }
  }

  /// The addresses of pages and assets. One site answers them all, because a site takes time.
  private let paths = Site.pages + Site.assets

  @Test("each page and asset is kept to itself")
  func kept() async throws {
    for path in paths {
      let answer = try await client.ask(.get, path)
      #expect(answer.status == (path == "/nothing-here" ? 404 : 200), "\(path)")
      let policy = policy(of: answer)
      for part in ["default-src", "base-uri", "form-action", "frame-ancestors"] {
        #expect(policy[part] == ["'none'"], "\(path): \(part)")
      }
      for part in ["script-src", "style-src", "connect-src"] {
        #expect(policy[part] == ["'self'"], "\(path): \(part)")
      }
      #expect(policy["media-src"] == ["'self'", "blob:"], "\(path)")
      #expect(answer["X-Content-Type-Options"] == "nosniff", "\(path)")
      #expect(answer["Cross-Origin-Resource-Policy"] == "same-origin", "\(path)")
      #expect(answer["Cross-Origin-Opener-Policy"] == "same-origin", "\(path)")
      #expect(["no-referrer", "same-origin"].contains(answer["Referrer-Policy"]), "\(path)")
    }
  }

  @Test("the assets that are tested are there")
  func assets() { #expect(Site.assets.count > 30) }

  @Test("nothing is fetched from elsewhere")
  func fetched() async throws {
    for path in paths {
      let body = try await client.ask(.get, path).text
      #expect(!body.contains(#/(src|href)=["']?(https?:)?//|@import|url\(["']?http/#), "\(path)")
      #expect(!body.contains(#/(import|fetch)\s*\(?\s*["']https?:/#), "\(path)")
    }
  }

  @Test("errors have the same headers")
  func errors() async throws {
    for answer in [
      try await client.ask(.get, "/api/v1/nothing"),
      try await client.ask(.get, "/api/v1/status", nil, ["Host": "evil.example"]),
    ] {
      #expect(answer.isProblem && answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Content-Security-Policy"]?.contains("default-src 'none'") == true)
    }
  }

  @Test("no shared cache keeps what is a learner's own")
  func cache() async throws {
    let round = try await Practice(client, words: "harbor").round
    for path in ["/play", "/api/v1/completed", "/api/v1/sessions"] {
      let control = try await client.ask(.get, path)["Cache-Control"] ?? ""
      #expect(control.contains("no-store"), "\(path)")
    }
    // An address keeps its sound, so a browser may keep it too.
    let sound = try await client.ask(.get, round.sound(.word).text)["Cache-Control"] ?? ""
    #expect(sound.contains("private") || sound.contains("no-store"))
  }

  @Test("the first page asks a new learner the first questions, and shows others what is due")
  func first() async throws {
    let answer = try await client.ask(.get, "/")
    #expect([302, 303, 307].contains(answer.status) && answer["Location"] == "/play")
    try await client.post("/first-choices", [:])
    #expect(try await client.ask(.get, "/")["Location"] == "/today")
    #expect(try await client.ask(.get, "/play").type == "text/html")
  }
}
