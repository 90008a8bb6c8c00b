import TestSupport
import Testing
import ZipFiles

@testable import Rosters

@Suite("An archive of OneRoster")
struct OneRosterTests {
  @Test(
    "is read in both versions, with columns in any order and files in a folder",
    arguments: ["1.1", "1.2"])
  func versions(_ version: String) throws {
    for seed: UInt64 in 1...20 {
      var files = SchoolFiles.sample(version: version)
      if seed.isMultiple(of: 2) { files.folder = "export/" }
      let roster = try files.roster(seed: seed)
      #expect(roster.kind == .oneRoster(version: version))
      #expect(roster.scope == RosterScope(users: .bulk, classes: .bulk, enrollments: .bulk))
      #expect(roster.schools == [RosterSchool(id: "s1", title: "Hill School")])
      #expect(roster.classes.map(\.title) == ["5b", "6a, mornings"])
      #expect(roster.classes.map(\.code) == ["GER-5B", nil])
      #expect(roster.remarks.isEmpty, "\(roster.sentences)")
      let people = roster.people.map { "\($0.key) \($0.name.full) \($0.role?.rawValue ?? "")" }
      #expect(
        people == [
          "u1 Mia Lopez learner", "u2 Mia Lang learner", "u3 Tom Berg learner",
          "u4 Zoë van der \"Velde\" learner", "u5 Ali learner", "t1 Ana Ruiz teacher",
          "t2 Bo Chen teacher", "h1 Ida Noor head",
        ])
      #expect(roster.enrollments.count == 9)
    }
  }

  @Test("keeps no password, no telephone number, and no learner's address")
  func secrets() throws {
    let text = "\(try SchoolFiles.sample().roster())"
    #expect(!text.contains("secret") && !text.contains("555") && !text.contains("tom@"))
    #expect(text.contains("ana@example.org"))
  }

  @Test("leaves out parents, other staff and people who are not enabled, and counts them")
  func others() throws {
    var files = SchoolFiles.sample()
    files.user("p1", "Vera", "Lopez", "parent")
    files.user("p2", "Otto", "Lopez", "guardian")
    files.user("a1", "Al", "Aide", "aide")
    files.user("u9", "Past", "Pupil", "student", ["enabledUser": "FALSE"])
    files.user("u10", "Kim", "Zed", "astronaut")
    files.enroll("a1", in: "c1", "aide")
    files.enroll("u9", in: "c1")
    files.enroll("t2", in: "c1", "proctor")
    let roster = try files.roster()
    #expect(roster.people.count == 8 && roster.enrollments.count == 9)
    #expect(roster.unreadPeople == ["u10"])
    #expect(
      roster.sentences == [
        "Line 14 of users.csv is left out: its role 'astronaut' is unknown.",
        "2 parents in users.csv are left out: only learners and teachers are imported.",
        "1 person in users.csv with other work at the school is left out.",
        "1 person in users.csv is not enabled, and left out.",
        """
        1 line of enrollments.csv with other roles than learner and teacher is left out.
        """,
      ])
  }

  @Test("loses only the rows that can't be read, each with a remark")
  func badRows() throws {
    var files = SchoolFiles.sample()
    files.class("", "No ID")
    files.class("c1", "Again")
    files.class("c9", "")
    files.user("u8", "", "")
    files.user("u1", "Mia", "Twice")
    files.user("u7", "Hid\u{200B}den", "Sign")
    files.user("u6", "Kim", "Zed", "student", ["status": "odd"])
    files.enroll("nobody", in: "c1")
    files.enroll("u1", in: "nowhere")
    files.enroll("u1", in: "c2", "teacher")
    files.enroll("u7", in: "c1")
    let roster = try files.roster()
    #expect(roster.classes.count == 2 && roster.people.count == 8)
    #expect(roster.unreadPeople == ["u6", "u7", "u8"] && roster.unreadClasses == ["c9"])
    #expect(
      roster.sentences == [
        "Line 4 of classes.csv is left out: it has no sourcedId.",
        "Line 5 of classes.csv is left out: line 2 has the same ID.",
        "Line 6 of classes.csv is left out: its class has no title.",
        "Line 10 of users.csv is left out: it has no name.",
        "Line 11 of users.csv is left out: line 2 has the same ID.",
        """
        Line 12 of users.csv is left out: its name has invisible characters, so type it again.
        """,
        "Line 13 of users.csv is left out: its status 'odd' is unknown.",
        "Line 11 of enrollments.csv is left out: users.csv has nobody with the ID 'nobody'.",
        "Line 12 of enrollments.csv is left out: classes.csv has no class 'nowhere', or says that "
          + "it has ended.",
        """
        Line 13 of enrollments.csv is left out: the person has another role in the school than in \
        the class.
        """,
      ])
  }

  @Test("of changes says what is removed")
  func delta() throws {
    var files = SchoolFiles()
    files.extents = ["users": "delta", "classes": "delta", "enrollments": "delta"]
    files.user("u1", "", "", "", ["status": "tobedeleted"])
    files.user("u2", "Mia", "Lang", "student", ["status": "active"])
    files.class("c9", "", ["status": "tobedeleted"])
    files.enroll("u3", in: "c1", status: "tobedeleted")
    let roster = try files.roster()
    #expect(roster.people.map(\.isRemoved) == [true, false])
    #expect(roster.classes.map(\.isRemoved) == [true])
    #expect(roster.enrollments.map(\.isRemoved) == [true])
    #expect(roster.scope.users == .delta && roster.remarks.isEmpty)
    var old = SchoolFiles.sample()
    old.user("u9", "Past", "Pupil", "student", ["status": "tobedeleted"])
    #expect(try old.roster().people.count == 8)
  }

  @Test("calls people by the names that they prefer")
  func preferred() throws {
    var files = SchoolFiles.sample(version: "1.2")
    files.user("u6", "Amelia", "Stone", "student", ["preferredGivenName": "Mel"])
    #expect(try files.roster().people.last?.name.full == "Mel Stone")
  }

  @Test("without a manifest is taken as complete")
  func noManifest() throws {
    var files = SchoolFiles.sample()
    files.hasManifest = false
    let roster = try files.roster()
    #expect(roster.people.count == 8 && roster.scope.enrollments == .bulk)
    #expect(roster.remarks.map(\.reason) == [.noManifest])
  }

  @Test("that can't be read is refused in a sentence")
  func refused() throws {
    var files = SchoolFiles.sample()
    files.version = "2.0"
    #expect(throws: RosterError.otherVersion("2.0")) { try files.roster() }
    #expect(throws: RosterError.notOneRoster) {
      try RosterFile.read(zipArchive(of: [("a.csv", "x")]))
    }
    let without = SchoolFiles.sample().files().filter { $0.name != "users.csv" }
    #expect(throws: RosterError.missingFile("users.csv")) {
      try RosterFile.read(zipArchive(of: without))
    }
    let cut = SchoolFiles.sample().files().map { file in
      (name: file.name, text: file.name == "enrollments.csv" ? "a,b\n1,2" : file.text)
    }
    #expect(throws: RosterError.missingColumn(file: "enrollments.csv", "classSourcedId")) {
      try RosterFile.read(zipArchive(of: cut))
    }
    var locked = SchoolFiles.sample().zip()
    locked[6] |= 1
    #expect(throws: RosterError.badArchive(.locked)) { try RosterFile.read(locked) }
    let bomb = zipArchive(of: [("users.csv", String(repeating: "0", count: 51 << 20))])
    #expect(throws: RosterError.badArchive(.tooLarge(limit: 50 << 20))) {
      try RosterFile.read(bomb)
    }
  }
}
