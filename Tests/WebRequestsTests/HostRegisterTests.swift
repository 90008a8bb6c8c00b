import Foundation
import TestSupport
import Testing

@testable import WebRequests

@Suite("The hosts of the services")
struct HostRegisterTests {
  let folder = Scratch()
  let clock = ManualClock()
  var register: HostRegister { HostRegister(cache: folder.path) { [clock] in clock.now } }

  private func turn(
    _ register: HostRegister, _ outcome: HostRegister.Outcome, at host: String = "a.example"
  ) async throws {
    try await register.beginTurn(at: host, before: .now + .seconds(5))
    await register.endTurn(outcome, at: host)
  }

  @Test("a host that failed twice is left alone for ten minutes")
  func pause() async throws {
    let register = register
    try await turn(register, .failed)
    clock.advance(100)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.leftAlone(.seconds(600))) {
      try await turn(register, .answered)
    }
    clock.advance(599)
    await #expect(throws: HostRegister.Refusal.leftAlone(.seconds(1))) {
      try await turn(register, .answered)
    }
    clock.advance(1)
    try await turn(register, .failed)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
  }

  @Test("other hosts are asked while one is left alone")
  func others() async throws {
    let register = register
    for _ in 0..<2 { try await turn(register, .failed) }
    try await turn(register, .answered, at: "b.example")
    try await turn(register, .answered, at: "a.example:8080")
  }

  @Test("a host that answered may fail twice again")
  func success() async throws {
    let register = register
    for _ in 0..<5 {
      try await turn(register, .failed)
      try await turn(register, .answered)
    }
    try await turn(register, .failed)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
  }

  @Test("a host may fail twice again ten minutes after its last failure")
  func forgotten() async throws {
    let register = register
    try await turn(register, .failed)
    clock.advance(600)
    try await turn(register, .failed)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
  }

  @Test("a request that was never sent is not a failure of the host")
  func open() async throws {
    let register = register
    for _ in 0..<9 { try await turn(register, .notAsked) }
    try await turn(register, .failed)
    try await turn(register, .notAsked)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .notAsked) }
  }

  @Test("a host is left alone even when the program starts again")
  func remembered() async throws {
    let first = register
    for _ in 0..<2 { try await turn(first, .failed) }
    clock.advance(60)
    let next = register
    await #expect(throws: HostRegister.Refusal.leftAlone(.seconds(540))) {
      try await turn(next, .answered)
    }
    clock.advance(540)
    try await turn(next, .answered)
    try await turn(register, .answered)
  }

  @Test("a host that asks for a rest gets one, and that is not a failure")
  func rest() async throws {
    let register = register
    for _ in 0..<3 {
      try await turn(register, .rateLimited(.milliseconds(5_500)))
      await #expect(throws: HostRegister.Refusal.leftAlone(.milliseconds(5_500))) {
        try await turn(register, .answered)
      }
      clock.advance(5.5)
    }
    try await turn(register, .answered)
  }

  @Test("a host that refused is not asked again before the next session")
  func refused() async throws {
    let register = register
    try await turn(register, .refused)
    clock.advance(86_400)
    await #expect(throws: HostRegister.Refusal.refused) { try await turn(register, .answered) }
    try await turn(self.register, .answered)
  }

  @Test(
    "a file of failures that can't be read is replaced",
    arguments: [
      "", "{", "[]", "null", #"{"hosts":5}"#, #"{"format":"vocalvocab.hosts","version":1}"#,
      #"{"format":"x","version":9,"hosts":{"a.example":{"tries":"2","last":5}}}"#,
      "\u{0}\u{1}\u{FFFD}",
    ])
  func damaged(text: String) async throws {
    try folder.write(text, to: "hosts.json")
    let register = register
    for _ in 0..<2 { try await turn(register, .failed) }
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
    // The file now holds the new failures.
    await #expect(throws: HostRegister.Refusal.self) { try await turn(self.register, .answered) }
  }

  @Test("two registers with one file don't replace each other's failures")
  func together() async throws {
    let (one, other) = (register, register)
    try await turn(one, .failed, at: "a.example")
    try await turn(other, .failed, at: "b.example")
    try await turn(one, .failed, at: "a.example")
    try await turn(other, .failed, at: "b.example")
    for host in ["a.example", "b.example"] {
      await #expect(throws: HostRegister.Refusal.leftAlone(.seconds(600))) {
        try await turn(register, .answered, at: host)
      }
    }
  }

  @Test("a visit's outcome is remembered, and a failed visit gives its reason")
  func visit() async throws {
    let register = register
    let deadline = ContinuousClock.now + .seconds(5)
    for _ in 0..<2 {
      await #expect(throws: VisitFailure.unavailable(reason: "it answers with status 500")) {
        try await register.visit("a.example", before: deadline) { () throws(ServiceFailure) in
          throw .status(500)
        }
      }
    }
    await #expect(throws: VisitFailure.leftAlone(.seconds(600))) {
      try await register.visit("a.example", before: deadline) { true }
    }
    await #expect(throws: VisitFailure.cancelled) {
      try await register.visit("b.example", before: deadline) { () throws(ServiceFailure) in
        throw .web(.cancelled)
      }
    }
    for _ in 0..<2 {
      await #expect(throws: VisitFailure.unavailable(reason: "it refuses the request")) {
        try await register.visit("b.example", before: deadline) { () throws(ServiceFailure) in
          throw .refused
        }
      }
    }
    try await register.beginTurn(at: "c.example", before: deadline)
    await #expect(throws: VisitFailure.unavailable(reason: "it still has another request")) {
      try await register.visit("c.example", before: .now + .milliseconds(20)) { true }
    }
  }

  @Test("a host is asked in spite of a failure in the future")
  func future() async throws {
    clock.advance(86_400)
    let first = register
    for _ in 0..<2 { try await turn(first, .failed) }
    clock.advance(-86_400)
    try await turn(register, .answered)
  }

  @Test("failures count in a session even where they can't be written")
  func unwritable() async throws {
    for path in ["/proc/nowhere", "/dev/null", "/dev/null/x"] {
      let register = HostRegister(cache: path) { [clock] in clock.now }
      for _ in 0..<2 { try await turn(register, .failed) }
      await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
    }
  }

  @Test("a host gets one request at a time, and waiting requests don't bring a third failure")
  func line() async throws {
    let register = register
    try await register.beginTurn(at: "a.example", before: .now + .seconds(5))
    await #expect(throws: HostRegister.Refusal.busy) {
      try await register.beginTurn(at: "a.example", before: .now + .milliseconds(30))
    }
    try await turn(register, .answered, at: "b.example")
    let waiting = (0..<10).map { _ in
      Task { try await turn(register, .failed) }
    }
    try await Task.sleep(for: .milliseconds(20))
    await register.endTurn(.failed, at: "a.example")
    var outcomes: [HostRegister.Refusal?] = []
    for task in waiting {
      do {
        try await task.value
        outcomes.append(nil)
      } catch {
        outcomes.append(error as? HostRegister.Refusal)
      }
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .leftAlone(.seconds(600)) } == 9)
  }

  @Test("a task that waits for its turn ends at once when it is cancelled")
  func cancelled() async throws {
    let register = register
    try await register.beginTurn(at: "a.example", before: .now + .seconds(5))
    let task = Task { try await register.beginTurn(at: "a.example", before: .now + .seconds(30)) }
    try await Task.sleep(for: .milliseconds(20))
    let time = await duration {
      task.cancel()
      await #expect(throws: HostRegister.Refusal.cancelled) { try await task.value }
    }
    #expect(time < .milliseconds(500))
    await register.endTurn(.answered, at: "a.example")
    try await turn(register, .answered)
  }
}
