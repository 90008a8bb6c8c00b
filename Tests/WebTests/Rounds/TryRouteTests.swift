import Testing

@Suite("A try over HTTP")
struct TryRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test("a wrong one is spent, and marked letter by letter")
  func wrong() async throws {
    let round = try await Practice(client, words: "harbor").type("harber")
    #expect(round["answer"]["verdict"] == "wrong" && round["triesLeft"] == 2)
    #expect(round["tries"].array.count == 1)
    let marks = round["tries"][0]["marks"].array
    #expect(marks.map { $0["letters"].text }.joined() == "harber")
    #expect(marks.filter { $0["kind"] == "wrong" }.map { $0["letters"] } == ["e"])
    #expect(round["tries"][0]["sentence"].text.contains("It sounds right"))
    #expect(round["word"] == nil && round.sound(.mine).isText && round.sound(.answer).isText)
  }

  @Test("a line that is no try spends none, and is not written down")
  func noTry() async throws {
    let practice = try await Practice(client, words: "harbor")
    for line in ["/home/ada/harbor.txt", String(repeating: "harber", count: 15)] {
      let round = try await practice.type(line)
      #expect(round["answer"]["verdict"] == "noTry" && round["triesLeft"] == 3)
      #expect(round["answer"]["sentence"].text.hasSuffix("That spends no try."))
      #expect(round["tries"].array.isEmpty && round["state"] == "asking")
    }
    #expect(try await practice.type("harbor")["answer"]["verdict"] == "correct")
    #expect(try home.journal().map { $0["event"] } == ["correct"])
  }

  @Test("a request, or several pasted lines, spend none, and the sentence names the buttons")
  func request() async throws {
    let practice = try await Practice(client, words: "harbor")
    for line in ["help", "/quit", "idontknow", "h"] {
      let answer = try await practice.type(line)["answer"]
      #expect(answer["verdict"] == "noTry", "\(line)")
      #expect(answer["sentence"].text.contains("'Stop here' ends the session"), "\(line)")
    }
    let round = try await practice.type("harbor\nocean")
    #expect(round["answer"]["sentence"].text.hasPrefix("These are several lines"))
    #expect(round["triesLeft"] == 3 && round["tries"].array.isEmpty)
    #expect(try home.journal() == [])
  }

  @Test("thousands of them make no answer longer than fifty do")
  func many() async throws {
    let practice = try await Practice(
      client, words: "harbor", plan: ["tries": "unlimited"])
    var lengths: [Int] = []
    for number in 0..<200 {
      let round = try await practice.type("harber\(number)")
      lengths.append(round.description.utf8.count)
    }
    #expect(lengths[199] < lengths[49] * 5 / 4)
    #expect(practice.round["tries"].array.count == 50)
    #expect(practice.round["tries"][49]["typed"] == "harber199")
  }

  @Test("is on the disk when its verdict comes")
  func kept() async throws {
    let practice = try await Practice(client, words: "harbor")
    try await practice.type("harber")
    let journal = try home.journal()
    #expect(journal.map { $0["event"] } == ["wrong"])
    #expect(journal.map { $0["typed"] } == ["harber"])
    #expect(journal.map { $0["tryNumber"] } == [1])
    try await practice.type("harbor")
    #expect(try home.journal().last?["outcome"] == "completed")
  }

  @Test("nothing typed is none")
  func empty() async throws {
    let round = try await Practice(client, words: "harbor").type(" \u{a0} ")
    #expect(round["answer"]["verdict"] == "empty" && round["triesLeft"] == 3)
    #expect(round["tries"] == [])
    #expect(try home.journal() == [])
  }

  @Test("a word that sounds the same spends none")
  func homophone() async throws {
    let practice = try await Practice(client, words: "bear")
    #expect(practice.round["distinctness"] == "same")
    let round = try await practice.type("bare")
    #expect(round["answer"]["verdict"] == "homophone" && round["triesLeft"] == 3)
    #expect(try await practice.type("bear")["outcome"] == "completed")
  }

  @Test("a word that sounds nearly the same spends none, once, and then the meaning is there")
  func nearWord() async throws {
    let practice = try await Practice(client, words: "plan")
    #expect(practice.round["distinctness"] == "distinct")
    let round = try await practice.type("plant")
    #expect(round["answer"]["verdict"] == "nearWord" && round["triesLeft"] == 3)
    #expect(round["answer"]["sentence"].text.hasPrefix("plant sounds nearly the same"))
    #expect(round["distinctness"] == "near" && !round["definitions"].array.isEmpty)
    #expect(round.sound(.answer).isText)
    let again = try await practice.type("plant")
    #expect(again["answer"]["verdict"] == "wrong" && again["triesLeft"] == 2)
    #expect(try await practice.type("plan")["outcome"] == "completed")
    #expect(try home.events() == ["homophone", "wrong", "correct"])
  }

  @Test("another region's spelling is right, with a note")
  func variant() async throws {
    let round = try await Practice(client, words: "colour").type("color")
    #expect(round["answer"]["verdict"] == "variant" && round["outcome"] == "completed")
    #expect(round["word"]["note"].text.contains("American"))
  }

  @Test("a slip is taken back once")
  func slip() async throws {
    let practice = try await Practice(client, words: "ocean")
    #expect(practice.round["canTakeBackSlip"] == false)
    #expect(try await practice.type("oxean")["canTakeBackSlip"] == true)
    let round = try await practice.takeBack()
    #expect(round["triesLeft"] == 3 && round["canTakeBackSlip"] == false)
    #expect(round["tries"].array.map { $0["isTakenBack"] } == [true])
    #expect(try await practice.type("oceen")["canTakeBackSlip"] == false)
    #expect(try await refusal { try await practice.takeBack() }?.status == 409)
    #expect(try home.events() == ["wrong", "slip", "wrong"])
  }

  @Test("as many are left as were asked for", arguments: [("1", 1), ("7", 7), ("unlimited", nil)])
  func number(tries: JSON, left: JSON) async throws {
    let practice = try await Practice(client, words: "harbor", plan: ["tries": tries])
    #expect(practice.round["triesLeft"] == left)
  }

  @Test("a letter without its accent is right where that is forgiven")
  func accents() async throws {
    let strict = try await Practice(client, words: "niño")
    #expect(try await strict.type("nino")["answer"]["verdict"] == "wrong")
    let forgiving = try await Practice(client, words: "niño", plan: ["forgivesAccents": true])
    #expect(try await forgiving.type("nino")["outcome"] == "completed")
  }

  @Test(
    "what is none is refused with a sentence",
    arguments: [
      "", "{", "null", "[]", #""typed""#, "{}", #"{"typed": 1}"#, #"{"typed": null}"#,
      #"{"typed": "x", "other": 1}"#, #"{"typed": "\#(String(repeating: "x", count: 1001))"}"#,
      String(repeating: "[", count: 60_000), String(repeating: #"{"typed":"#, count: 6000),
    ])
  func refused(body: String) async throws { try await expectRefusal(of: Array(body.utf8)) }

  @Test("bytes that are no text are refused with a sentence")
  func noText() async throws {
    try await expectRefusal(of: Array(#"{"typed": ""#.utf8) + [0xff] + Array(#""}"#.utf8))
  }

  private func expectRefusal(of body: [UInt8]) async throws {
    let round = try await Practice(client, words: "harbor").round
    let answer = try await client.ask(.post, "/api/v1/rounds/\(round["id"].text)/tries", body)
    #expect(answer.isRefusal(400, 422))
    #expect(try home.journal() == [])
    #expect(try await client.get("/status") != nil)
  }
}
