internal import Accounts
internal import Hashing
internal import Learner
internal import Rosters
internal import SigningIn
internal import Storage

/// The import of a school's file: what it would change, and the changes.
struct RosterImport {
  let learners: Learners
  let accounts: AccountBook
  let school: School
  /// The class of a file that names no classes; `nil` for none.
  let target: Identifier?
  /// The classes that the person who imports may work with. The import sees no others.
  let classes: [SchoolClass]
  /// Whether the person leads the school.
  let isLed: Bool

  /// A link for a teacher who has no account yet.
  struct Link: Sendable {
    let name: String
    let email: String?
    let token: Identifier
  }

  /// Compares a file with the school.
  ///
  /// - Throws: `StorageError`.
  func plan(_ roster: Roster) throws -> RosterPlan {
    RosterPlan(from: roster, onto: try state(), targetClass: target?.text)
  }

  /// The name of a plan, which another plan doesn't have.
  static func name(of plan: RosterPlan, target: Identifier?) -> String {
    let text = ([target?.text ?? ""] + plan.changes.map(\.id)).joined(separator: "\n")
    return String(SHA256(Array(text.utf8)).hexadecimal.prefix(32))
  }

  // MARK: The school as it stands

  private func state() throws -> RosterState {
    let learnerSources = Self.sources(school.sources.learners)
    let teacherSources = Self.sources(school.sources.teachers)
    let known = Set(classes.flatMap(\.learners))
    let ids = isLed ? known.union(school.sources.learners.values) : known
    let expected = try isLed ? accounts.expectedTeachers(at: school.id) : []
    return RosterState(
      school: school.title,
      classes: classes.map {
        .init(id: $0.id.text, source: $0.source, title: $0.title, isClosed: $0.closed != nil)
      },
      learners: try ids.sorted { $0.text < $1.text }.compactMap { id in
        // The file knows nothing of the numbers by which this server distinguishes learners.
        guard let name = try learners.learner(identifiedBy: .named(id))?.learner.unnumbered else {
          return nil
        }
        return .init(id: id.text, source: learnerSources[id], name: name)
      },
      teachers: try school.staff.compactMap { one in
        guard let account = try accounts.store.account(one.account) else { return nil }
        return .init(
          id: one.account.text, source: teacherSources[one.account],
          name: try learners.shownName(of: account), email: account.name,
          isHead: one.role == .head)
      }
        + expected.map { token, role, teacher in
          .init(
            id: token.text, source: teacher.source, name: teacher.name, email: teacher.email,
            isHead: role == .head)
        },
      learning: Set(
        classes.flatMap { one in
          one.learners.map { .init(class: one.id.text, person: $0.text) }
        }),
      teaching: Set(
        classes.flatMap { one in
          one.teachers.map { .init(class: one.id.text, person: $0.text) }
        }
          + expected.flatMap { token, _, teacher in
            teacher.classes.map { .init(class: $0.text, person: token.text) }
          }))
  }

  private static func sources(_ known: [String: Identifier]) -> [Identifier: String] {
    Dictionary(known.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
  }

  // MARK: The changes

  /// Makes changes, in their order. If one can't be made, those before it stay made, and a second
  /// import of the file makes the others.
  ///
  /// - Parameter inviter: the account of the person who imports.
  /// - Returns: the links for teachers who have no account yet.
  /// - Throws: ``Accounts/AccountError``, a ``Problem``, `StorageError`.
  func make(_ changes: [RosterChange], by inviter: Identifier) async throws -> [Link] {
    var links: [Link] = []
    var made: [String: Identifier] = [:]
    func id(_ place: RosterChange.ClassReference) -> Identifier? {
      place.id.flatMap { Identifier($0) } ?? made[place.key]
    }
    func change(
      _ place: RosterChange.ClassReference, _ body: (inout AccountBook.ClassChange) -> Void
    ) throws {
      guard let id = id(place) else { return }
      var change = AccountBook.ClassChange()
      body(&change)
      _ = try accounts.change(id, change)
    }
    for step in changes {
      switch step {
      case .closedClass(let place, _): try change(place) { $0.isClosed = true }
      case .newClass(let place, let source):
        let open = try accounts.schools.all().classes(of: school.id).filter { $0.closed == nil }
        made[place.key] =
          try accounts.makeClass(
            RosterPlan.freeTitle(place.title, besides: open.map(\.title)), of: school.id,
            source: source, teacher: nil, by: inviter
          ).id
      case .tiedClass(let place, let source):
        if let id = id(place) { try accounts.setSource(source, ofClass: id) }
      case .renamedClass(let place, let title): try change(place) { $0.title = title }
      case .tiedLearner(let person, let source, _):
        if let learner = Identifier(person.id) {
          try accounts.add(learner: learner, to: [], of: school.id, source: source)
        }
      case .renamedLearner(let person, let name): try await rename(person, to: name)
      case .newLearner(let person):
        _ = try await learners.addPupil(
          person.name, to: person.classes.compactMap(id), of: school.id, source: person.source)
      case .joined(let place, let person):
        if let id = id(place), let learner = Identifier(person.id) {
          try accounts.add(learner: learner, to: [id], of: school.id, source: nil)
        }
      case .tiedTeacher(let person, let source, _):
        if let teacher = Identifier(person.id) {
          try accounts.setSource(source, ofTeacher: teacher, at: school.id)
        } else if let token = TokenHash(person.id) {
          try accounts.setSource(source, ofInvited: token)
        }
      case .newTeacher(let person):
        links.append(
          try invite(person, .teacher, person.classes.compactMap(id), by: inviter))
      case .newHead(let person):
        links.append(try invite(person, .head, person.classes.compactMap(id), by: inviter))
      case .teacherJoined(let place, let person):
        if let id = id(place) { try setTeaches(true, person, in: id) }
      case .teacherLeft(let place, let person, _):
        if let id = id(place) { try setTeaches(false, person, in: id) }
      case .left(let place, let person, _):
        if let id = id(place), let learner = Identifier(person.id) {
          try accounts.remove(learner: learner, from: id)
        }
      }
    }
    return links
  }

  private func rename(_ person: RosterChange.PersonReference, to name: String) async throws {
    guard let id = Identifier(person.id),
      let learner = try learners.learner(identifiedBy: .named(id))
    else { return }
    _ = try await learners.rename(learner.learner, to: try learners.freeName(name))
  }

  private func invite(
    _ person: RosterChange.Newcomer, _ role: SchoolRole, _ classes: [Identifier],
    by inviter: Identifier
  ) throws -> Link {
    let expected = ExpectedTeacher(
      name: person.name, email: person.email, source: person.source, classes: classes)
    let token = try accounts.invite(
      to: .work(school: school.id, role: role, expected: expected), by: inviter)
    return Link(name: person.name, email: person.email, token: token)
  }

  /// Lets a teacher, or a person who is invited as one, teach a class, or teach it no more.
  private func setTeaches(
    _ teaches: Bool, _ person: RosterChange.PersonReference, in id: Identifier
  ) throws {
    if let account = Identifier(person.id) {
      try accounts.setTeaches(teaches, account, in: id)
    } else if let token = TokenHash(person.id) {
      try accounts.setExpects(token, inClass: id, isExpected: teaches)
    }
  }
}
