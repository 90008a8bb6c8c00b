import Storage
import Testing

@testable import Learner
@testable import Web

@Suite("A name of a class that is in use")
struct NameRequestTests {
  private let `class` = try! Class()
  private var teacher: Client { `class`.teacher }

  /// A browser with the learners' link that is no learner's yet.
  private var other: Client { `class`.browser(`class`.access.learners) }

  private func choose(
    _ name: String, in browser: Client, request: JSON? = nil
  ) async throws -> Answer {
    var body: [String: JSON] = ["name": .text(name)]
    body["request"] = request
    return try await browser.ask(.put, "/api/v1/learners/chosen", JSON.object(body).bytes)
  }

  private func answer(_ request: JSON, _ isGranted: Bool) async throws {
    try await teacher.put(
      "/class/requests/\(request.text)", ["isGranted": isGranted ? true : false])
  }

  @Test("is given when the teacher says yes, and meanwhile opens nothing")
  func granted() async throws {
    _ = try await `class`.learner("Zoë")
    let child = other
    let asked = try await choose("Zoë", in: child)
    #expect(asked.status == 202 && child.cookies["vocalvocab-learner-id"] == nil)
    let request = asked.json["id"]
    #expect(try await teacher.get("/class")["requests"] == [["id": request, "name": "Zoë"]])
    #expect(try await choose("Zoë", in: child, request: request).status == 202)
    #expect(try await refusal { _ = try await child.get("/statistics") }?.status == 403)
    try await answer(request, true)
    #expect(try await teacher.get("/class")["requests"] == [])
    let chosen = try await choose("Zoë", in: child, request: request)
    #expect(chosen.status == 200 && chosen.json["isChosen"] == true)
    #expect(try await child.get("/statistics")["rounds"] == 0)
    // The answer was for this browser and this time.
    #expect(try await choose("Zoë", in: other, request: request).status == 202)
  }

  @Test("is not given when the teacher says no")
  func refused() async throws {
    _ = try await `class`.learner("Zoë")
    let child = other
    let request = try await choose("Zoë", in: child).json["id"]
    try await answer(request, false)
    let refused = try await choose("Zoë", in: child, request: request)
    #expect(refused.status == 403 && refused.text.contains("Your teacher said no"))
    #expect(try await refusal { try await answer(request, true) }?.status == 404)
    #expect(try await choose("Zoë", in: child, request: request).status == 202)
  }

  @Test("doesn't come with a yes for another name, or with a made-up request")
  func forged() async throws {
    _ = try await `class`.learner("Zoë")
    _ = try await `class`.learner("Ben")
    let child = other
    let request = try await choose("Zoë", in: child).json["id"]
    try await answer(request, true)
    #expect(try await choose("Ben", in: child, request: request).status == 202)
    let made: JSON = .text(String(repeating: "0", count: 32))
    #expect(try await choose("Ben", in: child, request: made).status == 202)
  }

  @Test("asks nobody in the learner's own browser, or where the name is not in use")
  func free() async throws {
    let zoe = try await `class`.learner("Zoë")
    #expect(try await choose("Zoë", in: zoe).status == 200)
    // The browser becomes another learner's, so nobody is Zoë now.
    try await zoe.post("/learners", ["name": "Ben"])
    #expect(try await choose("Zoë", in: other).status == 200)
    // Ben's browser was Zoë's before, and stays Ben's.
    #expect(try await choose("Ben", in: other).status == 202)
    try await teacher.post("/learners", ["name": "Ida"])
    #expect(try await choose("Ida", in: other).status == 200)
  }

  @Test("is in use also right after the teacher changed it")
  func renamed() async throws {
    _ = try await `class`.learner("Ben")
    try await teacher.api(.patch, "/learners/Ben", ["name": "Benjamin"])
    #expect(try await choose("Benjamin", in: other).status == 202)
  }

  @Test("is decided by the PIN where it has one")
  func pin() async throws {
    let zoe = try await `class`.learner("Zoë")
    try await zoe.put("/pin", ["pin": "2748"])
    #expect(try await choose("Zoë", in: other).status == 403)
    #expect(
      try await other.put("/learners/chosen", ["name": "Zoë", "pin": "2748"])["isChosen"] == true)
    #expect(try await teacher.get("/class")["requests"] == [])
  }

  @Test("is never asked about on a server without a class")
  func alone() async throws {
    let one = try Client()
    try await one.post("/learners", ["name": "Zoë"])
    #expect(try await choose("Zoë", in: Client(one.site)).status == 200)
  }

  @Test("is free two minutes after the last sign of a page")
  func patience() throws {
    let clock = Clock()
    let notes = MemoryNotes(now: clock.read)
    let zoe = LearnerIdentity.named(Identifier())
    let presence = Presence(of: zoe, in: notes)
    #expect(try !presence.isHere())
    presence.note()
    #expect(try Presence.all(in: notes)(zoe) && !Presence.all(in: notes)(.usual))
    clock.set(119)
    #expect(try presence.isHere())
    clock.set(121)
    #expect(try !presence.isHere())
    presence.end()
    presence.note()
    #expect(try presence.isHere())
    presence.end()
    #expect(try !presence.isHere())
  }

  @Test("waits for at most forty browsers, each while its page asks")
  func limits() throws {
    let clock = Clock()
    let requests = NameRequests(in: MemoryNotes(now: clock.read))
    let name = try LearnerName("Zoë")
    let ids = try (0..<41).map { _ in try requests.add(name) }
    #expect(ids.compactMap(\.self).count == 40 && ids[40] == nil)
    let first = try #require(ids[0])
    clock.set(14)
    #expect(try requests.state(of: first, for: name) == .waiting)
    clock.set(16)
    #expect(try requests.waiting().map(\.id) == [first])
    #expect(try requests.answer(first, isGranted: true))
    clock.set(40)
    #expect(try requests.state(of: first, for: name) == nil)
  }
}
