internal import FoundationEssentials
internal import HTTPTypes
internal import Hummingbird
internal import Languages
internal import Learner
internal import NIOCore
internal import WordService

/// The addresses of other languages, which the owner of the server adds for everyone.
extension API {
  /// The largest file with words and meanings that the server takes, in bytes.
  private static var largestTable: Int { 32 << 20 }

  private struct LanguagesDocument: Encodable {
    let languages: [LanguageRow]
    /// Whether the sender may add and remove languages.
    let canChange: Bool
    /// The addition that is under way, or the last one; `nil` before the first one, and for a
    /// sender who can't change languages.
    @OrNull var work: LanguageWork.State?
  }

  private struct Addition: Body {
    static let fields: Set<String> = ["source"]
    let source: Source

    enum Source: String, Decodable { case freedict, wiktionary }
  }

  func addLanguages(to routes: inout Routes) {
    routes.on(.get, Self.path + "/languages") { [learners] call in
      .json(Self.languages(of: learners, for: call))
    }
    routes.on(.post, Self.path + "/languages/:language") { [learners] call in
      try Self.checkOwner(of: learners, call)
      let code = try Preferences.code(ofLanguage: try call.text("language"))
      let source = try await call.body(Addition.self).source
      return try Self.begin(
        code, from: source == .freedict ? .installed : .wiktionary(address: nil), learners, call)
    }
    routes.on(.post, Self.path + "/languages/:language/table") { [learners] call in
      try Self.checkOwner(of: learners, call)
      let code = try Preferences.code(ofLanguage: try call.text("language"))
      let words = try call.query("words").map(Preferences.code(ofLanguage:)) ?? "en"
      let name = Self.fileName(call.query("name") ?? "table")
      let bytes = try await call.bytes(upTo: Self.largestTable)
      let folder = "\(learners.builder.languages.installer.folder)/.table-\(UUID().uuidString)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let path = "\(folder)/\(name)"
      try Data(bytes.readableBytesView).write(to: URL(fileURLWithPath: path))
      return try Self.begin(code, from: .table(path: path, words: words), learners, call) {
        // A folder that can't be removed is found by nobody, and does no harm.
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
    routes.on(.delete, Self.path + "/languages/work") { [learners] call in
      try Self.checkOwner(of: learners, call)
      learners.languageWork.cancel()
      return .json(Self.languages(of: learners, for: call))
    }
    routes.on(.delete, Self.path + "/languages/:language") { [learners] call in
      try Self.checkOwner(of: learners, call)
      let code = try Preferences.code(ofLanguage: try call.text("language"))
      guard try learners.builder.languages.remove(code) else {
        throw Problem.notFound("There is no dictionary of \(Language(code).nameOrCode).")
      }
      return .json(Self.languages(of: learners, for: call))
    }
  }

  /// Returns the name by which a file is credited, without what no file's name may have.
  private static func fileName(_ name: String) -> String {
    let name = String(name.unicodeScalars.filter { $0 != "/" && $0.value >= 0x20 }.prefix(50))
    return name.utf8.allSatisfy { $0 == UInt8(ascii: ".") } ? "table" : name
  }

  private static func begin(
    _ code: String, from source: LanguageInstaller.Source, _ learners: Learners, _ call: Call,
    end: @escaping @Sendable () -> Void = {}
  ) throws -> Response {
    let shelf = learners.builder.languages
    guard learners.languageWork.begin(code, from: source, on: shelf, end: end) else {
      end()
      throw Problem(
        .conflict, "Another language is being added: wait until it is there, or cancel it.")
    }
    return .json(languages(of: learners, for: call), status: .accepted)
  }

  private static func languages(of learners: Learners, for call: Call) -> LanguagesDocument {
    let canChange = (try? checkOwner(of: learners, call)) != nil
    return LanguagesDocument(
      languages: LanguageRow.all(learners.builder.languages), canChange: canChange,
      work: canChange ? learners.languageWork.state : nil)
  }

  /// Checks that the sender owns the server: the user of its computer, the teacher of its one
  /// class, or an owner among people with accounts.
  private static func checkOwner(of learners: Learners, _ call: Call) throws {
    try (learners.accounts == nil ? Audience.host : .holder(.manageAccounts)).check(call)
  }
}
