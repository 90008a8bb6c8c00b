internal import Accounts
internal import FoundationEssentials
package import Learner
internal import Storage

/// The classes of schools.
extension AccountBook {
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
}
