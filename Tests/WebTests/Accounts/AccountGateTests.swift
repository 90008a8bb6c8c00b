import Accounts
import Foundation
import HTTPTypes
import Learner
import Testing

@testable import SigningIn
@testable import Web

@Suite("The gate of a server with accounts")
struct AccountGateTests {
  private let people = try! People()
  private let zeros = String(repeating: "0", count: 32)

  /// The addresses of the server, with values in place of their parameters.
  private func addresses(_ audience: Audience) -> [(method: HTTPRequest.Method, path: String)] {
    people.site.routes.addresses(for: audience).map { method, path in
      let parts = path.split(separator: "/").map { part in
        guard part.hasPrefix(":") else { return String(part) }
        return ["learner", "list", "word", "deck"].contains(part.dropFirst()) ? "week-12" : zeros
      }
      return (method, "/" + parts.joined(separator: "/"))
    }
  }

  private let rights: [Audience] = Right.allCases.map(Audience.holder)

  @Test("lets nobody in who isn't logged in, but to the doors")
  func closed() async throws {
    let all = ([.everyone, .teacher, .host] + rights).flatMap(addresses)
    #expect(all.count > 200)
    let open = API.openAccountPaths.union(Pages.openPaths).union([
      "/api/v1/status", "/api/v1/openapi.json", "/api/v1/account/log-out", HealthRoutes.health,
      HealthRoutes.ready,
    ])
    for (method, path) in all where !open.contains(path) {
      guard !path.hasPrefix("/help/"), !path.hasPrefix("/assets/"), !AppFiles.has(path) else {
        continue
      }
      let answer = try await people.browser().ask(method, path, "{}")
      #expect(answer.isRefusal(401), "\(method) \(path) \(answer.status)")
      let forged = people.browser()
      forged.cookies["vocalvocab-session"] = "\(zeros).\(zeros)"
      #expect(try await forged.ask(method, path, "{}").status == 401, "\(method) \(path)")
    }
  }

  @Test("lets each role do what the table of rights says, at every address")
  func roles() async throws {
    let clients = [
      (AccountRole.owner, try await people.person("head", .owner)),
      (.teacher, try await people.person("teacher", .teacher)),
      (.learner, try await people.person("zoe")),
    ]
    for (role, client) in clients {
      for right in Right.allCases {
        for (method, path) in addresses(.holder(right)) {
          let status = try await client.ask(method, path, "{}").status
          #expect((status != 403) == role.has(right), "\(role) \(method) \(path) \(status)")
        }
      }
      for (method, path) in addresses(.teacher) + addresses(.host) {
        let status = try await client.ask(method, path, "{}").status
        #expect((status != 403) == role.has(.teach), "\(role) \(method) \(path) \(status)")
      }
      for path in ["/statistics", "/garden", "/statistics/file", "/report"] {
        let answer = try await client.ask(.get, "/api/v1\(path)?learner=zoe")
        #expect((answer.status == 200) == role.has(.teach), "\(role) \(path) \(answer.status)")
      }
    }
  }

  @Test("lets a teacher invite and help learners alone")
  func teachers() async throws {
    let teacher = try await people.person("teacher", .teacher)
    _ = try await people.person("head", .owner)
    _ = try await people.person("zoe")
    try await teacher.post("/accounts/invitations", ["role": "learner"])
    for role in ["teacher", "owner"] {
      let answer = try await refusal {
        try await teacher.post("/accounts/invitations", ["role": .text(role)])
      }
      #expect(answer?.status == 403)
    }
    try await teacher.post("/accounts/\(try people.id("zoe"))/password-link")
    for name in ["head", "teacher"] {
      let id = try people.id(name)
      let answer = try await refusal { try await teacher.post("/accounts/\(id)/password-link") }
      #expect(answer?.status == 403, "\(name)")
    }
    let seen = try await teacher.get("/accounts")["accounts"].array.map { $0["name"].text }
    #expect(seen == ["teacher", "zoe"])
  }

  @Test("keeps what one learner does from all others")
  func apart() async throws {
    let zoe = try await people.person("zoe")
    let adam = try await people.person("adam")
    try people.write(list: "secret", of: "zoe")
    #expect(try await zoe.get("/lists")["lists"].array.count == 1)
    #expect(try await adam.get("/lists")["lists"].array.isEmpty)
    let learners = try await adam.get("/learners")["learners"].array
    #expect(learners.map { $0["name"].text } == ["adam"])
    // The names of the class by link let nobody in.
    for body: JSON in [["name": "zoe"], ["name": .null]] {
      #expect(try await adam.ask(.put, "/api/v1/learners/chosen", try body.bytes).status == 404)
    }
    adam.cookies["vocalvocab-learner-id"] = try await zoe.get("/account")["id"].text
    #expect(try await adam.get("/account")["name"] == "adam")
    // A session of one account with the identity of another is nobody's.
    let parts = try #require(zoe.cookies["vocalvocab-session"]).split(separator: ".")
    let forged = people.browser()
    forged.cookies["vocalvocab-session"] = "\(try people.id("adam")).\(parts[1])"
    #expect(try await forged.ask(.get, "/api/v1/account").status == 401)
  }

