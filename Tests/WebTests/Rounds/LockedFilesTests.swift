import Foundation
import Testing

@testable import Web

@Suite("Files that another process locks")
struct LockedFilesTests {
  private let client: Client
  private var site: Site { client.site }

  init() throws { client = try Client() }

  /// Where a learner's try goes.
  private struct OpenRound {
    let cookies: [String: String]
    let path: String
  }

  private func beginRound(of name: String) async throws -> OpenRound {
    let client = Client(site)
    try await client.post("/learners", ["name": .text(name)])
    let practice = try await Practice(client, words: "harbor")
    return OpenRound(
      cookies: client.cookies, path: "/rounds/\(practice.round["id"].text)/tries")
  }

  @Test("hold up their learner, and nobody else")
  func others() async throws {
    let names = (1...4).map { "Slow \($0)" }
    var rounds: [OpenRound] = []
    for name in names { rounds.append(try await beginRound(of: name)) }
    let quick = try await beginRound(of: "Quick")
    let locks = names.map {
      open("\(client.home.data)/learners/\($0)/.lock", O_RDWR | O_CREAT, 0o600)
    }
    for lock in locks { try #require(flock(lock, LOCK_EX) == 0) }
    let waiting = rounds.flatMap { round in
      ["/lists/mine", "", "", ""].map { list in
        Task { [site] in
          let client = Client(site)
          client.cookies = round.cookies
          if !list.isEmpty { return try await client.put(list, ["words": []]) }
          return try await client.post(round.path, ["typed": "harber"])
        }
      }
    }
    try await Task.sleep(for: .milliseconds(100))
    let began = ContinuousClock.now
    let other = Client(site)
    other.cookies = quick.cookies
    _ = try await other.get("/status")
    let judged = try await other.post(quick.path, ["typed": "harbor"])
    _ = try await other.get("/statistics")
    #expect(.now - began < .seconds(1))
    #expect(judged["outcome"].text == "completed")
    for lock in locks { close(lock) }
    for task in waiting { _ = try await task.value }
    let journal = try #require(client.home.text(of: "learners/Slow 1/journal.jsonl"))
    #expect(journal.split(separator: "\n").count == 3)
  }
}
