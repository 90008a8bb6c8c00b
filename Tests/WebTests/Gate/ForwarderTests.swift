import Testing

@testable import Web

@Suite("A program that forwards requests")
struct ForwarderTests {
  private let access = Access()
  private let site: Site

  init() throws { site = try Site(access: access, forwarders: "127.0.0.1, 10.0.0.0/8, ::1") }

  /// A browser whose requests come from an address.
  private func browser(_ sender: String, _ token: Token) -> Client {
    let browser = Client(site, token: token.text)
    browser.sender = sender
    return browser
  }

  @Test(
    "has numeric addresses, or is in a network",
    arguments: ["127.0.0.1", "::1", "10.0.0.0/8", "10.1.2.3/31, 2001:db8::/32", "0.0.0.0/0"])
  func read(text: String) { #expect(Forwarders(text) != nil) }

  @Test(
    "has no other address",
    arguments: [
      "", ",", "localhost", "127.0.0.1,", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/08", "::1/129",
      "10.0.0.0/8/8", "10.0.0/8", "/8", "127.0.0.1:80",
    ])
  func other(text: String) { #expect(Forwarders(text) == nil) }

  /// Sends wrong tokens until the server refuses to look at more, and returns whether it does.
  private func isLimited(_ fields: [String: String], from sender: String) async throws -> Bool {
    let guest = browser(sender, Token())
    for _ in 1...5 { _ = try await guest.ask(.get, "/play", nil, fields) }
    return try await guest.ask(.get, "/play", nil, fields).status == 429
  }

  @Test(
    "says who sent a request, in each form",
    arguments: [
      ["X-Forwarded-For": "198.51.100.7"],
      ["X-Forwarded-For": "203.0.113.9, 198.51.100.7"],
      ["X-Forwarded-For": "203.0.113.9, 198.51.100.7, 10.1.1.1"],
      ["Forwarded": "for=198.51.100.7"],
      ["Forwarded": "for=203.0.113.9, For=\"198.51.100.7:4711\";proto=https;by=_x"],
      ["Forwarded": "host=\"a,b;for=1.1.1.1\\\"\";for=198.51.100.7"],
      ["Forwarded": "for=198.51.100.7;proto=http", "X-Forwarded-For": "198.51.100.7"],
    ])
  func senders(fields: [String: String]) async throws {
    #expect(try await isLimited(fields, from: "10.9.9.9"))
    #expect(try await isLimited([:], from: "198.51.100.7"), "it is the same person")
    let other = browser("127.0.0.1", Token())
    #expect(try await other.ask(.get, "/play").status == 401, "and not the program itself")
  }

  @Test("is believed only at its own address")
  func strangers() async throws {
    let fields = ["X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"]
    #expect(try await isLimited(fields, from: "192.0.2.1"))
    #expect(try await browser("198.51.100.7", Token()).ask(.get, "/play").status == 401)
    let path = "/?token=\(access.learners.text)"
    let stranger = Client(site)
    stranger.sender = "192.0.2.1"
    let given = try await stranger.ask(.get, path, nil, fields).values(of: "Set-Cookie")
    #expect(!given.isEmpty && !given.contains { $0.contains("Secure") })
  }

  @Test("is not believed where its two fields disagree: one of them is the sender's own")
  func contradiction() async throws {
    let fields = ["X-Forwarded-For": "198.51.100.7", "Forwarded": "for=203.0.113.5"]
    #expect(try await isLimited(fields, from: "127.0.0.1"))
    for sender in ["198.51.100.7", "203.0.113.5"] {
      #expect(try await browser(sender, Token()).ask(.get, "/play").status == 401)
    }
    #expect(try await browser("127.0.0.1", Token()).ask(.get, "/play").status == 429)
  }

  @Test(
    "that says HTTPS gets cookies for encrypted connections alone",
    arguments: [
      ["X-Forwarded-Proto": "https"], ["X-Forwarded-Proto": "HTTPS"],
      ["Forwarded": "for=198.51.100.7;proto=https"],
    ])
  func secure(fields: [String: String]) async throws {
    let path = "/?token=\(access.learners.text)"
    func cookies(_ fields: [String: String]) async throws -> [String] {
      try await Client(site).ask(.get, path, nil, fields).values(of: "Set-Cookie")
    }
    let secure = try await cookies(fields)
    #expect(!secure.isEmpty && secure.allSatisfy { $0.hasSuffix("; Secure") })
    let plain = try await cookies(["X-Forwarded-Proto": "http"])
    #expect(!plain.isEmpty && !plain.contains { $0.contains("Secure") })
  }

  @Test("decides under which names the server answers, and the links have the name")
  func names() async throws {
    let fields = [
      "Host": "127.0.0.1:8080", "X-Forwarded-Host": "spelling.example:8443",
      "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7",
      "Origin": "https://spelling.example:8443",
    ]
    let teacher = browser("127.0.0.1", access.teacher)
    let document = try await teacher.ask(.get, "/api/v1/class", nil, fields)
    #expect(document.status == 200)
    #expect(
      document.json["link"].text
        == "https://spelling.example:8443/?token=\(access.learners.text)")
    let usual = [
      "Host": "other.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7",
    ]
    #expect(
      try await teacher.ask(.get, "/api/v1/class", nil, usual).json["link"].text
        == "https://other.example/?token=\(access.learners.text)")
    for origin in ["http://spelling.example:8443", "https://evil.example"] {
      let other = fields.merging(["Origin": origin]) { $1 }
      #expect(try await teacher.ask(.get, "/api/v1/class", nil, other).status == 403)
    }
    let direct = browser("192.0.2.1", access.teacher)
    #expect(try await direct.ask(.get, "/api/v1/class", nil, ["Host": "a.example"]).status == 421)
  }
}
