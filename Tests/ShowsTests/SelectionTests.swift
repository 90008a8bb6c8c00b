import Hashing
import TestSupport
import Testing

@testable import Shows

@Suite("Episodes that a person writes")
struct SelectionTests {
  private static func keys(_ text: String, _ show: Show) throws -> [String] {
    try EpisodeSelection(text).episodes(of: show).compactMap { $0.numberKey?.description }
  }

  @Test(
    "are numbers in a show of one season",
    arguments: [
      ("3", ["s1e3"]), ("2-4", ["s1e2", "s1e3", "s1e4"]), (" 1 , 1,2-2", ["s1e1", "s1e2"]),
      ("S1E5", ["s1e5"]), ("5,1", ["s1e5", "s1e1"]), ("2–3", ["s1e2", "s1e3"]),
      ("s1", ["s1e1", "s1e2", "s1e3", "s1e4", "s1e5"]),
    ])
  func oneSeason(text: String, expected: [String]) throws {
    #expect(try Self.keys(text, .season(5)) == expected)
  }

  @Test(
    "count over all seasons, or name the season",
    arguments: [
      ("4", ["s2e1"]), ("s2e2", ["s2e2"]), ("s1e3-s2e1", ["s1e3", "s2e1"]),
      ("s2e1-2", ["s2e1", "s2e2"]), ("s2e1 - e3", ["s2e1", "s2e2", "s2e3"]),
      ("s2", ["s2e1", "s2e2", "s2e3"]), ("s2, s1e1", ["s2e1", "s2e2", "s2e3", "s1e1"]),
      ("ALL", ["s1e1", "s1e2", "s1e3", "s2e1", "s2e2", "s2e3"]),
    ])
  func twoSeasons(text: String, expected: [String]) throws {
    #expect(try Self.keys(text, .twoSeasons()) == expected)
  }

  @Test("are any numbers in a show whose episodes nobody knows")
  func unknown() throws {
    #expect(try Self.keys("7, s2e3", .season(nil)) == ["s1e7", "s2e3"])
    #expect(throws: EpisodeSelectionError.unknownEpisodes(show: "Kaze no Machi")) {
      try Self.keys("all", .season(nil))
    }
  }

  @Test(
    "that can't be read are told in one sentence",
    arguments: [
      "", ",", "x", "3-", "-3", "3-2", "s2e4-s1e1", "3-s1e4", "s", "e4", "s2e", "1-2-3", "99999999",
      "10001", "٣", "s1e1-s2", "one", "3;4", "s1e1\u{301}",
    ])
  func unreadable(text: String) {
    let error = #expect(throws: EpisodeSelectionError.self) { try EpisodeSelection(text) }
    let sentence = error?.description ?? ""
    #expect(sentence.hasSuffix(".") && !sentence.contains("\n") && error?.kind == .invalid)
  }

  @Test(
    "that the show lacks are told in one sentence",
    arguments: ["6", "0", "s2", "s2e1", "4-9", "s0e1"])
  func missing(text: String) throws {
    let selection = try EpisodeSelection(text)
    let error = #expect(throws: EpisodeSelectionError.self) {
      try selection.episodes(of: .season(5))
    }
    #expect(error?.kind == .notFound && error?.description.hasSuffix(".") == true)
  }

  @Test("are written so that they are read as the same ones")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 4)
    for show in [Show.twoSeasons(), .season(5), .season(40), Show(title: "Film", kind: .film)] {
      for _ in 0..<300 {
        let all = show.regularEpisodes
        let some = all.filter { _ in random.isTrue(chance: 0.6) }
        let text = EpisodeSelection.text(of: some.shuffled(using: &random), in: show)
        let read = some.isEmpty ? [] : try EpisodeSelection(text).episodes(of: show)
        #expect(Set(read) == Set(some), "\(text)")
      }
    }
  }

  @Test("are written as short as it goes")
  func short() {
    let show = Show.twoSeasons()
    let all = show.regularEpisodes
    #expect(EpisodeSelection.text(of: all, in: show) == "all")
    #expect(EpisodeSelection.text(of: Array(all[0...4]), in: show) == "s1, s2e1-s2e2")
    #expect(EpisodeSelection.text(of: Array(all[1...1]), in: show) == "s1e2")
    let season = Show.season(9)
    let some = season.regularEpisodes.filter { $0.number != 5 && $0.number != 9 }
    #expect(EpisodeSelection.text(of: some, in: season) == "1-4, 6-8")
  }

  @Test("take twice the time for twice the text")
  func growth() async {
    let slow = await Growth.excessive(["1", ",", "-", "s", "e", "all", "–", "s1e1,"]) {
      _ = try EpisodeSelection($0)
    }
    #expect(slow.isEmpty)
  }
}
