internal import FoundationEssentials
internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import ListFormats
internal import NIOCore
internal import Spelling
internal import Storage
internal import Tables
internal import Vocabulary

/// The addresses of the learner's lists.
extension API {
  /// The largest size of a list that the server takes, in bytes.
  private static var sizeLimit: Int { 8 << 20 }

  func addLists(to routes: inout Routes) {
    routes.on(.get, Self.path + "/lists") { call, learner in
      try await learner.withFiles { files in
        .json(ListsDocument(lists: try ListSummary.all(in: files)))
      }
    }
    routes.on(.get, Self.path + "/lists/:list") { call, learner in
      let name = try call.text("list")
      return try await learner.withFiles { files in
        .json(try ListDocument(name, try files.lists.list(named: name), in: files))
      }
    }
    routes.on(.put, Self.path + "/lists/:list") { call, learner in
      let name = try listName(call)
      let body = try await call.json(upTo: Self.sizeLimit)
      return try await work(with: body) {
        let wish = try ListBody(json: body)
        let language = try await self.language(wish.language)
        return try await learner.withFiles { files in
          var list = try wish.list
          try files.lists.change(named: name) { old in
            list.language = wish.language == nil ? old.language : language
            old = list
          }
          return .json(try ListDocument(name, list, in: files))
        }
      }
    }
    routes.on(.delete, Self.path + "/lists/:list") { call, learner in
      let name = try call.text("list")
      try await learner.withFiles { try $0.lists.remove(named: name) }
      return Response(status: .noContent)
    }
    routes.on(.post, Self.path + "/lists/:list/imports") { call, learner in
      try await importList(call, of: learner)
    }
    routes.on(.get, Self.path + "/lists/:list/file") { call, learner in
      let name = try call.text("list")
      let format = try call.query("format", as: ListFormat.self) ?? .csv
      let text = try await learner.withFiles { files in
        try ListFile.text(of: try files.lists.list(named: name), as: format)
      }
      return .file(
        text, type: format == .csv ? "text/csv" : "text/plain",
        named: name + (format == .csv ? ".csv" : ".txt"))
    }
  }

  /// Returns the name of a list to write.
  ///
  /// - Throws: a ``Problem`` or a `StorageError` for a name that no list can have.
  private func listName(_ call: Call) throws -> String {
    let name = try call.text("list")
    try ListStore.checkName(name)
    return try NameRule.checked(name, of: "list")
  }

  /// Returns the code of a language in the form in which a list keeps it; `nil` for an empty one.
  ///
  /// - Throws: `SpokenLanguageError` for a language that the engine doesn't speak.
  private func language(_ code: String?) async throws -> String? {
    guard let code, !code.isEmpty else { return nil }
    return try await learners.sounds.synthesizer.language(code)
  }

  /// Returns the corrections of words that look misspelled, from the JSON in a parameter of the
  /// query.
  ///
  /// - Throws: a ``Problem`` unless the JSON is an object with words that a list can have.
  private static func corrections(_ call: Call) throws -> [String: String] {
    guard let text = call.query("corrections") else { return [:] }
    guard let corrections = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    else {
      throw Problem.invalid(
        "'corrections' is not understood: give JSON such as {\"recieve\": \"receive\"}.")
    }
    for (word, right) in corrections {
      do throws(EntryFault) {
        _ = try WordList.Entry(checking: right)
      } catch {
        throw Problem.invalid(error.sentence(of: "The correction of '\(word.prefix(60))'"))
      }
    }
    return corrections
  }

  /// Reads a file of words.
  ///
  /// - Parameter name: the name of the file; `nil` for words that a person has pasted.
  private static func listFile(
    _ bytes: [UInt8], named name: String?, format: ListFormat?, _ choices: ReadingChoices
  ) throws -> ListFile {
    guard let name else { return try ListFile(bytes, format: format, choices: choices) }
    return try ListFile.read(bytes, named: name, format: format, choices: choices)
  }

  private func importList(_ call: Call, of learner: LearnerSession) async throws -> Response {
    let name = try listName(call)
    let format = try call.query("format", as: ListFormat.self)
    let (corrections, choices) = (try Self.corrections(call), try call.readingChoices)
    let section = try call.number("section", in: 1...100_000)
    let language = try await self.language(call.query("language"))
    let fileName = call.query("name").map { String($0.prefix(200)) }
    let (isPreview, isReplacing) = (try call.flag("preview"), try call.flag("replace"))
    guard call.request.headers[.contentType] == "application/octet-stream" else {
      throw Problem(
        .unsupportedMediaType, "Send the file's bytes, with the type 'application/octet-stream'.")
    }
    let bytes = try await call.bytes(upTo: Self.sizeLimit)
    return try await work(with: bytes) {
      try await learner.withFiles { [dictionary = learners.dictionary] files in
        let file = try Self.listFile(
          Array(bytes.readableBytesView), named: fileName, format: format, choices)
        guard isPreview && !file.isBlank || !file.entries.isEmpty else {
          throw Problem.invalid("There is no word in this list: give at least one.")
        }
        let list = try ListImport(
          file.section(section), toListNamed: name, in: files, isReplacing: isReplacing,
          language: language, dictionary: dictionary)
        let addition =
          isPreview
          ? try list.addition(correcting: corrections) : try list.add(correcting: corrections)
        return .json(ListImportDocument(addition, of: list, isPreview: isPreview))
      }
    }
  }
}
