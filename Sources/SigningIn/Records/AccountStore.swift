package import Accounts
package import FoundationEssentials
internal import Hashing
package import Learner
package import Storage
internal import Threads

/// The documents of all accounts of a server: one for each account, one for each name, one for each
/// link that is still good.
package final class AccountStore: Sendable {
  /// The name of an account, which the first account that asks for it gets.
  private struct Reservation: Codable, Sendable {
    let account: Identifier
    let since: Date
    /// Whether the account is there. Without it, the program that reserved the name may have been
    /// killed.
    var isDone: Bool
  }

  private let documents: any DocumentStore
  /// The accounts as they were read last, with the stamps of their documents.
  private let known = Guarded<[Identifier: (stamp: FileStamp, account: Account)]>([:])

  private static let accounts = "accounts"
  private static let names = "account-names"
  private static let invitations = "invitations"

  /// - Parameter files: the files of the server's owner, which no other part of the program has
  ///   open, so that no turn of another server refuses a change of an account.
  package init(in files: LearnerFiles) { documents = files.documents }

  private func document(of id: Identifier) -> Document<Account> {
    Document("\(Self.accounts)/\(id.text).json", in: documents, format: "vocalvocab.account")
  }

  private func document(of key: NameKey) -> Document<Reservation> {
    Document("\(Self.names)/\(key.text).json", in: documents, format: "vocalvocab.account-name")
  }

  private func document(of token: TokenHash) -> Document<Invitation> {
    Document(
      "\(Self.invitations)/\(token.text).json", in: documents, format: "vocalvocab.invitation")
  }

  /// The name of the document of an account's name. The name itself may be too long for a file.
  private struct NameKey {
    let text: String

    init(_ name: AccountName) { text = SHA256(Array(name.key.utf8)).hexadecimal }
  }

  // MARK: Accounts

  /// Returns the account with an identity; `nil` if there is none.
  ///
  /// - Throws: `StorageError`.
  package func account(_ id: Identifier) throws(StorageError) -> Account? {
    let document = document(of: id)
    let stamp = documents.stamp(of: document.name)
    if let stamp, let known = known.withLock({ $0[id] }), known.stamp == stamp {
      return known.account
    }
    let account = try document.read()
    known.withLock { known in
      known[id] = stamp.flatMap { stamp in account.map { (stamp, $0) } }
    }
    return account
  }

  /// Returns the account with a name; `nil` if there is none.
  ///
  /// - Throws: `StorageError`.
  package func account(named name: AccountName) throws(StorageError) -> Account? {
    guard let id = try document(of: NameKey(name)).read()?.account,
      let account = try account(id), (try? AccountName(account.name))?.key == name.key
    else { return nil }
    return account
  }

  /// Returns all accounts, and the names of the documents that can't be read.
  ///
  /// - Throws: `StorageError` if the documents can't be listed.
  package func all() throws(StorageError) -> (accounts: [Account], unreadable: [String]) {
    var accounts: [Account] = []
    var unreadable: [String] = []
    for name in try documents.names(in: Self.accounts) {
      guard let id = Identifier(name) else { continue }
      // One document that can't be read must not hide the others.
      guard let account = try? account(id) else {
        unreadable.append(document(of: id).path)
        continue
      }
      accounts.append(account)
    }
    return (accounts.sorted { ($0.since, $0.id.text) < ($1.since, $1.id.text) }, unreadable)
  }

  /// Makes an account. Of two that ask for one name at once, one gets it.
  ///
  /// - Throws: ``Accounts/AccountError/nameTaken(_:)``, `StorageError`.
  package func add(_ account: Account, named name: AccountName) throws {
    try reserve(name, for: account.id, at: account.since)
    do {
      try document(of: account.id).change { (_: Account?) in account }
      try confirm(name)
    } catch {
      // The name is free again. If that fails, too, it is free after a while.
      _ = try? document(of: account.id).remove()
      _ = try? document(of: NameKey(name)).remove()
      throw error
    }
  }

  /// Gives a name to an account, unless another one has it.
  private func reserve(_ name: AccountName, for id: Identifier, at now: Date) throws {
    let document = document(of: NameKey(name))
    var isTaken = false
    let new = Reservation(account: id, since: now, isDone: false)
    try document.change { (old: Reservation?) throws(StorageError) in
      guard let old, old.account != id else {
        isTaken = false
        return new
      }
      let owner = try self.account(old.account)
      // A program that was killed leaves a name without an account. The name of an account that
      // can't be read stays its own.
      let isLeftOver =
        !old.isDone && owner == nil
        && abs(old.since.timeIntervalSince(now)) > Self.reservationTime
      let isGivenUp = owner.map { (try? AccountName($0.name))?.key != name.key } ?? false
      isTaken = !isLeftOver && !isGivenUp
      return isTaken ? old : new
    }
    if isTaken { throw AccountError.nameTaken(name.text) }
  }

  /// Notes that the account of a name is there.
  private func confirm(_ name: AccountName) throws(StorageError) {
    try document(of: NameKey(name)).change { (old: Reservation?) throws(StorageError) in
      guard var reservation = old else { throw .moved(path: document(of: NameKey(name)).path) }
      reservation.isDone = true
      return reservation
    }
  }

  /// Returns whether a name has an account that can't be read, because its document was damaged and
  /// moved aside.
  ///
  /// - Throws: `StorageError`.
  package func isLost(_ name: AccountName) throws(StorageError) -> Bool {
    guard let kept = try document(of: NameKey(name)).read(), kept.isDone else { return false }
    return try account(kept.account) == nil
  }

  /// The time for which a name without an account is kept, in seconds.
  private static let reservationTime: TimeInterval = 60

  /// Changes an account. The closure is called again if another server has changed the account
  /// meanwhile.
  ///
  /// - Returns: the account as it is now; `nil` if there is none any more.
  /// - Throws: `StorageError`. The account then stays as it is.
  @discardableResult
  package func change(
    _ id: Identifier, isSynced: Bool = true, _ body: (inout Account) -> Void
  ) throws(StorageError) -> Account? {
    let document = document(of: id)
    guard try document.read() != nil else { return nil }
    var changed: Account?
    do {
      try document.change(isSynced: isSynced) { (old: Account?) throws(StorageError) in
        guard var account = old else { throw .moved(path: document.path) }
        body(&account)
        changed = account
        return account
      }
    } catch StorageError.moved {
      return nil
    }
    known.withLock { $0[id] = nil }
    return changed
  }

  /// Gives an account another name to log in with.
  ///
  /// - Throws: ``Accounts/AccountError/nameTaken(_:)``, `StorageError`.
  package func rename(_ account: Account, to name: AccountName, at now: Date) throws {
    let old = try AccountName(account.name)
    try reserve(name, for: account.id, at: now)
    try change(account.id) { $0.name = name.text }
    try confirm(name)
    if old.key != name.key { _ = try document(of: NameKey(old)).remove() }
  }

  /// Removes an account for good.
  ///
  /// - Throws: `StorageError`.
  package func remove(_ account: Account) throws(StorageError) {
    _ = try document(of: account.id).remove()
    known.withLock { $0[account.id] = nil }
    guard let name = try? AccountName(account.name) else { return }
    let reservation = document(of: NameKey(name))
    if try reservation.read()?.account == account.id { _ = try reservation.remove() }
  }

  // MARK: Invitations

  /// Keeps an invitation.
  ///
  /// - Returns: its token, which only the link has.
  /// - Throws: `StorageError`.
  package func add(_ invitation: Invitation) throws(StorageError) -> Identifier {
    let token = Identifier()
    try document(of: TokenHash(token)).change { (_: Invitation?) in invitation }
    return token
  }

  /// Returns the invitation of a token; `nil` for a token that is not good any more.
  ///
  /// - Throws: `StorageError`.
  package func invitation(_ token: Identifier, at now: Date) throws(StorageError) -> Invitation? {
    guard let invitation = try document(of: TokenHash(token)).read(), now < invitation.ends else {
      return nil
    }
    return invitation
  }

  /// Returns the invitations that are still good, with the hashes of their tokens.
  ///
  /// - Throws: `StorageError`.
  package func invitations(
    at now: Date
  ) throws(StorageError) -> [(token: TokenHash, invitation: Invitation)] {
    var found: [(token: TokenHash, invitation: Invitation)] = []
    for name in try documents.names(in: Self.invitations) {
      guard let token = TokenHash(name), let invitation = try document(of: token).read(),
        now < invitation.ends
      else { continue }
      found.append((token, invitation))
    }
    return found
  }

  /// Removes an invitation.
  ///
  /// - Returns: whether it was there.
  /// - Throws: `StorageError`.
  @discardableResult
  package func remove(_ token: TokenHash) throws(StorageError) -> Bool {
    try document(of: token).remove()
  }

  /// Replaces an invitation that is still there.
  ///
  /// - Throws: `StorageError`.
  func replace(_ token: TokenHash, with invitation: Invitation) throws(StorageError) {
    let document = document(of: token)
    guard try document.read() != nil else { return }
    try document.change { (_: Invitation?) in invitation }
  }

  /// Uses up an invitation. Of two that use it at once, one may.
  ///
  /// - Returns: whether this caller may.
  /// - Throws: `StorageError`.
  package func use(_ token: Identifier) throws(StorageError) -> Bool {
    try document(of: TokenHash(token)).remove()
  }

  /// Puts an invitation back that was of no use in the end.
  ///
  /// - Throws: `StorageError`.
  package func putBack(_ invitation: Invitation, _ token: Identifier) throws(StorageError) {
    try document(of: TokenHash(token)).change { (_: Invitation?) in invitation }
  }

  /// Removes the invitations that have ended, and those to a new password of an account.
  ///
  /// - Throws: `StorageError`.
  package func removeInvitations(
    to account: Identifier? = nil, endedAt now: Date
  ) throws(StorageError) {
    for name in try documents.names(in: Self.invitations) {
      guard let token = TokenHash(name) else { continue }
      let document = document(of: token)
      guard let invitation = try document.read() else { continue }
      var isOld = invitation.ends <= now
      if case .newPassword(let other) = invitation.purpose, other == account { isOld = true }
      if isOld { _ = try document.remove() }
    }
  }
}

/// The hash of a secret token. A reader of the hash can't make the token of it.
package struct TokenHash: Hashable, Sendable {
  package let text: String

  package init(_ token: Identifier) { text = SHA256(Array(token.text.utf8)).hexadecimal }

  /// Reads a hash; `nil` unless the text is 64 hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 64, text.utf8.allSatisfy("0123456789abcdef".utf8.contains) else {
      return nil
    }
    self.text = text
  }
}
