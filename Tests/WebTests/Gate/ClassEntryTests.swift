import Accounts
import Testing

@testable import Web

@Suite("The way into a class")
struct ClassEntryTests {
  private let `class` = try! Class()
  private var access: Access { `class`.access }
  private var code: String { access.code.text }

  /// A browser without the link.
  private func guest(_ sender: String = "192.168.1.30") -> Client {
    let guest = Client(`class`.site)
    guest.sender = sender
    return guest
  }

  private func status(_ guest: Client, typing code: String) async throws -> Int {
    try await guest.ask(.post, "/api/v1/entry", #"{"code": "\#(code)"}"#).status
  }

  private let page = ["Accept": "text/html"]

  @Test("is a code of six letters without vowels, another for each token")
  func letters() throws {
    let codes = (0..<500).map { _ in Access().code.text }
    #expect(Set(codes).count == 500)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /[BCDFGHJKLMNPQRSTVWXZ]{6}/) != nil })
    // All letters are used, as likely as any other.
    let counts = codes.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(counts.count == 20 && counts.values.allSatisfy { (80...230).contains($0) })
    let token = try #require(Token(String(repeating: "a", count: 32)))
    #expect(ClassCode(for: token) == ClassCode(for: token))
  }

  @Test("grants what the learners' link grants, and no more")
  func granted() async throws {
    let child = guest()
    #expect(try await child.ask(.get, "/who").status == 401)
    #expect(try await status(child, typing: code) == 204)
    #expect(child.cookies["vocalvocab-token"] == access.learners.text)
    #expect(try await child.ask(.get, "/who").status == 200)
    try await child.post("/learners", ["name": "Zoë"])
    #expect(try await child.get("/statistics")["rounds"] == 0)
    #expect(try await refusal { _ = try await child.get("/class") }?.status == 403)
  }

  @Test("takes the code as people type it")
  func typed() async throws {
    let spaced = "  \(code.prefix(3)) \(code.suffix(3)) "
    for typed in [code.lowercased(), spaced, "\(code.prefix(3))-\(code.suffix(3))"] {
      #expect(try await status(guest(), typing: typed) == 204, "\(typed)")
    }
    for wrong in ["", "ABCDEF", String(code.dropLast()), code + "B", "1\(code)2\(code)"] {
      #expect(try await status(guest(), typing: wrong) == 403, "\(wrong)")
    }
  }

  @Test("stops guesses of a code from one address, the right one among them")
  func guesses() async throws {
    let eve = guest()
    var statuses: [Int] = []
    for _ in 0..<32 { statuses.append(try await status(eve, typing: "BBBBBB")) }
    #expect(statuses == Array(repeating: 403, count: 30) + [429, 429])
    #expect(try await status(eve, typing: code) == 429)
    #expect(eve.cookies["vocalvocab-token"] == nil)
    #expect(try await status(guest("192.168.1.31"), typing: code) == 204)
    // Another one each twenty seconds.
    `class`.clock.set(20)
    #expect(try await status(eve, typing: code) == 204)
  }

  @Test("stops guesses of a code that come from many addresses")
  func guessesFromEverywhere() async throws {
    var statuses: [Int] = []
    for number in 0..<60 {
      // Forty at once, and one more every five seconds.
      if number == 50 { `class`.clock.set(5) }
      statuses.append(try await status(guest("192.168.4.\(number)"), typing: "BBBBBB"))
    }
    #expect(statuses.indices.filter { statuses[$0] == 403 } == Array(0..<40) + [50])
    #expect(statuses.filter { $0 == 429 }.count == 19)
  }

  @Test("asks a browser without the link for the code, and shows it no other page")
  func door() async throws {
    for path in ["/", "/who", "/play", "/nothing-here"] {
      let answer = try await guest().ask(.get, path, nil, page)
      #expect(answer.status == 401 && answer.type == "text/html")
      #expect(answer.text.contains("Ask your teacher for the link, or type the code"))
      #expect(answer.text.contains("<form id=\"entry\" >") && !answer.text.contains("<nav"))
      #expect(!answer.text.contains(code) && !answer.text.contains(access.learners.text))
    }
    let old = guest()
    old.cookies["vocalvocab-token"] = String(repeating: "0", count: 32)
    #expect(try await old.ask(.get, "/", nil, page).text.contains("type the code"))
    #expect(try await status(old, typing: code) == 204)
    #expect(try await old.ask(.get, "/who", nil, page).status == 200)
  }

  @Test("asks for the code although one address sends many old tokens")
  func oldTokens() async throws {
    let old = guest()
    old.cookies["vocalvocab-token"] = String(repeating: "0", count: 32)
    for _ in 0..<12 { try await old.ask(.get, "/", nil, page) }
    let last = try await old.ask(.get, "/", nil, page)
    #expect(last.status == 429 && last.text.contains("<form id=\"entry\" >"))
    #expect(try await status(old, typing: code) == 204)
    #expect(try await old.ask(.get, "/who", nil, page).status == 200)
  }

  @Test("has no code where no class comes in, and the page Class says what a class needs")
  func noClass() async throws {
    let access = Access()
    let site = try Site(access: access)
    let guest = Client(site)
    let door = try await guest.ask(.get, "/", nil, page)
    #expect(door.status == 401 && door.text.contains("<form id=\"entry\" hidden>"))
    #expect(door.text.contains("open the link that it printed") && !door.text.contains("<nav"))
    #expect(try await status(guest, typing: access.code.text) == 404)
    for owner in [Client(site, token: access.teacher.text), try Client()] {
      let text = try await owner.ask(.get, "/class", nil, page).text
      #expect(text.contains("--host 0.0.0.0") && text.contains("--token"))
    }
  }

  @Test("stands in the teacher's document, and nowhere else")
  func entrance() async throws {
    let shown = try await `class`.teacher.get("/class")
    #expect(shown["entrance"]["code"] == .text(code))
    let address = shown["entrance"]["address"].text
    #expect(address.hasSuffix(":8080/") && shown["link"].text.hasPrefix(address))
  }
}
