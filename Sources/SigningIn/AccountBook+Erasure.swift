internal import Accounts
package import FoundationEssentials
package import Learner
internal import Storage

/// The end of an account.
extension AccountBook {
  /// The time between the wish and the erasure, in which the person may think again: 30 days.
  package static let grace: TimeInterval = 30 * 86_400

  /// Sets the time at which an account is erased.
  ///
  /// - Throws: ``Accounts/AccountError/lastOwner``, `StorageError`.
  package func scheduleErasure(of account: Account, by owner: Identifier?) throws -> Date {
    try checkIsNotLastOwner(account)
    let time = account.erasure ?? now() + Self.grace
    try store.change(account.id) { $0.erasure = time }
    try audit.add(.init(.erasureSet, at: now(), by: owner, account: account.id))
    return time
  }

  /// Keeps an account that was to be erased.
  ///
  /// - Throws: `StorageError`.
  package func cancelErasure(of account: Identifier, by owner: Identifier?) throws {
    try store.change(account) { $0.erasure = nil }
    try audit.add(.init(.erasureCancelled, at: now(), by: owner, account: account))
  }

  /// Returns the accounts whose time has come, and those that were erased before and that a backup
  /// has brought back.
  ///
  /// - Throws: `StorageError`.
  package func dueForErasure() throws -> [Account] {
    let (now, erased) = (now(), try erased.all())
    return try store.all().accounts.filter { account in
      erased.contains(account.id) || account.erasure.map { $0 <= now } ?? false
    }
  }

  /// Removes an account, and keeps its learner with all files.
  ///
  /// - Throws: ``Accounts/AccountError/lastOwner``, `StorageError`.
  package func release(_ account: Account, by owner: Identifier?) throws {
    try checkIsNotLastOwner(account)
    try store.removeInvitations(to: account.id, endedAt: now())
    try friends.remove(account.id)
    try removeFromStaff(account.id)
    try store.remove(account)
    try audit.add(.init(.released, at: now(), by: owner, account: account.id))
  }

  /// Removes an account for good, once its learner's files are gone.
  ///
  /// - Throws: `StorageError`.
  package func erase(_ account: Account, by owner: Identifier?) throws {
    try erased.add(account.id)
    try store.removeInvitations(to: account.id, endedAt: now())
    try friends.remove(account.id)
    try removeFromStaff(account.id)
    if let learner = account.learner { try forgetLearner(learner) }
    try store.remove(account)
    try audit.add(.init(.erased, at: now(), by: owner, account: account.id))
  }
}
