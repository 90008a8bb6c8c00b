import Foundation
import LoopbackServer
import Shows
import TestSupport
import Testing

@testable import ShowSources
@testable import WebRequests

@Suite("The failures of services that know shows")
struct ServiceFailureTests {
  let stand = Stand()

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
      // A whole entry in half a list.
      (
        .text(200, #"[{"show": {"id": 1, "name": "Tide"}},"#),
        "sent a broken answer (its answer makes no sense)"
      ),
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
      _ = try await stand.online(server).ask(within: limit)
      Issue.record("The service told shows.")
    } catch let failure as ShowServiceFailure {
      #expect(
        "\(failure)"
          == "TVmaze at 127.0.0.1:\(server.port) \(clause): your own shows work without it.")
      #expect(failure.kind == .unavailable)
    }
  }

  @Test("without a server, the answer is a failure at once")
  func away() async throws {
    for service in ShowService.allCases {
      let time = await duration {
        await #expect(
          throws: ShowServiceFailure.offline(service, host: "127.0.0.1:9", reason: "no connection")
        ) { try await stand.online().ask(at: service) }
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
      try await online.ask()
    }
    stand.clock.advance(Double(seconds) - 1)
    changing.set(nil)
    await #expect(throws: ShowServiceFailure.leftAlone(.tvmaze, host: host, .seconds(1))) {
      try await online.ask()
    }
    stand.clock.advance(1)
    #expect(try await online.ask().content.count == 2 && server.requests.count == 2)
  }

  @Test("a service that redirects into the private network gets nothing from there")
  func redirect() async throws {
    let hidden = try await LoopbackServer { Maze.answer($0) }
    let server = try await LoopbackServer { .redirect(to: hidden.address + $0.target) }
    let reason = "it is not on the public internet"
    await #expect(
      throws: ShowServiceFailure.broken(.tvmaze, host: "127.0.0.1:\(server.port)", reason: reason)
    ) { try await stand.online(server).ask() }
    #expect(hidden.requests.isEmpty)
  }

  @Test("an answer that is too large, or a text that is refused, is not the host's failure")
  func innocent() async throws {
    for answer in [.flood(5 << 20, isAnnounced: true), .text(400, "")] as [LoopbackServer.Answer] {
      let changing = Changing()
      let server = try await changing.server()
      let online = stand.online(server)
      changing.set(answer)
      for _ in 0..<3 { await #expect(throws: ShowServiceFailure.self) { try await online.ask() } }
      changing.set(nil)
      #expect(try await online.ask().content.count == 2)
    }
  }

  @Test("a search that nobody waits for any more ends at once")
  func cancelled() async throws {
    let server = try await LoopbackServer { _ in .silence }
    let online = stand.online(server)
    let tasks = (0..<3).map { number in Task { try await online.ask("\(number)") } }
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
    await #expect(throws: ShowServiceFailure.notAnAddress(.tvmaze, text)) { try await online.ask() }
    #expect(throws: ShowServiceFailure.notAnAddress(.tvmaze, text)) {
      try OnlineShows.check(text, of: .tvmaze)
    }
    _ = try await online.ask(at: .jikan)
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
