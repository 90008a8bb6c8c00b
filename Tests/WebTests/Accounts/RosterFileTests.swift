import Accounts
import HTTPTypes
import Learner
import TestSupport
import Testing

@testable import SigningIn
@testable import Web

@Suite("A school's file")
struct RosterFileTests {
  private struct World {
    let all: SchoolPeople
    let school: String
    let head: Client

    init() async throws {
      all = try await SchoolPeople()
      school = try await all.school("Hill")
      head = try await all.staff("head", .head, at: school)
    }

    /// Sends a file.
    func send(
      _ bytes: [UInt8], by client: Client? = nil, _ query: String = ""
    ) async throws -> Answer {
      try await (client ?? head).ask(
        .post, "/api/v1/schools/\(school)/rosters?\(query)", bytes,
        ["Content-Type": "application/octet-stream"])
    }

    /// Sends a file, and makes all changes of its plan.
    @discardableResult
    func take(_ bytes: [UInt8], saying yes: [Int] = [], _ query: String = "") async throws -> JSON {
      let plan = try await send(bytes, query).json
      let numbers = yes.map { "\($0)" }.joined(separator: ",")
      let answer = try await send(bytes, "plan=\(plan["plan"].text)&yes=\(numbers)&\(query)")
      #expect(answer.status == 200, "\(answer.text)")
      return answer.json
    }

    func classes() async throws -> [String: Int] {
      let classes = try await head.get("/schools")["schools"][0]["classes"].array
      return Dictionary(
        uniqueKeysWithValues: classes.map { ($0["title"].text, Int($0["learners"].number ?? -1)) })
    }
  }

  /// A school's export, with the learners who are left out of it.
  private func archive(without left: Set<String> = []) -> [UInt8] {
    let manifest = """
      propertyName,value
      manifest.version,1.0
      oneroster.version,1.1
      file.orgs,bulk
      file.users,bulk
      file.classes,bulk
      file.enrollments,bulk
      """
    let orgs =
      "sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\n"
      + "o1,,,Hill,school,,\n"
    let people = [
      ("s1", "student", "Mia", "Lopez", ""), ("s2", "student", "Tom", "Berg", ""),
      ("s3", "student", "Mia", "Stone", ""), ("t1", "teacher", "Ann", "Reed", "reed@hill.example"),
    ].filter { !left.contains($0.0) }
    let users =
      "sourcedId,status,enabledUser,orgSourcedIds,role,givenName,familyName,email,password\n"
      + people.map { "\($0.0),,true,o1,\($0.1),\($0.2),\($0.3),\($0.4),secret\n" }.joined()
    let classes = "sourcedId,status,title,schoolSourcedId\nc1,,5a,o1\nc2,,5b,o1\n"
    let places = [("c1", "s1"), ("c1", "s2"), ("c2", "s3"), ("c1", "t1")]
      .filter { !left.contains($0.1) }
    let enrollments =
      "sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role\n"
      + places.enumerated().map { number, place in
        let role = place.1.hasPrefix("t") ? "teacher" : "student"
        return "e\(number),,\(place.0),o1,\(place.1),\(role)\n"
      }.joined()
    return zipArchive(of: [
      ("manifest.csv", manifest), ("orgs.csv", orgs), ("users.csv", users),
      ("classes.csv", classes), ("enrollments.csv", enrollments),
    ])
  }

