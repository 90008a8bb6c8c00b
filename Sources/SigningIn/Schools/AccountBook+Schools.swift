package import Accounts
internal import FoundationEssentials
package import Learner
internal import Storage

/// The schools and the people who work there.
extension AccountBook {
  // MARK: Schools

  /// Makes a school.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func makeSchool(_ title: String, by owner: Identifier?) throws -> School {
    let title = try SchoolTitle(title).text
    let school = School(title: title, since: now())
    try schools.change { (schools) throws(AccountError) in
      guard schools.schools.count < Schools.mostSchools else {
        throw .tooManySchools(Schools.mostSchools)
      }
      try Self.check(title, isFreeIn: schools.schools.map(\.title))
      schools.schools.append(school)
    }
    try audit.add(.init(.schoolMade, at: now(), by: owner, account: nil))
    return school
  }

  /// Gives a school another title.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func rename(_ school: Identifier, to title: String) throws {
    let title = try SchoolTitle(title).text
    try schools.change { (schools) throws(AccountError) in
      guard let index = schools.schools.firstIndex(where: { $0.id == school }) else { return }
      let others = schools.schools.filter { $0.id != school }.map(\.title)
      try Self.check(title, isFreeIn: others)
      schools.schools[index].title = title
    }
  }

  static func check(_ title: String, isFreeIn others: [String]) throws(AccountError) {
    let key = title.lowercased()
    if others.contains(where: { $0.lowercased() == key }) { throw .titleTaken(title) }
  }

  /// Lets the person of an account work at a school.
  ///
  /// - Throws: `StorageError`.
  package func add(
    _ account: Identifier, to school: Identifier, as role: SchoolRole, by inviter: Identifier?
  ) throws {
    try schools.change { (schools) in
      guard let index = schools.schools.firstIndex(where: { $0.id == school }) else { return }
      // A head who follows a link for a teacher stays a head.
      if schools.schools[index].role(of: account) == .head { return }
      schools.schools[index].staff.removeAll { $0.account == account }
      schools.schools[index].staff.append(.init(account: account, role: role))
    }
    try audit.add(.init(.staffAdded, at: now(), by: inviter, account: account))
  }

  /// Gives a person another role at a school.
  ///
  /// - Throws: ``Accounts/AccountError/lastHead``, `StorageError`.
  package func setRole(
    _ role: SchoolRole, of account: Identifier, at school: Identifier, by head: Identifier?
  ) throws {
    let open = try openAccounts()
    try schools.change { (schools) throws(AccountError) in
      guard let index = schools.schools.firstIndex(where: { $0.id == school }),
        let member = schools.schools[index].staff.firstIndex(where: { $0.account == account })
      else { return }
      if role != .head { try schools.schools[index].checkIsNotLastHead(account, of: open) }
      schools.schools[index].staff[member].role = role
    }
    if role != .head { try removeInvitations(by: account, to: school) }
    try audit.add(.init(.staffChanged, at: now(), by: head, account: account))
  }

  /// Lets a person work at a school no more. The classes that are left without a teacher go to the
  /// heads, who see all classes anyway.
  ///
  /// - Throws: ``Accounts/AccountError/lastHead``, `StorageError`.
  package func remove(
    _ account: Identifier, from school: Identifier, by head: Identifier?
  ) throws {
    let open = try openAccounts()
    try schools.change { (schools) throws(AccountError) in
      guard let index = schools.schools.firstIndex(where: { $0.id == school }) else { return }
      try schools.schools[index].checkIsNotLastHead(account, of: open)
      schools.removeStaff(account, at: index)
    }
    try removeInvitations(by: account, to: school)
    try audit.add(.init(.staffRemoved, at: now(), by: head, account: account))
  }

  /// The accounts that people can log in to.
  private func openAccounts() throws(StorageError) -> Set<Identifier> {
    Set(try store.all().accounts.filter { $0.closed == nil && $0.erasure == nil }.map(\.id))
  }

  /// Removes the links to a school that a person made, because the person leads it no more.
  private func removeInvitations(by account: Identifier, to school: Identifier) throws {
    for (token, invitation) in try invitations(to: school) where invitation.by == account {
      try store.remove(token)
    }
  }

  /// Removes an account from the staff of all schools.
  ///
  /// - Throws: `StorageError`.
  func removeFromStaff(_ account: Identifier) throws {
    guard try schools.all().schools.contains(where: { $0.role(of: account) != nil }) else { return }
    try schools.change { (schools) in
      for index in schools.schools.indices { schools.removeStaff(account, at: index) }
    }
    for school in try schools.all().schools {
      try removeInvitations(by: account, to: school.id)
    }
  }

  /// Removes a learner whose files are gone for good from all classes.
  ///
  /// - Throws: `StorageError`.
  package func removeFromClasses(_ learner: Identifier) throws {
    let all = try schools.all()
    guard all.learners.contains(learner) || all.erasure(ofLearner: learner) != nil else { return }
    try schools.change { (schools) in schools.removeLearner(learner) }
  }
}

extension Schools {
  /// Adds learners to a class. A learner who comes back is not erased for having been away.
  mutating func add(_ learners: [Identifier], at index: Int) throws(AccountError) {
    guard classes[index].closed == nil else { throw .closedClass(classes[index].title) }
    guard classes[index].learners.count + learners.count <= Self.mostLearners else {
      throw .tooManyLearners(classes[index].title, Self.mostLearners)
    }
    classes[index].learners += learners
    classes[index].former.removeAll { learners.contains($0.learner) }
    erasures.removeAll { $0.isByRule && learners.contains($0.learner) }
  }

  /// Returns a code that no class has, not even a closed one.
  func freeCode() -> ClassCode {
    let known = Set(classes.map(\.code))
    while true {
      let code = ClassCode(of: UInt64.random(in: 0..<(1 << 60)))
      if !known.contains(code.text) { return code }
    }
  }

  mutating func removeStaff(_ account: Identifier, at index: Int) {
    let school = schools[index].id
    schools[index].staff.removeAll { $0.account == account }
    schools[index].sources.teachers = schools[index].sources.teachers.filter {
      $0.value != account
    }
    for index in classes.indices where classes[index].school == school {
      classes[index].teachers.removeAll { $0 == account }
    }
  }

  mutating func removeLearner(_ learner: Identifier) {
    for index in classes.indices {
      classes[index].learners.removeAll { $0 == learner }
      classes[index].former.removeAll { $0.learner == learner }
    }
    erasures.removeAll { $0.learner == learner }
    for index in schools.indices {
      schools[index].sources.learners = schools[index].sources.learners.filter {
        $0.value != learner
      }
    }
  }
}
