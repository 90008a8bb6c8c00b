import Accounts
import Foundation
import HTTPTypes
import Learner
import Testing

@testable import SigningIn
@testable import Web

@Suite("An attack on a school")
struct SchoolAttackTests {
  private struct World {
    let all: SchoolPeople
    let school: String
    let head, teacher, neighbour, serverTeacher: Client
    let own, other: (id: String, code: String)

    init() async throws {
      all = try await SchoolPeople()
      school = try await all.school("Hill")
      head = try await all.staff("head", .head, at: school)
      teacher = try await all.staff("teacher", .teacher, at: school)
      neighbour = try await all.staff("neighbour", .teacher, at: school)
      serverTeacher = try await all.people.person("server-teacher", .teacher)
      own = try await all.schoolClass("5a", at: school, by: teacher)
      other = try await all.schoolClass("5b", at: school, by: neighbour)
    }

    func roster(_ text: String, by client: Client) async throws -> Answer {
      try await client.ask(
        .post, "/api/v1/schools/\(school)/rosters?class=\(own.id)", Array(text.utf8),
        ["Content-Type": "application/octet-stream"])
    }

    func secret(_ answer: JSON) throws -> Identifier {
      try #require(Identifier(answer["link"].text.suffix(32)))
    }
  }

  @Test("by a teacher's table makes no head and no teacher")
  func tables() async throws {
    let world = try await World()
    for role in ["head", "teacher"] {
      let answer = try await world.roster("name,role\nEvil One,\(role)\n", by: world.teacher)
      #expect(answer.isRefusal(403), "\(role)")
    }
  }

  @Test("by a list of names gets no child of another class")
  func lists() async throws {
    let world = try await World()
    _ = try await world.all.pupil("Lea Lopez", code: world.other.code)
    let plan = try await world.roster("Lea Lopez\n", by: world.teacher).json
    let done = try await world.teacher.ask(
      .post,
      "/api/v1/schools/\(world.school)/rosters?class=\(world.own.id)&plan=\(plan["plan"].text)",
      Array("Lea Lopez\n".utf8), ["Content-Type": "application/octet-stream"])
    #expect(done.status == 200)
    let names = try await world.teacher.get("/class")["learners"].array.map {
      $0["learner"]["name"].text
    }
    #expect(names == ["Lea Lopez 2"])
  }

