package import Accounts
package import FoundationEssentials
package import Learner
package import Storage

/// The accounts of a server: who may log in, and which browsers are logged in; and the schools with
/// their classes.
///
/// Its parts stand in files of their own: logging in, passwords, the second factor, links, and what
/// owners do.
package final class AccountBook: Sendable {
  package let store: AccountStore
  package let audit: AuditLog
  package let friends: FriendStore
  package let readings: ReadLog
  package let schools: SchoolStore
  package let erased: ErasedAccounts
  let notes: any Notes
  let hashes: HashQueue
  /// The names of the server, which no password may be made of.
  private let serverNames: [String]
  /// Whether a text is a word of the dictionary.
  private let isWord: @Sendable (String) -> Bool
  /// A closure that returns the time.
  let now: @Sendable () -> Date

  /// - Parameters:
  ///   - files: the files of the server's owner, which no other part of the program has open.
  ///   - notes: the values that all servers of the store share, which count wrong passwords.
  ///   - serverNames: the names of the server, which no password may be made of.
  ///   - isWord: whether a text is a word of the dictionary.
  ///   - patience: the longest time for which a password waits until others are checked.
  ///   - now: a closure that returns the time.
  package init(
    in files: LearnerFiles, notes: any Notes, serverNames: [String] = [],
    isWord: @escaping @Sendable (String) -> Bool = { _ in false },
    patience: Duration = .seconds(5), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    store = AccountStore(in: files)
    audit = AuditLog(in: files)
    friends = FriendStore(in: files)
    readings = ReadLog(in: files)
    schools = SchoolStore(in: files)
    erased = ErasedAccounts(in: files.folders)
    hashes = HashQueue(patience: patience)
    self.notes = notes
    self.serverNames = serverNames + ["vocalvocab", "password", "passphrase"]
    (self.isWord, self.now) = (isWord, now)
  }

  // MARK: Passwords

  /// Checks that passwords can be checked here.
  ///
  /// - Throws: ``Accounts/AccountError/noHashes``.
  package static func checkHashes() throws(AccountError) {
    guard PasswordHash.isPossible else { throw .noHashes }
  }

  /// Checks a new password, and returns its hash.
  ///
  /// - Parameters:
  ///   - names: the names of the person.
  ///   - sender: the one for whom the work is done.
  /// - Throws: ``Accounts/AccountError``.
  func newHash(
    of password: String, names: [String], hasSecondFactor: Bool, for sender: String
  ) async throws -> PasswordHash {
    let rule = PasswordRule(hasSecondFactor: hasSecondFactor, names: names + serverNames)
    if let flaw = rule.flaw(of: password, isWord: isWord) { throw AccountError.badPassword(flaw) }
    return try await hashing(for: sender) {
      if let flaw = ListedPasswords.flaw(of: password) { throw AccountError.badPassword(flaw) }
      return try PasswordHash(of: password)
    }
  }

  /// Returns whether a password is right. It takes the same time without an account.
  func isRight(
    _ password: String, for account: Account?, sender: String
  ) async throws -> Bool {
    // Longer texts are nobody's password, and would only cost time.
    let given = String(password.unicodeScalars.prefix(PasswordRule.longest + 1))
    return try await hashing(for: sender) {
      try Self.checkHashes()
      guard let hash = account?.password else {
        // The hash of nobody's password takes as long.
        _ = PasswordHash.ofNobody.isRight(given)
        return false
      }
      return hash.isRight(given)
    }
  }

  /// Runs work with passwords in the queue.
  func hashing<Value: Sendable>(
    for sender: String, _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    do {
      return try await hashes.run(for: sender, body)
    } catch is HashQueueIsFull {
      throw AccountError.tooManyTries(seconds: 10)
    }
  }

  // MARK: Making accounts

  /// The most accounts of a server.
  package static let most = 1000

  /// Makes an account and logs its browser in.
  ///
  /// - Parameters:
  ///   - shownName: the name by which others see the person, which the password may not be.
  ///   - makeLearner: makes the learner whose files the account gets, and returns the identity;
  ///     `nil` for the usual learner. It is called when everything else is right.
  ///   - removeLearner: removes that learner again, because the account could not be made.
  /// - Throws: ``Accounts/AccountError``, `StorageError`, the errors of the closures.
  package func signUp(
    _ name: AccountName, password: String, shownName: String, role: AccountRole, from visit: Visit,
    makeLearner: () async throws -> Identifier?, removeLearner: (Identifier) async -> Void
  ) async throws -> LogIn {
    guard try store.all().accounts.count < Self.most else { throw AccountError.full(Self.most) }
    let names = [name.text, name.text.localPart, shownName]
    let hash = try await newHash(
      of: password, names: names, hasSecondFactor: false, for: visit.sender)
    guard try store.account(named: name) == nil else { throw AccountError.nameTaken(name.text) }
    let learner = try await makeLearner()
    var account = Account(
      name: name.text, role: role, learner: learner, since: now(), password: hash)
    if learner == nil { account.shownName = shownName }
    let (session, token) = newSession(from: visit)
    account.add(session)
    do {
      try store.add(account, named: name)
    } catch {
      if let learner { await removeLearner(learner) }
      throw error
    }
    // The account is there. If the disk is just full, the log lacks it, and the account itself
    // tells when it was made.
    try? audit.add(.init(.signedUp, at: now(), by: account.id, account: account.id, role: role))
    return LogIn(account: account, session: session, token: token)
  }
}

extension String {
  /// The part of an e-mail address before its `@`; the whole text of any other name.
  var localPart: String {
    utf8.firstIndex(of: UInt8(ascii: "@")).map { String(self[..<$0]) } ?? self
  }
}