  @Test("changes nothing before a person has seen what it changes")
  func preview() async throws {
    let world = try await World()
    let plan = try await world.send(archive()).json
    let sentences = plan["changes"].array.map { $0["sentence"].text }
    #expect(sentences.contains("Make the class 5a."))
    #expect(
      sentences.contains("Invite Ann Reed (reed@hill.example) as a teacher of 5a."), "\(sentences)")
    #expect(try await world.classes().isEmpty)
    // A plan of another moment makes nothing.
    let stale = try await world.send(archive(), "plan=0123456789abcdef0123456789abcdef")
    #expect(stale.isRefusal(409))
    #expect(try await world.classes().isEmpty)
  }

  @Test("fills a school, and changes only what changed when it comes again")
  func fills() async throws {
    let world = try await World()
    let done = try await world.take(archive())
    #expect(done["isDone"] == true && done["links"].array.count == 1)
    #expect(try await world.classes() == ["5a": 2, "5b": 1])
    let again = try await world.send(archive()).json["changes"].array.map { $0["sentence"].text }
    #expect(again == [])
    // The teacher gets the class with the account, and is the file's teacher from then on.
    let link = done["links"][0]["link"].text
    let teacher = try await world.all.signUp("Ann", by: try #require(Identifier(link.suffix(32))))
    let schools = try await teacher.get("/schools")["schools"]
    #expect(schools[0]["classes"].array.map { $0["title"].text } == ["5a"])
    #expect(try await world.send(archive()).json["changes"].array.isEmpty)
    try await teacher.put("/account/place", ["class": schools[0]["classes"][0]["id"]])
    let names = try await teacher.get("/class")["learners"].array.map {
      $0["learner"]["name"].text
    }
    #expect(names == ["Mia", "Tom"])
    // The other Mia is in another class, and has a number on this server.
    #expect(world.all.people.site.messages.isEmpty)
    let home = world.all.people.site.home
    let kept = home.files().map { home.bytes(of: $0) }.joined()
    #expect(!kept.isEmpty)
    for secret in ["secret", "Lopez"] { #expect(!kept.contains(Array(secret.utf8))) }
  }

  @Test("takes nobody out of a class without a yes")
  func leaving() async throws {
    let world = try await World()
    try await world.take(archive())
    let plan = try await world.send(archive(without: ["s2"])).json
    let leaving = plan["changes"].array.filter { $0["needsYes"] == true }
    #expect(leaving.count == 1 && plan["changes"].array.count == 1, "\(plan)")
    try await world.take(archive(without: ["s2"]))
    #expect(try await world.classes()["5a"] == 2)
    try await world.take(archive(without: ["s2"]), saying: [Int(leaving[0]["number"].number ?? -1)])
    #expect(try await world.classes()["5a"] == 1)
    // Back in the file, back in the class, under the same name.
    try await world.take(archive())
    #expect(try await world.classes()["5a"] == 2)
    let names = try world.all.people.site.learners.store.learners.names()
    #expect(names.count { $0.hasPrefix("Tom") } == 1)
  }

  @Test("of a teacher fills the teacher's own class alone")
  func teachers() async throws {
    let world = try await World()
    let teacher = try await world.all.staff("teacher", .teacher, at: world.school)
    let other = try await world.all.staff("other", .teacher, at: world.school)
    let own = try await world.all.schoolClass("5c", at: world.school, by: teacher)
    let names = Array("Mia\nTom\n".utf8)
    #expect(try await world.send(names, by: teacher).isRefusal(403))
    #expect(try await world.send(names, by: other, "class=\(own.id)").isRefusal(403))
    #expect(try await world.send(archive(), by: teacher, "class=\(own.id)").isRefusal(403))
    let table = Array("name,class\nMia,5d\n".utf8)
    #expect(try await world.send(table, by: teacher, "class=\(own.id)").isRefusal(403))
    let plan = try await world.send(names, by: teacher, "class=\(own.id)").json
    #expect(plan["changes"].array.count == 2)
    let done = try await world.send(
      names, by: teacher, "class=\(own.id)&plan=\(plan["plan"].text)")
    #expect(done.status == 200)
    #expect(try await world.classes() == ["5c": 2])
    #expect(
      try await world.send(names, by: teacher, "class=\(own.id)").json["changes"].array.isEmpty)
  }

  @Test(
    "that can't be read says why, and leaves the school as it is",
    arguments: [
      [], Array("PK\u{3}\u{4} no zip".utf8), [0xD0, 0xCF, 0x11, 0xE0, 1, 2, 3],
      Array("email,class\na@b.example,5a\n".utf8),
    ])
  func bad(_ bytes: [UInt8]) async throws {
    let world = try await World()
    let answer = try await world.send(bytes)
    #expect(answer.isRefusal(422) || answer.isRefusal(400), "\(answer.status) \(answer.text)")
    #expect(try await world.classes().isEmpty)
  }
}
