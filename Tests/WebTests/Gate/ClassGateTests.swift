import HTTPTypes
import Testing

@testable import Web

@Suite("A class on a server")
struct ClassGateTests {
  private let `class` = try! Class()
  private var access: Access { `class`.access }
  private var site: Site { `class`.site }
  private var teacher: Client { `class`.teacher }

  private func browser(_ token: Token) -> Client { `class`.browser(token) }

  private func learner(_ name: String) async throws -> Client { try await `class`.learner(name) }

  /// Returns the status with which a step is refused; `nil` for one that is done.
  private func status(_ step: () async throws -> Void) async throws -> Int? {
    try await refusal(step)?.status
  }

  // MARK: Who may do what

  @Test("refuses learners whatever is the teacher's")
  func refusals() async throws {
    let learner = try await learner("Ada")
    let teachers = site.routes.addresses(for: .teacher)
    let hosts = site.routes.addresses(for: .host)
    #expect(teachers.count >= 9 && hosts.count >= 2)
    for (method, path) in teachers + hosts {
      let path = path.replacing(":learner", with: "Ada")
        .replacing(":removal", with: String(repeating: "0", count: 32))
        .replacing(":assignment", with: String(repeating: "0", count: 32))
        .replacing(":request", with: String(repeating: "0", count: 32))
        .replacing(":list", with: "week-12")
      let answer = try await learner.ask(method, path, "{}")
      #expect(answer.status == 403, "\(method) \(path)")
      #expect(try await teacher.ask(method, path, "{}").status != 403, "\(method) \(path)")
    }
    // Nobody is the teacher where no class was let in.
    for (method, path) in teachers {
      #expect(try await Client().ask(method, path, "{}").status == 403, "\(method) \(path)")
    }
    for path in [
      "/statistics?learner=Ada", "/garden?learner=Ada", "/statistics/file?learner=Ada",
      "/report?learner=Ada",
    ] {
      #expect(try await status { _ = try await learner.get(path) } == 403)
    }
  }

  @Test("knows every address of the API as everyone's or as the teacher's")
  func described() async throws {
    let paths = try await teacher.get("/openapi.json")["paths"].object
    let described = paths.flatMap { path, methods in
      methods.object.filter { $0.value["tags"] == ["Class"] }
        .map {
          "\($0.key.uppercased()) /api/v1\(path.replacing("{", with: ":").replacing("}", with: ""))"
        }
    }
    let known = site.routes.addresses(for: .teacher).filter { $0.path.hasPrefix("/api/") }
      .map { "\($0.method.rawValue) \($0.path)" }
    #expect(Set(known) == Set(described))
  }

  @Test("asks for a link at its own computer, too, where programs that forward requests run")
  func ownComputer() async throws {
    #expect(try await Client(site).ask(.get, "/class").status == 401)
    #expect(try await Client(site, token: access.learners.text).ask(.get, "/class").status == 403)
    #expect(try await Client(site, token: access.teacher.text).ask(.get, "/class").status == 200)
  }

  @Test("shows its teacher the page of the class, and nobody else")
  func page() async throws {
    #expect(try await teacher.ask(.get, "/class").text.contains("href=\"/class\""))
    let learner = try await learner("Ada")
    #expect(try await learner.ask(.get, "/class").status == 403)
    #expect(try await !learner.ask(.get, "/play").text.contains("href=\"/class\""))
  }

  @Test("leads its teacher to the class, a new learner to the first word, others to what is due")
  func first() async throws {
    #expect(try await teacher.ask(.get, "/")["Location"] == "/class")
    let learner = try await learner("Ada")
    #expect(try await learner.ask(.get, "/")["Location"] == "/play")
    try await learner.post("/first-choices", [:])
    #expect(try await learner.ask(.get, "/")["Location"] == "/today")
  }

  @Test("shows the places only to a person who can go there")
  func places() async throws {
    let learner = try await learner("Ada")
    #expect(try await learner.ask(.get, "/more").text.contains("href=\"/today\""))
    for path in ["/who", "/cards"] {
      let stranger = try await Client(site).ask(.get, path, nil, ["Accept": "text/html"])
      #expect(stranger.status == 401 && !stranger.text.contains("href=\"/cards\""))
    }
    let new = browser(access.learners)
    #expect(try await !new.ask(.get, "/who").text.contains("href=\"/cards\""))
  }

  // MARK: Who are you?

