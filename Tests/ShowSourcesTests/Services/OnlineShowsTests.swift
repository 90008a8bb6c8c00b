import Foundation
import LoopbackServer
import Shows
import Synchronization
import TestSupport
import Testing

@testable import ShowSources
@testable import WebRequests

@Suite("Shows from the web")
struct OnlineShowsTests {
  let stand = Stand()

  /// A server whose answers a test changes.
  final class Changing: Sendable {
    private let answer = Mutex<LoopbackServer.Answer?>(nil)

    /// The answer of all requests; `nil` for those of the services.
    func set(_ new: LoopbackServer.Answer?) { answer.withLock { $0 = new } }

    func server(
      _ usual: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer = Maze.answer
    ) async throws -> LoopbackServer {
      try await LoopbackServer { request in self.answer.withLock { $0 } ?? usual(request) }
    }
  }

  private func ask(
    _ online: OnlineShows, _ text: String = "tide", at service: ShowService = .tvmaze,
    learner: String = "anna", within limit: Duration = Stand.limit
  ) async throws -> ShowAnswer<[Show]> {
    try await online.search(text, at: service, for: learner, within: limit)
  }

  @Test("an answer is kept for a day, also for other learners and after a restart")
  func kept() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    let first = try await ask(stand.online(server))
    stand.clock.advance(86_399)
    let second = try await ask(stand.online(server), "  TIDE ", learner: "ben")
    #expect(second == first && first.content.count == 2 && server.requests.count == 1)
    #expect(first.at == Instant(seconds: 1_800_000_000) && first.note == nil)
    stand.clock.advance(1)
    #expect(try await ask(stand.online(server)).at == first.at.advanced(by: 86_400))
    #expect(server.requests.count == 2)
    // Another service doesn't answer for this one.
    let other = try await LoopbackServer { Maze.answer($0) }
    _ = try await ask(stand.online(other))
    #expect(other.requests.count == 1)
  }

  @Test("an old answer counts where the service can't be asked, and says of which day it is")
  func offline() async throws {
    let changing = Changing()
    let server = try await changing.server()
    let online = stand.online(server)
    let first = try await ask(online)
    let show = try await online.told("tvmaze:82")
    stand.clock.advance(3 * 86_400)
    changing.set(.text(503, ""))
    let old = try await ask(online)
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
        let again = try await ask(online)
        #expect(again.content == first.content)
      }
    }
    #expect(time < .seconds(2) && server.requests.count == 5)
    changing.set(nil)
    stand.clock.advance(600)
    #expect(try await ask(online).failure == nil)
  }

  @Test("a damaged, foreign or newer file of the cache counts as missing")
  func damaged() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    _ = try await ask(stand.online(server))
    let name = "show-answers/" + (stand.folder.files("show-answers").first ?? "")
    let good = try stand.folder.read(name)
    for bad in [
      "", "{", String(good.dropLast(20)), good.replacing("\"version\":1", with: "\"version\":2"),
      good.replacing("tide\"", with: "ride\""),
    ] {
      #expect(bad != good)
      try stand.folder.write(bad, to: name)
      #expect(try await ask(stand.online(server)).content.count == 2)
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

  @Test(
    "each failure has its own kind",
    arguments: [
      (.text(500, ""), "sent a broken answer (it answers with status 500)"),
      (.text(403, ""), "refuses the request"), (.text(401, "{}"), "refuses the request"),
      (.text(400, "{}"), "does not understand the request"),
      (.text(200, "<html>", type: "text/html"), "sent a broken answer (its answer makes no sense)"),
      (.text(200, "{}"), "sent a broken answer (its answer makes no sense)"),
      (.text(200, #"[{"show": 7}]"#), "sent a broken answer (its answer makes no sense)"),
      (.text(200, "[{]"), "sent a broken answer (its answer makes no sense)"),
      (
        .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[".utf8)),
        "sent a broken answer (its answer broke off)"
      ),
      (.flood(5 << 20, isAnnounced: true), "sent a larger answer than can be taken"),
      (.flood(5 << 20, isAnnounced: false), "sent a larger answer than can be taken"),
      (.silence, "gave no answer within 0.2 seconds"),
      (.drip(every: .milliseconds(10), inBody: true), "gave no answer within 0.2 seconds"),
      (.redirect(to: "ftp://example.org"), "sent a broken answer (its redirects lead nowhere)"),
    ] as [(LoopbackServer.Answer, String)])
  func failures(answer: LoopbackServer.Answer, clause: String) async throws {
    let server = try await LoopbackServer { _ in answer }
    do {
      let limit = clause.contains("0.2") ? .milliseconds(200) : Stand.limit
      _ = try await ask(stand.online(server), within: limit)
      Issue.record("The service told shows.")
    } catch let failure as ShowServiceFailure {
      #expect(
        "\(failure)"
          == "TVmaze at 127.0.0.1:\(server.port) \(clause): your own shows work without it.")
      #expect(failure.kind == .unavailable)
    }
  }

  @Test("nothing is kept of a failure, and a search may find nothing")
  func nothing() async throws {
    let changing = Changing()
    let server = try await changing.server()
    changing.set(.text(500, ""))
    let online = stand.online(server)
    await #expect(throws: ShowServiceFailure.self) { try await ask(online) }
    changing.set(.text(200, " [ ] "))
    for _ in 0..<2 { #expect(try await ask(online).content.isEmpty) }
    #expect(server.requests.count == 2)
    #expect(try await ask(online, " \u{200B}\n").content.isEmpty && server.requests.count == 2)
  }

  @Test("without a server, the answer is a failure at once")
  func away() async throws {
    for service in ShowService.allCases {
      let time = await duration {
        await #expect(
          throws: ShowServiceFailure.offline(service, host: "127.0.0.1:9", reason: "no connection")
        ) { try await ask(stand.online(), at: service) }
      }
      #expect(time < .seconds(2))
    }
  }

  @Test(
    "after a 429 the service is left alone for as long as it says",
    arguments: [("7", 7), (nil, 10)] as [(String?, Int)])
  func rateLimit(header: String?, seconds: Int) async throws {
    let changing = Changing()
    let server = try await changing.server()
    let line = header.map { "Retry-After: \($0)\r\n" } ?? ""
    changing.set(.raw(Array("HTTP/1.1 429 Slow\r\n\(line)Content-Length: 0\r\n\r\n".utf8)))
    let (online, host) = (stand.online(server), "127.0.0.1:\(server.port)")
    await #expect(throws: ShowServiceFailure.rateLimited(.tvmaze, host: host, .seconds(seconds))) {
      try await ask(online)
    }
    stand.clock.advance(Double(seconds) - 1)
    changing.set(nil)
    await #expect(throws: ShowServiceFailure.leftAlone(.tvmaze, host: host, .seconds(1))) {
      try await ask(online)
    }
    stand.clock.advance(1)
    #expect(try await ask(online).content.count == 2 && server.requests.count == 2)
  }

  @Test("an answer that is too large, or a text that is refused, is not the host's failure")
  func innocent() async throws {
    for answer in [.flood(5 << 20, isAnnounced: true), .text(400, "")] as [LoopbackServer.Answer] {
      let changing = Changing()
      let server = try await changing.server()
      let online = stand.online(server)
      changing.set(answer)
      for _ in 0..<3 { await #expect(throws: ShowServiceFailure.self) { try await ask(online) } }
      changing.set(nil)
      #expect(try await ask(online).content.count == 2)
    }
  }

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
    func waitForQueue(_ count: Int) async throws {
      while await online.queue.waitingCount(at: host) < count {
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    // Somebody has the turn until all others wait.
    let deadline = ContinuousClock.now + Stand.limit
    try await online.queue.beginTurn(
      at: host, for: .learner("first"), limits: TVmaze().limits, before: deadline)
    let busy = (0..<10).map { number in Task { try await ask(online, "busy \(number)") } }
    try await waitForQueue(10)
    let late = Task { try await ask(online, "late", learner: "ben") }
    try await waitForQueue(11)
    await online.queue.endTurn(at: host)
    for task in busy + [late] { _ = try await task.value }
    #expect(server.requests.count == 11 && server.requests[1].target.contains("late"))
  }

  @Test("a search that nobody waits for any more ends at once")
  func cancelled() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let online = stand.online(server)
    let tasks = (0..<3).map { number in Task { try await ask(online, "\(number)") } }
    try await server.waitForRequests(1)
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: ShowServiceFailure.cancelled) { try await task.value }
    }
  }

  @Test(
    "a wrong address is named, and the other service is asked all the same",
    arguments: [
      "", "tvmaze.com", "ftp://tvmaze.com", "https://a.example/?b=c", "https://u:p@a.example",
    ])
  func address(text: String) async throws {
    let server = try await LoopbackServer { _ in .text(200, Jikan.page([Jikan.anime()])) }
    let online = stand.online(tvmaze: text, jikan: server.address + "/v4/")
    await #expect(throws: ShowServiceFailure.notAnAddress(.tvmaze, text)) { try await ask(online) }
    #expect(throws: ShowServiceFailure.notAnAddress(.tvmaze, text)) {
      try OnlineShows.check(text, of: .tvmaze)
    }
    _ = try await ask(online, at: .jikan)
    #expect(server.requests.map(\.target) == ["/v4/anime?q=tide&limit=25"])
  }

  @Test("failures are sentences, and each service has its credit")
  func sentences() throws {
    let sentences: [(ShowServiceFailure, String)] = [
      (
        .notAnAddress(.tvmaze, "x\u{1B}[31my"),
        """
        TVmaze can't be asked, since 'x y' is not a web address such as https://api.tvmaze.com.
        """
      ),
      (
        .leftAlone(.jikan, host: "a.example", .seconds(600)),
        """
        Jikan at a.example is left alone for another 10 minutes: your own shows work without it.
        """
      ),
      (.notFound(named("tvmaze:9")), "No service that can be asked has the show tvmaze:9."),
      (.noCatalogue(.jikan), "Jikan has no list of all its shows."),
      (.noPicture(reason: "x"), "The show's picture can't be shown (x)."),
      (.cancelled, "The web was not waited for: your own shows work without it."),
      (
        .busy(.tvmaze, host: "a.example"),
        "TVmaze at a.example still has other requests: your own shows work without it."
      ),
    ]
    for (failure, sentence) in sentences { #expect("\(failure)" == sentence) }
    #expect(
      ShowService.allCases.map(\.credit.text) == [
        """
        TVmaze, https://www.tvmaze.com (CC BY-SA 4.0, \
        https://creativecommons.org/licenses/by-sa/4.0/)
        """, "MyAnimeList, https://myanimelist.net",
      ])
    for service in ShowService.allCases {
      try OnlineShows.check(service.usualAddress, of: service)
      #expect(ShowService(of: named("\(service.idName):1")) == service)
    }
  }
}
