import Foundation
import LoopbackServer
import Shows
import Testing

@testable import ShowSources

@Suite("A service of Jikan's shape")
struct JikanTests {
  let stand = Stand()

  private func show(_ changes: [String: Any]) async throws -> Show? {
    let body = Jikan.page([Jikan.anime(1, changes), Jikan.anime(2)])
    let server = try await LoopbackServer { _ in .text(200, body) }
    return try await Stand().online(server).found(at: .jikan).first { $0.ids == [named("mal:1")] }
  }

  @Test("a search gives anime with their facts")
  func search() async throws {
    let server = try await LoopbackServer { Jikan.answer($0) }
    let found = try await stand.online(server).found("Shio", at: .jikan)
    #expect(server.requests.map(\.target) == ["/anime?q=shio&limit=25"])
    let expected = Show(
      ids: [named("mal:1")], title: "Shio 1", otherTitles: ["潮", "Tide"], kind: .season, year: 1998,
      airing: .ended, genres: ["Action"], tags: ["Sailors", "Seinen"],
      summary: "A tale. Of <tides> & time.", picture: "https://cdn.example.org/1.jpg",
      episodeCount: 26)
    #expect(found.first == expected && found.count == 2 && !expected.isAdult)
  }

  @Test("an anime comes with the episodes of all pages, of which only the days are known")
  func episodes() async throws {
    let server = try await LoopbackServer { Jikan.answer($0) }
    let show = try await stand.online(server).told("mal:1")
    #expect(
      server.requests.map(\.target) == [
        "/anime/1", "/anime/1/episodes?page=1", "/anime/1/episodes?page=2",
      ])
    #expect(show.episodes.compactMap(\.number) == Array(1...130))
    #expect(
      show.episodes.first
        == Episode(
          number: 1, title: "Part 1", airs: time("1998-10-24T12:00:00Z"), isDayOnly: true))
  }

  @Test("10,000 episodes are taken, and no further page is asked for")
  func manyEpisodes() async throws {
    let server = try await LoopbackServer { request in
      let page = request.target.split(separator: "=").last.flatMap { Int($0) } ?? 0
      guard page > 0 else { return Jikan.answer(request) }
      let numbers = (1...500).map { #"{"mal_id": \#((page - 1) * 500 + $0)}"# }
      let data = numbers.joined(separator: ",")
      return .text(200, #"{"data": [\#(data)], "pagination": {"has_next_page": true}}"#)
    }
    var requests = try stand.online(server).door(
      to: .jikan, for: .learner("anna"), within: Stand.limit
    ).requests
    // The limits alone would make this take ten seconds.
    requests.limits = []
    let show = try await JikanService().show("1", requests)
    #expect(show?.episodes.count == 10_000 && show?.episodes.last?.number == 10_000)
    #expect(server.requests.count == 21)
  }

  @Test("what airs now ends after some pages, whatever the service says")
  func airing() async throws {
    let server = try await LoopbackServer { Jikan.answer($0) }
    let start = ContinuousClock.now
    let answer = try await stand.online(server).airing(
      from: day("2026-12-01"), at: .jikan, for: "anna", within: Stand.limit)
    // One learner has three requests in a second.
    #expect(start.duration(to: .now) > .seconds(1))
    #expect(server.requests.count == JikanService.mostPages)
    #expect(answer.content.count == 6 && answer.content.allSatisfy { $0.episode == nil })
  }

  @Test("anime for adults alone are told apart")
  func adults() async throws {
    #expect(try await show(["rating": "Rx - Hentai"])?.isAdult == true)
    #expect(try await show(["explicit_genres": [["name": "Hentai"]]])?.isAdult == true)
    #expect(try await show(["rating": "R+ - Mild Nudity"])?.isAdult == false)
  }

  @Test(
    "types and statuses are read",
    arguments: [
      ("Movie", Show.Kind.film, "Not yet aired", Show.Airing.announced),
      ("OVA", .special, "Currently Airing", .running), ("ONA", .season, "x", .unknown),
    ])
  func kinds(type: String, kind: Show.Kind, status: String, airing: Show.Airing) async throws {
    let show = try #require(await show(["type": type, "status": status]))
    #expect(show.kind == kind && show.airing == airing)
  }

  @Test("any field may be null or of another type")
  func nulls() async throws {
    let fields = Set(Jikan.anime().keys).subtracting(["mal_id"])
    let variants = Stand.variants(of: Jikan.anime(), fields)
    let server = try await LoopbackServer { _ in
      .text(200, #"{"data": \#(variants.text), "pagination": null}"#)
    }
    let answer = try await Stand().online(server).airing(
      from: day("2026-12-01"), at: .jikan, for: "anna", within: Stand.limit)
    #expect(answer.content.count == variants.count)
    #expect(Set(answer.content.map(\.show.title)) == ["Shio 1", "text"])
    #expect(try await show(["year": NSNull()])?.year == 1998)
    #expect(try await show(["episodes": NSNull()])?.episodeCount == nil)
  }

  @Test(
    "pages without a list are broken answers",
    arguments: ["{}", "[]", "null", #"{"data": null}"#, #"{"data": 7}"#, #"{"data": [7]}"#])
  func broken(body: String) async throws {
    let server = try await LoopbackServer { _ in .text(200, body) }
    await #expect(
      throws: ShowServiceFailure.broken(
        .jikan, host: "127.0.0.1:\(server.port)", reason: "its answer makes no sense")
    ) { try await stand.online(server).found(at: .jikan) }
  }
}
