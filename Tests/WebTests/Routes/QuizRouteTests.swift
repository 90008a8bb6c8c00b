import Foundation
import Testing

@testable import Web

@Suite("Quizzes over HTTP")
struct QuizRouteTests {
  private let client: Client

  init() throws { client = try Client() }

  private static let table = """
    What is the capital of Peru?,Lima,Quito,La Paz,Santiago
    Who wrote Emma?,Jane Austen,Charles Dickens,George Eliot
    """

  private func post(_ file: String, _ query: String = "name=q.csv") async throws -> Answer {
    try await client.ask(
      .post, "/api/v1/quiz/files?\(query)", Array(file.utf8),
      ["Content-Type": "application/octet-stream"])
  }

  private func step(_ quiz: JSON, _ choice: Int) async throws -> JSON {
    try await client.post(
      "/quiz/answers", ["question": quiz["asked"]["id"], "choice": .number(Double(choice))])
  }

  @Test("a quiz is begun, answered, gone through and ended")
  func quiz() async throws {
    #expect(try await client.ask(.get, "/api/v1/quiz").status == 204)
    #expect(try await post(Self.table).status == 201)
    var quiz = try await client.get("/quiz")
    #expect(quiz["number"] == 1 && quiz["count"] == 2 && quiz["title"] == "q.csv")
    #expect(quiz["verdict"] == .null && quiz["results"] == .null)
    for _ in 1...2 {
      let answers = quiz["asked"]["answers"].array.map(\.text)
      let right = answers.firstIndex { ["Lima", "Jane Austen"].contains($0) } ?? 0
      quiz = try await step(quiz, right + 1)
      #expect(quiz["verdict"]["isRight"] == true && quiz["verdict"]["sentence"] == "Right.")
      #expect(!quiz["sounds"]["verdict"].text.isEmpty)
      quiz = try await client.post("/quiz/next", ["question": quiz["asked"]["id"]])
    }
    #expect(quiz["asked"] == .null && quiz["results"]["percent"] == 100)
    #expect(quiz["results"]["sentence"] == "2 of 2 answers right: 100 %.")
    let again = try await refusal { try await client.post("/quiz/again", [:]) }
    #expect(again?.status == 409)
    try await client.api(.delete, "/quiz")
    #expect(try await client.ask(.get, "/api/v1/quiz").status == 204)
    let history = try await client.get("/quiz/history")
    #expect(history["answers"] == ["count": 2, "of": 2])
    #expect(history["quizzes"][0]["title"] == "q.csv")
    #expect(try await client.get("/statistics")["quizzes"] == history)
  }

