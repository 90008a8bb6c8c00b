import Learner
import Testing

@Suite("Cards over HTTP")
struct CardRouteTests {
  private let client: Client

  init() throws { client = try Client() }

  private func makeSpanish() async throws {
    try await client.post("/decks", ["name": "Spanish", "backLanguage": "es", "newPerDay": 10])
    try await client.post(
      "/decks/Spanish/cards",
      [
        "cards": [
          ["id": "1", "front": "harbour", "back": "*el* puerto; puerto"],
          ["id": "2", "front": "dog", "back": "perro", "tags": ["animal"]],
          ["id": "3", "front": "list", "back": "- uno\n- dos"],
        ]
      ])
  }

  @Test("decks are made, changed, ordered, renamed, removed and restored")
  func decks() async throws {
    try await makeSpanish()
    let french = try await client.post("/decks", ["name": "French"])
    #expect(french["cards"] == 0 && french["colour"] == .null && french["newPerDay"] == 20)
    try await client.api(.patch, "/decks/Spanish", ["number": 1, "colour": "green"])
    var all = try await client.get("/decks")["decks"].array
    #expect(all.map { $0["name"].text } == ["Spanish", "French"])
    #expect(all[0]["colour"] == "green" && all[0]["new"] == 3 && all[0]["due"] == 0)
    let renamed = try await client.api(
      .patch, "/decks/French", ["name": "Français", "colour": "blue", "reviewsPerDay": 7])
    #expect(renamed["name"] == "Français" && renamed["reviewsPerDay"] == 7)
    let removed = try await client.api(.delete, "/decks/Fran%C3%A7ais")["removed"].text
    #expect(removed == "Français")
    let listed = try await client.get("/decks")
    #expect(listed["removed"] == ["Français"] && listed["decks"].array.count == 1)
    try await client.post("/removed-decks/Fran%C3%A7ais/restorations", ["name": "Back"])
    all = try await client.get("/decks")["decks"].array
    #expect(all.map { $0["name"].text } == ["Spanish", "Back"])
  }

