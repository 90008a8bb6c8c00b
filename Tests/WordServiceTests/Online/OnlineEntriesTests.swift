import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import WordService

@Suite("Entries from the web, and how long they are kept")
struct OnlineEntriesTests {
  private let services = Services()
  private var clock: ManualClock { services.clock }
  private var folder: Scratch { services.folder }

  private func online(dictionary: String) throws -> OnlineWords {
    try services.online(dictionary: dictionary)
  }

  @Test("an entry is kept for thirty days")
  func kept() async throws {
    let server = try await LoopbackServer { _ in .text(200, DictionaryServer.desert) }
    let first = try online(dictionary: server.address)
    let entry = try #require(try await first.entry(for: "desert", within: .seconds(2)))
    #expect(entry.definitions.count == 3)
    #expect(try await first.entry(for: "desert", within: .seconds(2)) == entry)
    clock.advance(30 * 86_400 - 1)
    let next = try online(dictionary: server.address)
    #expect(try await next.entry(for: "desert", within: .zero) == entry)
    #expect(server.requests.count == 1)
    clock.advance(1)
    #expect(try await next.entry(for: "desert", within: .seconds(2)) == entry)
    #expect(server.requests.count == 2)
    #expect(folder.files("dictionary") == ["desert.json"])
  }

  @Test("an unknown word is asked for again after seven days")
  func notKnown() async throws {
    let server = try await LoopbackServer { _ in .text(404, DictionaryServer.notKnown) }
    let online = try online(dictionary: server.address)
    #expect(try await online.entry(for: "every", within: .seconds(2)) == nil)
    clock.advance(7 * 86_400 - 1)
    #expect(try await online.entry(for: "every", within: .seconds(2)) == nil)
    #expect(server.requests.count == 1)
    clock.advance(1)
    #expect(try await online.entry(for: "every", within: .seconds(2)) == nil)
    #expect(server.requests.count == 2)
    for _ in 0..<5 {
      clock.advance(8 * 86_400)
      #expect(try await online.entry(for: "every", within: .seconds(2)) == nil)
    }
    #expect(server.requests.count == 7)
  }

  @Test("an old entry serves while the service fails")
  func away() async throws {
    let server = try await LoopbackServer { [clock] _ in
      clock.now.timeIntervalSince1970 < 1_800_000_001
        ? .text(200, DictionaryServer.desert) : .text(500, DictionaryServer.wentWrong)
    }
    let online = try online(dictionary: server.address)
    let entry = try await online.entry(for: "desert", within: .seconds(2))
    #expect(entry != nil)
    clock.advance(365 * 86_400)
    for _ in 0..<5 {
      #expect(try await online.entry(for: "desert", within: .seconds(2)) == entry)
    }
    #expect(server.requests.count == 3)
    await #expect {
      try await online.entry(for: "oasis", within: .seconds(2))
    } throws: {
      "\($0)".hasPrefix("The dictionary service at 127.0.0.1:")
        && "\($0)".hasSuffix("definitions come from the offline dictionary.")
    }
    try await server.stop()
    clock.advance(600)
    #expect(try await online.entry(for: "desert", within: .seconds(2)) == entry)
  }

  @Test(
    "calls for the same word share one request")
  func concurrentEntries() async throws {
    let server = try await LoopbackServer { request in
      .text(200, #"[{"meanings":[{"definitions":[{"definition":"\#(request.target)"}]}]}]"#)
    }
    let online = try online(dictionary: server.address)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          let word = "word\(number % 8)"
          let entry = try await online.entry(for: word, within: .seconds(5), isWaitedFor: false)
          #expect(entry?.definitions.map(\.text) == ["/api/v2/entries/en/\(word)"])
        }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.count == 8)
  }

  @Test(
    "an entry whose file can't be read is asked for again",
    arguments: [
      "", "{}", "[", "null",
      #"{"format":"vocalvocab.answer","version":1,"word":"other","service":"x"}"#,
      #"{"format":"other","version":1}"#, String(repeating: "x", count: 2_000_000),
    ])
  func damaged(text: String) async throws {
    let server = try await LoopbackServer { _ in .text(200, DictionaryServer.desert) }
    try folder.write(text, to: "dictionary/desert.json")
    let online = try online(dictionary: server.address)
    for _ in 0..<2 {
      #expect(try await online.entry(for: "desert", within: .seconds(2)) != nil)
    }
    #expect(server.requests.count == 1)
  }

  @Test("an entry of another service, another version or the future is asked for again")
  func foreign() async throws {
    let server = try await LoopbackServer { _ in .text(200, DictionaryServer.desert) }
    let online = try online(dictionary: server.address)
    _ = try await online.entry(for: "desert", within: .seconds(2))
    let kept = try folder.read("dictionary/desert.json")
    #expect(kept.contains(#""version":1"#) && kept.contains("2027-01-15T08:00:00Z"))
    for (old, new) in [
      (server.address, "https://other.example"), (#""version":1"#, #""version":2"#),
      ("2027-01-15", "2027-01-16"), (#""word":"desert""#, #""word":"dessert""#),
    ] {
      try folder.write(kept.replacingOccurrences(of: old, with: new), to: "dictionary/desert.json")
      let before = server.requests.count
      #expect(try await online.entry(for: "desert", within: .seconds(2)) != nil)
      #expect(server.requests.count == before + 1)
    }
  }

  @Test("no word makes a path or a hidden file")
  func names() async throws {
    let server = try await LoopbackServer { _ in .text(404, DictionaryServer.notKnown) }
    let online = try online(dictionary: server.address)
    let words = [
      "../x", "/etc/passwd", ".hidden", "a\u{0}b", "~", "naïve", "ice cream", "CON",
      String(repeating: "é", count: 50),
    ]
    for word in words {
      #expect(try await online.entry(for: word, within: .seconds(2)) == nil)
      #expect(try await online.entry(for: word, within: .seconds(2)) == nil)
    }
    #expect(server.requests.count == words.count)
    let files = folder.files("dictionary")
    #expect(files.count == words.count && folder.files() == ["dictionary"])
    #expect(files.allSatisfy { !$0.hasPrefix(".") && $0.hasSuffix(".json") && $0.count <= 205 })
  }

  @Test("a pipe or a folder in place of the file is no harm")
  func noFile() async throws {
    let server = try await LoopbackServer { _ in .text(200, DictionaryServer.desert) }
    let online = try online(dictionary: server.address)
    let file = folder.path + "/dictionary/desert.json"
    try folder.write("", to: "dictionary/desert.json/x")
    #expect(try await online.entry(for: "desert", within: .seconds(2)) != nil)
    try FileManager.default.removeItem(atPath: file)
    try #require(mkfifo(file, 0o600) == 0)
    for _ in 0..<2 { #expect(try await online.entry(for: "desert", within: .seconds(2)) != nil) }
    #expect(server.requests.count == 2)
  }

  @Test("an entry comes even where it can't be kept")
  func unwritable() async throws {
    let server = try await LoopbackServer { _ in .text(200, DictionaryServer.desert) }
    let online = try OnlineWords(
      randomWordAPI: server.address, dictionaryAPI: server.address, cache: "/dev/null/x",
      clock: { [clock] in clock.now })
    #expect(try await online.entry(for: "desert", within: .seconds(2)) != nil)
  }
}
