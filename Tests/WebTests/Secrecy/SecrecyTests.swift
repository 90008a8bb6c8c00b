import Spelling
import Testing

@Suite("Before a round is over, only its sound gives the word away")
struct SecrecyTests {
  private let client: Client
  private var home: Home { client.home }

  init() throws { client = try Client() }

  /// Words that dictionaries explain by themselves or their kin, that are inflected oddly, that
  /// have a sign or an accent in them, or that stand in the names of the API's own fields.
  private static let tricky = [
    "necessity", "harborage", "baking", "stopped", "carried", "bakery", "happiness", "teeth",
    "mice", "singer", "song", "thought", "bought", "colour", "organisation", "sound", "word",
    "sentence", "hint", "level", "o'clock", "mother-in-law", "ice cream", "naïve", "café", "Polish",
    "democracy", "democratic", "analysis", "analyses", "beautifully", "unhappiness", "childhood",
    "housework", "sleepwalker", "spelling",
  ]

  @Test("words of a list are in no byte that is sent")
  func given() async throws {
    try home.putList("given", Self.tricky.map { ["word": .text($0)] })
    #expect(try leaks(in: try await sent(for: Self.tricky)) == [])
  }

  @Test("a list's own texts about a word are blanked")
  func ownTexts() async throws {
    let words = ["harbor", "carry", "blorf", "ox"]
    let others = ["harbored", "Carried", "BLORFING", "oxen"]
    try home.putList(
      "given",
      zip(words, others).map { word, other in
        [
          "word": .text(word), "definition": "to \(word), \(word)s or \(other)",
          "sentence": "\(other) and \(word)!", "hint": "Not \(word).",
        ]
      })
    #expect(try leaks(in: try await sent(for: words)) == [])
  }

  @Test("drawn words are in no byte that is sent", arguments: ["everyday", "advanced"])
  func drawn(level: String) async throws {
    let practice = try await Practice(
      client, ["words": "drawn", "length": "5-12", "level": .text(level)])
    var sent: [String: [Answer]] = [:]
    while sent.count < 8 {
      let answers = try await askForEverything(practice)
      let word = try await practice.skippedWord()
      sent[word, default: []] += answers
      try await practice.goOn()
    }
    let found = try leaks(in: sent)
    #expect(found == [])
  }

  @Test(
    "until the round is over, every other answer is as before it, byte by byte",
    arguments: ["given", "mistakes"], [true, false])
  func unchanged(words: String, isKept: Bool) async throws {
    if !isKept { try home.refuse("session.json") }
    try await Practice(client, words: "harbor").type("harbor")
    try await Practice(client, words: "there", "harbor").skip()
    try home.putList("mine", ["word": "harbor"], ["word": "there"], ["word": "rhythm"])
    let before = try await told()
    #expect(before.count > 15)
    let practice =
      words == "given"
      ? try await Practice(client, words: "there")
      : try await Practice(client, ["mode": "mistakes"])
    #expect(try await told() == before)
    for typed in ["harber", "thier", "their", "/", ""] {
      try await practice.type(typed)
      #expect(try await told() == before, "\(typed)")
      if typed == "harber" { try await practice.takeBack() }
      // The first tries have hints; later on, all of them may have been given.
      if typed.hasPrefix("h") || typed == "thier" {
        try await practice.hint()
      } else {
        _ = try? await practice.hint()
      }
      try await practice.hear(.slow)
      #expect(try await told() == before, "\(typed)")
    }
    try await practice.skip()
    #expect(try await told() != before)
  }

  @Test("the word that is asked, its family and all that is spelled like it are looked up later")
  func lookedUp() async throws {
    let practice = try await Practice(client, words: "rhythm")
    // A look-up that took only the wrong spellings would tell the right one.
    let words = ["rhythm", "Rhythms", "rhythmic", " rhythm ", "RHYTHM", "rythm", "rithm rythem"]
    var refusals: Set<String> = []
    for word in words {
      let path = "/api/v1/words/\(word.replacing(" ", with: "%20"))"
      for path in [path, path + "/neighbours"] {
        let answer = try await client.ask(.get, path)
        #expect(answer.status == 409 && answer.text.contains("after the round"), "\(path)")
        refusals.insert(answer.text)
      }
    }
    #expect(refusals.count == 1)
    try await practice.skip()
    #expect(try await client.get("/words/rhythm")["entry"]["word"] == "rhythm")
    #expect(try await client.get("/words/rythm/neighbours")["words"].array.contains("rhythm"))
  }

