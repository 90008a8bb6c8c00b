internal import Accounts
internal import FoundationEssentials
package import Learner
internal import Storage

/// Changing a password.
extension AccountBook {
  /// Checks the account's password before an important step. Somebody else may be at a browser that
  /// was left open.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func confirm(_ password: String, of account: Account, from visit: Visit) async throws {
    let name = try? AccountName(account.name)
    let tries = tries(for: name?.key ?? "", account, from: visit)
    try tries.check(notes)
    guard try await isRight(password, for: account, sender: visit.sender) else {
      try tries.count(notes)
      throw AccountError.wrongPassword
    }
  }

  /// Changes a password. All other browsers of the account are logged out.
  ///
  /// - Parameters:
  ///   - shownName: the name by which others see the person.
  ///   - session: the session of this browser.
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func changePassword(
    of account: Account, from old: String, to new: String, shownName: String,
    in session: Identifier, from visit: Visit
  ) async throws {
    try await confirm(old, of: account, from: visit)
    let hash = try await newHash(
      of: new, names: [account.name, account.name.localPart, shownName],
      hasSecondFactor: account.asksForCodes, for: visit.sender)
    try store.change(account.id) { account in
      account.password = hash
      account.sessions.removeAll { $0.id != session }
      account.devices.removeAll()
    }
    try store.removeInvitations(to: account.id, endedAt: now())
    try audit.add(.init(.passwordChanged, at: now(), by: account.id, account: account.id))
  }

  /// Chooses a new password by a link, and logs the browser in. All other browsers of the account
  /// are logged out. The second factor stays.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func choosePassword(
    _ new: String, by token: Identifier, code: String?, from visit: Visit
  ) async throws -> Answer {
    let (invitation, account) = try passwordInvitation(token)
    let hash = try await newHash(
      of: new, names: [account.name, account.name.localPart],
      hasSecondFactor: account.asksForCodes, for: visit.sender)
    if account.asksForCodes {
      guard let code, !code.isEmpty else { return .needsCode }
      let tries = tries(for: try AccountName(account.name).key, account, from: visit)
      try tries.check(notes)
      guard try use(code, of: account.id) else {
        try tries.count(notes)
        throw AccountError.wrongCode
      }
    }
    guard try store.use(token) else { throw AccountError.endedLink }
    let (session, key) = newSession(from: visit)
    let changed: Account?
    do {
      changed = try store.change(account.id) { account in
        account.password = hash
        account.sessions.removeAll()
        account.devices.removeAll()
        account.add(session)
      }
    } catch {
      // The link is good again, because it was of no use.
      try store.putBack(invitation, token)
      throw error
    }
    guard let changed else { throw AccountError.endedLink }
    try store.removeInvitations(to: account.id, endedAt: now())
    try audit.add(.init(.passwordChanged, at: now(), by: account.id, account: account.id))
    return .loggedIn(LogIn(account: changed, session: session, token: key))
  }

  /// Returns the account of a link to a new password.
  ///
  /// - Throws: ``Accounts/AccountError/endedLink``, `StorageError`.
  package func passwordInvitation(
    _ token: Identifier
  ) throws -> (invitation: Invitation, account: Account) {
    guard let invitation = try store.invitation(token, at: now()),
      case .newPassword(let id) = invitation.purpose, let account = try store.account(id),
      account.closed == nil
    else { throw AccountError.endedLink }
    return (invitation, account)
  }
}
