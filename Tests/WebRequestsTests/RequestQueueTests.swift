import Foundation
import TestSupport
import Testing

@testable import WebRequests

@Suite("The queue of requests")
struct RequestQueueTests {
  let queue = RequestQueue()

  private func begin(
    _ learner: String, at place: String = "a", limits: [RateLimit] = [],
    within limit: Duration = .seconds(20)
  ) async throws {
    try await queue.beginTurn(
      at: place, for: .learner(learner), limits: limits, before: .now + limit)
  }

  @Test("turns at one place come one after the other, and other places don't wait")
  func oneAtATime() async throws {
    let counter = Counter()
    try await begin("a", at: "other")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await begin("\(number % 3)")
          await counter.begin()
          await Task.yield()
          await counter.end()
          await queue.endTurn(at: "a")
        }
      }
      try await group.waitForAll()
    }
    #expect(await counter.most == 1)
  }

  @Test("a turn waits until the window of a limit has passed")
  func limit() async throws {
    let limits = [RateLimit(4, in: .milliseconds(150))]
    let time = try await duration {
      for number in 0..<5 {
        try await begin("\(number)", limits: limits)
        await queue.endTurn(at: "a")
      }
    }
    #expect((.milliseconds(145)..<(.seconds(3))).contains(time))
  }

  @Test("a wait ends with its deadline, and the turn goes to the next one")
  func deadline() async throws {
    try await begin("a")
    await #expect(throws: HostRegister.Refusal.busy) {
      try await begin("b", within: .milliseconds(20))
    }
    await queue.endTurn(at: "a")
    try await begin("c")
  }

  @Test("a cancelled wait ends at once")
  func cancelled() async throws {
    try await begin("a")
    let task = Task { try await begin("b") }
    task.cancel()
    await #expect(throws: HostRegister.Refusal.cancelled) { try await task.value }
    await queue.endTurn(at: "a")
    try await begin("c")
  }
}

/// The number of turns that are under way at the same time.
private actor Counter {
  private var now = 0
  private(set) var most = 0

  func begin() {
    now += 1
    most = max(most, now)
  }

  func end() { now -= 1 }
}