  @Test(
    "other words are told meanwhile, without the one that is asked",
    arguments: [
      ("flour", "flower"), ("flower", "flour"), ("rhythm", "beat"), ("mouse", "trap"),
      ("go", "went"), ("color", "colour"), ("plant", "flower"), ("music", "rhythm"),
      ("ship", "bow"),
    ])
  func lookedUpMeanwhile(asked: String, other: String) async throws {
    let practice = try await Practice(client, words: asked)
    let answer = try await client.ask(.get, "/api/v1/words/\(other)")
    try await practice.skip()
    let after = try await client.ask(.get, "/api/v1/words/\(other)")
    #expect(after.status == 200)
    guard answer.status == 200 else {
      #expect(answer.status == 409)
      return
    }
    let search = try SecretSearch(asked)
    #expect(SentText.all(in: answer).filter(search.isLeak) == [])
    #expect(SentText.all(in: after).contains(where: search.isLeak))
  }

  /// The bytes of every page, and of every answer that the API's description names, but for those
  /// that are about the open session. Names of sounds, which are random, are left out.
  private func told() async throws -> [String: String] {
    var paths = Site.pages + Site.assets
    let described = try await client.get("/openapi.json")["paths"].object
    for (path, methods) in described where methods.object["get"] != nil {
      // The tests below hold what is told about a single word.
      let others = ["/sessions", "/rounds", "/sounds", "/words"]
      if others.contains(where: path.hasPrefix) { continue }
      // A package has the time in it; a table has only the cards.
      let filled = path.replacing("{list}", with: "mine")
        .replacing("/decks/{deck}/file", with: "/decks/{deck}/file?format=csv")
        .replacing("{deck}", with: "words:missed").replacing("{file}", with: "0")
        .replacing("{card}", with: "word:there").replacing("{show}", with: "mal:1")
        .replacing("{person}", with: String(repeating: "0", count: 32))
      paths.append("/api/v1" + filled)
    }
    var answers: [String: String] = [:]
    for path in paths {
      #expect(!path.contains("{"), "This test doesn't know the parameter in \(path).")
      let answer = try await client.ask(.get, path)
      let text = (answer.head + [answer.text]).joined(separator: "\n")
      answers[path] = text.replacing(/sounds\/[0-9A-Za-z_-]+/, with: "sounds/")
    }
    return answers
  }

  @Test(
    "no way of practising gives the word away",
    arguments: ["bee", "sprint", "mistakes", "dictation"])
  func modes(mode: String) async throws {
    for word in ["necessary", "harbor"] { try await Practice(client, words: word).skip() }
    client.answers = []
    let practice = try await Practice(
      client, words: "necessary", "harbor", plan: ["mode": .text(mode)])
    for cue in Cue.whileAsked { try await hearIfThere(cue, practice) }
    try await client.ask(.get, "/play")
    let answers = client.answers
    let word = try await practice.skippedWord()
    #expect(try SecretSearch(word).leaks(in: answers) == [])
  }

  /// Everything that is sent in the rounds of a list until each is over, by the word.
  private func sent(for words: [String]) async throws -> [String: [Answer]] {
    let practice = try await Practice(
      client, ["words": "list", "list": "given", "inOrder": true])
    var sent: [String: [Answer]] = [:]
    for word in words {
      sent[word] = try await askForEverything(practice)
      #expect(try await practice.type(word)["outcome"] == "completed")
      try await practice.goOn()
    }
    return sent
  }

  /// Does whatever a person can do in a round that does not end it.
  ///
  /// - Returns: everything that was sent meanwhile.
  private func askForEverything(_ practice: Practice) async throws -> [Answer] {
    client.answers = []
    try await client.ask(.get, "/play")
    _ = try await client.get("/sessions/\(practice.session["id"].text)")
    for cue in Cue.whileAsked { try await hearIfThere(cue, practice) }
    try await practice.type("")
    try await practice.type("zq")
    try await practice.hear(.mine)
    try await practice.hear(.answer)
    try await practice.takeBack()
    try await practice.type("qz")
    try await practice.hint()
    try await practice.hear(.hint)
    try await practice.goOn()
    try await practice.look()
    _ = try await client.get("/sessions")
    _ = try await client.get("/status")
    // Of sounds only the heads hold text, and those are all alike.
    try await client.ask(.get, practice.round.sound(.word).text)
    return client.answers
  }

  /// Hears something that not every word has, such as an origin or a sentence.
  private func hearIfThere(_ cue: Cue, _ practice: Practice) async throws {
    _ = try await refusal { try await practice.hear(cue) }
  }

  /// The texts that gave a word away in its rounds, and that the rounds of no other word contain.
  private func leaks(in sent: [String: [Answer]]) throws -> [String] {
    // The number of a word tells nothing of it: "Word 3 of 12" is the same text in all rounds.
    let told = sent.mapValues { answers in
      let texts = answers.reduce(into: Set()) { $0.formUnion(SentText.all(in: $1)) }
      return Set(texts.map { $0.replacing(#/\b[0-9]{1,3}\b/#, with: "0") })
    }
    let rounds = told.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return try told.flatMap { word, texts in
      let search = try SecretSearch(word)
      return texts.filter { rounds[$0] == 1 && search.isLeak($0) }.map { "\(word) in \($0)" }
    }
  }
}
