import Testing

@testable import Web

@Suite("A public address")
struct PublicAddressTests {
  private let access = Access()
  private let site: Site

  init() throws { site = try Site(access: access, publicAddress: "https://spelling.example") }

  /// A browser whose requests another program forwards.
  private func browser(_ token: Token? = nil) -> Client {
    Client(site, token: (token ?? access.learners).text)
  }

  private let ours = ["Host": "spelling.example", "Origin": "https://spelling.example"]

  @Test(
    "is a scheme, a host and perhaps a port",
    arguments: [
      ("https://spelling.example", "https://spelling.example"),
      ("HTTPS://Spelling.Example/", "https://spelling.example"),
      ("https://spelling.example:443", "https://spelling.example"),
      ("http://spelling.example:80/", "http://spelling.example"),
      ("https://spelling.example:80", "https://spelling.example:80"),
      ("https://xn--mller-kva.example:8443", "https://xn--mller-kva.example:8443"),
      ("https://192.0.2.1", "https://192.0.2.1"),
      ("https://[2001:db8::1]", "https://[2001:db8::1]"),
      ("https://[2001:db8::1]:443", "https://[2001:db8::1]"),
    ])
  func read(text: String, address: String) {
    #expect(PublicAddress(text)?.description == address)
  }

  @Test(
    "is no other text",
    arguments: [
      "", "spelling.example", "https://", "https:///", "ftp://spelling.example",
      "https://spelling.example/path", "https://spelling.example//", "https://a:b@spelling.example",
      "https://spelling.example?x", "https://spelling.example#x", "https://spelling.example:",
      "https://spelling.example:0", "https://spelling.example:65536",
      "https://spelling.example:044", "https://müller.example", "https://spelling example",
      "https://spelling.example\n", "https://[::1", "https://[nothing]", "https://::1",
      "https://-x.example", "https://.example", "https://spelling.example\u{301}",
    ])
  func other(text: String) { #expect(PublicAddress(text) == nil) }

  @Test("is a name of the server, and its pages may do everything")
  func page() async throws {
    let browser = browser()
    #expect(
      try await browser.ask(.post, "/api/v1/learners", #"{"name": "Zoë"}"#, ours).status < 300)
    #expect(try await browser.ask(.get, "/api/v1/lists", nil, ours).status == 200)
    for foreign in ["evil.example", "spelling.example:8080", "spelling.example.evil.example"] {
      let headers = ours.merging(["Host": foreign]) { $1 }
      #expect(try await browser.ask(.get, "/api/v1/lists", nil, headers).status == 421)
    }
    for origin in ["http://spelling.example", "https://evil.example", "null"] {
      let headers = ours.merging(["Origin": origin]) { $1 }
      #expect(try await browser.ask(.get, "/api/v1/lists", nil, headers).status == 403)
    }
  }

  @Test("is the server's name also where the forwarding program names this computer")
  func plainHost() async throws {
    let browser = browser()
    #expect(
      try await browser.ask(
        .get, "/api/v1/status", nil, ["Origin": "https://spelling.example"]
      ).status == 200)
  }

  @Test("makes a class of the server: with its link a person is a learner, and not the owner")
  func role() async throws {
    let guest = Client(site)
    #expect(try await guest.ask(.get, "/play", nil, ours).status == 401)
    #expect(try await browser().ask(.get, "/api/v1/class", nil, ours).status == 403)
    #expect(try await browser(access.teacher).ask(.get, "/api/v1/class", nil, ours).status == 200)
  }

  @Test("stands in the links, and cookies over an encrypted connection stay in such connections")
  func links() async throws {
    let teacher = browser(access.teacher)
    let document = try await teacher.ask(.get, "/api/v1/class", nil, ours).json
    #expect(
      document["link"].text == "https://spelling.example/?token=\(access.learners.text)")
    let guest = Client(site)
    let path = "/?token=\(access.learners.text)"
    let cookies = try await guest.ask(.get, path, nil, ours).values(of: "Set-Cookie")
    #expect(!cookies.isEmpty && cookies.allSatisfy { $0.hasSuffix("; Secure") })
    let plain = try await Client(site).ask(.get, path).values(of: "Set-Cookie")
    #expect(!plain.isEmpty && !plain.contains { $0.contains("Secure") })
  }

  @Test("limits apply to each person behind the forwarding program, and nobody else names a sender")
  func senders() async throws {
    /// Sends wrong tokens until the server refuses to look at more, and returns whether it does.
    func isLimited(_ sender: String, saying forwarded: String) async throws -> Bool {
      let guest = Client(site, token: Token().text)
      guest.sender = sender
      for _ in 1...10 {
        let headers = ours.merging(["X-Forwarded-For": forwarded]) { $1 }
        if try await guest.ask(.get, "/play", nil, headers).status == 429 { return true }
      }
      return false
    }
    #expect(try await isLimited("127.0.0.1", saying: "198.51.100.7, 203.0.113.5"))
    let guest = Client(site, token: Token().text)
    let other = ours.merging(["X-Forwarded-For": "203.0.113.5, 198.51.100.7"]) { $1 }
    #expect(try await guest.ask(.get, "/play", nil, other).status == 401)
    #expect(try await isLimited("192.0.2.9", saying: "203.0.113.99"))
    guest.sender = "192.0.2.9"
    #expect(try await guest.ask(.get, "/play", nil, other).status == 429)
  }
}
