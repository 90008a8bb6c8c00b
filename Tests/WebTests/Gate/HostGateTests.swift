import Testing

@Suite("A server answers under its own name only")
struct HostGateTests {
  private let client: Client

  init() throws { client = try Client() }

  @Test(
    "a strange name that leads to this computer gets nothing (DNS rebinding)",
    arguments: [
      "evil.example", "evil.example:\(Site.port)", "127.0.0.1:1",
      "localhost.evil.example:\(Site.port)", "",
    ], Site.reads)
  func foreign(host: String, path: String) async throws {
    #expect(try await client.ask(.get, path, nil, ["Host": host]).isRefusal(400, 403, 421))
  }

  @Test("its own names are welcome", arguments: ["127.0.0.1", "localhost", "LOCALHOST"])
  func own(name: String) async throws {
    let host = "\(name):\(Site.port)"
    #expect(try await client.ask(.get, "/api/v1/status", nil, ["Host": host]).status == 200)
  }
}
