internal import Accounts
internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses of schools and of the people who work there.
extension API {
  private struct NewSchool: Body {
    static let fields: Set<String> = ["title"]
    let title: String
  }

  private struct NewStaff: Body {
    static let fields: Set<String> = ["role"]
    let role: SchoolRole
  }

  private struct Place: Body {
    static let fields: Set<String> = ["class"]
    /// The class to work with; `null` for what is one's own. The field must be present.
    @OrNull var `class`: Identifier?
  }

  static let schoolsPath = path + "/schools"

  func addSchools(to routes: inout Routes) {
    routes.on(.get, Self.schoolsPath) { call in
      let (sender, accounts) = try accountHolder(call)
      return .json(try document(for: sender, accounts))
    }
    routes.on(.post, Self.schoolsPath, for: .holder(.manageAccounts)) { call in
      let (sender, accounts) = try accountHolder(call)
      _ = try accounts.makeSchool(
        try await call.body(NewSchool.self).title, by: sender.account.id)
      return .json(try document(for: sender, accounts), status: .created)
    }
    routes.on(.patch, Self.schoolsPath + "/:school") { call in
      let (sender, accounts) = try accountHolder(call)
      let school = try school(of: call, for: .leadSchool)
      try accounts.rename(school.id, to: try await call.body(NewSchool.self).title)
      return .json(try document(for: sender, accounts))
    }
    routes.on(.post, Self.schoolsPath + "/:school/invitations") { call in
      let (sender, accounts) = try accountHolder(call)
      let school = try school(of: call, for: .leadSchool)
      let role = try await call.body(NewStaff.self).role
      let token = try accounts.invite(
        to: .work(school: school.id, role: role), by: sender.account.id)
      return .json(
        link("sign-up", token, for: Invitation.signUpTime, call), status: .created)
    }
    let invitation = Self.schoolsPath + "/:school/invitations/:invitation"
    routes.on(.post, invitation) { call in
      let (sender, accounts) = try accountHolder(call)
      let old = try self.invitation(to: try school(of: call, for: .leadSchool), call)
      guard let token = try accounts.renew(old, by: sender.account.id) else {
        throw Problem.missing("invitation")
      }
      return .json(
        link("sign-up", token, for: Invitation.signUpTime, call), status: .created)
    }
    routes.on(.delete, invitation) { call in
      let (sender, accounts) = try accountHolder(call)
      let old = try self.invitation(to: try school(of: call, for: .leadSchool), call)
      try accounts.store.remove(old)
      return .json(try document(for: sender, accounts))
    }
    routes.on(.put, Self.schoolsPath + "/:school/staff/:account") { call in
      let (sender, accounts) = try accountHolder(call)
      let school = try school(of: call, for: .leadSchool)
      let account = try member(of: school, call)
      let role = try await call.body(NewStaff.self).role
      try accounts.setRole(role, of: account, at: school.id, by: sender.account.id)
      return .json(try document(for: sender, accounts))
    }
    routes.on(.delete, Self.schoolsPath + "/:school/staff/:account") { call in
      let (sender, accounts) = try accountHolder(call)
      let school = try school(of: call, for: .leadSchool)
      try accounts.remove(try member(of: school, call), from: school.id, by: sender.account.id)
      return .json(try document(for: sender, accounts))
    }
    onAccount(.put, "/place", &routes) { call, sender, accounts in
      let place = try await call.body(Place.self).class
      if let place { _ = try schoolClass(place, for: .teach, call) }
      try accounts.setPlace(place, in: sender.session.id, of: sender.account.id)
      return Response(status: .noContent)
    }
  }

  /// Returns the school that an address names.
  ///
  /// - Throws: ``Accounts/AccountError/notAllowed(_:)`` for a person without the right there, a
  ///   ``Problem`` if there is no such school.
  func school(of call: Call, for right: Right) throws -> School {
    let (sender, accounts) = try accountHolder(call)
    let all = try accounts.schools.all()
    guard let school = all.school(try call.identifier("school")) else {
      // Nobody learns which schools there are.
      guard sender.account.role == .owner else { throw AccountError.notAllowed(right) }
      throw Problem.missing("school")
    }
    guard all.relation(of: sender.account, to: school).has(right) else {
      throw AccountError.notAllowed(right)
    }
    return school
  }

  /// Returns a class.
  ///
  /// - Throws: ``Accounts/AccountError/notAllowed(_:)`` for a person without the right there, a
  ///   ``Problem`` if there is no such class.
  func schoolClass(_ id: Identifier, for right: Right, _ call: Call) throws -> SchoolClass {
    let (sender, accounts) = try accountHolder(call)
    let all = try accounts.schools.all()
    guard let taught = all.schoolClass(id) else {
      guard sender.account.role == .owner else { throw AccountError.notAllowed(right) }
      throw Problem.missing("class")
    }
    guard all.relation(of: sender.account, to: taught).has(right) else {
      throw AccountError.notAllowed(right)
    }
    return taught
  }