  @Test("nothing tells which answer is right before one was chosen")
  func secret() async throws {
    let begun = try await client.post("/quiz", ["kinds": ["heard"], "count": 5])
    #expect(begun["asked"]["isHeard"] == true)
    #expect(
      Set(begun["asked"].object.keys).isDisjoint(with: ["right", "heard", "word", "explanation"]))
    // Its name doesn't tell it, either.
    let id = begun["asked"]["id"].text
    #expect(begun["asked"]["answers"].array.allSatisfy { !id.contains($0.text) })
    let sound = try await client.ask(.get, begun["sounds"]["word"].text)
    #expect(sound.status == 200 && sound.bytes.starts(with: "RIFF".utf8))
    #expect(
      begun["asked"]["answers"].array.allSatisfy {
        !begun["sounds"]["word"].text.contains($0.text)
      })
  }

  @Test(
    "a wrong wish, a file of the server, and a step out of turn get one sentence",
    arguments: [
      (["from": "/etc/passwd"], 422, "is not a source of questions"),
      (["from": "quiz.csv"], 422, "is not a source of questions"),
      (["count": 3], 422, "from 5 to 50"),
      (["from": "level:odd"], 422, "is not a level"),
      (["from": "list:none"], 404, "none"),
      (["from": "words:missed"], 409, "words that you missed"),
      (["categories": ["history"]], 422, "no categories"),
    ] as [(JSON, Int, String)])
  func refused(wish: JSON, status: Int, part: String) async throws {
    let problem = try #require(try await refusal { try await client.post("/quiz", wish) })
    #expect(
      problem.status == status && problem.json["detail"].text.contains(part), "\(problem.text)")
  }

  @Test("a file that is none, or is too large, changes nothing")
  func files() async throws {
    #expect(try await post("Who?,me\n").status == 422)
    #expect(try await post("").status == 422)
    #expect(try await post(Self.table, "name=q.csv&count=4").status == 422)
    #expect(try await post(String(repeating: "x", count: 3 << 20)).status == 413)
    #expect(try await client.ask(.get, "/api/v1/quiz").status == 204)
  }

  @Test("the choices name sources, kinds and categories")
  func choices() async throws {
    try await client.put("/lists/week-12", ["words": [["word": "harbor"]]])
    let choices = try await client.get("/quiz/choices")
    let names = choices["sources"].array.map { $0["name"].text }
    #expect(
      names == [
        "words", "words:due", "words:missed", "words:completed", "list:week-12", "trivia",
        "opentdb",
      ])
    #expect(choices["kinds"].array.count == 7 && choices["canShare"] == false)
    #expect(choices["counts"] == ["least": 5, "most": 50, "usual": 10])
  }

  @Test("a class takes one quiz, and its teacher sees how each question was answered")
  func classQuiz() async throws {
    let `class` = try Class()
    let (teacher, ada) = (`class`.teacher, try await `class`.learner("Ada"))
    let named = try await teacher.post(
      "/class/quizzes", ["title": " Week  12 ", "isNamed": true, "count": 5, "seed": 7])
    try await teacher.post("/class/quizzes", ["title": "Secret", "count": 5, "seed": 7])
    let given = try await ada.get("/class-quizzes")["quizzes"]
    #expect(given.array.map { $0["title"].text } == ["Secret", "Week 12"])
    #expect(given.array.map { $0["isNamed"] } == [false, true])
    for quiz in given.array {
      let id = quiz["id"].text
      let begun = try await ada.post("/class-quizzes/\(id)/attempts", [:])
      #expect(begun["count"] == 5 && begun["id"] == quiz["id"])
      try await ada.post("/quiz/answers", ["question": begun["asked"]["id"], "choice": 1])
    }
    #expect(try await ada.get("/class-quizzes")["quizzes"][0]["answered"] == 1)
    let standings = try await teacher.get("/class/quizzes")["quizzes"].array
    #expect(standings.map { $0["questions"][0]["answers"][0]["count"] } == [1, 1])
    #expect(standings.map { $0["questions"][0]["answers"][0]["learners"] } == [[], ["Ada"]])
    #expect(standings[0]["done"] == 0 && standings[0]["questions"].array.count == 5)
    // No other page of the teacher's tells who answered without a name.
    for path in ["/quiz/history?learner=Ada", "/statistics?learner=Ada"] {
      let shown = try await teacher.get(path)
      let quizzes = (shown["quizzes"]["quizzes"] == .absent ? shown : shown["quizzes"])["quizzes"]
      #expect(quizzes.array.count == 1, "\(shown)")
    }
    #expect(try await ada.get("/quiz/history")["quizzes"].array.count == 2)
    let table = try await teacher.ask(.get, "/api/v1/statistics/file?learner=Ada").text
    #expect(table.components(separatedBy: "\r\nquiz,").count == 2)
    let refused = try await refusal { _ = try await ada.get("/class/quizzes") }
    #expect(refused?.status == 403)
    try await teacher.api(.delete, "/class/quizzes/\(named["id"].text)")
    let gone = try await refusal {
      try await ada.post("/class-quizzes/\(named["id"].text)/attempts", [:])
    }
    #expect(gone?.status == 404)
    let untitled = try await refusal {
      try await teacher.post("/class/quizzes", ["title": " ", "count": 5])
    }
    #expect(untitled?.status == 422)
  }

  @Test("a class gets a quiz that differs from the wish when its teacher has read why")
  func draft() async throws {
    let `class` = try Class()
    let (teacher, ada) = (`class`.teacher, try await `class`.learner("Ada"))
    try await teacher.put(
      "/lists/week-12",
      ["words": [["word": "harbor"], ["word": "ocean"], ["word": "ice cream"]]])
    let draft = try await teacher.post(
      "/class/quizzes", ["title": "Week 12", "from": "list:week-12", "count": 10])
    let remark = draft["remark"].text
    #expect(remark.contains("about 2 words") && remark.hasSuffix("about “ice cream”."), "\(remark)")
    #expect(try await teacher.get("/class/quizzes")["quizzes"] == [])
    #expect(try await ada.get("/class-quizzes")["quizzes"] == [])
    let path = "/class/quizzes/drafts/\(draft["draft"].text)"
    let forbidden = try await refusal { try await ada.post(path) }
    #expect(forbidden?.status == 403)
    let given = try await teacher.post(path)
    #expect(given["title"] == "Week 12" && given["id"] == draft["draft"])
    #expect(try await ada.get("/class-quizzes")["quizzes"].array.count == 1)
    let gone = try await refusal { try await teacher.post(path) }
    #expect(gone?.status == 404)
  }

  @Test("a removed learner's answers stay in the counts of a quiz, and count once after an undo")
  func removedLearner() async throws {
    let `class` = try Class()
    let (teacher, ada) = (`class`.teacher, try await `class`.learner("Ada"))
    let quiz = try await teacher.post(
      "/class/quizzes", ["title": "Week 12", "isNamed": true, "count": 5, "seed": 7])
    let begun = try await ada.post("/class-quizzes/\(quiz["id"].text)/attempts", [:])
    try await ada.post("/quiz/answers", ["question": begun["asked"]["id"], "choice": 1])
    func first() async throws -> JSON {
      try await teacher.get("/class/quizzes")["quizzes"][0]["questions"][0]["answers"][0]
    }
    #expect(try await first()["learners"] == ["Ada"])
    let removal = try await teacher.api(.delete, "/learners/Ada")
    for _ in 1...2 {
      let answer = try await first()
      #expect(answer["count"] == 1 && answer["learners"] == ["Ada (removed)"])
    }
    try await teacher.api(.delete, "/learners/removals/\(removal["id"].text)")
    let answer = try await first()
    #expect(answer["count"] == 1 && answer["learners"] == ["Ada"])
  }
}
