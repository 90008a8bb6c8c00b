package import Accounts
package import FoundationEssentials
package import Learner

/// A school of a server, and the people who work there.
package struct School: Hashable, Sendable, Codable {
  package let id: Identifier
  package var title: String
  /// The accounts of the people who work there, with their roles.
  package var staff: [Member] = []
  package let since: Date
  /// The names that the school's own system has for the learners and teachers of an imported file.
  package var sources = Sources()

  /// A person who works at the school.
  package struct Member: Hashable, Sendable, Codable {
    package let account: Identifier
    package var role: SchoolRole
  }

  /// The names that a school's own system gives its people (`sourcedId` of OneRoster), with their
  /// identities here.
  package struct Sources: Hashable, Sendable, Codable {
    package var learners: [String: Identifier] = [:]
    package var teachers: [String: Identifier] = [:]

    package init() {}
  }

  package init(id: Identifier = Identifier(), title: String, since: Date) {
    (self.id, self.title, self.since) = (id, title, since)
  }

  /// Returns the role of an account at the school; `nil` for nobody of the school.
  package func role(of account: Identifier) -> SchoolRole? {
    staff.first { $0.account == account }?.role
  }

  /// The accounts of the heads.
  package var heads: [Identifier] { staff.filter { $0.role == .head }.map(\.account) }

  /// Checks that an account isn't the only one of a head who can log in.
  ///
  /// - Parameter open: the accounts that people can log in to.
  func checkIsNotLastHead(
    _ account: Identifier, of open: Set<Identifier>
  ) throws(AccountError) {
    guard heads.contains(account) else { return }
    guard heads.contains(where: { $0 != account && open.contains($0) }) else { throw .lastHead }
  }
}

/// A class of a school.
package struct SchoolClass: Hashable, Sendable, Codable {
  /// The identity, which is also that of the class's own files.
  package let id: Identifier
  package let school: Identifier
  package var title: String
  /// The code that lets its learners in.
  package var code: String
  /// The accounts of its teachers.
  package var teachers: [Identifier] = []
  /// The identities of its learners.
  package var learners: [Identifier] = []
  /// The learners who were taken out of it, and whom a teacher can bring back.
  package var former: [Former] = []
  /// Whether children may join it by its code, without their teacher's help.
  package var isOpenToNew = true
  package let since: Date
  /// The time at which the class was closed; `nil` while it goes on. Its lists and quizzes stay,
  /// for the heads alone.
  package var closed: Date?
  /// The name that the school's own system has for the class; `nil` for a class that was made here.
  package var source: String?

  /// The name of a class's files in the directory of all learners, where no learner has it.
  package static func directoryName(of id: Identifier) -> String { sign + id.text }

  /// Whether a name in the directory of all learners is that of a class.
  package static func isDirectoryName(_ name: String) -> Bool {
    name.utf8.starts(with: sign.utf8) && Identifier(name.dropFirst()) != nil
  }

  private static let sign = "="

  /// A learner who left a class.
  package struct Former: Hashable, Sendable, Codable {
    package let learner: Identifier
    package let left: Date
  }

  package init(
    id: Identifier = Identifier(), school: Identifier, title: String, code: ClassCode, since: Date
  ) {
    (self.id, self.school, self.title, self.since) = (id, school, title, since)
    self.code = code.text
  }
}

/// The schools of a server, with their classes.
package struct Schools: Hashable, Sendable, Codable {
  package internal(set) var schools: [School] = []
  package internal(set) var classes: [SchoolClass] = []
  /// The learners without an account who are to be erased.
  package internal(set) var erasures: [Erasure] = []

  /// The wish to erase a learner without an account.
  package struct Erasure: Hashable, Sendable, Codable {
    package let learner: Identifier
    package let at: Date
    /// Whether the server set it, because the learner did not come any more.
    package let isByRule: Bool

    package init(learner: Identifier, at: Date, isByRule: Bool) {
      (self.learner, self.at, self.isByRule) = (learner, at, isByRule)
    }
  }

  package init() {}

  /// The most schools of a server, and the most classes of a school with its closed ones.
  package static let mostSchools = 50
  package static let mostClasses = 500
  /// The most learners of a class, and the most teachers.
  package static let mostLearners = 200
  package static let mostTeachers = 20

  package var isEmpty: Bool { schools.isEmpty }

  /// Returns the school with an identity; `nil` if there is none.
  package func school(_ id: Identifier) -> School? { schools.first { $0.id == id } }

  /// Returns the class with an identity; `nil` if there is none.
  package func schoolClass(_ id: Identifier) -> SchoolClass? { classes.first { $0.id == id } }

  /// Returns the classes of a school, the oldest first.
  package func classes(of school: Identifier) -> [SchoolClass] {
    classes.filter { $0.school == school }
  }

  /// Returns the classes in which a learner learns now.
  package func classes(withLearner learner: Identifier) -> [SchoolClass] {
    classes.filter { $0.closed == nil && $0.learners.contains(learner) }
  }

  /// The identities of all learners whom a school has or had, in closed classes, too.
  package var learners: Set<Identifier> {
    Set(
      classes.flatMap { $0.learners + $0.former.map(\.learner) }
        + schools.flatMap { $0.sources.learners.values })
  }

  /// Whether the person of an account works at a school.
  package func hasStaff(_ account: Identifier) -> Bool {
    schools.contains { $0.role(of: account) != nil }
  }

  /// The learners who are in no open class any more, with the times at which they left the last
  /// one, or it was closed.
  var leavers: [Identifier: Date] {
    let present = Set(classes.filter { $0.closed == nil }.flatMap(\.learners))
    var left: [Identifier: Date] = [:]
    for one in classes {
      for former in one.former { left[former.learner] = max(left[former.learner], former.left) }
      guard let closed = one.closed else { continue }
      for learner in one.learners { left[learner] = max(left[learner], closed) }
    }
    return left.filter { !present.contains($0.key) }
  }

  /// Returns the time at which a learner without an account is erased; `nil` for never.
  package func erasure(ofLearner learner: Identifier) -> Date? {
    erasures.first { $0.learner == learner }?.at
  }

  // MARK: Relations

  /// Returns what the person of an account is to a school.
  package func relation(of account: Account, to school: School) -> Relation {
    if account.role == .owner { return .owner }
    return switch school.role(of: account.id) {
    case .head: .head
    case .teacher: .teacher
    case nil: .stranger
    }
  }

  /// Returns what the person of an account is to a class.
  ///
  /// A closed class is open to heads alone: what its learners do now is no business of last year's
  /// teachers.
  package func relation(of account: Account, to taught: SchoolClass) -> Relation {
    guard let school = school(taught.school) else { return .stranger }
    let relation = relation(of: account, to: school)
    guard relation == .teacher else { return relation }
    return taught.closed == nil && taught.teachers.contains(account.id) ? .teacher : .stranger
  }

  /// Returns the classes that the person of an account may work with: their own before those that
  /// they lead, and closed ones last.
  package func classes(taughtBy account: Account) -> [SchoolClass] {
    let taught = classes.filter { relation(of: account, to: $0).has(.teach) }
    func rank(_ one: SchoolClass) -> Int {
      one.closed != nil ? 2 : one.teachers.contains(account.id) ? 0 : 1
    }
    return (0...2).flatMap { wanted in taught.filter { rank($0) == wanted } }
  }
}

private func max(_ known: Date?, _ other: Date) -> Date {
  known.map { Swift.max($0, other) } ?? other
}