  @Test("cards are added, changed, moved, found and removed, and added again where they were")
  func cards() async throws {
    try await makeSpanish()
    var page = try await client.get("/decks/Spanish/cards?limit=2&offset=1")
    #expect(page["total"] == 3 && page["cards"].array.map { $0["id"].text } == ["2", "3"])
    #expect(page["cards"][0]["number"] == 2 && page["cards"][0]["tags"] == ["animal"])
    #expect(
      page["cards"][1]["backLine"] == "uno / dos" && page["cards"][1]["back"] == "- uno\n- dos")
    try await client.api(
      .patch, "/decks/Spanish/cards/2", ["front": "hound", "isSuspended": true, "number": 1])
    page = try await client.get("/decks/Spanish/cards")
    #expect(page["cards"].array.map { $0["id"].text } == ["2", "1", "3"])
    #expect(page["cards"][0]["front"] == "hound" && page["cards"][0]["isSuspended"] == true)
    #expect(try await client.get("/cards?search=PERRO")["cards"][0]["number"] == 1)
    #expect(try await client.get("/cards?search=nothing")["total"] == 0)
    #expect(try await client.get("/decks/Spanish/cards/2") == page["cards"][0])
    let sheet = try await client.get("/decks/Spanish/sheet")
    #expect(sheet["total"] == 2 && sheet["backLanguage"] == "es")
    #expect(sheet["cards"][1]["back"].array.map { $0["kind"].text } == ["item", "item"])
    let card = page["cards"][1]
    try await client.api(.delete, "/decks/Spanish/cards/1")
    try await client.post(
      "/decks/Spanish/cards",
      ["cards": [["id": "1", "front": card["front"], "back": card["back"]]], "number": 2])
    page = try await client.get("/decks/Spanish/cards")
    #expect(page["cards"].array.map { $0["id"].text } == ["2", "1", "3"])
    try await client.post("/decks", ["name": "Other"])
    try await client.api(.patch, "/decks/Spanish/cards/3", ["deck": "Other"])
    #expect(try await client.get("/decks/Other/cards")["cards"][0]["id"] == "3")
  }

  @Test("a study shows one side at a time, with its marks and its sound, and goes on where it was")
  func study() async throws {
    try await makeSpanish()
    var study = try await client.post("/decks/Spanish/study", [:])
    #expect(study["study"] == ["number": 1, "count": 3, "rounds": 0, "removed": 0])
    #expect(study["review"] == .null && study["choices"] == [])
    #expect(study["card"]["side"] == "front" && study["card"]["canBeTyped"] == true)
    #expect(study["card"]["canBeSpelled"] == false)
    let sound = study["card"]["sound"].text
    #expect(try await client.ask(.get, sound).type == "audio/wav")
    #expect(study["card"]["question"] == .null)
    study = try await client.post("/decks/Spanish/study/steps", ["step": "flip"])
    #expect(study["card"]["question"]["text"][0]["spans"][0]["text"] == "harbour")
    let spans = study["card"]["text"][0]["spans"]
    #expect(spans[0] == ["kind": "emphasis", "text": "el", "about": .null, "source": .null])
    #expect(study["card"]["language"] == "es")
    study = try await client.post("/decks/Spanish/study/steps", ["step": "remove"])
    #expect(study["card"]["id"] == "2" && study["card"]["canBeSpelled"] == true)
    _ = try await client.post("/decks/Spanish/study/steps", ["step": "next"])
    study = try await client.post("/decks/Spanish/study", [:])
    #expect(study["card"]["id"] == "3" && study["study"]["removed"] == 1)
    study = try await client.post("/decks/Spanish/study/steps", ["step": "flip"])
    #expect(study["card"]["text"].array.map { $0["kind"].text } == ["item", "item"])
    #expect(try await client.get("/decks/Spanish")["isStudied"] == true)
    try await client.api(.delete, "/decks/Spanish/study")
    #expect(try await client.get("/decks/Spanish")["isStudied"] == false)
    let check = try await client.post(
      "/decks/Spanish/checks", ["card": "1", "side": "front", "typed": "PUERTO"])
    #expect(check == ["isRight": true, "answers": ["el puerto", "puerto"], "marks": []])
    let wrong = try await client.post(
      "/decks/Spanish/checks", ["card": "1", "side": "front", "typed": "purto"])
    #expect(wrong["isRight"] == false)
    #expect(
      wrong["marks"].array.map { $0["kind"].text }
        == ["right", "right", "missing", "right", "right", "right"])
  }

  @Test("a review answers, takes back, puts off and suspends")
  func review() async throws {
    try await makeSpanish()
    func step(_ step: [String: JSON]) async throws -> JSON {
      try await client.post("/review/steps", .object(step))
    }
    var review = try await client.get("/review?deck=Spanish")
    #expect(review["review"] == ["due": 0, "new": 3, "forgotten": 0, "done": 0])
    #expect(review["choices"][2] == ["recall": 3, "title": "Good", "interval": "2 days"])
    review = try await step(["step": "flip", "deck": "Spanish"])
    #expect(review["card"]["side"] == "back")
    review = try await step(
      ["step": "answer", "deck": "Spanish", "card": "1", "recall": 3, "typed": "puerto"])
    #expect(review["card"]["id"] == "2" && review["canTakeBack"] == true)
    let late = try await client.ask(
      .post, "/api/v1/review/steps", #"{"step":"answer","deck":"Spanish","card":"1","recall":1}"#)
    #expect(late.isRefusal(409))
    review = try await step(["step": "takeBack", "deck": "Spanish"])
    #expect(review["card"]["id"] == "1" && review["canTakeBack"] == false)
    _ = try await step(["step": "bury", "deck": "Spanish", "card": "1"])
    _ = try await step(["step": "suspend", "deck": "Spanish", "card": "2"])
    review = try await client.get("/review")
    #expect(
      review["deck"] == .null && review["card"]["id"] == "3" && review["card"]["deck"] == "Spanish")
    review = try await step(["step": "answer", "card": "3", "recall": 4])
    #expect(review["card"] == .null)
    #expect(try await client.get("/decks/Spanish/cards")["cards"][2]["answers"] == 1)
  }

  @Test(
    "what can't be done gets its status and a sentence",
    arguments: [
      ("GET", "/decks/none", "", 404), ("GET", "/decks/none/cards", "", 404),
      ("DELETE", "/decks/words:missed", "", 409), ("DELETE", "/decks/Spanish/cards/9", "", 404),
      ("GET", "/decks/Spanish/cards/9", "", 404), ("GET", "/decks/none/sheet", "", 404),
      ("GET", "/decks/words:missed/cards/1", "", 409),
      ("POST", "/decks", #"{"name":"Spanish"}"#, 409), ("POST", "/decks", #"{"name":"a/b"}"#, 422),
      ("POST", "/decks", #"{"name":"words:missed"}"#, 422),
      ("POST", "/decks", #"{"name":"a","colour":"red"}"#, 422),
      ("POST", "/decks", #"{"name":"a","backLanguage":"zzz"}"#, 422),
      ("POST", "/decks", #"{"name":"a","newPerDay":-1}"#, 422),
      ("POST", "/decks", #"{"name":"a","words":1}"#, 422),
      ("POST", "/decks/Spanish/cards", #"{"cards":[]}"#, 422),
      ("POST", "/decks/Spanish/cards", #"{"cards":[{"front":"","back":"b"}]}"#, 422),
      ("POST", "/decks/Spanish/cards", #"{"cards":[{"front":"a"}]}"#, 400),
      ("POST", "/decks/Spanish/study/steps", #"{"step":"next"}"#, 409),
      ("POST", "/decks/Spanish/study/steps", #"{"step":"jump"}"#, 422),
      ("POST", "/decks/words:missed/study", "{}", 409),
      ("POST", "/review/steps", #"{"step":"answer","recall":9,"card":"1"}"#, 422),
      ("POST", "/review/steps", #"{"step":"bury"}"#, 422),
      ("POST", "/review/steps", #"{"step":"takeBack"}"#, 409),
      ("POST", "/removed-decks/none/restorations", "{}", 404),
      ("PATCH", "/decks/Spanish", #"{"name":"list:x"}"#, 422),
    ])
  func wrong(method: String, path: String, body: String, status: Int) async throws {
    try await makeSpanish()
    let answer = try await client.ask(
      .init(method) ?? .get, "/api/v1" + path, body.isEmpty ? nil : Array(body.utf8))
    #expect(answer.isRefusal(status), "\(answer.status): \(answer.text)")
    #expect(try await client.get("/decks/Spanish/cards")["total"] == 3)
  }

  @Test("a word that is asked is no missed word before its round has ended")
  func secrecy() async throws {
    let practice = try await Practice(client, words: "rhythm")
    for _ in 0..<2 { try await practice.type("rythm") }
    #expect(try await client.get("/decks")["decks"] == [])
    try await practice.type("rythm")
    #expect(try await client.get("/decks")["decks"][0]["name"] == "words:missed")
    let card = try await client.get("/decks/words:missed/cards")["cards"][0]
    #expect(card["back"] == "rhythm" && !card["front"].text.contains("rhythm"))
  }
}