  /// Returns the invitation of a school that an address names.
  private func invitation(to school: School, _ call: Call) throws -> TokenHash {
    guard let token = TokenHash(try call.text("invitation")),
      try learners.accountBook().invitations(to: school.id).contains(where: { $0.token == token })
    else { throw Problem.missing("invitation") }
    return token
  }

  /// Returns the account of a person who works at a school.
  private func member(of school: School, _ call: Call) throws -> Identifier {
    let account = try call.identifier("account")
    guard school.role(of: account) != nil else { throw Problem.missing("person") }
    return account
  }

  /// Returns the schools at which a person works, or all for an owner.
  func document(for sender: SignedIn, _ accounts: AccountBook) throws -> SchoolsDocument {
    let all = try accounts.schools.all()
    let taught = all.classes(taughtBy: sender.account)
    let place = try accounts.store.account(sender.account.id)?.sessions
      .first { $0.id == sender.session.id }?.place
    func name(_ id: Identifier) throws -> String? {
      try accounts.store.account(id).map { try learners.shownName(of: $0) }
    }
    let shown = all.schools.filter {
      all.relation(of: sender.account, to: $0).has(.makeClass)
    }
    return SchoolsDocument(
      canMakeSchools: sender.account.role.has(.manageAccounts), place: place,
      schools: try shown.map { school in
        let isLed = all.relation(of: sender.account, to: school).has(.leadSchool)
        return .init(
          id: school.id, title: school.title, isLed: isLed,
          staff: try school.staff.compactMap { one in
            guard let name = try name(one.account) else { return nil }
            return .init(
              id: one.account, name: name, role: one.role,
              isOwn: one.account == sender.account.id)
          },
          classes: try taught.filter { $0.school == school.id }.map { one in
            .init(one, teachers: try one.teachers.map { try name($0) ?? "?" })
          },
          invitations: try isLed
            ? accounts.invitations(to: school.id).compactMap { .init($0.token, $0.invitation) }
            : [])
      })
  }
}

/// The document of schools, for a person who works there.
struct SchoolsDocument: Encodable, Sendable {
  struct Person: Encodable {
    let id: Identifier
    let name: String
    let role: SchoolRole
    let isOwn: Bool
  }

  struct Class: Encodable {
    let id: Identifier
    let title: String
    /// The code by which its learners come in; `null` for a closed class.
    @OrNull var code: String?
    /// The names of its teachers.
    let teachers: [String]
    /// The accounts of its teachers.
    let teacherAccounts: [Identifier]
    /// The number of its learners.
    let learners: Int
    let isOpenToNew: Bool
    let isClosed: Bool

    init(_ one: SchoolClass, teachers: [String]) {
      (id, title, self.teachers, teacherAccounts) = (one.id, one.title, teachers, one.teachers)
      _code = OrNull(wrappedValue: one.closed == nil ? one.code : nil)
      (learners, isOpenToNew) = (one.learners.count, one.isOpenToNew)
      isClosed = one.closed != nil
    }
  }

  struct School: Encodable {
    let id: Identifier
    let title: String
    /// Whether the person leads it, and may invite others.
    let isLed: Bool
    let staff: [Person]
    /// The classes that the person may work with.
    let classes: [Class]
    /// The links to work here that are still good, for a person who leads the school.
    let invitations: [Open]
  }

  /// A link that is still good.
  struct Open: Encodable {
    /// The name of the link, which lets nobody in.
    let id: String
    let role: SchoolRole
    /// The name in the file that brought the person; `null` for nobody in particular.
    @OrNull var name: String?
    @OrNull var email: String?
    let ends: Date

    init?(_ token: TokenHash, _ invitation: Invitation) {
      guard case .work(_, let role, let expected) = invitation.purpose else { return nil }
      (id, self.role, ends) = (token.text, role, invitation.ends)
      _name = OrNull(wrappedValue: expected?.name)
      _email = OrNull(wrappedValue: expected?.email)
    }
  }

  let canMakeSchools: Bool
  /// The class that the person works with in this browser; `null` for what is the person's own.
  @OrNull var place: Identifier?
  let schools: [School]

  init(canMakeSchools: Bool, place: Identifier?, schools: [School]) {
    (self.canMakeSchools, self.schools) = (canMakeSchools, schools)
    _place = OrNull(wrappedValue: place)
  }
}
