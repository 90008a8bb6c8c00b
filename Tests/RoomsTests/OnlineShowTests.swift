import Foundation
import LoopbackServer
import Scheduling
import ShowSources
import Shows
import Synchronization
import TestSupport
import Testing

@testable import Learner
@testable import Storage
@testable import Today
@testable import Watching

/// An event as another program reads it.
private struct ReadEvent: Decodable {
  let start, title, about: String
  let alarms: Int
}

@Suite("The room of shows with a service")
final class OnlineShowTests: Sendable {
  /// 2026-11-27 10:00 in Greenwich.
  private let clock = SessionHome.Clock(1_795_773_600)
  private let home: SessionHome
  /// The episodes that the service tells now.
  private let told = Mutex<String>(OnlineShowTests.list)

  init() throws { home = try SessionHome(clock) }

  private static let list = """
    [{"id":1,"name":"Ebb","season":1,"number":1,"type":"regular","airdate":"2026-11-13",\
    "airtime":"20:00","airstamp":"2026-11-13T20:00:00+00:00","runtime":50},
    {"id":2,"name":"Flood","season":1,"number":2,"type":"regular","airdate":"2026-11-20",\
    "airtime":"20:00","airstamp":"2026-11-20T20:00:00+00:00","runtime":50},
    {"id":3,"name":"Spring tide","season":1,"number":3,"type":"regular","airdate":"2026-12-01",\
    "airtime":"20:00","airstamp":"2026-12-01T20:00:00+00:00","runtime":50},
    {"id":4,"name":"Streamed","season":1,"number":4,"type":"regular","airdate":"2026-12-05",\
    "airtime":"","airstamp":"2026-12-05T12:00:00+00:00","runtime":50}]
    """

  private static let show = """
    {"id":82,"name":"High Tide","type":"Scripted","genres":["Drama"],"status":"Running",\
    "premiered":"2026-11-13","image":{"medium":"%ADDRESS%/m.png"},"externals":{"imdb":"tt7"},\
    "summary":"<p>About the <b>sea</b>.</p>","network":null,"webChannel":null}
    """

