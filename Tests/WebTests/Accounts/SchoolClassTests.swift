import Accounts
import Foundation
import HTTPTypes
import Learner
import Testing

@testable import SigningIn
@testable import Web

@Suite("A class of a school")
struct SchoolClassTests {
  private struct World {
    let all: SchoolPeople
    let school: String
    let teacher: Client
    let one: (id: String, code: String)

    init() async throws {
      all = try await SchoolPeople()
      school = try await all.school("Hill")
      teacher = try await all.staff("teacher", .teacher, at: school)
      one = try await all.schoolClass("5a", at: school, by: teacher)
    }
  }

  @Test("has lists, assignments and quizzes of its own, which its learners alone get")
  func work() async throws {
    let world = try await World()
    let other = try await world.all.staff("other", .teacher, at: world.school)
    let two = try await world.all.schoolClass("5b", at: world.school, by: other)
    let (mia, ben) = (
      try await world.all.pupil("Mia", code: world.one.code),
      try await world.all.pupil("Ben", code: two.code)
    )
    try await world.teacher.put("/lists/week", ["words": [["word": "harbor"]]])
    try await world.teacher.post(
      "/class/assignments", ["list": "week", "learners": .null, "due": .null])
    // The teacher's own lists are elsewhere.
    try await world.teacher.put("/account/place", ["class": .null])
    #expect(try await world.teacher.get("/lists")["lists"].array.isEmpty)
    func lists(_ client: Client) async throws -> [String] {
      try await client.get("/lists")["lists"].array.map { $0["name"].text }
    }
    #expect(try await lists(mia) == ["week"])
    #expect(try await lists(ben).isEmpty)
    #expect(try await lists(other).isEmpty)
    #expect(try await mia.get("/assignments")["assignments"].array.count == 1)
    #expect(try await ben.get("/assignments")["assignments"].array.isEmpty)
    // A learner of both classes has the lists of both.
    let id = try #require(Identifier(mia.cookies["vocalvocab-learner-id"]?.prefix(32) ?? ""))
    try world.all.accounts.add(learners: [id], to: try #require(Identifier(two.id)))
    try await other.put("/lists/month", ["words": [["word": "ocean"]]])
    try await other.put("/class/lists/month", ["isShared": true])
    #expect(try await lists(mia) == ["month", "week"])
    #expect(try await lists(ben) == ["month"])
  }

  @Test("has a list beside one of the same name of another class, and assigns its own")
  func sameNames() async throws {
    let world = try await World()
    let other = try await world.all.staff("other", .teacher, at: world.school)
    let two = try await world.all.schoolClass("5b", at: world.school, by: other)
    let mia = try await world.all.pupil("Mia", code: world.one.code)
    let id = try #require(Identifier(mia.cookies["vocalvocab-learner-id"]?.prefix(32) ?? ""))
    try world.all.accounts.add(learners: [id], to: try #require(Identifier(two.id)))
    for (teacher, word) in [(world.teacher, "harbor"), (other, "ocean")] {
      try await teacher.put("/lists/week", ["words": [["word": .text(word)]]])
      try await teacher.post(
        "/class/assignments", ["list": "week", "learners": .null, "due": .null])
    }
    let assigned = try await mia.get("/assignments")["assignments"].array.map { $0["list"].text }
    #expect(assigned == ["week", "week (5b)"])
    for (list, word) in [("week", "harbor"), ("week%20(5b)", "ocean")] {
      let words = try await mia.get("/lists/\(list)")["words"].array.map { $0["word"].text }
      #expect(words == [word], "\(list)")
    }
  }

  @Test("keeps the names in its assignments right while it is closed, too")
  func renamed() async throws {
    let world = try await World()
    let head = try await world.all.staff("head", .head, at: world.school)
    let mia = try await world.all.pupil("Mia", code: world.one.code)
    try await world.teacher.put("/lists/week", ["words": [["word": "harbor"]]])
    try await world.teacher.post(
      "/class/assignments", ["list": "week", "learners": ["Mia"], "due": .null])
    let next = try await world.all.schoolClass("6a", at: world.school, by: head)
    let path = "/school-classes/\(world.one.id)"
    _ = try await head.api(
      .patch, "/school-classes/\(next.id)", ["learnersOf": .text(world.one.id)])
    _ = try await head.api(.patch, path, ["isClosed": true])
    _ = try await head.api(.patch, "/learners/Mia", ["name": "Mia L."])
    _ = try await world.all.pupil("Mia", code: next.code)
    _ = try await head.api(.patch, path, ["isClosed": false])
    #expect(try await mia.get("/assignments")["assignments"].array.count == 1)
    #expect(try await mia.get("/account/pupil")["learner"]["name"] == "Mia L.")
  }

  @Test("lets a child in on any device by code, name and PIN, and by nothing less")
  func pins() async throws {
    let world = try await World()
    _ = try await world.all.pupil("Mia", code: world.one.code)
    let path = "/api/v1/account/class/learner"
    func enter(_ code: String, _ name: String, _ pin: String) async throws -> Answer {
      try await world.all.people.browser().ask(
        .post, path, #"{"code": "\#(code)", "name": "\#(name)", "pin": "\#(pin)"}"#)
    }
    #expect(try await enter(world.one.code, "Mia", "2748").status == 200)
    #expect(try await enter(world.one.code, "Mia", "1111").isRefusal(403))
    #expect(try await enter("BBBBBB", "Mia", "2748").isRefusal(403))
    #expect(try await enter(world.one.code, "Nobody", "2748").isRefusal(404))
    #expect(try await enter(world.one.code, "Mia", "12345").isRefusal(422))
    // A name that a teacher added has no PIN yet, and nobody takes it.
    try await world.teacher.post("/class/roster", ["names": ["Tom"]])
    #expect(try await enter(world.one.code, "Tom", "1234").isRefusal(403))
    let pin = try await world.teacher.post("/class/pins", [:])["pins"].array
    #expect(pin.map { $0["learner"]["name"].text } == ["Tom"])
    #expect(try await enter(world.one.code, "Tom", pin[0]["pin"].text).status == 200)
    // After some wrong PINs, even the right one waits, also from elsewhere.
    for number in 0..<6 {
      let browser = world.all.people.browser("192.168.7.\(number)")
      _ = try await browser.ask(
        .post, path, #"{"code": "\#(world.one.code)", "name": "Mia", "pin": "000\#(number)"}"#)
    }
    let browser = world.all.people.browser("192.168.8.1")
    let answer = try await browser.ask(
      .post, path, #"{"code": "\#(world.one.code)", "name": "Mia", "pin": "2748"}"#)
    #expect(answer.isRefusal(429))
  }

  @Test("ends a child's old log-ins with a new PIN, and with a log-out")
  func sessions() async throws {
    let world = try await World()
    let mia = try await world.all.pupil("Mia", code: world.one.code)
    let stolen = world.all.people.browser("192.168.1.66")
    stolen.cookies = mia.cookies
    #expect(try await stolen.ask(.get, "/api/v1/settings").status == 200)
    try await mia.put("/pin", ["pin": "9382"])
    #expect(try await mia.ask(.get, "/api/v1/settings").status == 200)
    #expect(try await stolen.ask(.get, "/api/v1/settings").status == 401)
    #expect(try await mia.ask(.put, "/api/v1/pin", #"{"pin": null}"#).isRefusal(422))
    try await world.teacher.put("/learners/Mia/pin", ["pin": "5555"])
    #expect(try await mia.ask(.get, "/api/v1/settings").status == 401)
    let again = try await world.all.people.browser().ask(
      .post, "/api/v1/account/class/learner",
      #"{"code": "\#(world.one.code)", "name": "Mia", "pin": "5555"}"#)
    #expect(again.status == 200)
    // A child has no account, and the addresses of one say so.
    let tom = try await world.all.pupil("Tom", code: world.one.code)
    for (method, path) in [(HTTPRequest.Method.get, ""), (.post, "/erasure"), (.get, "/friends")] {
      let answer = try await tom.ask(method, "/api/v1/account\(path)", "{}")
      #expect(answer.isRefusal(403), "\(path)")
    }
    let data = try await tom.ask(.get, "/api/v1/account/data")
    #expect(data.status == 200, "\(data.text.prefix(300)) \(world.all.people.site.messages)")
    try await tom.post("/account/log-out")
    #expect(try await tom.ask(.get, "/api/v1/settings").status == 401)
  }

  @Test("gives two children of one name different names, and says so")
  func names() async throws {
    let world = try await World()
    let other = try await world.all.staff("other", .teacher, at: world.school)
    let two = try await world.all.schoolClass("5b", at: world.school, by: other)
    _ = try await world.all.pupil("Mia", code: world.one.code)
    let names = try await other.post("/class/roster", ["names": ["mia", "Mia", "Ann"]])["names"]
    #expect(names.array.map { $0["outcome"].text } == ["added", "joined", "added"])
    #expect(names[0]["detail"] == "Another mia is here already, so this one is mia 2.")
    let again = try await world.all.people.browser().ask(
      .post, "/api/v1/account/class/learner",
      #"{"code": "\#(two.code)", "name": "ANN", "pin": "2748", "isNew": true}"#)
    #expect(again.isRefusal(409))
  }

  @Test("takes a child out and back, with everything that the child did")
  func leaving() async throws {
    let world = try await World()
    let mia = try await world.all.pupil("Mia", code: world.one.code)
    try await mia.put("/lists/own", ["words": [["word": "harbor"]]])
    let removal = try await world.teacher.api(.delete, "/learners/Mia")
    #expect(try await mia.ask(.get, "/api/v1/lists").status == 401)
    #expect(try await world.teacher.get("/class")["learners"].array.isEmpty)
    _ = try await world.teacher.api(.delete, "/learners/removals/\(removal["id"].text)")
    #expect(try await mia.get("/lists")["lists"].array.map { $0["name"].text } == ["own"])
  }

  @Test("erases a child for good, after a head's word and thirty days")
  func erasure() async throws {
    let world = try await World()
    let head = try await world.all.staff("head", .head, at: world.school)
    let mia = try await world.all.pupil("Mia", code: world.one.code)
    try await world.teacher.put("/lists/week", ["words": [["word": "harbor"]]])
    try await world.teacher.post(
      "/class/assignments", ["list": "week", "learners": ["Mia"], "due": .null])
    let body: JSON = ["learner": "Mia"]
    #expect(
      try await world.teacher.ask(.post, "/api/v1/class/erasures", try body.bytes).isRefusal(403))
    try await head.put("/account/place", ["class": .text(world.one.id)])
    try await head.post("/class/erasures", body)
    #expect(try await head.get("/class")["learners"][0]["erasure"] != .null)
    _ = try await head.api(.delete, "/class/erasures/Mia")
    #expect(try await head.get("/class")["learners"][0]["erasure"] == .null)
    try await head.post("/class/erasures", body)
    await world.all.people.site.learners.eraseDueAccounts()
    #expect(try await mia.ask(.get, "/api/v1/lists").status == 200)
    try world.all.accounts.schools.change { schools in
      schools.erasures = schools.erasures.map {
        .init(learner: $0.learner, at: .distantPast, isByRule: false)
      }
    }
    await world.all.people.site.learners.eraseDueAccounts()
    #expect(try await mia.ask(.get, "/api/v1/lists").status == 401)
    #expect(try await head.get("/class")["learners"].array.isEmpty)
    #expect(world.all.people.site.messages.isEmpty)
    // Nothing that is kept has the name any more.
    let home = world.all.people.site.home
    for file in home.files() where !file.hasPrefix("cache/") {
      #expect(!file.contains("Mia") && !home.bytes(of: file).contains(Array("Mia".utf8)), "\(file)")
    }
  }

  @Test("goes on where a program that was killed left it without files")
  func killed() async throws {
    let world = try await World()
    let school = try #require(Identifier(world.school))
    let made = try world.all.accounts.makeClass("6a", of: school, teacher: nil, by: nil)
    try await world.all.owner.put("/account/place", ["class": .text(made.id.text)])
    #expect(try await world.all.owner.get("/class")["learners"].array.isEmpty)
    // The class's own name in the directory is nobody's.
    let name = "=\(made.id.text)"
    #expect(
      try await world.all.owner.ask(.get, "/api/v1/statistics?learner=\(name)").isRefusal(422))
    let names = try await world.all.owner.get("/learners")["learners"].array
    #expect(names.isEmpty)
  }
}
