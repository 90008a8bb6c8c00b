internal import Accounts
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses at which a person comes in: signing up, logging in, logging out.
extension API {
  private struct NewLogIn: Body {
    static let fields: Set<String> = ["name", "password", "code"]
    let name: String
    let password: String
    /// The code of the second factor; `nil` for none.
    let code: String?
  }

  private struct NewAccount: Body {
    static let fields: Set<String> = ["name", "shownName", "password", "invitation", "isOfAge"]
    let name: String
    let shownName: String
    let password: String
    /// The token of an invitation; `nil` for none.
    let invitation: Identifier?
    /// Whether the person says to be as old as the server's limit; `nil` for no.
    let isOfAge: Bool?
  }

  private struct NewPassword: Body {
    static let fields: Set<String> = ["link", "password", "code"]
    let link: Identifier
    let password: String
    let code: String?
  }

  /// The path of the addresses for a person and the person's own account.
  static let accountPath = path + "/account"

  /// The addresses that a browser may use before it is logged in.
  static let openAccountPaths: Set<String> = [
    "door", "log-in", "sign-up", "invitation", "new-password", "forgotten", "class",
    "class/learner",
  ].reduce(into: []) { $0.insert("\(accountPath)/\($1)") }

  func addAccounts(to routes: inout Routes) {
    routes.on(.get, Self.accountPath + "/door") { [signUpRule, retention, mail] _ in
      _ = try learners.accountBook()
      return .json(
        DoorDocument(
          isOpen: signUpRule.mode == .open, shortestPassword: PasswordRule.shortestAlone,
          ageLimit: signUpRule.ageLimit, keptMonths: retention.months, sendsMail: mail != nil))
    }
    routes.on(.post, Self.accountPath + "/log-in") { call in
      let accounts = try learners.accountBook()
      let body = try await call.body(NewLogIn.self)
      return answered(
        try await accounts.logIn(
          body.name, password: body.password, code: body.code, from: Visit(call)))
    }
    routes.on(.post, Self.accountPath + "/sign-up") { call in
      let logIn = try await signUp(try await call.body(NewAccount.self), call)
      let shownName = try learners.shownName(of: logIn.account)
      var response = Response.json(NewAccountDocument(shownName: shownName), status: .created)
      SessionCookie.set(logIn, in: &response)
      return response
    }
    routes.on(.post, Self.accountPath + "/invitation") { call in
      let accounts = try learners.accountBook()
      let token = try await call.body(InvitationToken.self).invitation
      return .json(try document(of: try accounts.signUpInvitation(token)))
    }
    routes.on(.post, Self.accountPath + "/new-password") { call in
      let accounts = try learners.accountBook()
      let body = try await call.body(NewPassword.self)
      return answered(
        try await accounts.choosePassword(
          body.password, by: body.link, code: body.code, from: Visit(call)))
    }
    routes.on(.post, Self.accountPath + "/log-out") { call in
      let accounts = try learners.accountBook()
      if let sender = call.account {
        try accounts.end(sender.session.id, of: sender.account.id)
      }
      var response = Response(status: .noContent)
      call.pupil?.presence.end()
      // A child may have come in on this device before.
      LearnerCookie.clear(in: &response)
      SessionCookie.clear(in: &response)
      return response
    }
    addForgottenPassword(to: &routes)
    addPupils(to: &routes)
    addParents(to: &routes)
    addSchools(to: &routes)
    addSchoolClasses(to: &routes)
    addRosterFiles(to: &routes)
    addProfile(to: &routes)
    addSecondFactor(to: &routes)
    addAccountData(to: &routes)
    addFriends(to: &routes)
    addAccountOwner(to: &routes)
  }

  private struct InvitationToken: Body {
    static let fields: Set<String> = ["invitation"]
    let invitation: Identifier
  }

  private func answered(_ answer: AccountBook.Answer) -> Response {
    switch answer {
    case .needsCode: return .json(LogInDocument(needsCode: true), status: .accepted)
    case .loggedIn(let logIn):
      var response = Response.json(LogInDocument(needsCode: false))
      SessionCookie.set(logIn, in: &response)
      return response
    }
  }

