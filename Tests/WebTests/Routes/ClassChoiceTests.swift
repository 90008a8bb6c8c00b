import Testing

@Suite("The voice and the level that a teacher chose for the class")
struct ClassChoiceTests {
  private let `class` = try! Class()
  private var teacher: Client { `class`.teacher }

  @discardableResult
  private func choose(_ voice: JSON, _ level: JSON) async throws -> JSON {
    try await teacher.put("/class/choices", ["voice": voice, "level": level])
  }

  private func asked(_ learner: Client) async throws -> [JSON] {
    try await learner.get("/first-choices")["choices"].array.map { $0["setting"] }
  }

  @Test("are none until the teacher chooses, and come with what there is to choose from")
  func none() async throws {
    let choices = try await teacher.get("/class/choices")
    #expect(choices["voice"] == nil && choices["level"] == nil)
    #expect(choices["choices"].array.map { $0["setting"] } == ["voice", "level"])
    #expect(try await asked(`class`.learner("Ada")) == ["voice", "level"])
  }

  @Test("are asked of no new learner, and hold from the first word")
  func new() async throws {
    #expect(try await choose("clara", "auto")["voice"] == "clara")
    let ada = try await `class`.learner("Ada")
    #expect(try await asked(ada) == [])
    let settings = try await ada.get("/settings")
    #expect(settings["voice"] == "clara" && settings["level"] == "auto")
    try await choose(nil, "starter")
    let ben = try await `class`.learner("Ben")
    #expect(try await asked(ben) == ["voice"])
    #expect(try await ben.get("/settings")["level"] == "starter")
  }

  @Test("hold over the teacher's own settings, which stay as they are")
  func teachers() async throws {
    try await teacher.api(.patch, "/settings", ["level": "bee", "voice": "martin-gb"])
    let ada = try await `class`.learner("Ada")
    #expect(try await asked(ada) == ["voice", "level"])
    try await choose("clara", "auto")
    let settings = try await ada.get("/settings")
    #expect(settings["voice"] == "clara" && settings["level"] == "auto")
    #expect(try await teacher.get("/settings")["level"] == "bee")
  }

  @Test("take the place of what learners chose before, and learners may choose again")
  func later() async throws {
    let ada = try await `class`.learner("Ada")
    try await ada.post("/first-choices", ["voice": "martin-gb", "level": "bee"])
    try await choose("clara", "starter")
    #expect(try await ada.get("/settings")["voice"] == "clara")
    #expect(try await ada.get("/settings")["level"] == "starter")
    try await ada.api(.patch, "/settings", ["voice": "patience"])
    #expect(try await ada.get("/settings")["voice"] == "patience")
    try await ada.api(.patch, "/settings", ["level": "auto"])
    #expect(try await ada.get("/settings")["level"] == "auto")
    try await choose(nil, nil)
    #expect(try await ada.get("/settings")["voice"] == "patience")
    #expect(try await ada.get("/settings")["level"] == "auto")
  }

  @Test("are the teacher's alone, and are kept together or not at all")
  func refused() async throws {
    let ada = try await `class`.learner("Ada")
    let learners = try await refusal {
      try await ada.put("/class/choices", ["voice": nil, "level": nil])
    }
    #expect(learners?.status == 403)
    for body: JSON in [
      ["voice": "nobody", "level": "starter"], ["voice": "clara", "level": "hard"],
      ["voice": "clara"], ["voice": "clara", "level": nil, "speed": 2],
    ] {
      let wrong = try await refusal { try await teacher.put("/class/choices", body) }
      #expect(wrong?.isRefusal(400, 404, 422) == true, "\(body)")
    }
    #expect(try await teacher.get("/class/choices")["voice"] == nil)
  }
}
