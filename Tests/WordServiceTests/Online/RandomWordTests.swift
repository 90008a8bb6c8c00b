import Foundation
import LoopbackServer
import TestSupport
import Testing
import Vocabulary
import WebRequests

@testable import WordService

/// A random-word API with a sorted list of words.
struct RandomWordServer: Sendable {
  let words: [String]

  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    let parts = request.target.split(separator: "?", maxSplits: 1)
    guard parts.first == "/word" else {
      return .text(404, "<html>Not Found</html>", type: "text/html")
    }
    var (number, length, language) = (1, nil as Int?, "en")
    for field in parts.dropFirst().joined().split(separator: "&") {
      let pair = field.split(separator: "=").map(String.init)
      switch (pair.first, pair.dropFirst().first) {
      case ("number", let value?) where Int(value) != nil: number = Int(value) ?? 0
      case ("length", let value?) where Int(value) != nil: length = Int(value)
      case ("lang", let value?): language = value
      default:
        return .text(400, "BadRequest: unknown query\n    at /app/index.js:80", type: "text/plain")
      }
    }
    guard language == "en" else {
      return .text(403, #"{"Error":"No translation for this language"}"#)
    }
    let matches = words.filter { length == nil || $0.count == length }
    let chosen =
      number <= 0
      ? [] : number >= matches.count ? matches : Array(matches.shuffled().prefix(number))
    return .text(200, "[" + chosen.map { "\"\($0)\"" }.joined(separator: ",") + "]")
  }
}

/// Returns different words of a length, in alphabetical order.
func madeUpWords(_ count: Int, letters: Int) -> [String] {
  (0..<count).map { number in
    var (rest, word) = (number, "")
    for _ in 0..<letters {
      word = String(UnicodeScalar(UInt8(97 + rest % 26))) + word
      rest /= 26
    }
    return word
  }
}

