internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import Speech
internal import Spelling

/// The addresses of sessions, rounds and sounds.
extension API {
  func addSessions(to routes: inout Routes) {
    routes.on(.get, Self.path + "/sessions") { call, learner in
      let document = try await learner.current()?.document
      return .json(SessionsDocument(sessions: [document].compactMap(\.self)))
    }
    routes.on(.post, Self.path + "/sessions") { call, learner in
      let body = try await call.json(upTo: 1 << 20)
      let begun = try await work(with: body) {
        try await learner.begin { try NewSession(sent: body) }
      }
      return .json(begun, status: .created)
    }
    routes.on(.get, Self.path + "/sessions/:session") { call, learner in
      .json(try await learner.session(try call.identifier("session")).document)
    }
    routes.on(.post, Self.path + "/sessions/:session/rounds") { call, learner in
      .json(try await learner.session(try call.identifier("session")).next())
    }
    routes.on(.post, Self.path + "/sessions/:session/end") { call, learner in
      .json(try await learner.session(try call.identifier("session")).end())
    }
    routes.on(.post, Self.path + "/sessions/:session/hearings") { call, learner in
      let session = try await learner.session(try call.identifier("session"))
      let word = try await call.body(SessionWord.self).word
      return .json(SampleDocument(await learner.sample([try await session.utterance(of: word)])))
    }
  }

  private struct SessionWord: Body {
    static let fields: Set<String> = ["word"]
    let word: String
  }

  private struct Hearing: Body {
    enum Place: String, Decodable { case page, computer }

    static let fields: Set<String> = ["cue", "on"]
    let cue: Cue
    let on: Place?
  }

  private struct Typed: Body {
    static let fields: Set<String> = ["typed"]
    private static let longestText = 1000
    private let typed: String

    /// The typed text.
    ///
    /// - Throws: a ``Problem`` for a text that is too long to be a word.
    var text: String {
      get throws {
        guard typed.unicodeScalars.count <= Self.longestText else {
          throw Problem.invalid("This is too long for a word: type at most 1,000 characters.")
        }
        return typed
      }
    }
  }

  private struct Reason: Body {
    static let fields: Set<String> = ["reason"]
    let reason: String?
  }

  func addRounds(to routes: inout Routes) {
    func on(
      _ method: HTTPRequest.Method, _ path: String,
      _ answer: @escaping @Sendable (Call, PageSession, Identifier) async throws -> WrittenRound
    ) {
      routes.on(method, Self.path + "/rounds/:round" + path) { call, learner in
        let round = try call.identifier("round")
        let session = try await learner.sessionForRound()
        if call.wasTaken { return .json(try await session.round(round).json) }
        return .json(try await answer(call, session, round).json)
      }
    }
    func onStep(_ path: String, _ step: @escaping @Sendable (Session) async throws -> Snapshot) {
      on(.post, path) { _, session, round in try await session.step(in: round, step) }
    }
    on(.get, "") { _, session, round in try await session.round(round) }
    on(.post, "/hearings") { call, session, round in
      let hearing = try await call.body(Hearing.self)
      if hearing.on == .computer { try checkMayPlay(call) }
      return try await session.hear(hearing.cue, onComputer: hearing.on == .computer, in: round)
    }
    on(.post, "/tries") { call, session, round in
      let typed = try await call.body(Typed.self).text
      return try await session.step(in: round) { try await $0.submit(typed) }
    }
    on(.post, "/copies") { call, session, round in
      let typed = try await call.body(Typed.self).text
      return try await session.step(in: round) { try await $0.copy(typed) }
    }
    onStep("/hints") { try await $0.hint() }
    onStep("/slips") { try await $0.takeBackSlip() }
    onStep("/skip") { try await $0.skip() }
    on(.post, "/exclude") { call, session, round in
      let reason = try await call.body(Reason.self).reason
      guard reason.map({ $0.unicodeScalars.count <= 200 }) ?? true else {
        throw Problem.invalid("A reason has at most 200 characters.")
      }
      return try await session.step(in: round) { try await $0.exclude(reason: reason).snapshot }
    }
  }

  /// Returns the utterances at one of the learner's addresses, and the name that the learner had
  /// when the address was made.
  private func utterances(
    _ call: Call, of learner: LearnerSession
  ) async throws -> (utterances: [Utterance], learner: LearnerName) {
    let id = try call.identifier("sound")
    if let found = await learners.sounds.addresses.utterances(at: id, of: learner.identity) {
      return found
    }
    guard let found = try await learner.utterances(at: id) else { throw Problem.missing("sound") }
    return (found, learner.learner)
  }

  func addSounds(to routes: inout Routes) {
    routes.on(.post, Self.path + "/sounds/:sound/playings") { call, learner in
      try checkMayPlay(call)
      try await learners.sounds.playHere(try await utterances(call, of: learner).utterances)
      return Response(status: .noContent)
    }
    routes.on(.delete, Self.path + "/sounds/:sound/playings") { call, learner in
      try checkMayPlay(call)
      _ = try await utterances(call, of: learner)
      learners.sounds.stopHere()
      return Response(status: .noContent)
    }
    routes.on(.get, Self.path + "/sounds/:sound") { call, learner in
      let (said, name) = try await utterances(call, of: learner)
      let sound = try await learners.sounds.library.wav(of: said, for: name)
      return Response(
        status: .ok,
        headers: [
          .contentType: "audio/wav", .acceptRanges: Response.rangeUnit,
          .cacheControl: "private, max-age=600",
        ],
        body: ResponseBody(byteBuffer: sound))
    }
  }
}

/// The document with the learner's last session, if any.
private struct SessionsDocument: Encodable, Sendable { let sessions: [SoundingSession] }
