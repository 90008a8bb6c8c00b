import Foundation
import Synchronization
import Testing

@testable import Web

@Suite("A learner who is renamed, removed or restored")
struct LearnerMoveTests {
  private let group: Class
  private let teacher: Client

  init() throws {
    group = try Class()
    teacher = group.teacher
  }

  private var folders: Set<String> {
    Set(group.site.home.files().filter { $0.contains("learners/") && !$0.contains(".removed") })
  }

  private func journal(of name: String) throws -> [JSON] {
    let path = group.site.home.data + "/learners/\(name)/journal.jsonl"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { try JSON($0.utf8) }
  }

  @Test("goes on with the round in the middle of it, under the new name")
  func renamed() async throws {
    let ada = try await group.learner("Ada")
    let practice = try await Practice(ada, words: "harbor", "ocean")
    try await practice.type("harber")
    try await teacher.api(.patch, "/learners/Ada", ["name": "Eve"])
    #expect(try await practice.sound(.word).count > 1000)
    #expect(try await practice.type("harbor")["outcome"] == "completed")
    #expect(try await practice.goOn())
    #expect(try journal(of: "Eve").map { $0["event"] } == ["wrong", "correct"])
    #expect(folders.allSatisfy { !$0.contains("/Ada") })
    #expect(try await teacher.get("/learners")["learners"].array.map { $0["name"] } == ["Eve"])
  }

  @Test("has removed words back under the new name")
  func undo() async throws {
    let ada = try await group.learner("Ada")
    try await Practice(ada, words: "harbor").type("harbor")
    let removal = try await ada.post("/completed/removals", ["words": ["harbor"]])["id"].text
    try await teacher.api(.patch, "/learners/Ada", ["name": "Eve"])
    #expect(try await ada.api(.delete, "/completed/removals/\(removal)")["words"] == ["harbor"])
  }

  @Test("changes nothing once removed, and goes on after the removal is undone, over a restart too")
  func removed() async throws {
    let ada = try await group.learner("Ada")
    let practice = try await Practice(ada, words: "harbor")
    try await practice.type("harber")
    let sound = practice.round.sound(.word).text
    let id = try await teacher.api(.delete, "/learners/Ada")["id"].text
    let refused = try await refusal { try await practice.type("harbor") }
    #expect(refused?.status == 403)
    #expect(refused?.json["detail"].text.contains("not here any more") == true)
    #expect(try await ada.ask(.get, sound).status == 403)
    #expect(try await refusal { try await ada.post("/decks", ["name": "Sea"]) }?.status == 403)
    #expect(folders == [])
    // Another Ada comes, whose the old page is not.
    let other = try await group.learner("Ada")
    #expect(try await refusal { try await practice.type("harbor") }?.status == 403)
    #expect(try await other.get("/sessions")["sessions"] == [])
    try await teacher.api(.delete, "/learners/Ada")

    let site = try await group.site.restarted()
    let again = Client(site, token: group.access.teacher.text)
    #expect(try await again.api(.delete, "/learners/removals/\(id)")["name"] == "Ada")
    let old = Practice(Client(site, token: group.access.learners.text), session: practice.session)
    old.client.cookies = ada.cookies
    #expect(try await old.type("harbor")["outcome"] == "completed")
    #expect(try journal(of: "Ada").map { $0["event"] } == ["wrong", "correct"])
  }

  @Test("is shut out of every room by a new PIN")
  func pin() async throws {
    let ada = try await group.learner("Ada")
    let practice = try await Practice(ada, words: "harbor")
    try await teacher.put("/learners/Ada/pin", ["pin": "2748"])
    for (method, path) in group.site.routes.learners {
      let path = path.replacing(":round", with: practice.round["id"].text)
        .replacing(":session", with: practice.session["id"].text)
        .replacing(":sound", with: practice.round.sound(.word).text.suffix(32))
        .replacing(/:[a-z]+/, with: String(repeating: "0", count: 32))
      let answer = try await ada.ask(method, path, "{}")
      #expect(answer.status == 403, "\(method) \(path)")
    }
    try await ada.put("/learners/chosen", ["name": "Ada", "pin": "2748"])
    #expect(try await practice.type("harbor")["outcome"] == "completed")
  }

  @Test("lets nobody else try in the round, or hear it, whoever knows its address")
  func others() async throws {
    let ada = try await Practice(try await group.learner("Ada"), words: "harbor")
    let eve = Practice(try await group.learner("Eve"), session: ada.session)
    #expect(try await refusal { try await eve.type("harbor") }?.status == 404)
    #expect(try await refusal { try await eve.look() }?.status == 404)
    #expect(try await refusal { try await eve.end() }?.status == 404)
    #expect(try await eve.client.ask(.get, ada.round.sound(.word).text).status == 404)
    let host = Practice(teacher, session: ada.session)
    #expect(try await refusal { try await host.type("harbor") }?.status == 404)
    #expect(try await ada.type("harbor")["outcome"] == "completed")
  }

