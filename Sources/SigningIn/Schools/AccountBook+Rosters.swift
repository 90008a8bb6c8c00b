package import Accounts
internal import FoundationEssentials
package import Learner
internal import Storage

/// The changes that an import of a school's file makes.
extension AccountBook {
  /// Notes what the school's own system calls a class.
  ///
  /// - Throws: `StorageError`.
  package func setSource(_ source: String, ofClass id: Identifier) throws {
    try schools.change { (schools) in
      guard let index = schools.classes.firstIndex(where: { $0.id == id }) else { return }
      schools.classes[index].source = source
    }
  }

  /// Adds a learner to classes, with what the school's own system calls the learner.
  ///
  /// - Throws: ``Accounts/AccountError``, `StorageError`.
  package func add(
    learner: Identifier, to classes: [Identifier], of school: Identifier, source: String?
  ) throws {
    try schools.change { (schools) throws(AccountError) in
      for id in classes {
        guard let index = schools.classes.firstIndex(where: { $0.id == id }),
          !schools.classes[index].learners.contains(learner)
        else { continue }
        try schools.add([learner], at: index)
      }
      guard let source, let index = schools.schools.firstIndex(where: { $0.id == school }) else {
        return
      }
      schools.schools[index].sources.learners[source] = learner
    }
  }

  /// Notes what the school's own system calls a teacher.
  ///
  /// - Throws: `StorageError`.
  package func setSource(
    _ source: String, ofTeacher account: Identifier, at school: Identifier
  ) throws {
    try schools.change { (schools) in
      guard let index = schools.schools.firstIndex(where: { $0.id == school }) else { return }
      schools.schools[index].sources.teachers[source] = account
    }
  }

  /// Lets a person of the staff teach a class, or teach it no more.
  ///
  /// - Throws: ``Accounts/AccountError/tooManyTeachers(_:_:)``, `StorageError`.
  package func setTeaches(
    _ teaches: Bool, _ account: Identifier, in id: Identifier
  ) throws {
    try schools.change { (schools) throws(AccountError) in
      guard let index = schools.classes.firstIndex(where: { $0.id == id }) else { return }
      var teachers = schools.classes[index].teachers.filter { $0 != account }
      if teaches {
        guard teachers.count < Schools.mostTeachers else {
          throw .tooManyTeachers(schools.classes[index].title, Schools.mostTeachers)
        }
        teachers.append(account)
      }
      schools.classes[index].teachers = teachers
    }
  }

  /// Gives a new teacher what the school's file says of them.
  func place(
    _ account: Identifier, at school: Identifier, as expected: ExpectedTeacher
  ) throws {
    if let source = expected.source {
      try setSource(source, ofTeacher: account, at: school)
    }
    for id in expected.classes {
      do {
        try setTeaches(true, account, in: id)
      } catch AccountError.tooManyTeachers {
        // The class was filled since the file came. A head makes room if it must be.
      }
    }
  }

  /// Returns the open invitations of teachers whom a file of a school named.
  ///
  /// - Throws: `StorageError`.
  package func expectedTeachers(
    at school: Identifier
  ) throws -> [(token: TokenHash, role: SchoolRole, teacher: ExpectedTeacher)] {
    try store.invitations(at: now()).compactMap { token, invitation in
      guard case .work(school, let role, let expected?) = invitation.purpose else { return nil }
      return (token, role, expected)
    }
  }

  /// Changes the classes that an invited teacher gets.
  ///
  /// - Throws: `StorageError`.
  package func setExpects(
    _ token: TokenHash, inClass id: Identifier, isExpected: Bool
  ) throws {
    try changeExpected(token) { expected in
      expected.classes.removeAll { $0 == id }
      if isExpected { expected.classes.append(id) }
    }
  }

  /// Notes what the school's own system calls an invited teacher.
  ///
  /// - Throws: `StorageError`.
  package func setSource(_ source: String, ofInvited token: TokenHash) throws {
    try changeExpected(token) { $0.source = source }
  }

  private func changeExpected(
    _ token: TokenHash, _ body: (inout ExpectedTeacher) -> Void
  ) throws {
    for (known, invitation) in try store.invitations(at: now()) where known == token {
      guard case .work(let school, let role, var expected?) = invitation.purpose else { continue }
      body(&expected)
      try store.replace(
        token,
        with: Invitation(
          purpose: .work(school: school, role: role, expected: expected), by: invitation.by,
          ends: invitation.ends))
    }
  }
}
