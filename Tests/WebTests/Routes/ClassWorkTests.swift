import Foundation
import Testing

@testable import Web

@Suite("A class's lists and assignments")
struct ClassWorkTests {
  private let `class` = try! Class()
  private var teacher: Client { `class`.teacher }

  private func learner(_ name: String) async throws -> Client { try await `class`.learner(name) }

  /// Writes a list of the teacher's.
  private func write(_ words: String..., as name: String = "week-12") async throws {
    let entries = words.map { JSON.object(["word": .text($0)]) }
    try await teacher.put("/lists/\(name)", ["words": .array(entries)])
  }

  private func share(_ name: String = "week-12", _ isShared: Bool = true) async throws {
    try await teacher.put("/class/lists/\(name)", ["isShared": isShared ? true : false])
  }

  private func assign(_ work: [String: JSON] = [:]) async throws -> JSON {
    let work = work.merging(["list": "week-12"]) { $1 }
    return try await teacher.post("/class/assignments", .object(work))
  }

  private func status(_ step: () async throws -> Void) async throws -> Int? {
    try await refusal(step)?.status
  }

  private func names(_ learner: Client) async throws -> [JSON] {
    try await learner.get("/lists")["lists"].array.map { $0["name"] }
  }

  private func words(_ learner: Client, _ name: String = "week-12") async throws -> [JSON] {
    try await learner.get("/lists/\(name)")["words"].array.map { $0["word"] }
  }

  @Test("reach every learner, with the teacher's later changes, and only while they are shared")
  func shared() async throws {
    let ada = try await learner("Ada")
    try await write("harbor")
    #expect(try await names(ada) == [])
    try await share()
    #expect(try await words(ada) == ["harbor"])
    try await write("harbor", "ocean")
    #expect(try await words(ada) == ["harbor", "ocean"])
    #expect(try await words(try await learner("Ben")) == ["harbor", "ocean"])
    let summary = try await ada.get("/lists")["lists"][0]
    #expect(summary["isShared"] == true && summary["canChange"] == false)
    let teachers = try await teacher.get("/lists/week-12")
    #expect(teachers["isShared"] == true && teachers["canChange"] == true)
    try await share("week-12", false)
    #expect(try await names(ada) == [])
    #expect(try await status { _ = try await ada.get("/lists/week-12") } == 404)
  }

  @Test("are changed by the teacher alone")
  func unchanged() async throws {
    let ada = try await learner("Ada")
    try await write("harbor")
    try await share()
    let text = try await ada.ask(
      .post, "/api/v1/lists/week-12/imports", Array("whale".utf8),
      ["Content-Type": "application/octet-stream"])
    #expect(text.status == 403)
    #expect(try await status { try await ada.put("/lists/week-12", ["words": []]) } == 403)
    #expect(try await status { try await ada.api(.delete, "/lists/week-12") } == 403)
    #expect(try await words(teacher) == ["harbor"])
  }

  @Test("leave a learner's own list of the same name, under another name")
  func sameName() async throws {
    let ada = try await learner("Ada")
    try await ada.put("/lists/week-12", ["words": [["word": "rhythm"]]])
    try await write("harbor")
    try await share()
    #expect(try await names(ada) == ["week-12", "week-12 (mine)"])
    #expect(try await words(ada, "week-12%20(mine)") == ["rhythm"])
    try await ada.put("/lists/week-12%20(mine)", ["words": [["word": "whale"]]])
    try await share("week-12", false)
    #expect(try await names(ada) == ["week-12"])
    #expect(try await words(ada) == ["whale"])
  }

