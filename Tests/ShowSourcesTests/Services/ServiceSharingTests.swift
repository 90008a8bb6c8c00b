import Foundation
import LoopbackServer
import Shows
import TestSupport
import Testing

@testable import ShowSources
@testable import WebRequests

@Suite("Learners who share a service")
struct ServiceSharingTests {
  let stand = Stand()

  @Test("the same question of many learners is asked once")
  func once() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    let online = stand.online(server)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<30 {
        group.addTask {
          try await online.show(named("tvmaze:82"), for: "\(number)", within: Stand.limit)
            .content.episodes.count
        }
      }
      for try await count in group { #expect(count == 2) }
    }
    #expect(server.requests.count == 2)
  }

  @Test("a learner who searches a lot makes another wait for one turn")
  func fairShare() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    let (online, host) = (stand.online(server), "127.0.0.1:\(server.port)")
    // Somebody has the turn until all others wait.
    try await occupy(host, of: online)
    let busy = (0..<10).map { number in Task { try await online.ask("busy \(number)") } }
    try await waitForQueue(10, at: host, of: online)
    let late = Task { try await online.ask("late", learner: "ben") }
    try await waitForQueue(11, at: host, of: online)
    await online.queue.endTurn(at: host)
    for task in busy + [late] { _ = try await task.value }
    #expect(server.requests.count == 11 && server.requests[1].target.contains("late"))
  }

  @Test("the catalogue waits until no learner waits")
  func background() async throws {
    let server = try await LoopbackServer { request in
      request.target.hasPrefix("/shows?") ? .text(200, "[]") : Maze.answer(request)
    }
    let (online, host) = (stand.online(server), "127.0.0.1:\(server.port)")
    try await occupy(host, of: online)
    let page = Task { try await online.page(0, of: .tvmaze) }
    try await waitForQueue(1, at: host, of: online)
    let search = Task { try await online.ask() }
    try await waitForQueue(2, at: host, of: online)
    await online.queue.endTurn(at: host)
    _ = try await search.value
    #expect(try await page.value == [])
    #expect(server.requests.last?.target == "/shows?page=0")
  }

  /// Takes the turn at a host.
  private func occupy(_ host: String, of online: OnlineShows) async throws {
    try await online.queue.beginTurn(
      at: host, for: .learner("first"), limits: TVmaze().limits, before: .now + Stand.limit)
  }

  /// Waits until a number of turns at a host is waited for.
  private func waitForQueue(_ count: Int, at host: String, of online: OnlineShows) async throws {
    while await online.queue.waitingCount(at: host) < count {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
