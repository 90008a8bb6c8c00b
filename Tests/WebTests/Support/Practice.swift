import Spelling

/// A session that a client practises in by the API, one call a step.
final class Practice {
  let client: Client
  private(set) var session: JSON
  private(set) var round: JSON

  /// Goes on with a session.
  init(_ client: Client, session: JSON) {
    self.client = client
    self.session = session
    round = session["round"]
  }

  /// Begins a session.
  convenience init(_ client: Client, _ plan: JSON) async throws {
    self.init(client, session: try await client.post("/sessions", plan))
  }

  /// Begins a session that asks these words, in this order.
  convenience init(
    _ client: Client, words: String..., plan: [String: JSON] = [:]
  ) async throws {
    var plan = plan
    plan["words"] = "given"
    plan["given"] = .array(words.map { .text($0) })
    try await self.init(client, .object(plan))
  }

  /// Goes on with the client's open session.
  static func resumed(_ client: Client) async throws -> Practice {
    Practice(client, session: try await client.get("/sessions")["sessions"][0])
  }

  @discardableResult
  func type(_ typed: String) async throws -> JSON {
    try await step("tries", ["typed": .text(typed)])
  }

  @discardableResult
  func copy(_ typed: String) async throws -> JSON {
    try await step("copies", ["typed": .text(typed)])
  }

  @discardableResult
  func hear(_ cue: Cue, on place: String = "page") async throws -> JSON {
    try await step("hearings", ["cue": .text(cue.rawValue), "on": .text(place)])
  }

  @discardableResult
  func hint() async throws -> JSON { try await step("hints") }

  @discardableResult
  func takeBack() async throws -> JSON { try await step("slips") }

  @discardableResult
  func skip() async throws -> JSON { try await step("skip") }

  /// Skips the word.
  ///
  /// - Returns: the word.
  func skippedWord() async throws -> String { try await skip()["word"]["text"].text }

  @discardableResult
  func exclude(_ reason: String) async throws -> JSON {
    try await step("exclude", ["reason": .text(reason)])
  }

  /// The round, as a page that is loaded again gets it.
  @discardableResult
  func look() async throws -> JSON {
    round = try await client.get("/rounds/\(round["id"].text)")
    return round
  }

  /// Asks for the next round.
  ///
  /// - Returns: whether the session goes on with one.
  @discardableResult
  func goOn() async throws -> Bool {
    session = try await client.post("/sessions/\(session["id"].text)/rounds")
    round = session["round"]
    return session["state"] == "open"
  }

  /// Ends the session.
  ///
  /// - Returns: its summary.
  @discardableResult
  func end() async throws -> JSON {
    session = try await client.post("/sessions/\(session["id"].text)/end")
    return session["summary"]
  }

  /// The bytes of a sound of this round.
  func sound(_ cue: Cue) async throws -> [UInt8] {
    try await client.ask(.get, round.sound(cue).text).bytes
  }

  private func step(_ path: String, _ body: JSON? = nil) async throws -> JSON {
    round = try await client.post("/rounds/\(round["id"].text)/\(path)", body)
    return round
  }
}
