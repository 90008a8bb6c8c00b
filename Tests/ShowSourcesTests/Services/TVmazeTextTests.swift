import Foundation
import LoopbackServer
import Shows
import Testing

@testable import ShowSources

@Suite("What strangers write at TVmaze")
struct TVmazeTextTests {
  /// Returns the first show of a search that finds one.
  private func show(_ changes: [String: Any]) async throws -> Show? {
    let body = json([["score": 1, "show": Maze.show(82, changes)], ["show": Maze.show(1)]])
    let server = try await LoopbackServer { _ in .text(200, body) }
    let found = try await Stand().online(server).found()
    return found.first { $0.ids.first == named("tvmaze:82") }
  }

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

  @Test("any field may be null or absent, or of another type")
  func nulls() async throws {
    let showFields = Set(Maze.show().keys).subtracting(["id", "name"])
    let shows = Stand.variants(of: Maze.show(), showFields)
    let episodes = Stand.variants(of: Maze.episode(), Set(Maze.episode().keys).subtracting(["id"]))
    let all = try await LoopbackServer { _ in .text(200, shows.text) }
    #expect(try await Stand().online(all).page(0, of: .tvmaze)?.count == shows.count)
    let one = try await LoopbackServer { request in
      request.target.contains("/episodes") ? .text(200, episodes.text) : Maze.answer(request)
    }
    #expect(try await Stand().online(one).told("tvmaze:82").episodes.count == episodes.count)
    #expect(try await show(["name": " \u{202E}\n"]) == nil)
    #expect(try await show(["id": -82, "name": "x"]) == nil)
    #expect(try await episode(["id": NSNull(), "number": NSNull()]) == nil)
    let odd = try #require(await episode(["season": -3, "number": 99_999, "runtime": -1]))
    #expect(odd.isSpecial && odd.number == nil && odd.minutes == nil)
  }

  @Test(
    "descriptions become plain text",
    arguments: [
      ("<p>One</p><p>two<br>three</p>", "One two three"),
      ("a &lt;b&gt; &#x263A; &amp;amp;", "a <b> ☺ &amp;"),
      ("<script>alert(1)</script>Hi<style>p{}</style>", "Hi"), ("\u{1B}[31mred\u{202E}", "red"),
      ("<img src=x onerror=alert(1)>pic", "pic"), ("潮 <b>المد", "潮 المد"), ("[sound:x]a", "a"),
      ("<p>unfinished <a href=", "unfinished"), ("", nil), ("<p></p>", nil),
    ] as [(String, String?)])
  func summaries(html: String, expected: String?) {
    #expect(ServiceText.summary(html: html) == expected)
  }

  @Test("texts and lists have bounds")
  func bounds() async throws {
    let words = (0..<100).map { "word\($0)" }
    let show = try #require(
      await show([
        "name": String(repeating: "long ", count: 1_000), "genres": words + words,
        "summary": String(repeating: "<p>word ", count: 8_000), "image": ["medium": "javascript:x"],
      ]))
    #expect(show.title.count <= 200 && show.genres.count == 30 && show.picture == nil)
    #expect(try await self.show(["summary": String(repeating: "x", count: 200_000)]) == nil)
    let other = try #require(await self.show(["externals": ["imdb": "nm1", "thetvdb": -1]]))
    #expect(other.ids == [named("tvmaze:82")])
    #expect((2_000...3_000).contains(show.summary?.count ?? 0))
  }
}
