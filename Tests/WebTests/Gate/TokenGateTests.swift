import Testing

@testable import Web

@Suite("A server with a token")
struct TokenGateTests {
  private let access = Access()
  private let site: Site
  private var token: Token { access.learners }
  private var guest: Client { client() }
  private var friend: Client { client(token) }

  init() throws { site = try Site(host: "0.0.0.0", access: access, clock: Clock()) }

  /// A client on another computer of the network.
  private func client(_ token: Token? = nil) -> Client {
    let client = Client(site, token: token?.text)
    client.sender = "192.168.1.20"
    return client
  }

  @Test(
    "gives nothing to anyone without it",
    arguments: ["/", "/play", "/completed", "/api/v1/status", "/api/v1/sounds/x"])
  func nothing(path: String) async throws {
    let answer = try await guest.ask(.get, path)
    #expect(answer.status == 401)
    #expect(answer["WWW-Authenticate"]?.hasPrefix("Bearer") == true)
  }

  @Test("lets a browser in by its link, and keeps the token in a cookie that no script reads")
  func browser() async throws {
    let browser = guest
    let answer = try await browser.ask(.get, "/?token=\(token.text)")
    #expect([302, 303].contains(answer.status))
    #expect(answer["Location"]?.contains("token") == false)
    let cookies = answer.values(of: "Set-Cookie").filter { $0.contains(token.text) }
    #expect(cookies.count == 1)
    let cookie = try #require(cookies.first).lowercased()
    #expect(cookie.contains("httponly") && cookie.contains(#/samesite=(lax|strict)/#))
    #expect(try await browser.ask(.get, "/who").status == 200)
    #expect(try await browser.get("/status")["run"].isText)
  }

  @Test("lets a browser in by its link, although it has the cookie of an older server")
  func oldCookie() async throws {
    let browser = guest
    browser.cookies["vocalvocab-token"] = Token().text
    #expect(try await browser.ask(.get, "/play").status == 401)
    #expect(try await browser.ask(.get, "/?token=\(token.text)").status == 303)
    #expect(try await browser.ask(.get, "/who").status == 200)
    // An old link, such as a bookmark, does not shut anyone out.
    #expect(try await browser.ask(.get, "/?token=\(Token().text)").status == 303)
    #expect(try await browser.ask(.get, "/who").status == 200)
  }

  @Test("lets a program in by its header")
  func program() async throws {
    #expect(try await friend.get("/status")["run"].isText)
  }

  @Test("does not take the token in any other address")
  func address() async throws {
    #expect(try await guest.ask(.get, "/api/v1/status?token=\(token.text)").status == 401)
  }

  @Test("slows down guesses, and lets the owner in meanwhile")
  func guesses() async throws {
    var answers: [Answer] = []
    for number in 0..<20 {
      let guesser = guest
      guesser.token = "guess\(number)"
      answers.append(try await guesser.ask(.get, "/play"))
    }
    #expect(
      answers.map(\.status) == Array(repeating: 401, count: 5) + Array(repeating: 429, count: 15))
    let last = try #require(answers.last)
    let wait = try #require(last["Retry-After"].flatMap(Int.init))
    #expect(last.status == 429 && wait > 0)
    #expect(try await friend.get("/status")["run"].isText)
  }

  @Test("may be one that only this computer can reach")
  func loopback() async throws {
    let site = try Site(access: access)
    #expect(try await Client(site).ask(.get, "/play").status == 401)
    #expect(try await Client(site, token: token.text).get("/status")["run"].isText)
  }
}
