import Foundation
import Shows
import TestSupport
import Testing

@testable import ShowSources

@Suite("The document of this program")
struct DocumentTests {
  @Test("holds everything", arguments: UInt64(1)...20)
  func roundTrip(seed: UInt64) throws {
    var maker = RecordMaker(seed: seed)
    var record = maker.record(isSimple: false)
    var list = try OwnList(titled: "Favourites", at: time("2026-01-01"), step: "list")
    for name in record.shows.keys.sorted() {
      list.join(try list.adding(name, at: time("2026-01-02")))
    }
    record.join(WatchRecord(list))
    let text = try #require(try ShowFile.text(of: record, as: .document))
    let read = try file(text, "shows.json")
    #expect(
      read.format == .document && read.record == record && read.rows.count == record.shows.count)
    #expect(read.remarks == "")
  }

  @Test("with a damaged show gives the others, and says what is wrong")
  func damaged() throws {
    let list = try file(
      """
      {"format": "vocalvocab.shows", "version": 1, "shows": [
        {"id": "mal:1", "status": "watching"}, {"status": "watching"}, 5,
        {"id": "mal:2", "status": "great"}, {"id": "mal:3", "plays": [{"at": "2026-01-01"}]},
        {"show": {"title": "Tide"}, "status": "completed"}],
       "lists": [{"title": "A", "shows": [{"show": "mal:1"}]}, {"shows": []}]}
      """)
    #expect(list.rows.count == 2 && list.record?.lists.count == 1)
    #expect(list.report.notes.leftOut == 5)
    for note in list.report.notes.notes {
      #expect(note.reason.predicate.hasPrefix("can't be read: "))
    }
  }

  @Test(
    "of a newer program, of another one, or in no JSON is refused",
    arguments: [
      (
        #"{"format": "vocalvocab.shows", "version": 2, "shows": []}"#, ShowFileError.newerVersion(2)
      ),
      (#"{"format": "other", "shows": []}"#, .unknownFormat), ("{}", .unknownFormat),
      ("{\"shows\": ", .brokenDocument(reason: "it is not JSON")),
      (#"{"shows": []}"#, .noShows),
    ])
  func refused(text: String, error: ShowFileError) {
    #expect(throws: error) { try file(text) }
  }

  @Test("nested as deep as it goes is refused, not a crash")
  func depth() {
    let text = String(repeating: "[", count: 200_000)
    #expect(throws: ShowFileError.self) { try file(text) }
    #expect(throws: ShowFileError.self) { try file(#"{"shows": "# + text) }
  }

  @Test("and pictures and empty files are told apart")
  func formats() {
    #expect(ShowFileFormat(content: [0x89, 0x50, 0x4E, 0x47], fileName: "a.png") == nil)
    #expect(ShowFileFormat(content: [], fileName: "a.csv") == nil)
    #expect(ShowFileFormat(content: [0xEF, 0xBB, 0xBF, 0x3C], fileName: "a") == .myAnimeList)
    #expect(ShowFileFormat(content: [0xFF, 0xFE, 0x3C, 0], fileName: "a") == .myAnimeList)
    for format in ShowFileFormat.allCases {
      #expect(!format.title.isEmpty && !format.ending.isEmpty)
    }
  }
}

@Suite("The anime-offline-database")
struct AnimeDatabaseTests {
  private static let entries = [
    """
    {"sources":["https://anidb.net/anime/23","https://myanimelist.net/anime/1",\
    "https://anime-planet.com/anime/cowboy-bebop","https://unknown.example/anime/5"],\
    "title":"Cowboy Bebop","type":"TV","episodes":26,"status":"FINISHED",\
    "animeSeason":{"season":"SPRING","year":1998},"synonyms":["カウボーイビバップ","{\\"}"],\
    "tags":["space"],"relatedAnime":["https://myanimelist.net/anime/5"]}
    """,
    #"{"sources":[],"title":"B","type":"MOVIE","episodes":0,"status":"UPCOMING"}"#,
  ]

  private static func check(_ text: String, leftOut: Int = 0) throws {
    let database = try AnimeDatabase(Array(text.utf8))
    #expect(database.leftOut == leftOut)
    let first = try #require(database.shows.first)
    #expect(first.ids == ["anidb:23", "mal:1", "anime-planet:cowboy-bebop"].map(named))
    #expect(first.episodeCount == 26 && first.year == 1998 && first.airing == .ended)
    #expect(first.kind == .season && first.related == [named("mal:5")] && first.tags == ["space"])
    #expect(first.otherTitles == ["カウボーイビバップ", "{\"}"])
    let second = try #require(database.shows.last)
    #expect(second.kind == .film && second.airing == .announced && second.episodeCount == nil)
  }

  @Test("is read as a document and as lines")
  func forms() throws {
    let list = Self.entries.joined(separator: ",")
    try Self.check(#"{"license":{"name":"ODbL","x":{}},"data":[\#(list)]}"#)
    try Self.check("{\n  \"license\": {},\n  \"data\": [\n\(list)\n]\n}")
    try Self.check("[\(list)]")
    try Self.check(Self.entries.joined(separator: "\n"))
    try Self.check(
      #"{"license":{"name":"ODbL"}}"# + "\n" + Self.entries.joined(separator: "\n"), leftOut: 1)
  }

  @Test("loses no entry to a damaged one")
  func damaged() throws {
    try Self.check(
      Self.entries[0] + "\n{\"title\": \"\n{\"title\":5}\n[[[\n" + Self.entries[1], leftOut: 2)
    try Self.check(
      #"{"data":[\#(Self.entries[0]),{"title":5},{"x":[{}]},\#(Self.entries[1])]}"#, leftOut: 2)
    #expect(throws: ShowFileError.noDatabase) { try AnimeDatabase(Array("hello".utf8)) }
  }

  @Test("takes twice the time for twice the text")
  func growth() async {
    let slow = await Growth.excessive(["{", "}", "[", "]", "\"", "\\", "\n", "{}", "{\"a\":"]) {
      _ = try AnimeDatabase(Array($0.utf8))
      _ = try AnimeDatabase(Array(("{\"data\":[" + $0).utf8))
    }
    #expect(slow.isEmpty, "\(slow)")
  }

  @Test("of 40,000 shows is read in seconds")
  func large() throws {
    let lines = (1...40_000).map { number in
      """
      {"sources":["https://anidb.net/anime/\(number)","https://anilist.co/anime/\(number)",\
      "https://kitsu.app/anime/\(number)","https://myanimelist.net/anime/\(number)"],\
      "title":"Show number \(number)","type":"TV","episodes":12,"status":"FINISHED",\
      "animeSeason":{"season":"SPRING","year":2001},\
      "picture":"https://cdn.example/images/anime/\(number).jpg",\
      "synonyms":["Another title \(number)","第\(number)","Third title of \(number)"],\
      "relatedAnime":["https://anidb.net/anime/\(number + 1)"],\
      "tags":["action","school","comedy","based on a manga","present","fantasy"]}
      """
    }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    var count = 0
    let seconds = try processorTime { count = Catalogue(try AnimeDatabase(bytes).shows).count }
    #expect(count == 40_000 && seconds < 15)
  }
}

@Suite("A file of a stranger")
struct HostileFileTests {
  @Test("that is damaged anywhere is read or refused, never a crash", arguments: UInt64(1)...8)
  func damaged(seed: UInt64) throws {
    var maker = RecordMaker(seed: seed)
    let record = maker.record(isSimple: false)
    var random = SeededGenerator(seed: seed)
    for format in [ShowFileFormat.myAnimeList, .csv, .document] {
      let good = Array((try ShowFile.text(of: record, as: format) ?? "").utf8)
      for _ in 0..<60 {
        var bytes = good
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(contentsOf: "99999999999999999999".utf8, at: place)
          default: bytes = Array(bytes[..<max(1, place)])
          }
        }
        do {
          let list = try ShowFile(bytes, fileName: "a")
          let plan = ImportPlan(list.rows.map(\.show), into: record)
          _ = record.joined(plan.part(confirmed: [], at: time("2026-01-01")))
          for note in list.report.notes.notes { #expect(!note.reason.predicate.isEmpty) }
        } catch {
          #expect(error is ShowFileError)
        }
      }
    }
  }
}
