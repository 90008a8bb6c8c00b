package import Accounts
internal import FoundationEssentials
package import Learner
internal import Storage

/// The links that let people in, and what owners do with accounts.
extension AccountBook {
  /// Makes a link to sign up.
  ///
  /// - Parameters:
  ///   - learner: the learner whose files the account gets; `nil` for a new learner.
  ///   - inviter: the account of the person who invites; `nil` for the owner of the server's
  ///     computer.
  /// - Throws: `StorageError`.
  package func invite(
    _ role: AccountRole, learner: InvitedLearner? = nil, by inviter: Identifier?
  ) throws -> Identifier {
    try invite(to: .signUp(role: role, learner: learner), by: inviter)
  }

  /// Makes a link to work at a school, or to see what a learner does.
  ///
  /// - Throws: `StorageError`.
  package func invite(
    to purpose: Invitation.Purpose, by inviter: Identifier?
  ) throws -> Identifier {
    try store.removeInvitations(endedAt: now())
    let token = try store.add(
      Invitation(purpose: purpose, by: inviter, ends: now() + Invitation.signUpTime))
    try audit.add(.init(.invited, at: now(), by: inviter, account: nil, role: purpose.role))
    return token
  }

  /// Returns the invitation of a link to sign up, and the role of the account that it makes.
  ///
  /// - Throws: ``Accounts/AccountError/endedLink``, `StorageError`.
  package func signUpInvitation(
    _ token: Identifier
  ) throws -> (invitation: Invitation, role: AccountRole) {
    guard let invitation = try store.invitation(token, at: now()),
      let role = invitation.purpose.role, try mayStillInvite(invitation)
    else { throw AccountError.endedLink }
    return (invitation, role)
  }

  /// Returns whether the person who made a link to a school, or to a child's work, still has the
  /// right to it.
  private func mayStillInvite(_ invitation: Invitation) throws -> Bool {
    guard let by = invitation.by else { return true }
    switch invitation.purpose {
    case .signUp, .newPassword: return true
    case .work(let school, _, _):
      guard let inviter = try store.account(by), inviter.closed == nil,
        let school = try schools.all().school(school)
      else { return false }
      return try schools.all().relation(of: inviter, to: school).has(.leadSchool)
    case .parent(let child):
      guard let inviter = try store.account(by), inviter.closed == nil else { return false }
      return try relation(of: inviter, to: child).has(.teach)
    }
  }

  /// Gives an account what an invitation offers beside the account itself.
  ///
  /// - Throws: `StorageError`.
  package func take(_ invitation: Invitation, for account: Identifier) throws {
    switch invitation.purpose {
    case .signUp, .newPassword: break
    case .work(let school, let role, let expected):
      // People who work at a school log in as often as teachers do.
      try store.change(account) { account in
        if account.role == .learner || account.role == .parent { account.role = .staff }
      }
      try add(account, to: school, as: role, by: invitation.by)
      if let expected { try place(account, at: school, as: expected) }
    case .parent(let child): try addChild(child, to: account)
    }
  }

  /// Uses an invitation up for an account that is there.
  ///
  /// - Throws: ``Accounts/AccountError/endedLink``, `StorageError`.
  package func accept(_ token: Identifier, for account: Identifier) throws {
    let invitation = try signUpInvitation(token).invitation
    guard invitation.purpose.isForExistingAccounts, try store.use(token) else {
      throw AccountError.endedLink
    }
    do {
      try take(invitation, for: account)
    } catch {
      try store.putBack(invitation, token)
      throw error
    }
  }

  /// Returns the links to work at a school that are still good.
  ///
  /// - Throws: `StorageError`.
  package func invitations(
    to school: Identifier
  ) throws -> [(token: TokenHash, invitation: Invitation)] {
    try store.invitations(at: now()).filter { one in
      if case .work(school, _, _) = one.invitation.purpose { true } else { false }
    }
  }

  /// Makes a new link in place of one, which lets nobody in any more.
  ///
  /// - Returns: the token of the new one; `nil` if the old one is not good any more.
  /// - Throws: `StorageError`.
  package func renew(_ token: TokenHash, by inviter: Identifier) throws -> Identifier? {
    guard let old = try store.invitations(at: now()).first(where: { $0.token == token }) else {
      return nil
    }
    let new = try invite(to: old.invitation.purpose, by: inviter)
    try store.remove(token)
    return new
  }

