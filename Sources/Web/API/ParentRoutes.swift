internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses of parents: their children, and the links by which teachers invite them.
extension API {
  private struct Link: Body {
    static let fields: Set<String> = ["invitation"]
    let invitation: Identifier
  }

  private struct NewParent: Body {
    static let fields: Set<String> = ["learner"]
    let learner: String
  }

  func addParents(to routes: inout Routes) {
    onAccount(.get, "/children", &routes) { _, sender, accounts in
      try children(of: sender, accounts)
    }
    // A person who has an account already follows an invitation with it.
    onAccount(.post, "/invitation/accepted", &routes) { call, sender, accounts in
      try accounts.accept(
        try await call.body(Link.self).invitation, for: sender.account.id)
      return try children(of: sender, accounts)
    }
    onAccount(.delete, "/children/:child", &routes) { call, sender, accounts in
      let child = try call.identifier("child")
      guard sender.account.children.contains(child) else { throw Problem.missing("child") }
      try accounts.removeChild(child, from: sender.account.id, by: sender.account.id)
      return try children(of: sender, accounts)
    }
    routes.on(.get, Self.path + "/class/parents", for: .teacher) { call in
      try parents(of: try child(of: call))
    }
    routes.on(.delete, Self.path + "/class/parents/:account", for: .teacher) { call in
      let (sender, accounts) = try accountHolder(call)
      let (child, account) = (try child(of: call), try call.identifier("account"))
      guard try accounts.parents(of: child).contains(where: { $0.id == account }) else {
        throw Problem.missing("parent")
      }
      try accounts.removeChild(child, from: account, by: sender.account.id)
      return try parents(of: child)
    }
    routes.on(.post, Self.path + "/class/parents", for: .teacher) { call in
      let accounts = try learners.accountBook()
      guard call.account?.place != nil else { throw Problem.onlyAtSchool }
      let learner = try visitors.member(
        named: try await call.body(NewParent.self).learner, of: call)
      guard let id = learner.identity.id else {
        throw Problem.learnerIsGone
      }
      let token = try accounts.invite(to: .parent(child: id), by: call.account?.account.id)
      return .json(
        link("sign-up", token, for: Invitation.signUpTime, call), status: .created)
    }
  }

  /// Returns the learner of the class whom a request names.
  private func child(of call: Call) throws -> Identifier {
    guard let name = call.query("learner") else {
      throw Problem.invalid("'learner' is missing: give the name of a learner of the class.")
    }
    guard let id = try visitors.member(named: name, of: call).identity.id else {
      throw Problem.learnerIsGone
    }
    return id
  }

  private func parents(of child: Identifier) throws -> Response {
    .json(
      ParentsDocument(
        parents: try learners.accountBook().parents(of: child).map {
          .init(id: $0.id, name: try learners.shownName(of: $0))
        }))
  }

  private func children(of sender: SignedIn, _ accounts: AccountBook) throws -> Response {
    let children = try accounts.store.account(sender.account.id)?.children ?? []
    let pictures = try learners.chosenPictures()
    return .json(
      ChildrenDocument(
        children: try children.compactMap { id in
          guard let child = try learners.learner(identifiedBy: .named(id)) else { return nil }
          return .init(
            id: id,
            learner: LearnerDocument(
              child.learner, picture: pictures[child.identity], hasPIN: child.profile.hasPIN,
              isChosen: false))
        }))
  }
}

/// The document of a learner's parents.
private struct ParentsDocument: Encodable, Sendable {
  struct Parent: Encodable {
    let id: Identifier
    let name: String
  }

  let parents: [Parent]
}

/// The document of a parent's children.
private struct ChildrenDocument: Encodable, Sendable {
  struct Child: Encodable {
    let id: Identifier
    let learner: LearnerDocument
  }

  let children: [Child]
}