  @Test("asks a learner for the name before anything else")
  func name() async throws {
    let new = browser(access.learners)
    for page in ["/play", "/completed", "/lists", "/cards", "/progress", "/settings"] {
      let answer = try await new.ask(.get, page)
      #expect(answer.status == 303 && answer["Location"] == "/who")
    }
    #expect(try await new.ask(.get, "/who").status == 200)
    #expect(try await status { _ = try await new.get("/statistics") } == 403)
    #expect(
      try await status { _ = try await new.put("/learners/chosen", ["name": nil]) } == 422)
    try await new.post("/learners", ["name": "Ada"])
    #expect(try await new.ask(.get, "/play").status == 200)
    #expect(try await new.get("/learners")["learners"].array.map { $0["name"] } == ["Ada"])
  }

  @Test("lets nobody take a name that has a PIN without it")
  func pin() async throws {
    let ada = try await learner("Ada")
    for bad in ["", "123", "12345", "12a4", "١٢٣٤"] {
      let refused = try await status {
        _ = try await ada.put("/pin", ["pin": .text(bad)])
      }
      #expect(refused == 422)
    }
    #expect(try await ada.put("/pin", ["pin": "2748"])["hasPIN"] == true)
    #expect(try await ada.get("/statistics")["rounds"] == 0)
    let eve = browser(access.learners)
    for choice in [["name": "Ada"], ["name": "Ada", "pin": "2749"]] as [JSON] {
      #expect(try await status { _ = try await eve.put("/learners/chosen", choice) } == 403)
    }
    eve.cookies["vocalvocab-learner-id"] = String(
      try #require(ada.cookies["vocalvocab-learner-id"]).prefix(32))
    #expect(try await eve.ask(.get, "/play").status == 303)
    #expect(try await status { _ = try await eve.get("/completed") } == 403)
    try await eve.put("/learners/chosen", ["name": "Ada", "pin": "2748"])
    #expect(try await eve.get("/completed")["total"] == 0)
    // A new PIN shuts out whoever knew the old one.
    try await ada.put("/pin", ["pin": "1111"])
    #expect(try await status { _ = try await eve.get("/completed") } == 403)
    #expect(try await ada.get("/completed")["total"] == 0)
    try await ada.put("/pin", ["pin": nil])
    #expect(try await eve.put("/learners/chosen", ["name": "Ada"])["hasPIN"] == false)
  }

  @Test("stops guesses of a PIN, the right one among them, but of nobody else's")
  func guesses() async throws {
    let ada = try await learner("Ada")
    try await ada.put("/pin", ["pin": "2748"])
    let eve = browser(access.learners)
    for guess in 1000..<1010 {
      let choice: JSON = ["name": "Ada", "pin": .text("\(guess)")]
      let refused = try await status {
        _ = try await eve.put("/learners/chosen", choice)
      }
      #expect(refused == (guess < 1005 ? 403 : 429))
    }
    let right: JSON = ["name": "Ada", "pin": "2748"]
    #expect(try await status { _ = try await eve.put("/learners/chosen", right) } == 429)
    let ben = try await learner("Ben")
    try await ben.put("/pin", ["pin": "1111"])
    let other = browser(access.learners)
    other.sender = "192.168.1.21"
    #expect(
      try await other.put("/learners/chosen", ["name": "Ben", "pin": "1111"])["name"] == "Ben")
  }

  @Test("stops guesses of a PIN that come from many addresses, until the PIN is a new one")
  func guessesFromEverywhere() async throws {
    let ada = try await learner("Ada")
    try await ada.put("/pin", ["pin": "2748"])
    var statuses: [Int?] = []
    for number in 0..<20 {
      // Five at once, and one more every half a minute.
      if number == 15 { `class`.clock.set(30) }
      let eve = browser(access.learners)
      eve.sender = "192.168.2.\(number)"
      let choice: JSON = ["name": "Ada", "pin": "1000"]
      statuses.append(try await status { _ = try await eve.put("/learners/chosen", choice) })
    }
    #expect(statuses.indices.filter { statuses[$0] == 403 } == [0, 1, 2, 3, 4, 15])
    #expect(statuses.filter { $0 == 429 }.count == 14)
    try await teacher.put("/learners/Ada/pin", ["pin": "1234"])
    try await ada.put("/learners/chosen", ["name": "Ada", "pin": "1234"])
    #expect(try await ada.get("/completed")["total"] == 0)
  }

  @Test("stops guesses that go from learner to learner")
  func guessesOfAll() async throws {
    var count = 0
    for number in 0..<10 {
      let name = "Ada \(number)"
      try await (try await learner(name)).put("/pin", ["pin": "2748"])
      for guess in 0..<5 {
        let eve = browser(access.learners)
        eve.sender = "192.168.3.\(number * 5 + guess)"
        let choice: JSON = ["name": .text(name), "pin": "1000"]
        let refused = try await status { _ = try await eve.put("/learners/chosen", choice) }
        if refused == 403 { count += 1 }
      }
    }
    #expect(count == 30)
  }

  @Test("lets in as many new learners as a class has, and more only by its teacher")
  func joining() async throws {
    let eve = browser(access.learners)
    var (joined, refusedWith): (Int, Int?) = (0, nil)
    while refusedWith == nil, joined < 100 {
      let name: JSON = .text("Eve \(joined)")
      refusedWith = try await status { try await eve.post("/learners", ["name": name]) }
      if refusedWith == nil { joined += 1 }
    }
    #expect(refusedWith == 429 && joined == 40)
    // Another one each two seconds.
    `class`.clock.set(2)
    try await eve.post("/learners", ["name": "Eve 40"])
    let here = try await teacher.get("/learners")["learners"].array.count
    for number in here..<61 { try await teacher.post("/learners", ["name": .text("T\(number)")]) }
    let refused = try await refusal { try await eve.post("/learners", ["name": "Eve"]) }
    #expect(refused?.status == 403 && refused?.json["detail"].text.contains("teacher") == true)
  }

  @Test("plays no learner's sound on the teacher's computer")
  func speaker() async throws {
    let practice = try await Practice(try await learner("Ada"), words: "harbor")
    #expect(try await status { try await practice.hear(.word, on: "computer") } == 403)
    let path = practice.round.sound(.word).text.dropFirst(API.path.count) + "/playings"
    #expect(try await status { try await practice.client.post(String(path)) } == 403)
    let own = try await Practice(teacher, words: "harbor")
    #expect(try await status { try await own.hear(.word, on: "computer") } == nil)
  }

  // MARK: The teacher

  @Test("lets the teacher rename a learner, who keeps everything and says the new name")
  func rename() async throws {
    let ada = try await learner("Ada")
    try await ada.api(.patch, "/settings", ["speed": 0.75])
    let practice = try await Practice(ada, words: "harbor", "ocean")
    try await practice.type("harbor")
    #expect(try await teacher.api(.patch, "/learners/Ada", ["name": "Ada B."])["name"] == "Ada B.")
    #expect(try await ada.ask(.get, "/play").text.contains("<strong>Ada B.</strong>"))
    #expect(try await ada.get("/statistics")["rounds"] == 1)
    #expect(try await ada.get("/settings")["speed"] == 0.75)
    #expect(try await ada.get("/sessions")["sessions"].array.count == 1)
    _ = try await learner("Eve")
    let taken = try await status {
      _ = try await teacher.api(.patch, "/learners/Eve", ["name": "ada b."])
    }
    #expect(taken == 409)
  }

  @Test("lets the teacher remove a learner, and undo it")
  func remove() async throws {
    let ada = try await learner("Ada")
    try await Practice(ada, words: "harbor").type("harbor")
    let teacher = teacher
    let removal = try await teacher.api(.delete, "/learners/Ada")["id"].text
    #expect(try await teacher.get("/learners")["learners"] == [])
    #expect(try await status { _ = try await ada.get("/statistics") } == 403)
    // Another Ada may come meanwhile.
    _ = try await learner("Ada")
    #expect(
      try await status { _ = try await teacher.api(.delete, "/learners/removals/\(removal)") }
        == 409)
    let second = try await teacher.api(.delete, "/learners/Ada")["id"].text
    #expect(second != removal)
    try await teacher.api(.delete, "/learners/removals/\(removal)")
    #expect(try await ada.get("/statistics")["rounds"] == 1)
    #expect(
      try await status { _ = try await teacher.api(.delete, "/learners/removals/\(removal)") }
        == 404)
  }

  @Test("lets the teacher give a forgotten PIN anew")
  func teachersPIN() async throws {
    let ada = try await learner("Ada")
    try await ada.put("/pin", ["pin": "2748"])
    try await teacher.put("/learners/Ada/pin", ["pin": "1234"])
    #expect(try await status { _ = try await ada.get("/completed") } == 403)
    try await ada.put("/learners/chosen", ["name": "Ada", "pin": "1234"])
    #expect(try await ada.get("/completed")["total"] == 0)
  }

  @Test("shows the teacher what each learner did, and what is hard for the class")
  func report() async throws {
    for name in ["Ada", "Ben"] {
      let practice = try await Practice(try await learner(name), words: "harbor")
      for _ in 0..<3 { try await practice.type("xx") }
    }
    _ = try await learner("Cleo")
    let shown = try await teacher.get("/class")
    let learners = shown["learners"].array
    #expect(learners.map { $0["learner"]["name"] } == ["Ada", "Ben", "Cleo"])
    #expect(learners.map { $0["report"]["roundsToday"] } == [1, 1, 0])
    #expect(learners[0]["report"]["lastDay"] == shown["day"])
    #expect(learners[2]["report"]["lastDay"] == nil)
    #expect(shown["hardest"] == [["word": "harbor", "learners": 2]])
    #expect(shown["link"].text.hasSuffix("?token=\(access.learners.text)"))
    #expect(try await teacher.get("/statistics?learner=Ada")["rounds"] == 1)
    #expect(try await teacher.get("/statistics")["rounds"] == 0)
    let report = try await teacher.ask(.get, "/api/v1/report?learner=Ada")
    #expect(report.status == 200 && report.text.contains("Spelling report: Ada"))
    #expect(report["Content-Disposition"]?.contains("report-Ada.html") == true)
    for (query, status) in [
      ("list=none", 404), ("list=..%2Fexcluded", 422), ("since=soon", 422),
      ("since=2999-01-01", 422), ("since=7", 200),
    ] {
      let report = try await teacher.ask(.get, "/api/v1/report?learner=Ada&\(query)")
      #expect(report.status == status, "\(query): \(report.text)")
    }
    let table = try await teacher.ask(.get, "/api/v1/statistics/file?learner=Ada")
    #expect(table.text.contains("missed,harbor,1,1\r\n"))
  }
}
