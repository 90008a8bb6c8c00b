import Foundation
import Scheduling
import Shows
import Testing

@testable import Learner
@testable import Storage
@testable import Today
@testable import Watching

@Suite("The room of shows")
struct WatchRoomTests {
  private let clock = SessionHome.Clock(1_790_196_800)
  private let home: SessionHome

  init() throws { home = try SessionHome(clock) }

  /// The room as a program has it. Another one stands for another program, or another page.
  private func room() throws -> WatchRoom {
    WatchRoom(
      try LearnerFiles(home.files.folders),
      ShowLibrary(CatalogueStore(in: home.files.folders.cache)),
      now: { @Sendable [clock] in Moment(seconds: clock.seconds, utcOffset: 7200) })
  }

  private func draft(_ title: String, _ episodes: Int? = nil, year: Int? = nil) -> ShowDraft {
    ShowDraft(title: title, year: year, episodes: episodes)
  }

  private var path: String { home.files.watched.path }

  /// Changes the document as a person does.
  private func edit(_ change: (inout [String: Any]) -> Void) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    var document = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    var shows = try #require(document["shows"] as? [[String: Any]])
    change(&shows[0])
    document["shows"] = shows
    try JSONSerialization.data(withJSONObject: document).write(to: URL(fileURLWithPath: path))
  }

  @Test("the first episode begins a planned show, and the last one completes it")
  func episodes() async throws {
    let room = try room()
    #expect(try await room.add(draft("Harbor Lights", 3)).row.status == .planned)
    let first = try await room.watch("harbor", nil)
    #expect(first.sentence == "Watched: 1 of 'Harbor Lights' (1 of 3 watched; next is 2).")
    #expect(first.row.status == .watching && first.row.next == "2")
    let last = try await room.watch("Harbor Lights", "2-3")
    #expect(last.row.status == .completed && last.row.watched == 3 && last.row.next == nil)
    let snapshot = try await self.room().snapshot()
    #expect(snapshot.completed == 1 && snapshot.watching.isEmpty)
  }

  @Test("skipped episodes stay skipped, and one that was watched is refused without 'again'")
  func skipped() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 5))
    _ = try await room.watch("harbor", "1,3,5")
    #expect(try await room.show("harbor").skipped == "2, 4")
    await #expect(throws: WatchError.nothingNext(title: "Harbor Lights", skipped: "2, 4")) {
      try await room.watch("harbor", nil)
    }
    await #expect(throws: WatchError.watchedAlready("3", title: "Harbor Lights")) {
      try await room.watch("harbor", "3")
    }
    _ = try await room.watch("harbor", "3", isAgain: true)
    #expect(try await room.show("harbor").seasons[0].episodes.map(\.plays) == [1, 0, 2, 0, 1])
  }

  @Test("a show without a number of episodes grows with what is watched")
  func open() async throws {
    let room = try room()
    _ = try await room.add(draft("Master"))
    let first = try await room.watch("master", "s2e4")
    #expect(first.sentence == "Watched: s2e4 of 'Master' (1 watched; next is s2e5).")
    #expect(try await room.watch("master", nil).row.next == "s2e6")
    let detail = try await room.show("master")
    #expect(detail.skipped == "s2e1-s2e3")
    let row = detail.show
    #expect(row.episodes == nil && row.watched == 2 && row.status == .watching)
  }

  @Test("'up to here' watches what is before an episode, and no special")
  func upTo() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 9))
    _ = try await room.watch("harbor", "2")
    let step = try await room.watch("harbor", "4", isUpTo: true)
    #expect(step.row.watched == 4)
    #expect(step.show.seasons[0].episodes.map(\.plays) == [1, 1, 1, 1, 0, 0, 0, 0, 0])
    _ = try await room.add(draft("Master"))
    #expect(try await room.watch("master", "s2e3", isUpTo: true).row.watched == 3)
  }

  @Test("a show that is watched again keeps its status, and has the next one of the round")
  func again() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "all")
    #expect(try await room.watch("harbor", nil, isAgain: true).row.status == .completed)
    #expect(try await room.show("harbor").rewatch?.next == "2")
    let row = try await room.choose("harbor", "watching").row
    #expect(row.next == "2" && row.nextIsAgain)
    _ = try await room.watch("harbor", nil, isAgain: true)
    #expect(try await room.show("harbor").seasons[0].episodes.map(\.plays) == [2, 2, 1])
  }

  @Test("a film is one episode without a name")
  func film() async throws {
    let room = try room()
    _ = try await room.add(ShowDraft(title: "The Long Tide", kind: "film"))
    let step = try await room.watch("tide", nil)
    #expect(step.sentence == "Watched: 'The Long Tide'." && step.row.status == .completed)
    let figures = try await room.profile()
    #expect(figures.films == 1 && figures.episodes == 0 && figures.completed == 1)
  }

  @Test("undo takes back the last step of any kind, and again does it again")
  func undo() async throws {
    let room = try room()
    await #expect(throws: WatchError.nothingToUndo) { try await room.undo() }
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "1-2")
    #expect(try await room.undo().row?.watched == 0)
    #expect(try await room.undo().row?.watched == 2)
    _ = try await room.rate("harbor", "8")
    _ = try await room.rate("harbor", "4.5*")
    // Another program undoes the step.
    let other = try self.room()
    #expect(try await other.undo().row?.rating == "8/10")
    #expect(try await room.undo().row?.rating == "4.5/5")
    _ = try await room.note("harbor", "The end.")
    _ = try await room.undo()
    #expect(try await room.show("harbor").notes == nil)
    _ = try await room.choose("harbor", "dropped")
    #expect(try await room.undo().row?.status == .watching)
  }

  @Test("an added show whose addition is undone can be added again")
  func undoneAddition() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    #expect(try await room.undo().row?.status == nil)
    #expect(try await room.shows() == [])
    #expect(try await room.add(draft("Harbor Lights", 4)).row.episodes == 4)
  }

  @Test("a part of a title means a show unless it is in several titles")
  func finding() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3, year: 2011))
    _ = try await room.add(draft("Harbor Lights", 3, year: 2024))
    _ = try await room.add(draft("Über uns"))
    #expect(try await room.show("uber").show.title == "Über uns")
    #expect(try await room.show("harbor lights (2024)").show.year == 2024)
    let key = try await room.show("harbor lights (2011)").show.key
    #expect(try await room.show(key).show.year == 2011)
    await #expect(
      throws: WatchError.severalShows(
        "harbor", titles: ["Harbor Lights (2011)", "Harbor Lights (2024)"])
    ) { try await room.show("harbor") }
    await #expect(
      throws: WatchError.noShow(
        "harbur",
        near: [
          "Harbor Lights (2011)",
          "Harbor Lights (2024)",
        ])
    ) { try await room.show("harbur") }
    await #expect(throws: WatchError.noShow("", near: [])) { try await room.show("") }
    let search = try await room.search("harbur lihgts")
    #expect(search.found.map(\.year) == [2011, 2024])
    #expect(search.notice == "There is no catalogue, so only your own shows were searched.")
  }

  @Test("a person's changes in the file count")
  func edited() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "1")
    try edit { show in
      show["status"] = "paused"
      show["plays"] = (show["plays"] as? [Any] ?? []) + [["episode": "s1e3"]]
    }
    let row = try await room.show("harbor").show
    #expect(row.status == .paused && row.watched == 2)
    #expect(try await room.choose("harbor", "watching").row.status == .watching)
    #expect(try await self.room().show("harbor").show.watched == 2)
  }

  @Test("the journal alone makes the record again")
  func journal() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "1-2")
    let before = try await room.show("harbor")
    try FileManager.default.removeItem(atPath: path)
    #expect(try await self.room().show("harbor") == before)
    #expect(try home.files.journal.entries(JournalEntry.self) == [])
  }

  @Test("two computers' shows are merged, and no status is lowered")
  func repair() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "1")
    let copy = path.replacing(
      "watched.json", with: "watched.sync-conflict-20261127-101010-ABCDEFG.json")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    _ = try await room.watch("harbor", "2-3")
    #expect(home.files.needsRepair)
    let results = try FileRepair(home.files).run { _ in [] }
    #expect(results.map(\.sentence).joined().hasPrefix("The shows were merged: 1 show."))
    let row = try await self.room().show("harbor").show
    #expect(row.status == .completed && row.watched == 3)
  }

  @Test("a file of a newer version is left as it is, and nothing is kept")
  func newer() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    let newer = #"{"format":"vocalvocab.shows","version":9,"shows":[]}"#
    try newer.write(toFile: path, atomically: true, encoding: .utf8)
    let size = try home.files.journal.size()
    await #expect(throws: StorageError.newerVersion(path: path, version: 9)) {
      try await room.watch("harbor", "1")
    }
    #expect(try home.files.journal.size() == size)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == newer)
  }

  @Test(
    "a rating is read as a person types it",
    arguments: [
      ("8", "8/10"), ("10", "10/10"), ("8/10", "8/10"), ("4.5*", "4.5/5"), ("4½★", "4.5/5"),
      ("5/5", "5/5"), ("8.0", "8/10"), ("8.5", nil), ("0", nil), ("11", nil), ("5.5*", nil),
      ("*", nil), ("good", nil), ("", nil),
    ])
  func ratings(typed: String, rating: String?) throws {
    guard let rating else {
      #expect(throws: WatchError.badRating(typed)) { try Rating(typed: typed) }
      return
    }
    #expect(try Rating(typed: typed)?.description == rating)
  }

  @Test("two things that are set in the same second stay in their order")
  func sameSecond() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    for rating in ["9", "8", "4.5*", "10"] { _ = try await room.rate("harbor", rating) }
    #expect(try await room.show("harbor").show.rating == "10/10")
    #expect(try await self.room().show("harbor").show.rating == "10/10")
  }

  @Test("own lists keep their order, and a removed one comes back")
  func lists() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.add(draft("Master"))
    _ = try await room.addList(titled: "With my sister")
    await #expect(throws: WatchError.listExists("with my Sister")) {
      try await room.addList(titled: "with my Sister")
    }
    _ = try await room.put("harbor", into: "with my sister")
    let lists = try await room.put("master", into: "With my sister", at: 1).lists
    #expect(lists[0].shows.map(\.title) == ["Master", "Harbor Lights"])
    _ = try await room.removeList("With my sister")
    #expect(try await room.lists().lists.isEmpty)
    _ = try await room.undo()
    #expect(try await self.room().lists().lists == lists)
    _ = try await room.take("master", outOf: "With my sister")
    #expect(try await room.lists().lists[0].shows.map(\.title) == ["Harbor Lights"])
    await #expect(throws: WatchError.noList("x", titles: ["With my sister"])) {
      try await room.removeList("x")
    }
  }

  private func document(_ titles: [String]) -> [UInt8] {
    let rows = titles.map { "\($0),watching,1-2" }
    return Array((["title,status,episode"] + rows).joined(separator: "\n").utf8)
  }

  @Test("an import is previewed, taken once, and undone as one step")
  func imports() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    let file = try WatchRoom.file(document(["Harbor Lights", "Master"]), named: "shows.csv")
    let preview = try await room.preview(file)
    #expect(preview.rows.map(\.fate) == [.titleOnly, .notFound])
    #expect(try await room.shows().count == 1)
    let taken = try await room.take(file, confirmed: [1])
    #expect(taken.added == 1 && taken.changed == 1 && taken.plays == 4)
    #expect(try await room.show("harbor").show.watched == 2)
    let again = try await self.room().take(file, confirmed: [1])
    #expect(again.addsNothing && again.plays == 0)
    #expect(try await room.undo().sentence == "The last step is undone.")
    #expect(try await room.shows().map(\.watched) == [0])
  }

  @Test("what is exported as JSON is the same record in another folder")
  func exports() async throws {
    let room = try room()
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "1,3")
    _ = try await room.addList(titled: "Favourites")
    _ = try await room.put("harbor", into: "Favourites")
    let export = try await room.export(as: .document)
    let other = try WatchRoomTests()
    let file = try WatchRoom.file(export.bytes, named: "shows.json")
    #expect(try await other.room().take(file).added == 1)
    #expect(try await other.room().show("harbor") == room.show("harbor"))
    #expect(try await other.room().lists() == room.lists())
    #expect(try await room.preview(file).addsNothing)
    await #expect(throws: WatchError.cannotWrite("TV Time's archive")) {
      try await room.export(as: .tvTime)
    }
  }

  @Test("the catalogue's shows are found and added, and made again for another version")
  func catalogue() async throws {
    let folder = home.files.folders.cache
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let database = folder + "/database.jsonl"
    let line = """
      {"sources":["https://myanimelist.net/anime/1"],"title":"Quiet Garden","type":"TV",\
      "episodes":12,"status":"FINISHED","animeSeason":{"year":2020},"synonyms":["Shizuka na Niwa"],\
      "tags":["calm"],"relatedAnime":[]}
      """
    try Data((line + "\n").utf8).write(to: URL(fileURLWithPath: database))
    let store = CatalogueStore(in: folder)
    #expect(throws: WatchError.noCatalogue) { try store.remove() }
    #expect(try store.add(database).shows == 1)
    let room = try room()
    let found = try await room.search("shizuka")
    #expect(found.found.map(\.key) == ["mal:1"] && found.notice == nil)
    #expect(found.found.first?.otherTitle == "Shizuka na Niwa")
    #expect(try await room.show("mal:1").show.status == nil)
    #expect(try await room.add(found: "mal:1", status: "watching").row.episodes == 12)
    #expect(try await room.search("quiet").found.map(\.status) == [.watching])
    // Another version can't read the form, and reads the file again.
    let path = folder + "/shows/catalogue"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(CatalogueStore(in: folder).search("garden", limit: 3).map(\.title) == ["Quiet Garden"])
    try bytes.write(to: URL(fileURLWithPath: path))
    try FileManager.default.removeItem(atPath: database)
    let other = CatalogueStore(in: folder)
    #expect(other.search("garden", limit: 3).isEmpty)
    #expect(
      other.notice == "The catalogue is of another version of VocalVocab: add its file again.")
  }

  @Test("a room that writes its document later loses nothing")
  func deferred() async throws {
    let room = WatchRoom(
      try LearnerFiles(home.files.folders),
      ShowLibrary(CatalogueStore(in: home.files.folders.cache)),
      defersDocument: true)
    _ = try await room.add(draft("Harbor Lights", 3))
    _ = try await room.watch("harbor", "1")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try await self.room().show("harbor").show.watched == 1)
  }
}

extension WatchStep {
  fileprivate var row: ShowRow { show.show }
}

extension UndoneWatchStep {
  fileprivate var row: ShowRow? { show?.show }
}
