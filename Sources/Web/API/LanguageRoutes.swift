internal import ByteText
internal import FoundationEssentials
internal import HTTPTypes
internal import Hummingbird
internal import LanguageSources
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
      try Self.checkIdle(learners)
      let code = try Preferences.code(ofLanguage: try call.text("language"))
      let words = try call.query("words").map(Preferences.code(ofLanguage:)) ?? "en"
      let name = Self.fileName(call.query("name") ?? "table")
      let bytes = try await call.bytes(upTo: Self.largestTable)
      let folder = try Self.folderOfTable(in: learners.builder.languages.folder.path)
      let path = "\(folder)/\(name)"
      do {
        try Data(bytes.readableBytesView).write(to: URL(fileURLWithPath: path))
      } catch {
        Self.remove(folder)
        throw PairDictionaryError.notWritten(path: path, reason: "the disk may be full")
      }
      return try Self.begin(code, from: .table(path: path, words: words), learners, call) {
        Self.remove(folder)
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
      try Self.checkIdle(learners)
      guard try learners.builder.languages.remove(code) else {
        throw Problem.notFound("There is no dictionary of \(Language(code).nameOrCode).")
      }
      return .json(Self.languages(of: learners, for: call))
    }
  }

  private static let busy = Problem(
    .conflict, "Another language is being added: wait until it is there, or cancel it.")

  /// Checks that no language is being added.
  private static func checkIdle(_ learners: Learners) throws {
    if learners.languageWork.isRunning { throw busy }
  }

  private static let prefixOfTables = ".table-"

  /// Makes a folder for a table, and removes those that a server left behind when it was killed.
  private static func folderOfTable(in place: String) throws(PairDictionaryError) -> String {
    // A folder that isn't there has no old tables.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names where name.bytes.hasPrefix(prefixOfTables) { remove("\(place)/\(name)") }
    let folder = "\(place)/\(prefixOfTables)\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritten(path: folder, reason: "the folder can't be made")
    }
    return folder
  }

  private static func remove(_ folder: String) {
    // A folder that can't be removed is found by nobody, and the next addition tries it again.
    try? FileManager.default.removeItem(atPath: folder)
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
    let dictionaries = learners.builder.languages
    let log = learners.log
    guard learners.languageWork.begin(code, from: source, on: dictionaries, log: log, end: end)
    else {
      end()
      throw busy
    }
    return .json(languages(of: learners, for: call), status: .accepted)
  }

  private static func languages(of learners: Learners, for call: Call) -> LanguagesDocument {
    let canChange = (try? checkOwner(of: learners, call)) != nil
    return LanguagesDocument(
      languages: learners.languageWork.rows(learners.builder.languages), canChange: canChange,
      work: canChange ? learners.languageWork.state : nil)
  }

  /// Checks that the sender owns the server: the user of its computer, the teacher of its one
  /// class, or an owner among people with accounts.
  private static func checkOwner(of learners: Learners, _ call: Call) throws {
    try (learners.accounts == nil ? Audience.host : .holder(.manageAccounts)).check(call)
  }
}