  @Test("leads pages to the log-in and back, and nowhere else")
  func pages() async throws {
    let browser = people.browser()
    func location(_ path: String) async throws -> String? {
      try await browser.ask(.get, path, nil, ["Accept": "text/html"])["Location"]
    }
    #expect(try await location("/shows") == "/log-in?to=%2Fshows")
    #expect(try await location("/shows?show=mal:1") == "/log-in?to=%2Fshows%3Fshow%3Dmal%3A1")
    #expect(try await location("/") == "/log-in")
    #expect(try await location("/" + String(repeating: "x", count: 1000)) == "/log-in")
    #expect(try await browser.ask(.get, "/log-in", nil, ["Accept": "text/html"]).status == 200)
    // People can read how to come in before they do.
    for path in ["/help", "/help/people"] {
      let answer = try await browser.ask(.get, path, nil, ["Accept": "text/html"])
      #expect(answer.status == 200 && answer.text.contains("href=\"/log-in\">Log in</a>"))
    }
    let zoe = try await people.person("zoe")
    let answer = try await zoe.ask(.get, "/log-in", nil, ["Accept": "text/html"])
    #expect(answer.status == 303 && answer["Location"] == "/today")
    #expect(try await zoe.ask(.get, "/who")["Location"] == "/profile")
    // Without accounts, none of the pages is there.
    for path in ["/log-in", "/sign-up", "/new-password", "/profile"] {
      #expect(try await Client().ask(.get, path).status == 404, "\(path)")
    }
  }

  @Test("gives cookies that no script reads and no other site sends along with a change")
  func cookies() async throws {
    let zoe = try await people.person("zoe")
    let cookies = try #require(zoe.answers.last).values(of: "Set-Cookie")
    #expect(cookies.count == 2)
    for cookie in cookies {
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
      #expect(cookie.contains("Path=/"))
    }
    let answer = try await zoe.ask(
      .post, "/api/v1/account/log-out", "{}", ["Origin": "https://evil.example"])
    #expect(answer.status == 403)
    #expect(try await zoe.ask(.get, "/api/v1/account").status == 200)
  }

  @Test("lets nobody go on with a token after the log-out")
  func stolen() async throws {
    let zoe = try await people.person("zoe")
    let thief = people.browser("192.168.1.66")
    thief.cookies = zoe.cookies
    #expect(try await thief.ask(.get, "/api/v1/account").status == 200)
    try await zoe.post("/account/log-out")
    #expect(try await thief.ask(.get, "/api/v1/account").status == 401)
  }

  @Test("says how long to wait after many wrong passwords")
  func guesses() async throws {
    _ = try await people.person("zoe")
    let wrong = #"{"name": "zoe", "password": "wrong one"}"#
    for number in 1...8 {
      let answer = try await people.browser("192.168.2.\(number)").ask(
        .post, "/api/v1/account/log-in", wrong)
      #expect(answer.isRefusal(403))
    }
    let answer = try await people.browser("192.168.3.1").ask(
      .post, "/api/v1/account/log-in", wrong)
    #expect(answer.isRefusal(429) && answer["Retry-After"] == "30")
  }

  @Test("writes no name of a learner whose files can't be used")
  func faults() async throws {
    let zoe = try await people.person("zoe")
    try people.site.home.refuse("learners/zoe/completed.json")
    try people.site.home.refuse("learners/zoe/shows/watched.json")
    for path in ["/completed", "/shows", "/class", "/statistics"] {
      _ = try await zoe.ask(.get, "/api/v1\(path)")
    }
    #expect(!people.site.messages.isEmpty)
    for line in people.site.messages { #expect(!line.contains("zoe"), "\(line)") }
    #expect(
      "'/x/learners/Zoë B/a' and '/learners/Zoë/b'".hidingNames(["Zoë", "Zoë B"])
        == "'/x/learners/…/a' and '/learners/…/b'")
    #expect("learners".hidingNames(["Zoë"]) == "learners")
  }

  @Test("writes no name, no address and no secret into its log")
  func logs() async throws {
    let zoe = try await people.person("zoe@example.org")
    _ = try await zoe.ask(.get, "/api/v1/account")
    _ = try await people.browser().ask(
      .post, "/api/v1/account/log-in", #"{"name": "zoe@example.org", "password": "wrong one"}"#)
    let lines = people.site.requests.map { "\($0)" } + people.site.messages
    for line in lines {
      for secret in ["zoe", "example.org", People.password, "wrong one"] {
        #expect(!line.contains(secret), "\(line)")
      }
    }
  }
}
