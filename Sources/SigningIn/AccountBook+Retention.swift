package import Accounts
package import FoundationEssentials
package import Learner
internal import Storage

/// The end of what people left behind who don't come any more, and of learners without an account.
extension AccountBook {
  /// Sets the erasure of everybody whose time is over. The owners stay, because somebody must be
  /// able to log in. An account is erased after the same grace as one whose person wished it.
  ///
  /// - Throws: `StorageError`.
  package func setDueErasures(_ rule: RetentionRule) throws {
    guard rule.months > 0 else { return }
    let now = now()
    for account in try store.all().accounts
    where account.role != .owner && account.erasure == nil
      && rule.isOver(since: account.lastSeen, at: now)
    {
      // A school decides how long it keeps the learners of its classes.
      if let learner = account.learner, try isInClass(learner) { continue }
      _ = try scheduleErasure(of: account, by: nil)
    }
    let all = try schools.all()
    let holders = Set(try store.all().accounts.compactMap(\.learner))
    for (learner, left) in all.leavers where rule.isOver(since: left, at: now) {
      guard !holders.contains(learner), all.erasure(ofLearner: learner) == nil else { continue }
      _ = try scheduleErasure(ofLearner: learner, isByRule: true, by: nil)
    }
  }

  private func isInClass(_ learner: Identifier) throws(StorageError) -> Bool {
    try !schools.all().classes(withLearner: learner).isEmpty
  }

  /// Sets the time at which a learner of a class, who has no account, is erased.
  ///
  /// - Throws: `StorageError`.
  package func scheduleErasure(
    ofLearner learner: Identifier, isByRule: Bool = false, by head: Identifier?
  ) throws -> Date {
    let wanted = now() + Self.grace
    let time = try schools.change { (schools) -> Date in
      if let known = schools.erasure(ofLearner: learner) { return known }
      schools.erasures.append(.init(learner: learner, at: wanted, isByRule: isByRule))
      return wanted
    }
    try audit.add(.init(.learnerErasureSet, at: now(), by: head, account: nil))
    return time
  }

  /// Keeps a learner who was to be erased.
  ///
  /// - Throws: `StorageError`.
  package func cancelErasure(ofLearner learner: Identifier, by head: Identifier?) throws {
    guard try schools.all().erasure(ofLearner: learner) != nil else { return }
    try schools.change { (schools) in schools.erasures.removeAll { $0.learner == learner } }
    try audit.add(.init(.learnerErasureCancelled, at: now(), by: head, account: nil))
  }

  /// Returns the learners of classes whose time has come, and those that were erased before and
  /// that a backup has brought back.
  ///
  /// - Throws: `StorageError`.
  package func learnersDueForErasure() throws -> [Identifier] {
    let (all, erased, now) = (try schools.all(), try erased.all(), now())
    let due = all.erasures.filter { $0.at <= now }.map(\.learner)
    let back = all.learners.intersection(erased)
    return Array(Set(due).union(back))
  }

  /// Forgets a learner without an account, whose files are gone.
  ///
  /// - Throws: `StorageError`.
  package func eraseLearner(_ learner: Identifier) throws {
    try erased.add(learner)
    try forgetLearner(learner)
    try audit.add(.init(.learnerErased, at: now(), by: nil, account: nil))
  }

  /// Removes what classes, parents and readings keep of a learner whose files are gone.
  func forgetLearner(_ learner: Identifier) throws {
    try removeFromClasses(learner)
    try readings.remove(learner)
    for parent in try parents(of: learner) {
      try store.change(parent.id) { $0.children.removeAll { $0 == learner } }
    }
  }
}

extension Account {
  /// The last moment at which the person was here, as far as it was noted.
  package var lastSeen: Date { (sessions.map(\.seen) + [seen ?? since, since]).max() ?? since }
}