@Suite("The random-word API")
struct RandomWordTests {
  private func api(_ server: LoopbackServer) throws -> RandomWordAPI {
    RandomWordAPI(base: try #require(WebAddress(server.address)), web: WebClient())
  }

  private func ask(
    _ server: LoopbackServer, letters: Int = 6, seed: UInt64 = 1
  ) async throws -> [String] {
    var generator = SeededGenerator(seed: seed)
    return try await api(server).words(ofLength: letters, within: .seconds(5), using: &generator)
  }

  @Test("a request has the three parameters that the service knows, and brings twenty words")
  func batch() async throws {
    let service = RandomWordServer(words: madeUpWords(500, letters: 6))
    let server = try await LoopbackServer { service.answer($0) }
    let words = try await ask(server)
    #expect(words.count == 20 && Set(words).count == 20 && words.allSatisfy { $0.count == 6 })
    #expect(server.requests.map(\.target) == ["/word?number=20&length=6&lang=en"])
    #expect(server.requests.first?.headers["accept"] == "application/json")
  }

  @Test("words that come sorted are shuffled")
  func sorted() async throws {
    let all = madeUpWords(15_000, letters: 7)
    let server = try await LoopbackServer { _ in
      .text(200, "[\"" + all.joined(separator: "\",\"") + "\"]")
    }
    let one = try await ask(server, letters: 7, seed: 1)
    #expect(one.count == 20 && one != one.sorted() && Set(one).isSubset(of: all))
    #expect(one != Array(all.prefix(20)))
    #expect(try await ask(server, letters: 7, seed: 1) == one)
    #expect(try await ask(server, letters: 7, seed: 2) != one)
    let few = RandomWordServer(words: madeUpWords(12, letters: 5))
    let small = try await LoopbackServer { few.answer($0) }
    let dozen = try await ask(small, letters: 5)
    #expect(dozen.count == 12 && dozen != dozen.sorted())
  }

  @Test("an answer with all 178,187 words is too large")
  func everything() async throws {
    let all = madeUpWords(178_187, letters: 9)
    let server = try await LoopbackServer { _ in
      .text(200, "[\"" + all.joined(separator: "\",\"") + "\"]")
    }
    await #expect(throws: ServiceFailure.web(.tooLarge)) { try await ask(server, letters: 9) }
  }

  @Test(
    "the service is not asked for a length of which it has no words",
    arguments: [Int.min, -1, 0, 1, 16, 30, Int.max])
  func lengths(letters: Int) async throws {
    let server = try await LoopbackServer { _ in .text(200, "[\"a\"]") }
    #expect(try await ask(server, letters: letters) == [])
    #expect(server.connections == 0)
  }

  @Test("an empty answer gives no words")
  func none() async throws {
    let server = try await LoopbackServer { _ in .text(200, "[]") }
    #expect(try await ask(server) == [])
  }

  @Test("every word has the wanted length and letters from a to z, and comes once")
  func words() async throws {
    let server = try await LoopbackServer { _ in
      .text(
        200,
        #"""
        ["banana", "Orange", "grapes ", "two words", "naïves", "cherry", "banana", "fig", \#
        "pear\u0000s", "kiwi's", 123456, null, \#
        ["lemons"], {"a": "quince"}, "ﬁlled", "ſhould", "abcde\u0301"]
        """#
      )
    }
    #expect(try await Set(ask(server)) == ["banana", "cherry"])
  }

  @Test(
    "an answer that makes no sense is a failure",
    arguments: [
      ("{}", ServiceFailure.notUnderstood), ("", .notUnderstood), ("null", .notUnderstood),
      ("\"banana\"", .notUnderstood),
      ("[\"banana\"", .notUnderstood), ("[\"banana\", ", .notUnderstood),
      ("[1, 2]", .notUnderstood),
      (#"["We are sorry, come back later"]"#, .notUnderstood),
      (#"{"words": ["banana"]}"#, .notUnderstood),
    ])
  func nonsense(text: String, failure: ServiceFailure) async throws {
    let server = try await LoopbackServer { _ in .text(200, text) }
    await #expect(throws: failure) { try await ask(server) }
  }

  @Test(
    "an answer that is not sent as JSON is a failure", arguments: ["text/html", "text/plain", nil])
  func contentType(type: String?) async throws {
    let server = try await LoopbackServer { _ in .text(200, "[\"banana\"]", type: type) }
    await #expect(throws: ServiceFailure.notJSON) { try await ask(server) }
  }

  @Test("nested arrays and invalid bytes stop nothing")
  func hostile() async throws {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 250_000)
    let server = try await LoopbackServer { _ in .bytes(200, deep) }
    await #expect(throws: ServiceFailure.notUnderstood) { try await ask(server) }
    let bytes = Array("[\"banana\", \"ch".utf8) + [0xFF, 0xC3] + Array("rry\", \"cherry\"]".utf8)
    let garbled = try await LoopbackServer { _ in .bytes(200, bytes) }
    #expect(try await Set(ask(garbled)) == ["banana", "cherry"])
    let marked = try await LoopbackServer { _ in .text(200, "\u{FEFF}[\"banana\"]") }
    #expect(try await ask(marked) == ["banana"])
  }

  @Test("a service that wants fewer requests gets a rest of 5 to 6 s")
  func rateLimit() async throws {
    let text = #"{"Error":"You hit the rate limit, try again in a few seconds"}"#
    let server = try await LoopbackServer { _ in .text(403, text) }
    var rests: Set<Duration> = []
    for seed in 1...10 {
      await #expect {
        try await ask(server, seed: UInt64(seed))
      } throws: { error in
        guard case .rateLimited(let rest) = error as? ServiceFailure else { return false }
        rests.insert(rest)
        return .seconds(5)...(.seconds(6)) ~= rest
      }
    }
    #expect(rests.count > 5)
  }

  @Test("any other refusal is final")
  func refused() async throws {
    for text in [#"{"Error":"No translation for this language"}"#, "<html>Forbidden</html>", ""] {
      let server = try await LoopbackServer { _ in .text(403, text) }
      await #expect(throws: ServiceFailure.refused) { try await ask(server) }
    }
  }

  @Test("a failure of the service has its status", arguments: [400, 404, 500, 502, 503, 204, 304])
  func status(status: Int) async throws {
    let server = try await LoopbackServer { _ in
      .text(status, "<!DOCTYPE html><title>Application error</title>", type: "text/html")
    }
    await #expect(throws: ServiceFailure.status(status)) { try await ask(server) }
  }
}
