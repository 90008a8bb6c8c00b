import Foundation
import LoopbackServer
import TestSupport
import Testing
import Vocabulary
import WebRequests

@testable import WordService

@Suite("Words from the web")
struct OnlineWordsTests {
  private let services = Services()
  private var clock: ManualClock { services.clock }

  private func online(
    words: String = Services.away, dictionary: String = Services.away,
    budget: Duration = .seconds(3)
  ) throws(OnlineFailure) -> OnlineWords {
    try services.online(words: words, dictionary: dictionary, budget: budget)
  }

  private func word(
    _ online: OnlineWords, _ length: String, seed: UInt64 = 1, within limit: Duration = .seconds(2),
    isWaitedFor: Bool = true
  ) async throws -> String? {
    var generator = SeededGenerator(seed: seed)
    return try await online.word(
      length: WordLength(length), within: limit, isWaitedFor: isWaitedFor, using: &generator)
  }

  private let knownWords = RandomWordServer(
    words: (2...15).flatMap { madeUpWords(min(300, 26 * 26), letters: $0) })

  @Test("twenty words need one request")
  func batch() async throws {
    let server = try await LoopbackServer { [knownWords] in knownWords.answer($0) }
    let online = try online(words: server.address)
    var words: Set<String> = []
    for _ in 0..<20 { words.insert(try #require(try await word(online, "6"))) }
    #expect(words.count == 20 && server.requests.count == 1)
    _ = try await word(online, "6")
    #expect(server.requests.count == 2)
  }

  @Test("words of a range of lengths have all lengths of the range")
  func range() async throws {
    let server = try await LoopbackServer { [knownWords] in knownWords.answer($0) }
    let online = try online(words: server.address)
    for seed in 0..<200 {
      let found = try #require(try await word(online, "14-30", seed: UInt64(seed)))
      #expect([14, 15].contains(found.count))
    }
    #expect(Set(server.requests.map(\.target)).count == 2)
    // Words of another length are kept until they are wanted.
    let before = server.requests.count
    #expect(try await word(online, "5")?.count == 5)
    #expect(try await word(online, "5-6")?.count == 5)
    #expect(server.requests.count == before + 1)
  }

  @Test("a length without words needs at most one request")
  func none() async throws {
    let few = RandomWordServer(words: madeUpWords(30, letters: 5))
    let server = try await LoopbackServer { few.answer($0) }
    let online = try online(words: server.address)
    #expect(try await word(online, "16-30") == nil)
    #expect(server.connections == 0)
    for _ in 0..<5 { #expect(try await word(online, "6-7") == nil) }
    #expect(server.requests.count == 2)
    for _ in 0..<5 { #expect(try await word(online, "5-6")?.count == 5) }
    #expect(server.requests.count == 3)
  }

  @Test("calls at the same time share one request")
  func concurrentWords() async throws {
    let server = try await LoopbackServer { [knownWords] in knownWords.answer($0) }
    let online = try online(words: server.address)
    let words = try await withThrowingTaskGroup(of: String?.self) { group in
      for seed in 0..<15 { group.addTask { try await word(online, "6", seed: UInt64(seed)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(words).count == 15 && !words.contains(nil) && server.requests.count == 1)
  }

  @Test("a service that failed twice is left alone for ten minutes, in the next session too")
  func twoTries() async throws {
    let server = try await LoopbackServer { _ in
      .text(503, "<html>Application error</html>", type: "text/html")
    }
    let first = try online(words: server.address)
    var sentences: [String] = []
    for _ in 0..<20 {
      do { _ = try await word(first, "6") } catch { sentences.append("\(error)") }
    }
    #expect(server.requests.count == 2 && sentences.count == 20)
    let host = "The random-word service at 127.0.0.1:\(server.port)"
    #expect(
      sentences[0]
        == "\(host) can't be reached (it answers with status 503): "
        + "words come from the offline dictionary."
    )
    #expect(
      sentences[19]
        == "\(host) is left alone for another 10 minutes: words come from the offline dictionary.")
    clock.advance(420)
    let next = try online(words: server.address)
    await #expect {
      try await word(next, "6")
    } throws: { "\($0)".contains("for another 3 minutes") }
    #expect(server.requests.count == 2)
    clock.advance(180)
    await #expect(throws: OnlineFailure.self) { try await word(next, "6") }
    #expect(server.requests.count == 3)
  }

  @Test("a service with a rate limit is asked again after its rest")
  func rateLimit() async throws {
    let server = try await LoopbackServer { [knownWords, clock] request in
      clock.now.timeIntervalSince1970 < 1_800_000_005
        ? .text(403, #"{"Error":"You hit the rate limit, try again in a few seconds"}"#)
        : knownWords.answer(request)
    }
    let online = try online(words: server.address)
    let time = await duration {
      for _ in 0..<5 { await #expect(throws: OnlineFailure.self) { try await word(online, "6") } }
    }
    #expect(time < .seconds(1) && server.requests.count == 1)
    clock.advance(4.9)
    await #expect {
      try await word(online, "6")
    } throws: { "\($0)".contains("is left alone for another") }
    clock.advance(1.1)
    #expect(try await word(online, "6") != nil)
    #expect(server.requests.count == 2)
  }

  @Test("a service that refuses is not asked again")
  func refused() async throws {
    let server = try await LoopbackServer { _ in
      .text(403, #"{"Error":"No translation for this language"}"#)
    }
    let online = try online(words: server.address)
    for _ in 0..<3 {
      await #expect {
        try await word(online, "6")
      } throws: { "\($0)".contains("(it refuses the request)") }
      clock.advance(3_600)
    }
    #expect(server.requests.count == 1)
  }

  @Test("a person waits no longer than the budget of the session allows")
  func budget() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let online = try online(words: server.address, budget: .milliseconds(300))
    let time = await duration {
      await #expect {
        try await word(online, "6", within: .milliseconds(200))
      } throws: { "\($0)".contains("(no answer within 0.2 seconds)") }
      for _ in 0..<10 {
        await #expect(throws: OnlineFailure.self) { try await word(online, "6") }
        clock.advance(600)
      }
      await #expect(throws: OnlineFailure.outOfTime(.randomWords)) { try await word(online, "6") }
    }
    #expect(.milliseconds(300)...(.milliseconds(800)) ~= time)
    // If nobody waits, the budget does not matter.
    let before = server.requests.count
    await #expect {
      try await word(online, "6", within: .milliseconds(100), isWaitedFor: false)
    } throws: { "\($0)".contains("no answer") }
    #expect(server.requests.count == before + 1)
  }

  @Test("the time limit of a call covers its wait for a turn")
  func oneLimit() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let online = try online(words: server.address)
    let time = await duration {
      await withTaskGroup(of: Void.self) { group in
        for seed in 0..<8 {
          group.addTask {
            await #expect(throws: OnlineFailure.self) {
              try await word(online, "2-15", seed: UInt64(seed), within: .milliseconds(100))
            }
          }
        }
      }
    }
    #expect(time < .milliseconds(600))
    await #expect {
      try await word(online, "6", within: .zero)
    } throws: { "\($0)".contains("(no answer in time)") }
  }

  @Test("fast answers cost almost nothing of the budget")
  func quick() async throws {
    let server = try await LoopbackServer { [knownWords] in knownWords.answer($0) }
    let online = try online(words: server.address, budget: .seconds(2))
    for _ in 0..<200 { #expect(try await word(online, "6", within: .seconds(2)) != nil) }
    #expect(server.requests.count == 10)
  }

  @Test("both services share the budget")
  func together() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let other = try await LoopbackServer { _ in .drip(every: .milliseconds(10), inBody: true) }
    let online = try online(
      words: server.address, dictionary: other.address, budget: .milliseconds(200))
    let time = await duration {
      for _ in 0..<20 {
        await #expect(throws: OnlineFailure.self) { try await word(online, "6") }
        await #expect(throws: OnlineFailure.self) {
          try await online.entry(for: "desert", within: .seconds(2))
        }
      }
    }
    #expect(.milliseconds(200)...(.milliseconds(700)) ~= time)
  }

  @Test("a cancelled task ends at once, which is no failure of the service")
  func cancelled() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let online = try online(dictionary: server.address, budget: .seconds(60))
    for count in 1...4 {
      let task = Task { try await online.entry(for: "desert", within: .seconds(10)) }
      try await server.waitForRequests(count)
      let time = await duration {
        task.cancel()
        await #expect(throws: OnlineFailure.cancelled) { try await task.value }
      }
      #expect(time < .milliseconds(500))
    }
  }

  @Test(
    "a setting that is no web address is refused",
    arguments: ["ftp://x", "nonsense", "", "https://", "https://x/?a=b", "\u{1B}[31m"])
  func notAnAddress(address: String) throws {
    let words = #expect(throws: OnlineFailure.notAnAddress(.randomWords, address)) {
      try online(words: address)
    }
    let sentence = try #require(words?.description)
    #expect(sentence.contains("is not a web address such as https://words.example.org"))
    #expect(sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(throws: OnlineFailure.notAnAddress(.dictionary, address)) {
      try online(dictionary: address)
    }
  }

  @Test("each failure is one sentence that says how practice goes on")
  func sentences() async throws {
    let online = try online()
    await #expect {
      try await word(online, "6")
    } throws: {
      "\($0)"
        == "The random-word service at 127.0.0.1:9 can't be reached (no connection): "
        + "words come from the offline dictionary."
    }
    let failures: [OnlineFailure] = [
      .notAnAddress(.dictionary, "x"), .unavailable(.dictionary, host: "h", reason: "r"),
      .leftAlone(.dictionary, host: "h", .seconds(6)), .outOfTime(.dictionary), .cancelled,
    ]
    for failure in failures {
      #expect(
        "\(failure)".hasSuffix("definitions come from the offline dictionary.")
          || failure == .cancelled)
      #expect("\(failure)".count { $0 == "\n" } == 0)
    }
  }

  @Test(
    "a time is shown in words",
    arguments: [
      (Duration.seconds(1), "1 second"), (.milliseconds(1_500), "1.5 seconds"),
      (.seconds(2), "2 seconds"),
      (.milliseconds(200), "0.2 seconds"), (.milliseconds(5_437), "5.4 seconds"),
      (.seconds(600), "10 minutes"),
      (.seconds(541), "10 minutes"), (.seconds(540), "9 minutes"), (.seconds(120), "2 minutes"),
    ])
  func times(time: Duration, words: String) { #expect(time.inWords == words) }
}
