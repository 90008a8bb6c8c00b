import Foundation
import Testing

@testable import WordService

@Suite("Hosts that fail")
struct HostRegisterTests {
  let folder = Scratch()
  let clock = Clock()
  var register: HostRegister { HostRegister(cache: folder.path) { [clock] in clock.now } }

  private func turn(
    _ register: HostRegister, _ outcome: HostRegister.Outcome, at host: String = "a.example"
  ) async throws {
    try await register.beginTurn(at: host, before: .now + .seconds(5))
    await register.endTurn(outcome, at: host)
  }

  @Test("are tried twice, then left alone for ten minutes, to the second")
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

  @Test("do not keep others from being asked")
  func others() async throws {
    let register = register
    for _ in 0..<2 { try await turn(register, .failed) }
    try await turn(register, .answered, at: "b.example")
    try await turn(register, .answered, at: "a.example:8080")
  }

  @Test("have two new tries once they have answered")
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

  @Test("have two new tries when the last failure is ten minutes old")
  func forgotten() async throws {
    let register = register
    try await turn(register, .failed)
    clock.advance(600)
    try await turn(register, .failed)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
  }

  @Test("are not blamed for what was never asked")
  func open() async throws {
    let register = register
    for _ in 0..<9 { try await turn(register, .notAsked) }
    try await turn(register, .failed)
    try await turn(register, .notAsked)
    try await turn(register, .failed)
    await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .notAsked) }
  }

  @Test("are left alone by the next start, too")
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

  @Test("that asked for rest get it, which counts as no failure")
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

  @Test("that refused are not asked again in this session, but in the next")
  func refused() async throws {
    let register = register
    try await turn(register, .refused)
    clock.advance(86_400)
    await #expect(throws: HostRegister.Refusal.refused) { try await turn(register, .answered) }
    try await turn(self.register, .answered)
  }

  @Test(
    "are forgotten when what was written of them can't be read",
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
    // What was there is replaced by what is known now.
    await #expect(throws: HostRegister.Refusal.self) { try await turn(self.register, .answered) }
  }

  @Test("are asked when the clock that wrote of them was wrong")
  func future() async throws {
    clock.advance(86_400)
    let first = register
    for _ in 0..<2 { try await turn(first, .failed) }
    clock.advance(-86_400)
    try await turn(register, .answered)
  }

  @Test("do no harm where nothing can be written")
  func unwritable() async throws {
    for path in ["/proc/nowhere", "/dev/null", "/dev/null/x"] {
      let register = HostRegister(cache: path) { [clock] in clock.now }
      for _ in 0..<2 { try await turn(register, .failed) }
      await #expect(throws: HostRegister.Refusal.self) { try await turn(register, .answered) }
    }
  }

  @Test("are asked one question at a time, and never a third time by those who wait")
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

  @Test("let go at once of a task that is cancelled in line")
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
