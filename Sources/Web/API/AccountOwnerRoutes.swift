internal import Accounts
internal import FoundationEssentials
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses at which an owner looks after the accounts.
extension API {
  private struct NewInvitation: Body {
    static let fields: Set<String> = ["role", "learner"]
    let role: AccountRole
    /// The name of the learner whose files the account gets; `nil` for a new learner.
    let learner: String?
  }

  private struct AccountChange: Body {
    static let fields: Set<String> = ["role", "isClosed"]
    let role: AccountRole?
    let isClosed: Bool?
  }

  private static let accountsPath = path + "/accounts"

  func addAccountOwner(to routes: inout Routes) {
    routes.on(.get, Self.accountsPath, for: .holder(.inviteLearners)) { call in
      let (all, unreadable) = try learners.accountBook().store.all()
      let isOwner = call.account?.account.role.has(.manageAccounts) == true
      // The learners of a school are no business of the teacher of the server's own class.
      let ofSchools = try learners.peopleOfSchools()
      let shown = all.filter { account in
        isOwner || account.id == call.account?.account.id
          || account.role == .learner && !(account.learner.map(ofSchools.contains) ?? false)
      }
      return .json(
        AccountsDocument(
          accounts: try shown.map { try row($0, for: call) },
          unreadable: isOwner ? unreadable.count : 0))
    }
    routes.on(.post, Self.accountsPath + "/invitations", for: .holder(.inviteLearners)) { call in
      let accounts = try learners.accountBook()
      let body = try await call.body(NewInvitation.self)
      if body.role != .learner { try Audience.holder(.manageAccounts).check(call) }
      try checkCanBeGiven(body.role)
      let learner = try body.learner.map { name -> InvitedLearner in
        // A teacher gives accounts to their own class alone.
        let wanted = try LearnerName(name)
        let isOwner = call.account?.account.role.has(.manageAccounts) == true
        let found = try learners.learner(
          isOwner ? wanted : learners.ownClassroom().member(wanted))
        return found.identity.id.map(InvitedLearner.named) ?? .usual
      }
      let token = try accounts.invite(body.role, learner: learner, by: call.account?.account.id)
      return .json(
        link("sign-up", token, for: Invitation.signUpTime, call), status: .created)
    }
    routes.on(
      .post, Self.accountsPath + "/:account/password-link", for: .holder(.inviteLearners)
    ) { call in
      let accounts = try learners.accountBook()
      let account = try account(of: call)
      // A teacher may help a learner, and must not come into an owner's account that way, or into
      // that of a school's learner.
      let isOfSchool = try account.learner.map(learners.peopleOfSchools().contains) ?? false
      if account.role != .learner || isOfSchool {
        try Audience.holder(.manageAccounts).check(call)
      }
      let token = try accounts.passwordLink(for: account.id, by: call.account?.account.id)
      return .json(
        link("new-password", token, for: Invitation.passwordTime, call), status: .created)
    }
    routes.on(.patch, Self.accountsPath + "/:account", for: .holder(.manageAccounts)) { call in
      let accounts = try learners.accountBook()
      let account = try account(of: call)
      let change = try await call.body(AccountChange.self)
      let owner = call.account?.account.id
      if let role = change.role, role != account.role {
        try checkCanBeGiven(role)
        try accounts.setRole(role, of: account, by: owner)
      }
      if let isClosed = change.isClosed, isClosed != (account.closed != nil) {
        if isClosed {
          try accounts.close(account, by: owner)
        } else {
          try accounts.reopen(account, by: owner)
        }
      }
      return .json(try row(try self.account(of: call), for: call))
    }
    routes.on(
      .delete, Self.accountsPath + "/:account/second-factor", for: .holder(.manageAccounts)
    ) { call in
      let account = try account(of: call)
      try learners.accountBook()
        .removeSecondFactor(of: account.id, by: call.account?.account.id)
      return .json(try row(try self.account(of: call), for: call))
    }
    routes.on(.delete, Self.accountsPath + "/:account", for: .holder(.manageAccounts)) { call in
      let account = try account(of: call)
      _ = try learners.accountBook()
        .scheduleErasure(of: account, by: call.account?.account.id)
      return .json(try row(try self.account(of: call), for: call))
    }
    routes.on(
      .delete, Self.accountsPath + "/:account/erasure", for: .holder(.manageAccounts)
    ) { call in
      let account = try account(of: call)
      try learners.accountBook().cancelErasure(of: account.id, by: call.account?.account.id)
      return .json(try row(try self.account(of: call), for: call))
    }
    routes.on(.get, Self.accountsPath + "/log", for: .holder(.manageAccounts)) { _ in
      let accounts = try learners.accountBook()
      let names = Dictionary(
        try accounts.store.all().accounts.map { ($0.id, $0.name) }, uniquingKeysWith: { $1 })
      return .json(
        AuditDocument(
          entries: try accounts.audit.last(Self.mostAuditEntries).map { .init($0, names: names) }))
    }
  }

  /// Checks that an owner can give a role.
  ///
  /// - Throws: a ``Problem`` for one that comes with an invitation to a school.
  private func checkCanBeGiven(_ role: AccountRole) throws(Problem) {
    guard AccountRole.given.contains(role) else {
      throw .invalid(
        "People become \(role.noun) by an invitation of the school: make it on the page Schools.")
    }
  }

  /// The most entries of the log of changes in one answer.
  private static let mostAuditEntries = 500

  private func account(of call: Call) throws -> Account {
    guard let account = try learners.accountBook().store.account(try call.identifier("account"))
    else { throw Problem.missing("account") }
    return account
  }

  private func row(_ account: Account, for call: Call) throws -> AccountRowDocument {
    AccountRowDocument(
      account, shownName: try learners.shownName(of: account),
      isOwn: account.id == call.account?.account.id)
  }

  /// Returns a link to a page. Its token is behind a `#`, where browsers keep it to themselves: no
  /// server and no log sees it.
  func link(
    _ page: String, _ token: Identifier, for time: TimeInterval, _ call: Call
  ) -> LinkDocument {
    LinkDocument(link: "\(address(call).entrance)\(page)#\(token.text)", ends: Date() + time)
  }
}