  @Test("begin Play, ask what is left, and end when each word is completed")
  func assigned() async throws {
    let ada = try await learner("Ada")
    try await write("harbor", "ocean")
    try await Practice(ada, words: "ocean").type("ocean")
    _ = try await assign(["since": "2099-01-01"])
    // A word that was completed before the first day doesn't count.
    #expect(try await ada.get("/assignments")["assignments"][0]["completed"] == 0)
    let given = try await assign(["due": "2099-12-31"])
    let first = try await ada.get("/assignments")["assignments"][0]
    #expect(first["id"] == given["id"] && first["due"] == "2099-12-31")
    #expect(first["words"] == 2 && first["completed"] == 1 && first["isLate"] == false)
    let plan: JSON = ["words": "assigned", "assignment": given["id"]]
    let practice = try await Practice(ada, plan)
    #expect(practice.round["total"] == 1)
    try await practice.type("harbor")
    let done = try await ada.get("/assignments")["assignments"].array
    #expect(done.map { $0["completed"] } == [0, 2])
    #expect(done.map { $0["id"] }.last == given["id"])
    // A learner who wants it again gets the whole list.
    #expect(try await Practice(ada, plan).round["total"] == 2)
  }

  @Test("are for the learners whom the teacher chose, under their new names too")
  func chosen() async throws {
    let (ada, ben) = (try await learner("Ada"), try await learner("Ben"))
    try await write("harbor")
    let given = try await assign(["learners": ["Ben"]])
    #expect(try await ada.get("/assignments")["assignments"] == [])
    let plan: JSON = ["words": "assigned", "assignment": given["id"]]
    #expect(try await status { _ = try await Practice(ada, plan) } == 422)
    try await teacher.api(.patch, "/learners/Ben", ["name": "Benno"])
    try await ben.put("/learners/chosen", ["name": "Benno"])
    try await Practice(ben, plan).type("harbor")
    let shown = try await teacher.get("/class")["assignments"]
    #expect(shown.array.count == 1)
    #expect(shown[0]["standings"] == [["name": "Benno", "completed": 1]])
    #expect(shown[0]["learners"] == ["Benno"])
  }

  @Test("show the teacher how far each learner is, and can be taken back")
  func standings() async throws {
    let ada = try await learner("Ada")
    _ = try await learner("Ben")
    try await write("harbor", "ocean")
    let given = try await assign()
    let plan: JSON = ["words": "assigned", "assignment": given["id"], "inOrder": true]
    try await Practice(ada, plan).type("harbor")
    let shown = try await teacher.get("/class")["assignments"][0]
    #expect(shown["words"] == 2)
    #expect(
      shown["standings"] == [["name": "Ada", "completed": 1], ["name": "Ben", "completed": 0]])
    try await teacher.api(.delete, "/class/assignments/\(given["id"].text)")
    #expect(try await ada.get("/assignments")["assignments"] == [])
    #expect(
      try await status {
        try await teacher.api(.delete, "/class/assignments/\(given["id"].text)")
      } == 404)
    // The list stays shared.
    #expect(try await words(ada) == ["harbor", "ocean"])
    // With the list its assignments go.
    _ = try await assign()
    try await share("week-12", false)
    #expect(try await teacher.get("/class")["assignments"] == [])
  }

  @Test("refuse what can't be, in a sentence")
  func refused() async throws {
    _ = try await learner("Ada")
    try await write("harbor")
    let cases: [([String: JSON], Int)] = [
      (["learners": ["Eve"]], 404), (["learners": []], 422), (["due": "tomorrow"], 422),
      (["due": "2020-01-01"], 422), (["since": "2026-02-30"], 422),
    ]
    for (work, expected) in cases {
      #expect(try await status { _ = try await assign(work) } == expected, "\(work)")
    }
    for list in ["excluded", "unknown"] {
      let refused = try await status {
        try await teacher.put("/class/lists/\(list)", ["isShared": true])
      }
      #expect(refused == (list == "excluded" ? 422 : 404))
    }
    #expect(try await teacher.get("/class")["assignments"] == [])
  }

  @Test("outlive the server, and a list that the teacher deleted takes its assignments along")
  func kept() async throws {
    let ada = try await learner("Ada")
    try await write("harbor")
    _ = try await assign()
    let path = `class`.site.home.data + "/class.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"vocalvocab.class\"") && text.contains("\"week-12\""))
    try await teacher.api(.delete, "/lists/week-12")
    #expect(try await ada.get("/assignments")["assignments"] == [])
    #expect(try await names(ada) == [])
    #expect(try await teacher.get("/class")["assignments"] == [])
  }
}
