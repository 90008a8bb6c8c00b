import Foundation
import LoopbackServer
import Shows
import Testing

@testable import ShowSources

@Suite("TVmaze")
struct TVmazeTests {
  let stand = Stand()

  /// Returns the first episode of a show.
  private func episode(_ changes: [String: Any]) async throws -> Episode? {
    let body = json([Maze.episode(5, changes), Maze.episode(6)])
    let server = try await LoopbackServer { request in
      request.target.contains("/episodes") ? .text(200, body) : Maze.answer(request)
    }
    return try await Stand().online(server).told("tvmaze:82").episodes.first {
      $0.id != named("tvmaze:6")
    }
  }

  @Test("a search gives shows with their facts in plain text")
  func search() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    let found = try await stand.online(server).found("The Tïde & 潮?")
    #expect(
      server.requests.map(\.target) == ["/search/shows?q=the%20t%C3%AFde%20%26%20%E6%BD%AE%3F"])
    #expect(found.map(\.title) == ["Tide 82", "Tide 83"])
    let expected = Show(
      ids: ["tvmaze:82", "thetvdb:121361", "imdb:tt0944947"].map(named), title: "Tide 82",
      kind: .series, year: 2011, airing: .running, genres: ["Drama", "Mystery"], tags: ["Scripted"],
      summary: "Tide is about Tom & Ann. They sail.", picture: "https://static.example.org/m.jpg")
    #expect(found.first == expected && !expected.isAdult)
  }

  @Test("a show comes with its people, its other titles and all of its episodes")
  func details() async throws {
    let person = { (name: String) in
      ["person": ["name": name], "character": ["name": "X"]] as [String: Any]
    }
    let crew: [[String: Any]] = [
      ["type": "Producer", "person": ["name": "Pat"]],
      ["type": "Creator", "person": ["name": "Cleo"]],
    ]
    let embedded: [String: Any] = [
      "cast": [person("Ann"), person("Bo"), ["person": NSNull()]], "crew": crew,
      "akas": [["name": "潮"], ["name": "Tide 82"], ["name": "المد"], ["name": NSNull()]],
    ]
    let body = json(Maze.show(82, ["_embedded": embedded]))
    let episodes = json([
      Maze.episode(1), Maze.episode(7, ["number": NSNull(), "type": "significant_special"]),
    ])
    let server = try await LoopbackServer { request in
      .text(200, request.target.contains("/episodes") ? episodes : body)
    }
    let show = try await stand.online(server).told("tvmaze:82")
    #expect(
      server.requests.map(\.target) == [
        "/shows/82?embed%5B%5D=cast&embed%5B%5D=crew&embed%5B%5D=akas",
        "/shows/82/episodes?specials=1",
      ])
    #expect(show.people == ["Cleo", "Ann", "Bo"] && show.otherTitles == ["潮", "المد"])
    #expect(
      show.episodes == [
        Episode(
          id: named("tvmaze:1"), season: 1, number: 1, title: "Part 1",
          airs: time("2026-12-02T02:00:00Z"), minutes: 60),
        Episode(
          id: named("tvmaze:7"), season: 1, number: nil, title: "Part 7",
          airs: time("2026-12-02T02:00:00Z"), minutes: 60),
      ])
    #expect(show.regularEpisodes.count == 1 && show.specials.count == 1)
  }

  @Test(
    "the instant counts, and without a time of day only the day is known",
    arguments: [
      // After midnight at the network, and without any time.
      ("2026-12-01", "00:30", "2026-12-02T05:30:00+00:00", "2026-12-02T05:30:00Z", false),
      ("2026-12-01", "", "2026-12-01T12:00:00+00:00", "2026-12-01T12:00:00Z", true),
      ("2026-12-01", "", "2026-12-02T03:00:00+00:00", "2026-12-01T12:00:00Z", true),
      ("2026-12-01", "21:00", "soon", "2026-12-01T12:00:00Z", true),
      ("", "", "2026-12-01T12:00:00+00:00", "2026-12-01T12:00:00Z", true),
      ("2026-13-01", "21:00", "", "", false), ("", "", "", "", false),
    ] as [(String, String, String, String, Bool)])
  func instants(
    date: String, time: String, stamp: String, expected: String, isDayOnly: Bool
  ) async throws {
    let episode = try #require(
      await episode(["airdate": date, "airtime": time, "airstamp": stamp]))
    #expect(episode.airs?.description ?? "" == expected)
    #expect(episode.isDayOnly == isDayOnly)
  }

  @Test("a show may have no episodes, and a service that lacks them says so with a 404")
  func noEpisodes() async throws {
    for (status, body) in [(200, "[]"), (404, "null")] {
      let server = try await LoopbackServer { request in
        request.target.contains("/episodes") ? .text(status, body) : Maze.answer(request)
      }
      #expect(try await Stand().online(server).told("tvmaze:82").episodes.isEmpty)
    }
  }

  @Test("2,000 episodes are taken, and no more than 10,000")
  func manyEpisodes() async throws {
    for (count, taken) in [(2_000, 2_000), (10_020, 10_000)] {
      let body = (1...count).map { #"{"id": \#($0), "season": 1, "number": \#($0 % 10_000)}"# }
      let list = "[\(body.joined(separator: ","))]"
      let server = try await LoopbackServer { request in
        request.target.contains("/episodes") ? .text(200, list) : Maze.answer(request)
      }
      let online = Stand().online(server)
      #expect(try await online.told("tvmaze:82").episodes.count == taken)
      // It comes from the cache again.
      #expect(try await online.told("tvmaze:82").episodes.count == taken)
      #expect(server.requests.count == 2)
    }
  }

  @Test("the programme of a day names television and streams, each show with its episode")
  func airing() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    let online = stand.online(server)
    let answer = try await online.airing(
      from: day("2026-12-01"), days: 2, in: "gb", at: .tvmaze, for: "anna", within: Stand.limit)
    #expect(
      server.requests.map(\.target) == [
        "/schedule?country=GB&date=2026-12-01", "/schedule/web?date=2026-12-01",
        "/schedule?country=GB&date=2026-12-02", "/schedule/web?date=2026-12-02",
      ])
    #expect(answer.content.prefix(2).map(\.show.title) == ["Tide 82", "Tide 83"])
    #expect(answer.content.prefix(2).map(\.episode?.id) == [named("tvmaze:1"), named("tvmaze:9")])
    #expect(answer.content.prefix(2).map { $0.episode?.isDayOnly } == [false, true])
    #expect(OnlineShows.country("x&y") == "US" && OnlineShows.country("ß") == "SS")
  }

  @Test("a week is one learner's at once, and is bounded")
  func week() async throws {
    let server = try await LoopbackServer { Maze.answer($0) }
    _ = try await stand.online(server).airing(
      from: day("2026-12-01"), days: .max, at: .tvmaze, for: "anna", within: Stand.limit)
    #expect(server.requests.count == 14)
  }

  @Test("the pages of all shows end with a 404")
  func pages() async throws {
    let server = try await LoopbackServer { request in
      request.target == "/shows?page=3"
        ? .text(404, #"{"name":"Not Found","message":"","code":0,"status":404}"#)
        : .text(200, json((1...250).map { Maze.show($0) }))
    }
    let online = stand.online(server)
    #expect(try await online.page(2, of: .tvmaze)?.count == 250)
    #expect(try await online.page(3, of: .tvmaze) == nil)
    await #expect(throws: ShowServiceFailure.noCatalogue(.jikan)) {
      try await online.page(0, of: .jikan)
    }
  }
}