  @Test("by the server's own teacher reaches nobody of a school")
  func serverTeacher() async throws {
    let world = try await World()
    _ = try await world.all.pupil("Mia", code: world.own.code)
    _ = try await world.all.pupil("Ben", code: world.own.code)
    _ = try await world.teacher.api(.delete, "/learners/Ben")
    // A learner with an account who begins to work at the school is one of its people, too.
    let late = try await world.all.people.person("late")
    let link = try world.all.accounts.invite(
      to: .work(school: try #require(Identifier(world.school)), role: .head), by: nil)
    try await late.post("/account/invitation/accepted", ["invitation": .text(link.text)])
    #expect(try await world.serverTeacher.get("/class")["learners"].array.isEmpty)
    for name in ["Mia", "Ben", "head", "teacher", "late"] {
      for path in ["/statistics", "/report"] {
        let answer = try await world.serverTeacher.ask(.get, "/api/v1\(path)?learner=\(name)")
        #expect(answer.isRefusal(404), "\(name) \(path)")
      }
      let invited = try await world.serverTeacher.ask(
        .post, "/api/v1/accounts/invitations", #"{"role": "learner", "learner": "\#(name)"}"#)
      #expect(invited.isRefusal(404), "\(name)")
    }
    for name in ["head", "late"] {
      let id = try world.all.people.id(name)
      let answer = try await world.serverTeacher.ask(
        .post, "/api/v1/accounts/\(id)/password-link", "{}")
      #expect(answer.isRefusal(403), "\(name)")
    }
    let seen = try await world.serverTeacher.get("/accounts")["accounts"].array
    #expect(seen.map { $0["name"].text } == ["server-teacher"])
  }

  @Test("by a link ends with the right of who made it")
  func links() async throws {
    let world = try await World()
    _ = try await world.all.pupil("Mia", code: world.own.code)
    let parents = try world.secret(
      try await world.teacher.post("/class/parents", ["learner": "Mia"]))
    let heads = try world.secret(
      try await world.head.post("/schools/\(world.school)/invitations", ["role": "head"]))
    // The links are good as long as their makers may make them.
    #expect(try world.all.accounts.signUpInvitation(parents).role == .parent)
    let second = try await world.all.staff("second", .head, at: world.school)
    for name in ["teacher", "head"] {
      let id = try world.all.people.id(name)
      _ = try await second.api(.delete, "/schools/\(world.school)/staff/\(id)")
    }
    for (client, secret) in [(world.teacher, parents), (world.head, heads)] {
      let answer = try await client.ask(
        .post, "/api/v1/account/invitation/accepted",
        #"{"invitation": "\#(secret.text)"}"#)
      #expect(answer.isRefusal(404))
    }
    #expect(try await world.teacher.ask(.get, "/api/v1/statistics?learner=Mia").status == 403)
  }

  @Test("by an old PIN gets into no account")
  func oldPIN() async throws {
    let world = try await World()
    let mia = try await world.all.pupil("Mia", code: world.own.code)
    let link = try await world.all.owner.post(
      "/accounts/invitations", ["role": "learner", "learner": "Mia"])
    let account = try await world.all.signUp("Mia", by: try world.secret(link))
    #expect(try await account.get("/account")["shownName"] == "Mia")
    #expect(try await mia.ask(.get, "/api/v1/lists").status == 401)
    let answer = try await world.all.people.browser().ask(
      .post, "/api/v1/account/class/learner",
      #"{"code": "\#(world.own.code)", "name": "Mia", "pin": "2748"}"#)
    #expect(answer.isRefusal(403))
    let pin = try await world.teacher.ask(.put, "/api/v1/learners/Mia/pin", #"{"pin": "1357"}"#)
    #expect(pin.isRefusal(409))
  }

  @Test("by many at once makes no twins and no learner of nowhere")
  func joins() async throws {
    let world = try await World()
    let code = world.own.code
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<4 {
        let browser = world.all.people.browser("192.168.9.\(number)")
        group.addTask {
          try await browser.ask(
            .post, "/api/v1/account/class/learner",
            #"{"code": "\#(code)", "name": "Zoe", "pin": "2748", "isNew": true}"#
          ).status
        }
      }
      var statuses: [Int] = []
      for try await status in group { statuses.append(status) }
      #expect(statuses.sorted() == [201, 409, 409, 409])
    }
    let id = try #require(Identifier(world.own.id))
    try world.all.accounts.add(
      learners: (0..<Schools.mostLearners - 1).map { _ in Identifier() }, to: id)
    let full = try await world.all.people.browser().ask(
      .post, "/api/v1/account/class/learner",
      #"{"code": "\#(code)", "name": "Max", "pin": "2748", "isNew": true}"#)
    #expect(full.isRefusal(409))
    let names = try world.all.people.site.learners.store.learners.names()
    #expect(!names.contains("Max") && names.contains("Zoe"))
  }

  @Test("by none at all: a class shows each child who joins while its pages are open")
  func looking() async throws {
    let world = try await World()
    let children = 40
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        let page = world.all.people.browser()
        page.cookies = world.teacher.cookies
        group.addTask {
          for _ in 0..<60 {
            let status = try await page.ask(.get, "/api/v1/class").status
            #expect(status == 200)
          }
        }
      }
      for number in 0..<children {
        _ = try await world.all.pupil("Kid\(number)", code: world.own.code)
      }
      try await group.waitForAll()
    }
    #expect(try await world.teacher.get("/class")["learners"].array.count == children)
  }

  @Test("by an easy PIN is not let be easy")
  func easyPINs() async throws {
    let world = try await World()
    for pin in ["0000", "1234", "9876"] {
      let answer = try await world.all.people.browser().ask(
        .post, "/api/v1/account/class/learner",
        #"{"code": "\#(world.own.code)", "name": "Max", "pin": "\#(pin)", "isNew": true}"#)
      #expect(answer.isRefusal(422), "\(pin)")
    }
  }

  @Test("by a device of several people finds nobody logged in who logged out")
  func devices() async throws {
    let world = try await World()
    _ = try await world.all.pupil("Mia", code: world.own.code)
    let device = world.teacher
    let old = device.cookies
    try await device.post(
      "/account/class/learner",
      ["code": .text(world.own.code), "name": "Mia", "pin": "2748"])
    #expect(try await device.get("/account/pupil")["learner"]["name"] == "Mia")
    let thief = world.all.people.browser()
    thief.cookies = old
    #expect(try await thief.ask(.get, "/api/v1/account").status == 401)
    try await device.post("/account/log-out")
    #expect(try await device.ask(.get, "/api/v1/lists").status == 401)
  }

  @Test("on time leaves who came back, and says it to who is to be erased")
  func erasures() async throws {
    let world = try await World()
    let mia = try await world.all.pupil("Mia", code: world.own.code)
    let id = try #require(Identifier(mia.cookies["vocalvocab-learner-id"]?.prefix(32) ?? ""))
    _ = try await world.teacher.api(.delete, "/learners/Mia")
    _ = try world.all.accounts.scheduleErasure(ofLearner: id, isByRule: true, by: nil)
    _ = try await world.teacher.api(.delete, "/learners/removals/\(id.text)")
    #expect(try await mia.get("/account/pupil")["erasure"] == .null)
    // A head's word stays, also while the child is in no class.
    try await world.head.put("/account/place", ["class": .text(world.own.id)])
    try await world.head.post("/class/erasures", ["learner": "Mia"])
    #expect(try await mia.get("/account/pupil")["erasure"] != .null)
    _ = try await world.teacher.api(.delete, "/learners/Mia")
    _ = try await world.head.api(.delete, "/class/erasures/Mia")
    #expect(try world.all.accounts.schools.all().erasures.isEmpty)
  }
}