  private func document(
    of offer: (invitation: Invitation, role: AccountRole)
  ) throws -> InvitationDocument {
    let accounts = try learners.accountBook()
    func name(_ id: Identifier) throws -> String? {
      try learners.learner(identifiedBy: .named(id))?.learner.text
    }
    var document = InvitationDocument(role: offer.role, ends: offer.invitation.ends)
    switch offer.invitation.purpose {
    case .signUp(_, .named(let id)): document.learner = try name(id)
    case .signUp, .newPassword: break
    case .work(let school, let role, _):
      document.school = try accounts.schools.all().school(school)?.title
      document.schoolRole = role
    case .parent(let child): document.child = try name(child)
    }
    return document
  }

  /// Signs a person up, and uses the invitation up.
  private func signUp(_ new: NewAccount, _ call: Call) async throws -> LogIn {
    let accounts = try learners.accountBook()
    try signUpRule.check(isInvited: new.invitation != nil, isOfAge: new.isOfAge ?? false)
    let invited = try new.invitation.map { try accounts.signUpInvitation($0) }
    let name = try AccountName(new.name)
    guard try invited != nil || learners.joining.allows("") else {
      throw Problem(
        .tooManyRequests, "Many people sign up at once: try again in a minute.",
        headers: [.retryAfter: "60"])
    }
    _ = try Learners.shownName(new.shownName)
    // Only one request at a time makes an account, so that one learner never gets two.
    return try await learners.signingUp.run {
      let learner = try invited?.invitation.purpose.learner.map { try free($0, in: accounts) }
      guard let token = new.invitation, let invited else {
        return try await make(name, new, .learner, learner, in: accounts, call)
      }
      guard try accounts.store.use(token) else { throw AccountError.endedLink }
      do {
        let logIn = try await make(name, new, invited.role, learner, in: accounts, call)
        do {
          if let learner { try await endPIN(of: learner, in: accounts) }
          try accounts.take(invited.invitation, for: logIn.account.id)
        } catch {
          // The account is there, and its person can follow the link with it again.
          log("\(error)")
          try accounts.store.putBack(invited.invitation, token)
        }
        return logIn
      } catch {
        // The link is good again, because it was of no use.
        try accounts.store.putBack(invited.invitation, token)
        throw error
      }
    }
  }

  /// Ends the PIN of a learner who has an account now. A person who logs in with a password needs
  /// none, and is not erased as a learner without an account.
  private func endPIN(of learner: LearnerIdentity, in accounts: AccountBook) async throws {
    guard let id = learner.id, let session = try learners.learner(identifiedBy: learner) else {
      return
    }
    try await session.setPIN(nil)
    try accounts.cancelErasure(ofLearner: id, by: nil)
  }

  private func make(
    _ name: AccountName, _ new: NewAccount, _ role: AccountRole, _ learner: LearnerIdentity?,
    in accounts: AccountBook, _ call: Call
  ) async throws -> LogIn {
    try await accounts.signUp(
      name, password: new.password, shownName: try learners.freeName(new.shownName).text ?? "",
      role: role, from: Visit(call),
      makeLearner: {
        if let learner { return learner.id }
        // The lists, cards and quizzes of a class are the usual learner's, whom all teachers share.
        if role == .teacher { return nil }
        return try await learners.addNumbered(new.shownName).identity.id
      },
      removeLearner: { id in
        // A learner who was there before stays.
        guard learner == nil,
          let made = try? learners.learner(identifiedBy: .named(id))
        else { return }
        // If files stay, they do no harm, because they are empty and have no account.
        _ = try? await learners.remove(made.learner)
        try? learners.store.learners.erase(id.text)
      })
  }

  /// Returns the identity of a learner without an account.
  ///
  /// - Throws: ``Accounts/AccountError/learnerTaken(_:)``, a ``Problem``, `StorageError`.
  private func free(
    _ learner: InvitedLearner, in accounts: AccountBook
  ) throws -> LearnerIdentity {
    let identity: LearnerIdentity =
      switch learner {
      case .usual: .usual
      case .named(let id): .named(id)
      }
    guard let session = try learners.learner(identifiedBy: identity) else {
      throw Problem.learnerIsGone
    }
    // Teachers share the usual learner with the owner.
    let isTaken = try accounts.store.all().accounts.contains {
      LearnerIdentity(of: $0) == identity && $0.role != .teacher
    }
    guard !isTaken else {
      throw AccountError.learnerTaken(session.learner.text ?? "of this computer")
    }
    return identity
  }
}