  private func server() async throws -> LoopbackServer {
    let address = Mutex("")
    let server = try await LoopbackServer { [self] request in
      let show = Self.show.replacing("%ADDRESS%", with: address.withLock { $0 })
      let target = request.target
      if target.hasPrefix("/search/shows?q=tide") {
        return .text(200, "[{\"score\":1,\"show\":\(show)}]")
      }
      if target.hasPrefix("/search") { return .text(200, "[]") }
      if target.contains("/episodes") { return .text(200, told.withLock { $0 }) }
      if target.hasPrefix("/schedule?") {
        return .text(200, "[\(episodes(of: show))]")
      }
      if target.hasPrefix("/schedule/web") { return .text(200, "[]") }
      if target.hasPrefix("/m.png") {
        return .bytes(200, Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) }))
      }
      return target.hasPrefix("/shows/82") ? .text(200, show) : .text(404, "null")
    }
    address.withLock { $0 = server.address }
    return server
  }

  private func episodes(of show: String) -> String {
    """
    {"id":3,"name":"Spring tide","season":1,"number":3,"type":"regular","airdate":"2026-12-01",\
    "airtime":"20:00","airstamp":"2026-12-01T20:00:00+00:00","runtime":50,"show":\(show)}
    """
  }

  private func room(_ address: String, isInClass: Bool = false) throws -> WatchRoom {
    let cache = home.files.folders.cache
    let online = OnlineShows(
      tvmaze: address, cache: cache,
      clock: { [clock] in Date(timeIntervalSince1970: clock.seconds) })
    return WatchRoom(
      try LearnerFiles(home.files.folders),
      ShowLibrary(
        CatalogueStore(in: cache), online: ShowServices(online, searched: [.tvmaze])),
      isInClass: isInClass,
      now: { @Sendable [clock] in Moment(seconds: clock.seconds, utcOffset: 0) },
      local: { Moment(seconds: $0, utcOffset: 3600) })
  }

  @Test("a show that a service finds is added with its episodes, and works without it afterwards")
  func adding() async throws {
    let server = try await server()
    let room = try room(server.address)
    let found = try await room.searchOnline("tide")
    #expect(found.found.map(\.key) == ["tvmaze:82"] && found.found[0].hasPicture)
    #expect(found.credits.map(\.licence?.name) == ["CC BY-SA 4.0"] && found.notice == nil)
    let detail = try await room.detail("tvmaze:82")
    #expect(detail.show.status == nil && detail.summary == "About the sea.")
    let step = try await room.add(found: "tvmaze:82", status: "watching")
    #expect(
      step.show.seasons[0].episodes.map(\.title) == ["Ebb", "Flood", "Spring tide", "Streamed"])
    #expect(step.show.seasons[0].episodes.map(\.isDayOnly) == [false, false, false, true])
    #expect(step.show.credits.map(\.name) == ["TVmaze"])
    _ = try await room.watch("tide", "1")
    let away = try self.room("http://127.0.0.1:9")
    #expect(try await away.show("high tide").show.watched == 1)
    #expect(try await away.searchOnline("tide").found.map(\.status) == [.watching])
    let other = try await away.searchOnline("dragon")
    #expect(other.found.isEmpty && other.notice?.contains("can't be reached") == true)
    await #expect(throws: ShowServiceFailure.self) { try await away.detail("tvmaze:83") }
  }

  @Test("a picture comes from our server alone")
  func picture() async throws {
    let server = try await server()
    let room = try room(server.address)
    await #expect(throws: WatchError.noPicture(title: "tvmaze:82")) {
      try await room.picture(of: "tvmaze:82")
    }
    _ = try await room.searchOnline("tide")
    #expect(try await room.picture(of: "tvmaze:82").kind == .png)
    _ = try await room.add(found: "tvmaze:82")
    #expect(try await self.room(server.address).picture(of: "tvmaze:82").kind == .png)
    let key = try await room.add(ShowDraft(title: "Master")).show.show.key
    await #expect(throws: WatchError.noPicture(title: "Master")) {
      try await room.picture(of: key)
    }
  }

  @Test("what airs this week is found without a title")
  func week() async throws {
    let server = try await server()
    let found = try await room(server.address).searchOnline("  ").found
    #expect(found.map(\.title) == ["High Tide"])
    #expect(found[0].airs?.description == "2026-12-01T20:00:00Z" && !found[0].isDayOnly)
  }

  @Test("a new episode is told once, and the service is asked at most every six hours")
  func news() async throws {
    let server = try await server()
    let room = try room(server.address)
    _ = try await room.add(found: "tvmaze:82", status: "watching")
    #expect(try await room.notifications() == [])
    let asked = server.requests.count
    await room.refresh()
    clock.seconds += 5 * 3600
    await room.refresh()
    #expect(server.requests.count == asked)
    // The third one comes on the first of December at 20:00.
    clock.seconds = 1_796_155_200 + 3600
    #expect(try await room.notifications().map(\.sentence) == ["Episode 3 is out: Spring tide."])
    await room.refresh()
    #expect(server.requests.count > asked)
    let home = try await room.snapshot()
    #expect(home.news.map(\.subject) == ["tvmaze:3"] && home.undo?.hasPrefix("Last step") == true)
    #expect(try await room.tell(nil) == [])
    #expect(try await self.room(server.address).notifications() == [])
    // Telling is nothing that a person undoes.
    #expect(try await room.undo().show?.show.status == nil)
  }

  @Test("an episode that was watched, and a show that was dropped, are no news")
  func noNews() async throws {
    let server = try await server()
    let room = try room(server.address)
    _ = try await room.add(found: "tvmaze:82", status: "watching")
    clock.seconds = 1_796_155_200 + 3600
    _ = try await room.watch("tide", "3")
    #expect(try await room.notifications() == [])
    _ = try await room.unwatch("tide", "3")
    #expect(try await room.notifications().count == 1)
    _ = try await room.choose("tide", "dropped")
    #expect(try await room.notifications() == [])
  }

  @Test("a whole season is watched as far as it is out, and an early episode if it is named")
  func coming() async throws {
    let server = try await server()
    let room = try room(server.address)
    _ = try await room.add(found: "tvmaze:82", status: "watching")
    let step = try await room.watch("tide", "all")
    #expect(step.sentence == "Watched: 1-2 of 'High Tide' (2 of 4 watched; next is 3).")
    #expect(step.show.show.status == .watching)
    #expect(try await room.watch("tide", "3").show.show.watched == 3)
    told.withLock {
      $0 = $0.replacing("\"season\":1,\"number\":4", with: "\"season\":2,\"number\":1")
    }
    clock.seconds += 3 * 86_400
    await room.refresh()
    await #expect(throws: WatchError.nothingOut(title: "High Tide")) {
      try await room.watch("tide", "s2")
    }
  }

  @Test("an episode that the service moves keeps its plays, and the journal no facts")
  func moved() async throws {
    let server = try await server()
    let room = try room(server.address)
    _ = try await room.add(found: "tvmaze:82", status: "watching")
    _ = try await room.watch("tide", "2")
    told.withLock {
      $0 = $0.replacing("\"season\":1,\"number\":2", with: "\"season\":2,\"number\":1")
    }
    clock.seconds += 7 * 3600
    let size = try home.files.journal.size()
    await room.refresh()
    let detail = try await room.show("tide")
    #expect(detail.seasons.map(\.number) == [1, 2])
    #expect(detail.seasons[1].episodes.map(\.plays) == [1])
    #expect(try home.files.journal.size() == size)
    #expect(try await self.room("http://127.0.0.1:9").show("tide") == detail)
  }

  @Test("a reminder comes an hour ahead by the person's clock, and not in the quiet hours")
  func reminders() async throws {
    let server = try await server()
    let room = try room(server.address)
    _ = try await room.add(found: "tvmaze:82", status: "watching")
    let step = try await room.remind("tide", of: "3", "hour")
    #expect(step.sentence == "You will be reminded of 3 of 'High Tide'.")
    #expect(step.show.seasons[0].episodes[2].reminder == .hour)
    await #expect(throws: WatchError.nothingToRemind("1", title: "High Tide")) {
      try await room.remind("tide", of: "1", "hour")
    }
    // At 20:00 in Greenwich it is 21:00 here, when the quiet hours begin; an hour before is not.
    #expect(try await room.waitForReminder() == 1_796_155_200 - 3600 - clock.seconds)
    clock.seconds = 1_796_155_200 - 3600
    #expect(try await room.reminders() == ["High Tide: Episode 3 comes today at 21:00."])
    _ = try await room.undo()
    #expect(try await room.reminders() == [])
  }

  @Test("the calendar has the instant of each coming episode, or its day")
  func calendar() async throws {
    let server = try await server()
    let room = try room(server.address)
    _ = try await room.add(found: "tvmaze:82", status: "watching")
    _ = try await room.remind("tide", of: "3", "day")
    let (text, events) = try await room.calendar()
    #expect(events == 2)
    #expect(text.contains("UID:tvmaze:82-tvmaze:3@vocalvocab\r\n"))
    #expect(text.contains("DTSTART:20261201T200000Z\r\nDURATION:PT50M\r\n"))
    #expect(text.contains("TRIGGER:-PT1440M\r\n"))
    #expect(text.contains("DTSTART;VALUE=DATE:20261205\r\n"))
    // A reader that nobody here wrote finds the same instants.
    let line = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let lines = try Reference.lines(of: "calendars.py", input: [line])
    let read = try JSONDecoder().decode([ReadEvent].self, from: Data(lines[0].utf8))
    #expect(read.map(\.start) == ["2026-12-01T20:00:00+00:00", "2026-12-05"])
    #expect(read.map(\.title) == ["High Tide 3", "High Tide 4"])
    #expect(read.map(\.about) == ["Spring tide", "Streamed"] && read.map(\.alarms) == [1, 0])
  }

  @Test("a child of a class finds nothing for adults")
  func children() async throws {
    let folder = home.files.folders.cache
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lines = ["hentai", "gore", "calm"].map {
      #"{"sources":[],"title":"Garden \#($0)","type":"TV","tags":["\#($0)"]}"#
    }
    let database = folder + "/database.jsonl"
    try lines.joined(separator: "\n").write(toFile: database, atomically: true, encoding: .utf8)
    _ = try CatalogueStore(in: folder).add(database)
    let away = "http://127.0.0.1:9"
    let child = try await room(away, isInClass: true).search("garden").found
    #expect(child.map(\.title) == ["Garden calm"])
    let adult = try await room(away).search("garden").found
    #expect(adult.map(\.title) == ["Garden gore", "Garden calm"])
    try home.files.settings.change { try? Setting.adultShows.set("shown", in: &$0) }
    #expect(try await room(away).search("garden").found.count == 3)
    #expect(try await room(away, isInClass: true).search("garden").found.count == 1)
  }

  @Test("at most one recommendation a week is among the news, each once, and none if unwanted")
  func tips() async throws {
    let folder = home.files.folders.cache
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lines = (1...60).map { number in
      let tags = number > 15 ? #""loud","sport""# : #""calm","garden""#
      let page = "https://myanimelist.net/anime/\(number)"
      return #"{"sources":["\#(page)"],"title":"Show \#(number)","tags":[\#(tags)]}"#
    }
    let database = folder + "/database.jsonl"
    try lines.joined(separator: "\n").write(toFile: database, atomically: true, encoding: .utf8)
    _ = try CatalogueStore(in: folder).add(database)
    let room = try room("http://127.0.0.1:9")
    await room.refresh()
    #expect(try await room.notifications() == [])
    for number in 1...10 { _ = try await room.add(found: "mal:\(number)", status: "completed") }
    await room.refresh()
    let tip = try #require(try await room.notifications().first)
    #expect(
      tip.subject == "tip" && tip.sentence.hasPrefix("You may like it: because you watched Show "))
    #expect(try await room.snapshot().news == [tip])
    #expect(try await room.tell([(tip.key, tip.subject)]) == [])
    await room.refresh()
    #expect(try await room.notifications() == [])
    clock.seconds += 7 * 86_400
    await room.refresh()
    let second = try await room.notifications()
    #expect(second.count == 1 && second[0].key != tip.key)
    _ = try await room.add(found: second[0].key)
    #expect(try await room.notifications() == [])
    _ = try await room.tell([(second[0].key, "tip")])
    try home.files.settings.change { try? Setting.showTips.set("never", in: &$0) }
    clock.seconds += 7 * 86_400
    await room.refresh()
    #expect(try await room.notifications() == [])
  }

  @Test("the pages of a service become a catalogue, and a reading that stopped goes on")
  func pages() async throws {
    // The background may ask five times in a while, and no more.
    let pages = Mutex(1)
    let server = try await LoopbackServer { request in
      let number = request.target.split(separator: "=").last.flatMap { Int($0) } ?? -1
      guard pages.withLock({ number < $0 }) else { return .text(404, "null") }
      return .text(
        200,
        """
        [{"id":\(number * 2 + 1),"name":"Harbor \(number)","type":"Scripted","genres":[],\
        "status":"Ended","premiered":"2001-01-01","summary":"<p>x</p>"}]
        """)
    }
    let cache = home.files.folders.cache
    let services = ShowServices(
      OnlineShows(tvmaze: server.address, cache: cache), searched: [.tvmaze])
    let store = CatalogueStore(in: cache)
    var seen: [Int] = []
    let source = try await store.readPages(of: services) { seen.append($0) }
    #expect(seen == [1] && source.paged == 1 && source.path == nil)
    #expect(store.search("harbor", limit: 5).map(\.ownID.description) == ["tvmaze:1"])
    #expect(store.credits.map(\.name) == ["TVmaze"])
    pages.withLock { $0 = 2 }
    let asked = server.requests.count
    #expect(try await store.readPages(of: services) { _ in }.paged == 2)
    // The last page again, the new one, and the end.
    #expect(server.requests.count - asked == 3)
    let away = ShowServices(OnlineShows(tvmaze: "http://127.0.0.1:9", cache: cache), searched: [])
    await #expect(throws: ShowServiceFailure.self) {
      try await store.readPages(of: away) { _ in }
    }
    #expect(store.search("harbor", limit: 5).count == 2)
    try store.remove()
    #expect(CatalogueStore(in: cache).source == nil)
    await #expect(throws: ShowServiceFailure.self) {
      try await CatalogueStore(in: cache).readPages(of: away) { _ in }
    }
  }
}
