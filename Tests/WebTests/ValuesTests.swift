import Learner
import Storage
import Synchronization
import Testing

@testable import Web

@Suite("The values of a request are checked first")
struct ValuesTests {
  @Test("an identifier is 32 hexadecimal digits, and never the same twice")
  func identifiers() {
    let all = (0..<1000).map { _ in Identifier() }
    #expect(Set(all).count == 1000)
    #expect(all.allSatisfy { Identifier($0.text) == $0 })
    for text in ["", "0", String(repeating: "g", count: 32), String(repeating: "A", count: 32)] {
      #expect(Identifier(text) == nil)
    }
  }

  @Test(
    "a learner's name may have letters of any script, spaces and full stops",
    arguments: ["Ada", "Ada Lovelace", "Zoë", "王小明", "O'Neill", "a", "J. R."])
  func names(text: String) throws {
    #expect(try LearnerName(text).text == text)
  }

  @Test("a learner's name has the same bytes however it was typed")
  func composed() throws {
    let name = try #require(try LearnerName("Zoe\u{308}").text)
    #expect(Array(name.utf8) == Array("Zo\u{EB}".utf8))
  }

  @Test(
    "a learner's name can't lead out of the folder of the learners",
    arguments: [
      "", " ", ".", "..", "../x", "a/b", "a\\b", "a\0b", "a\nb", ".hidden", " Ada", "Ada ",
      "/\u{301}", "a/\u{301}b", "..\u{301}", "\\\u{301}", String(repeating: "a", count: 41),
      String(repeating: "👩‍👩‍👧‍👦", count: 20),
    ])
  func noNames(text: String) {
    #expect(throws: Problem.self) { try LearnerName(text) }
  }

  @Test("each sender may send many requests at once, and then a few a second")
  func rates() throws {
    let clock = Clock()
    let limit = RateLimit("x", in: MemoryNotes(now: clock.read), perSecond: 2, burst: 4)
    func asks(_ sender: String, after seconds: Double) -> Bool {
      clock.set(seconds)
      return (try? limit.allows(sender)) ?? false
    }
    #expect((0..<5).map { _ in asks("a", after: 0) } == [true, true, true, true, false])
    #expect(asks("b", after: 0))
    #expect((0..<3).map { _ in asks("a", after: 1) } == [true, true, false])
    #expect((0..<5).map { _ in asks("a", after: 100) } == [true, true, true, true, false])
  }

  @Test("a limit holds however many senders there are")
  func manySenders() throws {
    let clock = Clock()
    let limit = RateLimit("x", in: MemoryNotes(now: clock.read), perSecond: 0.001, burst: 1)
    #expect(try limit.allows("first"))
    for number in 0..<5000 { _ = try limit.allows("\(number)") }
    #expect(try !limit.allows("first"))
  }

  @Test("servers that share a store count the requests of each sender together")
  func sharedRequests() throws {
    let clock = Clock()
    let notes = MemoryNotes(now: clock.read)
    let servers = (0..<3).map { _ in
      RequestLimit(
        sharedIn: notes, threads: AtOnce(), perSecond: 60, burst: 600, now: clock.read)
    }
    func allowed(_ count: Int, of sender: String) throws -> Int {
      try (0..<count).reduce(0) { sum, _ in
        try servers.reduce(sum) { try $0 + ($1.allows(sender) ? 1 : 0) }
      }
    }
    // Each server alone allows 600, and all together ten batches; each may have one more.
    let first = try allowed(500, of: "a")
    #expect((600...780).contains(first))
    #expect(try allowed(1, of: "b") == 3)
    // In each second, the store has room for one batch more. Each server asks with one request.
    for second in 1...20 {
      clock.set(Double(second))
      #expect(try (1...63).contains(allowed(100, of: "a")))
    }
  }

  @Test(
    "a voice is a name, and no path",
    arguments: [".", "..", "../martin", "a/b", "\0", "martin\0", "a\nb", ""])
  func voices(name: String) async throws {
    let client = try Client()
    let answer = try await refusal {
      try await client.post("/voices/trials", ["voice": .text(name)])
    }
    #expect(answer?.isRefusal(422) == true)
    let change = try await refusal {
      try await client.api(.patch, "/settings", ["voice": .text(name)])
    }
    #expect(change?.isRefusal(422) == true)
  }

  @Test("a limit takes no longer for 40,000 senders than for a few")
  func crowd() throws {
    let limit = RateLimit("x", in: MemoryNotes(), perSecond: 0.001, burst: 1)
    let time = try ContinuousClock().measure {
      for sender in 0..<40_000 { _ = try limit.allows("\(sender)") }
    }
    #expect(time < .seconds(2))
    #expect(try !limit.allows("39999") && limit.allows("40000"))
  }
}

/// An executor that does each job where it is made, and returns afterwards.
private final class AtOnce: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}

/// A clock that a test sets.
final class Clock: Sendable {
  private let start = ContinuousClock.now
  private let passed = Mutex(Duration.zero)

  @Sendable func read() -> ContinuousClock.Instant { start + passed.withLock(\.self) }
  func set(_ seconds: Double) { passed.withLock { $0 = .seconds(seconds) } }
}
