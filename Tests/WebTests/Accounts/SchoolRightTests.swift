import Accounts
import Foundation
import HTTPTypes
import Learner
import Testing

@testable import SigningIn
@testable import Web

@Suite("The rights at schools")
struct SchoolRightTests {
  private typealias Person = (
    name: String, client: Client, toHill: Relation, to5a: Relation, toMia: Relation
  )

  /// Two schools with all their people: *Hill* has the classes 5a and 5b, *Lake* has 1c.
  private struct World {
    let all: SchoolPeople
    let hill, lake: String
    let head, teacher, neighbour, farHead, farTeacher, parent, pupil, classmate, stranger: Client
    let class5a, class5b, class1c: (id: String, code: String)

    init() async throws {
      all = try await SchoolPeople()
      (hill, lake) = (try await all.school("Hill"), try await all.school("Lake"))
      head = try await all.staff("head", .head, at: hill)
      teacher = try await all.staff("teacher", .teacher, at: hill)
      neighbour = try await all.staff("neighbour", .teacher, at: hill)
      farHead = try await all.staff("farhead", .head, at: lake)
      farTeacher = try await all.staff("farteacher", .teacher, at: lake)
      class5a = try await all.schoolClass("5a", at: hill, by: teacher)
      class5b = try await all.schoolClass("5b", at: hill, by: neighbour)
      class1c = try await all.schoolClass("1c", at: lake, by: farTeacher)
      pupil = try await all.pupil("Mia", code: class5a.code)
      classmate = try await all.pupil("Tom", code: class5a.code)
      stranger = try await all.pupil("Ben", code: class5b.code)
      _ = try await all.pupil("Zoe", code: class1c.code)
      let link = try await teacher.post("/class/parents", ["learner": "Mia"])["link"].text
      let token = try #require(Identifier(link.suffix(32)))
      parent = try await all.signUp("parent", by: token)
    }

    /// Everybody but the server's owner, with what they are to the school *Hill*, to its class 5a,
    /// and to Mia in it.
    var everybody: [Person] {
      [
        ("head", head, .head, .head, .head), ("teacher", teacher, .teacher, .teacher, .teacher),
        ("neighbour", neighbour, .teacher, .stranger, .stranger),
        ("far head", farHead, .stranger, .stranger, .stranger),
        ("far teacher", farTeacher, .stranger, .stranger, .stranger),
        ("parent", parent, .stranger, .stranger, .parent),
        ("pupil", pupil, .stranger, .stranger, .oneself),
        ("stranger", stranger, .stranger, .stranger, .stranger),
      ]
    }
  }

  private let subjects = ["/statistics", "/garden", "/statistics/file", "/report", "/quiz/history"]