  @Test(
    "loses nothing that was acknowledged, at whatever moment it happens", .timeLimit(.minutes(2)))
  func races() async throws {
    let ada = try await group.learner("Ada")
    let (group, cookies, work) = (group, ada.cookies, Work())
    let name = try await withThrowingTaskGroup(of: Void.self) { tasks in
      for (place, room) in Work.rooms.enumerated() {
        tasks.addTask {
          let browser = group.browser(group.access.learners)
          browser.cookies = cookies
          browser.sender = "192.168.1.\(30 + place)"
          while !work.isOver { try await Self.change(room, as: browser, work) }
        }
      }
      let name = try await Self.move(in: group, while: work)
      work.isOver = true
      try await tasks.waitForAll()
      return name
    }
    try await ada.put("/learners/chosen", ["name": .text(name), "pin": "2748"])
    let found = [
      "tries": try journal(of: name).count { $0["event"] == "wrong" },
      "decks": try await ada.get("/decks")["decks"].array.count { $0["name"].text.hasPrefix("n") },
      "lists": try await ada.get("/lists")["lists"].array.count,
      "tasks": try await ada.get("/plan")["tasks"].array.count,
    ]
    for room in Work.rooms {
      // A request may have done its work without being acknowledged.
      #expect(found[room, default: 0] >= work.acknowledged(in: room), "\(room)")
    }
    #expect(
      try await teacher.get("/learners")["learners"].array.map { $0["name"] } == [.text(name)])
    #expect(folders.allSatisfy { $0.contains("/\(name)") || $0.hasSuffix("learners") })
  }

  /// Renames, removes, restores the one learner and changes the PIN, each time after work in every
  /// room.
  ///
  /// - Returns: the last name.
  private static func move(in group: Class, while work: Work) async throws -> String {
    let teacher = group.teacher
    var name = "Ada"
    for count in 0..<16 {
      try await work.growth()
      try await Task.sleep(for: .milliseconds(Int.random(in: 0...10)))
      switch count % 4 {
      case 1:
        let id = try await teacher.api(.delete, "/learners/\(name)")["id"].text
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...10)))
        try await teacher.api(.delete, "/learners/removals/\(id)")
      case 3:
        try await teacher.put("/learners/\(name)/pin", ["pin": count % 8 == 3 ? "2748" : nil])
      default:
        try await teacher.api(.patch, "/learners/\(name)", ["name": "Ada\(count)"])
        name = "Ada\(count)"
      }
    }
    return name
  }

  /// Changes a room once.
  private static func change(_ room: String, as browser: Client, _ work: Work) async throws {
    let name = "n\(work.begin(room))"
    do {
      switch room {
      case "tries": try await Practice(browser, words: "harbor").type("xx")
      case "decks": try await browser.post("/decks", ["name": .text(name)])
      case "lists": try await browser.put("/lists/\(name)", ["words": [["word": "harbor"]]])
      default: try await browser.post("/plan/tasks", ["title": .text(name)])
      }
      work.acknowledge(room)
    } catch let refused as Refused {
      #expect(refused.answer.status < 500, "\(refused.answer.text)")
      try await Task.sleep(for: .milliseconds(20))
      // A new PIN, or nobody there.
      for learner in try await browser.get("/learners")["learners"].array {
        _ = try? await browser.put("/learners/chosen", ["name": learner["name"], "pin": "2748"])
      }
    }
  }
}

/// How often each room was changed.
private final class Work: Sendable {
  static let rooms = ["tries", "decks", "lists", "tasks"]

  private let begun = Mutex<[String: Int]>([:])
  private let done = Mutex<[String: Int]>([:])
  private let over = Atomic(false)

  var isOver: Bool {
    get { over.load(ordering: .relaxed) }
    set { over.store(newValue, ordering: .relaxed) }
  }

  /// Returns the number of this change of a room.
  func begin(_ room: String) -> Int {
    begun.withLock { begun in
      begun[room, default: 0] += 1
      return begun[room, default: 0]
    }
  }

  func acknowledge(_ room: String) { done.withLock { $0[room, default: 0] += 1 } }

  func acknowledged(in room: String) -> Int { done.withLock { $0[room, default: 0] } }

  /// Waits until another change of each room is acknowledged.
  func growth() async throws {
    let before = done.withLock { $0 }
    while !Self.rooms.allSatisfy({ acknowledged(in: $0) > before[$0, default: 0] }) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}
