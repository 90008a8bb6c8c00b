import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import Web

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

  @Test("gives a session no more words than a person asks for")
  func given() async throws {
    for (count, status) in [(5000, nil), (5001, 422)] {
      let words = (0..<count).map { JSON.text("w\($0)") }
      let answer = try await refusal {
        try await client.post("/sessions", ["words": "given", "given": .array(words)])
      }
      #expect(answer?.status == status)
    }
  }

  @Test("shares the memory of all large ones, and gives it back")
  func budget() {
    let small = BodyBudget()
    var large: [BodyBudget] = []
    for _ in 0..<100 where large.allSatisfy({ $0.grow(to: 8 << 20) }) { large.append(BodyBudget()) }
    // Another test may have taken some meanwhile.
    #expect((5...9).contains(large.count))
    #expect(small.grow(to: BodyBudget.smallBody))
    #expect(!small.grow(to: 8 << 20))
    large = []
    #expect(small.grow(to: 8 << 20))
  }

  @Test("that ends too early is the sender's fault")
  func broken() async throws {
    let site = client.site
    var log: [String] = site.messages
    let request = Request(
      head: HTTPRequest(
        method: .put, scheme: "http", authority: Site.authority, path: "/api/v1/lists/mine",
        headerFields: [.contentType: "application/json"]),
      body: RequestBody(asyncSequence: Broken()))
    let answer = try await site.respond(to: request, from: "127.0.0.1")
    #expect(answer.isRefusal(400))
    log = Array(site.messages.dropFirst(log.count))
    #expect(log.isEmpty)
  }

  /// A body whose sender goes away.
  private struct Broken: AsyncSequence, Sendable {
    struct GoneAway: Error {}

    struct AsyncIterator: AsyncIteratorProtocol {
      var isFirst = true

      mutating func next() async throws -> ByteBuffer? {
        guard isFirst else { throw GoneAway() }
        isFirst = false
        return ByteBuffer(string: "{")
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
