import Testing

@Suite("A name that is a path")
struct PathNameTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test(
    "leads from the assets to no other file",
    arguments: [
      "../openapi.json", "..%2f..%2f..%2fPackage.swift", "%2e%2e/%2e%2e/etc/passwd",
      "....//....//etc/passwd", #"..\..\etc\passwd"#, "/etc/passwd", "%00", "shell/icon.svg%00.js",
      "shell/shell.html", "play/play.html", "",
    ])
  func assets(name: String) async throws {
    let answer = try await client.ask(.get, "/assets/\(name)")
    #expect([400, 404].contains(answer.status))
    #expect(!answer.text.contains("root:") && !answer.text.contains("{{"))
  }

  @Test(
    "is no list's",
    arguments: [
      "..%2fx", "..%2f..%2fx", "%2e%2e", "%2e", "a%2fb", "a%5cb", "a%00b", "%0a", "%2ex",
      "a%2f%cc%81b",
      "..%2f%cc%81x", "%2e%cc%81x",
      String(repeating: "x", count: 61),
    ])
  func lists(name: String) async throws {
    // The first request makes the learner's own folder.
    _ = try await client.get("/lists")
    let before = home.files()
    let path = "/api/v1/lists/\(name)"
    let file = ["Content-Type": "application/octet-stream"]
    #expect(
      try await client.ask(.put, path, #"{"words": [{"word": "harbor"}]}"#).isRefusal(400, 404, 422)
    )
    #expect(
      try await client.ask(.post, path + "/imports", "harbor\n", file).isRefusal(400, 404, 422))
    #expect(try await client.ask(.get, path).isRefusal(400, 404, 422))
    #expect(try await client.ask(.get, path + "/file").isRefusal(400, 404, 422))
    #expect(try await client.ask(.delete, path).isRefusal(400, 404, 422))
    #expect(home.files() == before)
  }

  @Test(
    "is no learner's",
    arguments: [
      "../x", "..", ".", "/x", "a/b", #"a\b"#, "\0", "a\nb", "a/\u{301}b", "A\u{200B}nn",
      "Ann\u{202E}", "Ann\u{AD}", "\\\u{301}", ".\u{301}",
      " ", " x", "x ", "", ".x",
      String(repeating: "x", count: 41),
    ])
  func learners(name: String) async throws {
    let before = home.files()
    let made = try await refusal { try await client.post("/learners", ["name": .text(name)]) }
    #expect(made?.isRefusal(400, 404, 422) == true)
    let chosen = try await refusal {
      try await client.put("/learners/chosen", ["name": .text(name)])
    }
    #expect(chosen?.isRefusal(400, 404, 422) == true)
    #expect(home.files() == before)
  }

  @Test(
    "in a cookie leads nowhere",
    arguments: ["../x", "%2e%2e%2fx", "..", "%00", #"""#, String(repeating: "x", count: 5000)])
  func cookie(value: String) async throws {
    // The first request makes the learner's own folder.
    _ = try await client.get("/lists")
    let before = home.files()
    client.cookies["vocalvocab-learner-id"] = value
    #expect(try await client.ask(.get, "/api/v1/completed").status < 500)
    #expect(try await client.ask(.get, "/play").status < 500)
    try await client.ask(.put, "/api/v1/lists/mine", #"{"words": []}"#)
    let own = home.data.dropFirst(home.path.count + 1)
    let made = home.files().subtracting(before)
    #expect(made.allSatisfy { $0.hasPrefix(own + "/") })
  }
}
