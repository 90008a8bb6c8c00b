internal import Accounts
internal import ByteText
internal import Hummingbird
internal import Learner
internal import Rosters
internal import SigningIn

/// The address at which a school's file fills its classes: first its plan, then the changes.
extension API {
  func addRosterFiles(to routes: inout Routes) {
    routes.on(.post, Self.schoolsPath + "/:school/rosters") { call in
      let (sender, accounts) = try accountHolder(call)
      let target = try target(of: call)
      // A teacher fills their own classes, and a head the school.
      let school = try school(of: call, for: target == nil ? .leadSchool : .makeClass)
      if let target {
        let taught = try schoolClass(target, for: .teach, call)
        guard taught.school == school.id else { throw Problem.missing("class") }
        guard taught.closed == nil else { throw AccountError.closedClass(taught.title) }
      }
      guard call.request.headers[.contentType] == "application/octet-stream" else {
        throw Problem(
          .unsupportedMediaType, "Send the file's bytes, with the type 'application/octet-stream'.")
      }
      let body = try await call.bytes(upTo: RosterFile.mostBytes)
      let answer = try await work(with: body) { () -> RosterPlanDocument in
        let roster = try RosterFile.read(Array(body.readableBytesView))
        if !roster.isListOfLearners { _ = try self.school(of: call, for: .leadSchool) }
        // Only one import at a time changes the learners, so that none is made twice.
        return try await learners.signingUp.run {
          let all = try accounts.schools.all()
          let relation = all.relation(of: sender.account, to: school)
          let imported = RosterImport(
            learners: self.learners, accounts: accounts,
            school: all.school(school.id) ?? school, target: target,
            classes: all.classes(taughtBy: sender.account).filter { $0.school == school.id },
            isLed: relation.has(.leadSchool))
          return try await self.take(roster, imported, call, by: sender.account.id)
        }
      }
      return .json(answer)
    }
  }

  private func target(of call: Call) throws -> Identifier? {
    guard let text = call.query("class") else { return nil }
    guard let id = Identifier(text) else { throw Problem.missing("class") }
    return id
  }

  /// Returns what a file would change; with the name of that plan, makes the changes.
  private func take(
    _ roster: Roster, _ imported: RosterImport, _ call: Call, by sender: Identifier
  ) async throws -> RosterPlanDocument {
    let plan = try imported.plan(roster)
    let name = RosterImport.name(of: plan, target: imported.target)
    let numbered = Array(plan.changes.enumerated())
    guard let wanted = call.query("plan") else {
      return RosterPlanDocument(name, plan, numbered, links: [], isDone: false)
    }
    guard wanted == name else {
      throw Problem.conflict(
        "The school has changed since this plan was shown: look at what the file changes now.")
    }
    let agreed = Set((call.query("yes") ?? "").bytes.split(separator: ",").compactMap { Int($0) })
    let chosen = numbered.filter { !$1.needsYes || agreed.contains($0) }
    let links = try await imported.make(chosen.map(\.element), by: sender)
    return RosterPlanDocument(
      name, plan, chosen,
      links: links.map { one in
        .init(
          name: one.name, email: one.email,
          link: link("sign-up", one.token, for: Invitation.signUpTime, call).link)
      }, isDone: true)
  }
}

/// The document of what a school's file changes.
struct RosterPlanDocument: Encodable, Sendable {
  struct Change: Encodable {
    let number: Int
    let sentence: String
    /// Whether it is made only with a person's yes.
    let needsYes: Bool
  }

  struct Link: Encodable {
    let name: String
    @OrNull var email: String?
    let link: String

    init(name: String, email: String?, link: String) {
      (self.name, self.link) = (name, link)
      _email = OrNull(wrappedValue: email)
    }
  }

  /// The name of the plan.
  let plan: String
  /// Whether the changes are made.
  let isDone: Bool
  let changes: [Change]
  /// The links for teachers who have no account yet.
  let links: [Link]
  /// The sentences about rows that were joined, and about guesses.
  let sentences: [String]
  /// The sentences about rows that were left out, each with its reason.
  let remarks: [String]

  init(
    _ name: String, _ plan: RosterPlan, _ changes: [(offset: Int, element: RosterChange)],
    links: [Link], isDone: Bool
  ) {
    (self.plan, self.links, self.isDone) = (name, links, isDone)
    self.changes = changes.map {
      Change(number: $0, sentence: $1.sentence, needsYes: $1.needsYes)
    }
    (sentences, remarks) = (plan.sentences, plan.remarks.map(\.sentence))
  }
}

extension Roster {
  /// Whether it only lists learners of one class, whose teacher may bring it.
  fileprivate var isListOfLearners: Bool {
    switch kind {
    case .oneRoster, .table(namesClasses: true): return false
    case .names, .table: break
    }
    return people.allSatisfy { $0.role == .learner }
      && enrollments.allSatisfy { $0.role == .learner }
  }
}
