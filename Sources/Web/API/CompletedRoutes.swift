internal import HTTPTypes
internal import Hummingbird
internal import Learner

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
      let (all, dictionary) = try await learner.withFiles {
        [dictionary = learners.dictionary, dictionaries = learners.builder.languages] files in
        (try files.completed.words(), dictionary.told(to: files, on: dictionaries))
      }
      let found = all.filter { $0.matches(search) }
      let words = order.sorted(found, direction).dropFirst(offset).prefix(limit)
      return .json(
        CompletedPageDocument(
          total: found.count, words: words.map { CompletedDocument($0, in: dictionary) }))
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
}
