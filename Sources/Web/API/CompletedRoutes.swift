internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import Practice
internal import Speech
internal import Spelling
internal import Storage
internal import Today

/// The addresses of the completed words.
extension API {
  func addCompleted(to routes: inout Routes) {
    routes.on(.get, Self.path + "/completed") { call, learner in
      let search = call.query("search") ?? ""
      let order = try call.query("sort", as: CompletedOrder.self) ?? .date
      let direction = try call.query("order", as: CompletedOrder.Direction.self)
      let limit = try call.number("limit", in: 1...1000) ?? 100
      let offset = try call.number("offset", in: 0...1_000_000) ?? 0
      guard search.unicodeScalars.count <= 100 else {
        throw Problem.invalid("A search has at most 100 characters.")
      }
      let found = try await learner.withFiles { try $0.completed.words() }
        .filter { $0.matches(search) }
      let words = order.sorted(found, direction).dropFirst(offset).prefix(limit)
      return .json(
        CompletedPageDocument(total: found.count, words: words.map(CompletedDocument.init)))
    }
    routes.on(.get, Self.path + "/completed/:word") { call, learner in
      let text = try call.text("word")
      guard let word = try await completed(text, by: learner) else {
        throw Problem.notFound("'\(text.prefix(100))' is not among the completed words.")
      }
      return .json(try await details(of: word, for: learner))
    }
    routes.on(.post, Self.path + "/lookups") { call, learner in
      let text = try await call.body(WordToLookUp.self).checked
      if let word = try await completed(text, by: learner) {
        return .json(try await details(of: word, for: learner))
      }
      guard let found = learners.dictionary.word(text) else {
        throw Problem.notFound(
          UnknownWord(text, neighbours: learners.dictionary.neighbours(of: text)).description)
      }
      let word = CompletedWord(
        word: found.text, definitions: found.definitions, source: found.authority?.neededCredit)
      return .json(try await details(of: word, for: learner))
    }
    routes.on(.post, Self.path + "/completed/removals") { call, learner in
      let body = try await call.json(upTo: 1 << 20)
      let (id, removed) = try await work(with: body) {
        try await learner.remove { try WordsBody(json: body).checked }
      }
      return .json(RemovalDocument(id: id, words: removed), status: .created)
    }
    routes.on(.delete, Self.path + "/completed/removals/:removal") { call, learner in
      let id = try call.identifier("removal")
      return .json(RemovalDocument(id: id, words: try await learner.undoRemoval(id)))
    }
  }

  private struct WordToLookUp: Body {
    static let fields: Set<String> = ["word"]
    private let word: String

    /// - Throws: a ``Problem`` for a text that is too long to be a word.
    var checked: String {
      get throws {
        guard (1...100).contains(word.unicodeScalars.count) else {
          throw Problem.invalid("A word has from 1 to 100 characters.")
        }
        return word
      }
    }
  }

  private func completed(
    _ word: String, by learner: LearnerSession
  ) async throws -> CompletedWord? {
    try await learner.withFiles { try $0.completed.words() }.first { $0.word == word }
  }

  /// Returns everything that the page shows about a word.
  private func details(
    of word: CompletedWord, for learner: LearnerSession
  ) async throws -> CompletedDetailsDocument {
    let text = word.word
    let preferences = try await learner.preferences
    let style = try preferences.style
    let attainment = try await learner.withFiles { try WordRecord(of: text, in: $0, preferences) }
    func address(_ utterance: Utterance) async -> String {
      SoundAddresses.path(of: await learner.sample([utterance]))
    }
    // If the engine fails, the page has no sound either, and says so.
    let ipa = try? await learners.sounds.synthesizer.pronunciation(of: text, voice: style.voice)
    return CompletedDetailsDocument(
      word: CompletedDocument(word), examples: word.definitions.flatMap(\.examples),
      spelling: learners.dictionary.written(text, said: ipa).notes,
      origin: learners.dictionary.origin(of: text).map(OriginWording.sentence),
      pronunciation: ipa,
      level: learners.dictionary.word(text)?.level?.rawValue, due: attainment.due?.description,
      mastered: attainment.mastered?.description, rounds: attainment.rounds,
      missed: attainment.misses,
      sounds: .init(
        word: await address(style.text(text)), slow: await address(style.slowly(text)),
        letters: await address(style.letters(text))))
  }
}
