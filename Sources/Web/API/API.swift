internal import Accounts
internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import NIOCore
internal import Threads
internal import WebRequests

/// The API, which `Assets/openapi.json`, the `api.json` of each page's folder, and the schemas
/// describe. Each of its parts has a file.
struct API: Sendable {
  /// The path that all addresses of the API begin with.
  static let path = "/api/v1"

  let learners: Learners
  let visitors: Visitors
  /// The rule by which people make accounts.
  let signUpRule: SignUpRule
  /// How long the server keeps what people did who don't come any more.
  let retention: RetentionRule
  /// The server that sends links to people who forgot their password; `nil` without one.
  let mail: MailServer?
  /// The thread that waits for that server.
  let mailThread = DedicatedThread(name: "vocalvocab.mail")
  /// Whether learners of a class may have sound played on the server's computer.
  let learnersMayPlay: Bool
  /// A closure that returns the address at which the sender of a request reaches the server.
  let address: @Sendable (Call) -> ServerAddress
  /// The limits on wrong codes of the class.
  let codeGuesses: CodeGuesses
  /// A name that changes each time the server starts. Servers that share a store have the same one:
  /// a page that one of them began goes on at the others.
  let run: Identifier
  /// A closure that gets a sentence for each fault that only the server's owner can mend.
  let log: @Sendable (String) -> Void

  /// - Parameters:
  ///   - signUpRule: the rule by which people make accounts.
  ///   - retention: how long the server keeps what people did who don't come any more.
  ///   - mail: the server that sends links to people who forgot their password; `nil` without one.
  ///   - learnersMayPlay: whether learners of a class may have sound played on the server's
  ///     computer.
  ///   - address: a closure that returns the address at which the sender of a request reaches the
  ///     server.
  ///   - log: a closure that gets a sentence for each fault that only the server's owner can mend.
  init(
    visitors: Visitors, signUpRule: SignUpRule, retention: RetentionRule, mail: MailServer?,
    learnersMayPlay: Bool,
    address: @escaping @Sendable (Call) -> ServerAddress, log: @escaping @Sendable (String) -> Void
  ) {
    learners = visitors.learners
    (self.signUpRule, self.retention, self.mail) = (signUpRule, retention, mail)
    (self.visitors, self.learnersMayPlay, self.address) = (visitors, learnersMayPlay, address)
    self.log = log
    codeGuesses = CodeGuesses(in: learners.notes)
    run = learners.run
  }

  private struct Status: Encodable {
    let version: String
    let run: Identifier
  }

  /// Adds all addresses of the API.
  ///
  /// - Parameter version: the version of the program.
  func add(to routes: inout Routes, version: String) {
    routes.on(.get, Self.path + "/status") { [run, visitors, learners] call in
      // An open page says so if answers can't be kept, and goes on when they can.
      if learners.hasFarStore { try await learners.checkStore() }
      // An open page asks this every few seconds, also while its learner thinks.
      visitors.notePresence(of: call)
      return .json(Status(version: version, run: run))
    }
    routes.on(.get, Self.path + "/openapi.json") { _ in Asset.description.response }
    addEntry(to: &routes)
    addLearners(to: &routes)
    addAccounts(to: &routes)
    addClass(to: &routes)
    addSessions(to: &routes)
    addRounds(to: &routes)
    addSounds(to: &routes)
    addCompleted(to: &routes)
    addWords(to: &routes)
    addLanguages(to: &routes)
    addLists(to: &routes)
    addListTests(to: &routes)
    addDecks(to: &routes)
    addCardLearning(to: &routes)
    addCardFiles(to: &routes)
    addQuiz(to: &routes)
    addClassQuizzes(to: &routes)
    addPlan(to: &routes)
    addShows(to: &routes)
    addStatistics(to: &routes)
    addSettings(to: &routes)
    addFirstChoices(to: &routes)
    addClassChoices(to: &routes)
    addVoices(to: &routes)
    addPatterns(to: &routes)
  }

  /// Checks that the server's computer may play a sound for the sender of a request.
  ///
  /// - Throws: a ``Problem`` for a learner of a class whose teacher has not allowed it.
  func checkMayPlay(_ call: Call) throws {
    guard call.role != .learner || learnersMayPlay else {
      throw Problem(
        .forbidden, "The teacher's computer plays no sounds for the class: play them on this page.")
    }
  }

  /// Runs work on the body of a request. The work on a large body waits for its turn, because it
  /// keeps a whole processor busy.
  func work<Value>(
    with body: ByteBuffer, _ work: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    guard body.readableBytes > BodyBudget.smallBody else { return try await work() }
    return try await learners.largeRequests.run {
      // The server may have stopped while the request waited.
      try Task.checkCancellation()
      return try await work()
    }
  }

  /// Returns the learner whom a request is about: its sender, or the learner whom a request of a
  /// teacher or a parent names.
  func subject(_ call: Call, sentBy learner: LearnerSession) throws -> LearnerSession {
    guard let name = call.query("learner") else { return learner }
    let subject = try child(named: name, of: call) ?? visitors.member(named: name, of: call)
    try checkMayRead(subject, call)
    try learners.noteReading(of: subject, call)
    return subject
  }

  /// Checks that the person of an account may see what a learner did.
  ///
  /// - Throws: ``Accounts/AccountError/notAllowed(_:)``, `StorageError`.
  private func checkMayRead(_ learner: LearnerSession, _ call: Call) throws {
    guard let account = call.account?.account, let accounts = learners.accounts else { return }
    let relation: Relation =
      if let id = learner.identity.id, call.account?.place != nil || account.children.contains(id) {
        try accounts.relation(of: account, to: id)
      } else {
        // The learners of the server's own class are in no school.
        Relation(account.role)
      }
    guard relation.has(.readProgress) else { throw AccountError.notAllowed(.readProgress) }
  }

  /// Returns the child of a request's sender with a name; `nil` if the sender has none of this
  /// name.
  private func child(named text: String, of call: Call) throws -> LearnerSession? {
    let name = try LearnerName(text)
    for id in call.account?.account.children ?? [] {
      if let child = try learners.learner(identifiedBy: .named(id)), child.learner == name {
        return child
      }
    }
    return nil
  }
}
