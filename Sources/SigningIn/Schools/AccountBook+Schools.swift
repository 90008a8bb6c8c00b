package import Accounts
internal import FoundationEssentials
package import Learner
internal import Storage

/// The schools, what is done with them, and their classes.
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

  private static func check(_ title: String, isFreeIn others: [String]) throws(AccountError) {
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
        let place = schools.schools[index].staff.firstIndex(where: { $0.account == account })
      else { return }
      if role != .head { try schools.schools[index].checkIsNotLastHead(account, of: open) }
      schools.schools[index].staff[place].role = role
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

  // MARK: Classes

  /// Makes a class, with a code that no other class has.
  ///
  /// - Parameter teacher: the account of its teacher; `nil` for none yet.
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func makeClass(
    _ title: String, of school: Identifier, source: String? = nil, teacher: Identifier?,
    by maker: Identifier?
  ) throws -> SchoolClass {
    let title = try SchoolTitle(title).text
    let now = now()
    let made = try schools.change { (schools) throws(AccountError) -> SchoolClass in
      let others = schools.classes(of: school)
      guard others.count < Schools.mostClasses else {
        throw .tooManyClasses(Schools.mostClasses)
      }
      try Self.check(title, isFreeIn: others.filter { $0.closed == nil }.map(\.title))
      var made = SchoolClass(school: school, title: title, code: schools.freeCode(), since: now)
      made.source = source
      made.teachers = teacher.map { [$0] } ?? []
      schools.classes.append(made)
      return made
    }
    try audit.add(.init(.classMade, at: now, by: maker, account: nil))
    return made
  }

  /// The changes of a class that its teachers and heads can make.
  package struct ClassChange: Sendable {
    package var title: String?
    package var isClosed: Bool?
    package var isOpenToNew: Bool?
    /// The accounts of its teachers, all of whom work at the school.
    package var teachers: [Identifier]?
    /// Whether the class gets another code, so that the old one lets nobody in any more.
    package var hasNewCode = false

    package init() {}
  }

  /// Changes a class.
  ///
  /// - Returns: the class as it is now; `nil` if there is none any more.
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func change(_ id: Identifier, _ change: ClassChange) throws -> SchoolClass? {
    let title = try change.title.map { try SchoolTitle($0).text }
    let now = now()
    return try schools.change { (schools) throws(AccountError) -> SchoolClass? in
      guard let index = schools.classes.firstIndex(where: { $0.id == id }) else { return nil }
      var changed = schools.classes[index]
      if let teachers = change.teachers {
        let staff = Set((schools.school(changed.school)?.staff ?? []).map(\.account))
        guard teachers.allSatisfy(staff.contains) else { throw .notAtSchool("This person") }
        guard teachers.count <= Schools.mostTeachers else {
          throw .tooManyTeachers(changed.title, Schools.mostTeachers)
        }
        var known: Set<Identifier> = []
        changed.teachers = teachers.filter { known.insert($0).inserted }
      }
      if change.isClosed == true { changed.closed = changed.closed ?? now }
      if change.isClosed == false { changed.closed = nil }
      changed.title = title ?? changed.title
      let others = schools.classes(of: changed.school).filter { $0.id != id && $0.closed == nil }
      if changed.closed == nil { try Self.check(changed.title, isFreeIn: others.map(\.title)) }
      changed.isOpenToNew = change.isOpenToNew ?? changed.isOpenToNew
      if change.hasNewCode { changed.code = schools.freeCode().text }
      schools.classes[index] = changed
      return changed
    }
  }

  /// Adds learners to a class.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func add(learners: [Identifier], to id: Identifier) throws {
    try schools.change { (schools) throws(AccountError) in
      guard let index = schools.classes.firstIndex(where: { $0.id == id }) else { return }
      let known = Set(schools.classes[index].learners)
      try schools.add(learners.filter { !known.contains($0) }, at: index)
    }
  }

  /// Adds the learners of another class of the school, which may be last year's.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func addLearners(of other: Identifier, to id: Identifier) throws {
    try schools.change { (schools) throws(AccountError) in
      guard let index = schools.classes.firstIndex(where: { $0.id == id }),
        let from = schools.schoolClass(other), from.school == schools.classes[index].school
      else { return }
      let known = Set(schools.classes[index].learners)
      try schools.add(from.learners.filter { !known.contains($0) }, at: index)
    }
  }

  /// Takes a learner out of a class. What the learner did stays the learner's.
  ///
  /// - Throws: `StorageError`.
  package func remove(learner: Identifier, from id: Identifier) throws {
    let now = now()
    try schools.change { (schools) in
      guard let index = schools.classes.firstIndex(where: { $0.id == id }) else { return }
      guard schools.classes[index].learners.contains(learner) else { return }
      schools.classes[index].learners.removeAll { $0 == learner }
      schools.classes[index].former.removeAll { $0.learner == learner }
      schools.classes[index].former.append(.init(learner: learner, left: now))
    }
  }

  /// Brings back a learner who was taken out of a class.
  ///
  /// - Returns: whether the learner was in the class before.
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func bringBack(learner: Identifier, to id: Identifier) throws -> Bool {
    guard
      try schools.all().schoolClass(id)?.former.contains(where: { $0.learner == learner }) == true
    else { return false }
    try add(learners: [learner], to: id)
    return true
  }

  /// Returns the class with a code, which is open.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func openClass(withCode typed: String) throws -> SchoolClass {
    // Every code is compared, so that the time tells nothing about them.
    var found: SchoolClass?
    for one in try schools.all().classes where ClassCode(one.code)?.isSame(as: typed) == true {
      found = one
    }
    // A closed class tells nobody that it was there.
    guard let found, found.closed == nil else { throw AccountError.wrongCodeOfClass }
    return found
  }

  // MARK: Parents

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
    let relations = all.classes(withLearner: learner).map { all.relation(of: account, to: $0) }
    let order: [Relation] = [.head, .teacher]
    if let first = order.first(where: relations.contains) { return first }
    return account.children.contains(learner) ? .parent : .oneself
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
    for place in classes.indices where classes[place].school == school {
      classes[place].teachers.removeAll { $0 == account }
    }
  }

  mutating func removeLearner(_ learner: Identifier) {
    for place in classes.indices {
      classes[place].learners.removeAll { $0 == learner }
      classes[place].former.removeAll { $0.learner == learner }
    }
    erasures.removeAll { $0.learner == learner }
    for place in schools.indices {
      schools[place].sources.learners = schools[place].sources.learners.filter {
        $0.value != learner
      }
    }
  }
}
