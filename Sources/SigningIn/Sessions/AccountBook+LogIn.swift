internal import Accounts
internal import FoundationEssentials
internal import Hashing
package import Learner
package import Storage

/// Logging in and out.
extension AccountBook {
  /// The answer to a name and a password.
  package enum Answer: Sendable {
    case loggedIn(LogIn)
    /// The password is right, and the account has a second factor, whose code has to come with
    /// them.
    case needsCode
  }

  /// Logs a browser in.
  ///
  /// The answer and its time are the same for an unknown name and a wrong password.
  ///
  /// - Parameter code: the code of the second factor, or a recovery code; `nil` for none.
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func logIn(
    _ text: String, password: String, code: String?, from visit: Visit
  ) async throws -> Answer {
    // A text that can't be a name is nobody's name.
    let name = try? AccountName(text)
    let account = try name.flatMap { try store.account(named: $0) }
    let tries = tries(for: name?.key ?? "", account, from: visit)
    try tries.check(notes)
    let isRight = try await isRight(password, for: account, sender: visit.sender)
    guard isRight, let account else {
      try tries.count(notes)
      // A person must not look for a mistake of theirs where there is none.
      if let name, try store.isLost(name) { throw AccountError.unreadable }
      throw AccountError.wrongLogIn
    }
    guard account.closed == nil else { throw AccountError.closed(account.name) }
    if account.asksForCodes {
      guard let code, !code.isEmpty else { return .needsCode }
      guard try use(code, of: account.id) else {
        try tries.count(notes)
        throw AccountError.wrongCode
      }
    }
    return .loggedIn(try await begin(account.id, password: password, from: visit))
  }

  /// Begins a session of an account, whose password was right.
  private func begin(
    _ id: Identifier, password: String, from visit: Visit
  ) async throws -> LogIn {
    var renewed: PasswordHash?
    if try store.account(id)?.password?.isOutdated == true {
      renewed = try await hashing(for: visit.sender) { try PasswordHash(of: password) }
    }
    let (session, token) = newSession(from: visit)
    // The token is new at each log-in, and an earlier session of this browser ends.
    let earlier = visit.earlier.flatMap { $0.account == id ? TokenHash($0.token).text : nil }
    let changed = try store.change(id) { [now = now()] account in
      account.seen = now
      account.sessions.removeAll { $0.token == earlier }
      account.devices.removeAll { $0 == earlier }
      account.add(session)
      if let renewed { account.password = renewed }
    }
    guard let changed else { throw AccountError.wrongLogIn }
    try audit.add(.init(.loggedIn, at: now(), by: id, account: id))
    return LogIn(account: changed, session: session, token: token)
  }

  func newSession(from visit: Visit) -> (session: AccountSession, token: Identifier) {
    let token = Identifier()
    let session = AccountSession(
      id: Identifier(), token: TokenHash(token).text, since: now(), seen: now(),
      device: visit.device)
    return (session, token)
  }

  /// Returns the account and the session of a browser; `nil` if it isn't logged in.
  ///
  /// - Throws: `StorageError`.
  package func sender(
    with key: SessionKey
  ) throws(StorageError) -> (account: Account, session: AccountSession)? {
    guard let account = try store.account(key.account), account.closed == nil else { return nil }
    let hash = TokenHash(key.token).text
    let now = now()
    guard let session = account.sessions.first(where: { $0.token == hash }),
      SessionRule(for: account.role).goesOn(since: session.since, seen: session.seen, at: now)
    else { return nil }
    if now.timeIntervalSince(session.seen) > SessionRule.noteInterval {
      // The note may be lost: the session then ends a little earlier.
      try store.change(account.id, isSynced: false) { account in
        account.seen = now
        for index in account.sessions.indices where account.sessions[index].id == session.id {
          account.sessions[index].seen = now
        }
      }
    }
    return (account, session)
  }

  /// Sets the class that the person works with in a browser; `nil` for what is the person's own.
  ///
  /// - Throws: `StorageError`.
  package func setPlace(
    _ place: Identifier?, in session: Identifier, of account: Identifier
  ) throws(StorageError) {
    try store.change(account) { account in
      for index in account.sessions.indices where account.sessions[index].id == session {
        account.sessions[index].place = place
      }
    }
  }

  /// Ends one session of an account.
  ///
  /// - Returns: whether there was one.
  /// - Throws: `StorageError`.
  @discardableResult
  package func end(_ session: Identifier, of account: Identifier) throws(StorageError) -> Bool {
    var hasEnded = false
    try store.change(account) { account in
      let rest = account.sessions.filter { $0.id != session }
      hasEnded = rest.count < account.sessions.count
      account.sessions = rest
    }
    return hasEnded
  }

  /// Ends all sessions of an account but one, which may be `nil`.
  ///
  /// - Throws: `StorageError`.
  package func endSessions(
    of account: Identifier, but session: Identifier?, by owner: Identifier?
  ) throws(StorageError) {
    try store.change(account) { account in account.sessions.removeAll { $0.id != session } }
    try audit.add(.init(.sessionsEnded, at: now(), by: owner, account: account))
  }

  /// Returns the limits on wrong passwords for a name. An unknown name has the same ones.
  func tries(for key: String, _ account: Account?, from visit: Visit) -> TryLimits {
    let known = visit.earlier.flatMap { earlier in
      account.flatMap { account in
        account.id == earlier.account
          && account.devices.contains(TokenHash(earlier.token).text) ? earlier : nil
      }
    }
    return TryLimits(
      sender: visit.sender, name: SHA256(Array(key.utf8)).hexadecimal,
      device: known.map { TokenHash($0.token).text })
  }
}

/// The limits on wrong passwords and codes: for the sender, and for the account. A browser that was
/// logged in before has a limit of its own, so that nobody can keep a person out by guessing
/// (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
struct TryLimits {
  private let buckets: [(name: String, every: Duration, size: Int)]

  init(sender: String, name: String, device: String?) {
    let account: (String, Duration, Int) =
      if let device {
        ("log-in of device/\(device)", .seconds(10), 8)
      } else {
        ("log-in of account/\(name)", .seconds(30), 8)
      }
    // A school may send all its people's requests from one address.
    buckets = [account, ("log-in of sender/\(sender)", .seconds(3), 30)]
  }

  /// Checks that another try is compared at all.
  ///
  /// - Throws: ``Accounts/AccountError/tooManyTries(seconds:)``, `StorageError`.
  func check(_ notes: any Notes) throws {
    for bucket in buckets
    where try !notes.hasToken(bucket.name, every: bucket.every, size: bucket.size, isTaken: false) {
      throw AccountError.tooManyTries(seconds: Int(bucket.every.components.seconds))
    }
  }

  /// Counts a wrong try.
  ///
  /// - Throws: `StorageError`.
  func count(_ notes: any Notes) throws(StorageError) {
    for bucket in buckets {
      _ = try notes.hasToken(bucket.name, every: bucket.every, size: bucket.size, isTaken: true)
    }
  }
}
