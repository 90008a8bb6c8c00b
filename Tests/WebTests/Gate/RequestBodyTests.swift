import Foundation
import Testing

@Suite("The content of a request")
struct RequestBodyTests {
  private let client: Client

  init() throws { client = try Client() }

  @Test(
    "changes nothing in the types that any page may send without asking",
    arguments: [
      "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
      "text/plain; application/json", ";", "", nil,
    ])
  func form(type: String?) async throws {
    let answer = try await client.ask(
      .patch, "/api/v1/settings", #"{"speed": 2}"#, ["Content-Type": type])
    #expect(answer.isRefusal(415))
    #expect(try await client.get("/settings")["speed"] == 1)
  }

  @Test("a list may be large, but not endless")
  func list() async throws {
    let file = ["Content-Type": "application/octet-stream"]
    let scowl = try #require(
      FileManager.default.contents(atPath: "/usr/share/dict/scowl/english-words.35"))
    let words = scowl.split(separator: UInt8(ascii: "\n")).prefix(5000).joined(separator: [10])
    let answer = try await client.ask(.post, "/api/v1/lists/big/imports", Array(words), file)
    #expect(answer.status == 200 && answer.json["words"] == 5000)
    let endless = String(repeating: "word\n", count: 4_000_000)
    let refused = try await client.ask(.post, "/api/v1/lists/big/imports", endless, file)
    #expect(refused.isRefusal(413))
    #expect(try await client.get("/lists/big")["words"].array.count == 5000)
  }
}
