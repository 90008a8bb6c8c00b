package import Accounts
package import Learner
internal import Storage

/// The parents of learners, and what a person is to a learner.
extension AccountBook {
  /// Lets the person of an account see what a learner does.
  ///
  /// - Throws: `StorageError`.
  package func addChild(_ learner: Identifier, to account: Identifier) throws {
    try store.change(account) { account in
      if !account.children.contains(learner) { account.children.append(learner) }
    }
    try audit.add(.init(.parentAdded, at: now(), by: account, account: account))
  }

  /// Returns the accounts of a learner's parents.
  ///
  /// - Throws: `StorageError`.
  package func parents(of learner: Identifier) throws -> [Account] {
    try store.all().accounts.filter { $0.children.contains(learner) }
  }

  /// Ends what a parent sees of a learner.
  ///
  /// - Throws: `StorageError`.
  package func removeChild(
    _ learner: Identifier, from account: Identifier, by person: Identifier
  ) throws {
    try store.change(account) { $0.children.removeAll { $0 == learner } }
    try audit.add(.init(.parentRemoved, at: now(), by: person, account: account))
  }

  /// Returns what the person of an account is to a learner.
  ///
  /// - Throws: `StorageError`.
  package func relation(of account: Account, to learner: Identifier) throws -> Relation {
    if account.role == .owner { return .owner }
    let all = try schools.all()
    // Heads go on seeing what the learners of closed classes do, and teachers don't.
    let relations = all.classes.filter { $0.learners.contains(learner) }
      .map { all.relation(of: account, to: $0) }
    let order: [Relation] = [.head, .teacher]
    if let first = order.first(where: relations.contains) { return first }
    if account.children.contains(learner) { return .parent }
    return account.learner == learner ? .oneself : .stranger
  }
}
