import Foundation
import LoopbackServer
import Shows
import TestSupport
import Testing

@testable import ShowSources
@testable import WebRequests

@Suite("What services told earlier")
struct KeptAnswerTests {
  let stand = Stand()

  @Test("an answer is kept for a day, also for other learners and after a restart")
  func kept() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    let first = try await stand.online(server).ask()
    stand.clock.advance(86_399)
    let second = try await stand.online(server).ask("  TIDE ", learner: "ben")
    #expect(second == first && first.content.count == 2 && server.requests.count == 1)
    #expect(first.at == Instant(seconds: 1_800_000_000) && first.note == nil)
    stand.clock.advance(1)
    #expect(try await stand.online(server).ask().at == first.at.advanced(by: 86_400))
    #expect(server.requests.count == 2)
    // The clock was wrong when the answer came.
    stand.clock.advance(-7 * 86_400)
    _ = try await stand.online(server).ask()
    #expect(server.requests.count == 3)
    // Another service doesn't answer for this one.
    let other = try await LoopbackServer { Maze.answer($0) }
    _ = try await stand.online(other).ask()
    #expect(other.requests.count == 1)
  }

  @Test("an old answer counts where the service can't be asked, and says of which day it is")
  func offline() async throws {
    let changing = Changing()
    let server = try await changing.server()
    let online = stand.online(server)
    let first = try await online.ask()
    let show = try await online.told("tvmaze:82")
    stand.clock.advance(3 * 86_400)
    changing.set(.text(503, ""))
    let old = try await online.ask()
    #expect(old.content == first.content && old.at == first.at)
    #expect(
      old.note == """
        TVmaze at 127.0.0.1:\(server.port) sent a broken answer (it answers with status 503): \
        this is from 2027-01-15.
        """)
    #expect(try await online.told("tvmaze:82") == show)
    // Then the service is left alone, and old answers come at once.
    let time = try await duration {
      for _ in 0..<40 {
        let again = try await online.ask()
        #expect(again.content == first.content)
      }
    }
    #expect(time < .seconds(2) && server.requests.count == 5)
    changing.set(nil)
    stand.clock.advance(600)
    #expect(try await online.ask().failure == nil)
  }

  @Test("a damaged, foreign or newer file of the cache counts as missing")
  func damaged() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    _ = try await stand.online(server).ask()
    let name = "show-answers/" + (stand.folder.files("show-answers").first ?? "")
    let good = try stand.folder.read(name)
    for bad in [
      "", "{", String(good.dropLast(20)), good.replacing("\"version\":1", with: "\"version\":2"),
      good.replacing("tide\"", with: "ride\""),
    ] {
      #expect(bad != good)
      try stand.folder.write(bad, to: name)
      #expect(try await stand.online(server).ask().content.count == 2)
    }
    #expect(server.requests.count == 6)
  }

  @Test("a show that the service no longer has is not found, whatever is kept")
  func notFound() async throws {
    let changing = Changing()
    let server = try await changing.server()
    let online = stand.online(server)
    _ = try await online.told("tvmaze:82")
    stand.clock.advance(86_400)
    changing.set(.text(404, "null"))
    for id in ["tvmaze:82", "tvmaze:99999", "tvmaze:../x", "tvmaze:1234567890123", "imdb:tt1"] {
      await #expect(throws: ShowServiceFailure.notFound(named(id))) {
        try await online.told(id)
      }
    }
    #expect(server.requests.count == 4)
  }

  @Test("nothing is kept of a failure, and a search may find nothing")
  func nothing() async throws {
    let changing = Changing()
    let server = try await changing.server()
    changing.set(.text(500, ""))
    let online = stand.online(server)
    await #expect(throws: ShowServiceFailure.self) { try await online.ask() }
    changing.set(.text(200, " [ ] "))
    for _ in 0..<2 { #expect(try await online.ask().content.isEmpty) }
    #expect(server.requests.count == 2)
    #expect(try await online.ask(" \u{200B}\n").content.isEmpty && server.requests.count == 2)
  }
}