  @Test("let people work with their own classes alone")
  func places() async throws {
    let world = try await World()
    for (name, client, _, relation, _) in world.everybody {
      let answer = try await client.ask(
        .put, "/api/v1/account/place", #"{"class": "\#(world.class5a.id)"}"#)
      #expect(answer.status == (relation.has(.teach) ? 204 : 403), "\(name)")
    }
    // A class that isn't there is not told apart from one of others.
    let zeros = String(repeating: "0", count: 32)
    let answer = try await world.neighbour.ask(
      .put, "/api/v1/account/place", #"{"class": "\#(zeros)"}"#)
    #expect(answer.status == 403)
  }

  @Test("let people change schools and classes as the table says, at every address")
  func changes() async throws {
    let world = try await World()
    let hill = "/api/v1/schools/\(world.hill)"
    let teacherID = try world.all.people.id("teacher")
    let steps: [(HTTPRequest.Method, String, String, Right)] = [
      (.patch, hill, #"{"title": "Hill"}"#, .leadSchool),
      (.post, hill + "/invitations", #"{"role": "teacher"}"#, .leadSchool),
      (.put, hill + "/staff/\(teacherID)", #"{"role": "teacher"}"#, .leadSchool),
      (.post, hill + "/classes", #"{"title": "NEW"}"#, .makeClass),
    ]
    let zeros = String(repeating: "0", count: 64)
    for (name, client, relation, _, _) in world.everybody {
      for method in [HTTPRequest.Method.post, .delete] {
        let answer = try await client.ask(method, hill + "/invitations/\(zeros)", "{}")
        #expect(
          (answer.status == 404) == relation.has(.leadSchool), "\(name) \(answer.status)")
      }
      for (method, path, body, right) in steps {
        let answer = try await client.ask(
          method, path, body.replacingOccurrences(of: "NEW", with: name))
        #expect(
          (answer.status == 403) != relation.has(right),
          "\(name) \(method) \(path) \(answer.status)")
      }
    }
    for (name, client, _, relation, _) in world.everybody {
      let path = "/api/v1/school-classes/\(world.class5a.id)"
      for (body, right) in [
        (#"{"isOpenToNew": true}"#, Right.teach),
        (#"{"teachers": ["\#(teacherID)"]}"#, .leadSchool), (#"{"isClosed": false}"#, .leadSchool),
        (#"{"learnersOf": "\#(world.class5b.id)"}"#, .leadSchool),
      ] {
        let answer = try await client.ask(.patch, path, body)
        let isAllowed = relation.has(.teach) && relation.has(right)
        #expect((answer.status == 200) == isAllowed, "\(name) \(body) \(answer.status)")
      }
    }
    // Only owners make schools, and somebody who teaches at another school is no teacher here.
    for (name, client, _, _, _) in world.everybody {
      let answer = try await client.ask(.post, "/api/v1/schools", #"{"title": "Mine"}"#)
      #expect(answer.isRefusal(403), "\(name)")
    }
    let farID = try world.all.people.id("farteacher")
    let answer = try await world.head.ask(
      .patch, "/api/v1/school-classes/\(world.class5a.id)", #"{"teachers": ["\#(farID)"]}"#)
    #expect(answer.isRefusal(404))
  }

  @Test("show a learner's work to the learner's teachers, heads and parents alone")
  func readers() async throws {
    let world = try await World()
    try await world.head.put("/account/place", ["class": .text(world.class5a.id)])
    for (name, client, _, _, relation) in world.everybody {
      for path in subjects {
        let answer = try await client.ask(.get, "/api/v1\(path)?learner=Mia")
        // A person sees their own work without a name.
        let isShown = relation.has(.readProgress) && relation != .oneself
        #expect((answer.status == 200) == isShown, "\(name) \(path) \(answer.status)")
        if !isShown { #expect(!answer.text.contains("Mia") || answer.status == 404, "\(name)") }
      }
    }
    // A parent sees their own child, and no classmate.
    for path in subjects {
      #expect(try await world.parent.ask(.get, "/api/v1\(path)?learner=Tom").status == 403)
    }
    // The child sees who looked.
    let readers = try await world.pupil.get("/account/pupil")["readings"].array.map {
      $0["reader"].text
    }
    #expect(Set(readers) == ["head", "teacher", "parent"])
  }

  @Test("keep the names of other classes out of every address of a class")
  func neighbours() async throws {
    let world = try await World()
    // Ben and Zoe are in other classes, and nobody is called Nobody.
    for name in ["Ben", "Zoe", "Nobody"] {
      let steps: [(HTTPRequest.Method, String, String?)] = [
        (.patch, "/learners/\(name)", #"{"name": "Taken"}"#),
        (.put, "/learners/\(name)/pin", #"{"pin": "1234"}"#), (.delete, "/learners/\(name)", nil),
        (.post, "/class/parents", #"{"learner": "\#(name)"}"#),
        (.get, "/statistics?learner=\(name)", nil), (.get, "/report?learner=\(name)", nil),
      ]
      for (method, path, body) in steps {
        let answer = try await world.teacher.ask(
          method, "/api/v1\(path)", body.map { Array($0.utf8) })
        #expect(answer.isRefusal(404), "\(name) \(method) \(path) \(answer.status)")
      }
    }
    let assigned = try await world.teacher.ask(
      .post, "/api/v1/class/assignments", #"{"list": "week", "learners": ["Ben"]}"#)
    #expect(assigned.status == 404 || assigned.status == 422)
    func names(_ client: Client) async throws -> [String] {
      try await client.get("/class")["learners"].array.map { $0["learner"]["name"].text }
    }
    #expect(try await names(world.teacher) == ["Mia", "Tom"])
    #expect(try await names(world.neighbour) == ["Ben"])
    #expect(try await names(world.farTeacher) == ["Zoe"])
    // The server's own class has the learners who have nothing to do with a school.
    _ = try await world.all.people.person("free")
    #expect(try await names(world.all.owner) == ["free"])
    // A removal of another class is nobody's.
    let id = try #require(world.stranger.cookies["vocalvocab-learner-id"]?.prefix(32))
    let answer = try await world.teacher.ask(.delete, "/api/v1/learners/removals/\(id)")
    #expect(answer.isRefusal(404))
  }

  @Test("show nothing of a class to its neighbours, at any address that the server has")
  func everyAddress() async throws {
    let world = try await World()
    try await world.teacher.put("/lists/zebra", ["words": [["word": "zebra"]]])
    try await world.teacher.post(
      "/class/assignments", ["list": "zebra", "learners": .null, "due": .null])
    try await world.teacher.post("/plan/tasks", ["title": "zebra task"])
    let values = [
      "learner": "Mia", "list": "zebra", "class": world.class5a.id, "school": world.hill,
      "account": try world.all.people.id("teacher"), "word": "harbor", "deck": "zebra",
    ]
    let zeros = String(repeating: "0", count: 32)
    let routes = world.all.people.site.routes
    let all = Set(Right.allCases.map(Audience.holder) + [.everyone, .teacher, .host])
      .flatMap(routes.addresses)
    let strangers = [
      ("neighbour", world.neighbour), ("far head", world.farHead),
      ("far teacher", world.farTeacher), ("stranger", world.stranger),
      ("free", try await world.all.people.person("free")),
      ("server's teacher", try await world.all.people.person("server-teacher", .teacher)),
    ]
    var asked = 0
    // The files of the pages and the description of the API are the same for everybody.
    let same = ["/assets/", "/help/", "/api/v1/openapi.json"]
    for (method, path) in all where method == .get && !same.contains(where: path.hasPrefix) {
      let filled = path.split(separator: "/").map { part in
        part.hasPrefix(":") ? values[String(part.dropFirst())] ?? zeros : String(part)
      }.joined(separator: "/")
      for (name, client) in strangers {
        for query in ["", "?learner=Mia", "?list=zebra", "?class=\(world.class5a.id)"] {
          // The limit on requests is for each address.
          client.sender = "10.0.\(asked / 200).\(asked % 200 + 1)"
          let answer = try await client.ask(.get, "/\(filled)\(query)")
          asked += 1
          #expect(answer.status != 429)
          // A refusal may repeat what the request said.
          guard answer.status == 200 else { continue }
          for secret in ["zebra", ">Mia<", "\"Mia\"", "Tom", world.class5a.code] {
            #expect(!answer.text.contains(secret), "\(name) \(filled)\(query) \(secret)")
          }
        }
      }
    }
    #expect(asked > 1500)
    // The teacher of the class sees all of it, so the search finds what is there.
    #expect(try await world.teacher.ask(.get, "/api/v1/class").text.contains("\"Mia\""))
    #expect(try await world.teacher.ask(.get, "/api/v1/lists").text.contains("zebra"))
  }

  @Test("let no teacher's address be used without a class")
  func withoutClass() async throws {
    let world = try await World()
    try await world.teacher.put("/account/place", ["class": .null])
    let zeros = String(repeating: "0", count: 32)
    for (name, client, _, _, _) in world.everybody
    where !["neighbour", "far teacher"].contains(name) {
      for (method, path) in world.all.people.site.routes.addresses(for: .teacher) {
        let path = path.split(separator: "/").map { part in
          guard part.hasPrefix(":") else { return String(part) }
          return ["learner", "list"].contains(part.dropFirst()) ? "Mia" : zeros
        }.joined(separator: "/")
        let answer = try await client.ask(method, "/" + path, "{}")
        #expect(answer.status == 403, "\(name) \(method) \(path) \(answer.status)")
      }
    }
  }

  @Test("end with the class, the job and the year")
  func ends() async throws {
    let world = try await World()
    // Last year's class is the head's alone, and its code lets nobody in.
    let path = "/school-classes/\(world.class5a.id)"
    _ = try await world.head.api(.patch, path, ["isClosed": true])
    #expect(try await world.teacher.ask(.get, "/api/v1/class").status == 403)
    #expect(try await world.pupil.ask(.get, "/api/v1/settings").status == 401)
    let door = try await world.all.people.browser().ask(
      .post, "/api/v1/account/class", #"{"code": "\#(world.class5a.code)"}"#)
    #expect(door.isRefusal(403))
    try await world.head.put("/account/place", ["class": .text(world.class5a.id)])
    let learners = try await world.head.get("/class")["learners"].array
    #expect(learners.map { $0["learner"]["name"].text } == ["Mia", "Tom"])
    #expect(try await world.head.ask(.get, "/api/v1/statistics?learner=Mia").status == 200)
    _ = try await world.head.api(.patch, path, ["isClosed": false])
    #expect(try await world.teacher.ask(.get, "/api/v1/class").status == 200)
    #expect(try await world.pupil.ask(.get, "/api/v1/settings").status == 200)
    // A teacher who leaves teaches nothing more, and the head has the class.
    let id = try world.all.people.id("teacher")
    _ = try await world.head.api(.delete, "/schools/\(world.hill)/staff/\(id)")
    #expect(try await world.teacher.ask(.get, "/api/v1/class").status == 403)
    #expect(try await world.teacher.get("/schools")["schools"].array.isEmpty)
    #expect(try await world.head.ask(.get, "/api/v1/class").status == 200)
    // The only head stays.
    let head = try world.all.people.id("head")
    let answer = try await world.head.ask(
      .delete, "/api/v1/schools/\(world.hill)/staff/\(head)")
    #expect(answer.isRefusal(409))
  }
}
