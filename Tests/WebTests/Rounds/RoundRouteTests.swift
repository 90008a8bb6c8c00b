import Spelling
import Testing

@Suite("A round over HTTP")
struct RoundRouteTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  @Test("begins with the definition and its sounds, but without the word")
  func begins() async throws {
    let round = try await Practice(client, words: "harbor").round
    #expect(round["state"] == "asking" && round["number"] == 1 && round["triesLeft"] == 3)
    let texts = Dictionary(
      round["definitions"].array.map { ($0.partOfSpeech, $0["text"].text) }
    ) { first, _ in first }
    #expect(texts["noun"]?.contains("place by the coast") == true)
    #expect(round["word"] == nil && round["sight"] == nil && round["outcome"] == nil)
    for cue: Cue in [.word, .slow, .define, .part, .sentence] {
      #expect(round.sound(cue).isText, "\(cue)")
    }
    for cue: Cue in [.mine, .answer, .letters, .human] {
      #expect(round.sound(cue) == nil, "\(cue)")
    }
  }

  @Test("a completed word is told and kept")
  func completed() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean")
    try await practice.type("harber")
    let round = try await practice.type("  HARBOR ")
    #expect(round["answer"]["verdict"] == "correct" && round["outcome"] == "completed")
    #expect(round["state"] == "over" && round["streak"] == 1)
    #expect(round["word"]["text"] == "harbor" && round["word"]["pronunciation"].isText)
    #expect(!round["word"]["explanations"].array.isEmpty && round.sound(.letters).isText)
    #expect(try await client.get("/words/harbor")["record"]["timesCompleted"] == 1)
    #expect(try await practice.goOn())
    #expect(practice.round["number"] == 2)
    #expect(try home.completed().count == 1)
    let harbor = try #require(try home.completed().first)
    #expect(harbor["word"] == "harbor" && harbor["fewestTries"] == 2)
    #expect(harbor["nounDefinition"].text.contains("place by the coast"))
  }

  @Test("says how many words there are, and how many come back")
  func total() async throws {
    let practice = try await Practice(client, words: "harbor", "ocean", "garden")
    #expect(practice.round["total"] == 3 && practice.round["comebacks"] == 0)
    try await practice.skip()
    #expect(try await practice.goOn())
    #expect(practice.round["total"] == 3 && practice.round["comebacks"] == 1)
    #expect(practice.round["place"] == "Word 2 of 3, and 1 to repeat")
    let bee = try await Practice(client, words: "harbor", plan: ["mode": "bee"])
    #expect(bee.round["total"] == nil)
  }

  @Test("hints tell the length first, and never the whole word; after the last one none is given")
  func hints() async throws {
    let practice = try await Practice(client, words: "ocean")
    while practice.round["hasMoreHints"] == true { try await practice.hint() }
    let hints = practice.round["hints"].array.map(\.text)
    #expect(hints.first == "It has 2 syllables and 5 letters." && hints.count > 2)
    #expect(hints.contains("It begins with o."))
    #expect(!hints.contains { $0.contains("ocean") || $0.contains("o, c, e, a, n") })
    let refused = try await refusal { try await practice.hint() }
    #expect(refused?.isRefusal(409) == true)
    try await practice.type("ocean")
    #expect(try await practice.end()["firstTry"] == [], "a round with a hint counts as helped")
  }

  @Test("after the last wrong try the word is shown, and copied")
  func copied() async throws {
    let practice = try await Practice(client, words: "rhythm")
    for typed in ["rithm", "rythm", "rhythem"] { try await practice.type(typed) }
    var round = practice.round
    #expect(round["state"] == "copying" && round["outcome"] == "missed" && round["streak"] == 0)
    #expect(round["word"]["text"] == "rhythm" && round.sound(.letters).isText)
    #expect(try await practice.copy("rythm")["answer"]["verdict"] == "miscopied")
    #expect(practice.round["state"] == "copying")
    round = try await practice.copy("rhythm")
    #expect(round["answer"]["verdict"] == "copied" && round["state"] == "over")
    #expect(try home.events() == ["wrong", "wrong", "wrong", "copied"])
  }

  @Test("a word that is skipped is told, and missed")
  func skipped() async throws {
    let round = try await Practice(client, words: "harbor").skip()
    #expect(round["outcome"] == "missed" && round["answer"]["verdict"] == "skipped")
    #expect(round["state"] == "over" && round["word"]["text"] == "harbor")
    #expect(try home.events() == ["skipped"])
  }

  @Test("a word that is excluded is never asked again")
  func excluded() async throws {
    let round = try await Practice(client, words: "harbor", "ocean").exclude("a name")
    #expect(round["state"] == "over" && round["outcome"] == "excluded")
    #expect(try home.list("excluded") == [["word": "harbor", "reason": "a name"]])
    #expect(try home.journal() == [])
  }

  @Test("once over, takes no more")
  func over() async throws {
    let practice = try await Practice(client, words: "harbor")
    try await practice.type("harbor")
    let before = try home.journal()
    let steps: [() async throws -> Void] = [
      { try await practice.type("x") }, { try await practice.hint() },
      { try await practice.skip() }, { try await practice.takeBack() },
    ]
    for step in steps {
      #expect(try await refusal(step)?.isRefusal(409) == true)
    }
    #expect(try home.journal() == before)
  }
}