  /// Makes a link to a new password.
  ///
  /// - Throws: `StorageError`.
  package func passwordLink(for account: Identifier, by owner: Identifier?) throws -> Identifier {
    try store.removeInvitations(to: account, endedAt: now())
    let token = try store.add(
      Invitation(
        purpose: .newPassword(account: account), by: owner, ends: now() + Invitation.passwordTime))
    try audit.add(.init(.passwordLinkMade, at: now(), by: owner, account: account))
    return token
  }

  /// Gives an account another role. Its browsers are logged out, because the new role may have
  /// shorter sessions.
  ///
  /// - Throws: ``Accounts/AccountError/lastOwner``, ``Accounts/AccountError/hasUsualLearner(_:)``,
  ///   ``Accounts/AccountError/worksAtSchool(_:)``, `StorageError`.
  package func setRole(
    _ role: AccountRole, of account: Account, by owner: Identifier?
  ) throws {
    if role != .owner { try checkIsNotLastOwner(account) }
    // A learner must not have the words of the owner and of the class.
    if role == .learner, account.learner == nil {
      throw AccountError.hasUsualLearner(account.name)
    }
    if role == .learner, try schools.all().hasStaff(account.id) {
      throw AccountError.worksAtSchool(account.name)
    }
    try store.change(account.id) { account in
      account.role = role
      account.sessions.removeAll()
    }
    try audit.add(.init(.roleChanged, at: now(), by: owner, account: account.id, role: role))
  }

  /// Closes an account: nobody can log in to it, and all its browsers are logged out. Its learner's
  /// files stay.
  ///
  /// - Throws: ``Accounts/AccountError/lastOwner``, `StorageError`.
  package func close(_ account: Account, by owner: Identifier?) throws {
    try checkIsNotLastOwner(account)
    try store.change(account.id) { [now = now()] account in
      account.closed = account.closed ?? now
      account.sessions.removeAll()
    }
    try store.removeInvitations(to: account.id, endedAt: now())
    try audit.add(.init(.closed, at: now(), by: owner, account: account.id))
  }

  /// Opens a closed account again.
  ///
  /// - Throws: `StorageError`.
  package func reopen(_ account: Account, by owner: Identifier?) throws {
    try store.change(account.id) { $0.closed = nil }
    try audit.add(.init(.reopened, at: now(), by: owner, account: account.id))
  }

  /// Checks that an account isn't the only one of an owner. An account that is closed or will be
  /// erased doesn't count, because its owner can't log in or soon can't.
  ///
  /// - Throws: ``Accounts/AccountError/lastOwner``, `StorageError`.
  package func checkIsNotLastOwner(_ account: Account) throws {
    guard account.role == .owner else { return }
    let owners = try store.all().accounts.filter {
      $0.role == .owner && $0.closed == nil && $0.erasure == nil && $0.id != account.id
    }
    if owners.isEmpty { throw AccountError.lastOwner }
  }

  /// Whether the server has an owner with an account.
  ///
  /// - Throws: `StorageError`.
  package func hasOwner() throws -> Bool {
    let (accounts, unreadable) = try store.all()
    // An account that can't be read may be the owner's: nobody else may become one for that.
    return accounts.contains { $0.role == .owner } || !unreadable.isEmpty
  }

  /// Notes that somebody looks at what a learner did, unless the two are one person.
  ///
  /// - Throws: `StorageError`.
  package func noteReading(by reader: Account, of learner: Identifier) throws {
    guard reader.learner != learner else { return }
    try readings.note(reader.id, of: learner, at: now())
  }

  /// Whether people of the server may be friends. Where a teacher teaches, or where there is a
  /// school, the others are children of a class.
  ///
  /// - Throws: `StorageError`.
  package func hasFriends() throws -> Bool {
    try schools.all().isEmpty
      && !store.all().accounts.contains { $0.role == .teacher && $0.closed == nil }
  }

  /// Gives an account another name to log in with.
  ///
  /// - Throws: ``Accounts/AccountError/nameTaken(_:)``, `StorageError`.
  package func rename(_ account: Account, to name: AccountName) throws {
    try store.rename(account, to: name, at: now())
    try audit.add(.init(.renamed, at: now(), by: account.id, account: account.id))
  }
}
