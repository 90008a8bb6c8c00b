internal import Accounts
internal import Hummingbird
internal import Learner
internal import SigningIn

/// The addresses of a person's own account.
extension API {
  private struct Change: Body {
    static let fields: Set<String> = ["name", "shownName", "picture", "colour", "password"]
    /// The new name to log in with; `nil` to keep it.
    let name: String?
    /// The new name that others see; `nil` to keep it.
    let shownName: String?
    /// The new picture and its colour; `nil` to keep them.
    let picture: String?
    let colour: Int?
    /// The password, which a new name to log in with needs.
    let password: String?

    /// Checks the picture and the colour.
    ///
    /// - Throws: a ``Problem`` for what there isn't.
    func checkPicture() throws {
      if let picture, !NamePicture.motifs.contains(picture) {
        let all = NamePicture.motifs.joined(separator: ", ")
        throw Problem.invalid("'picture' can't be '\(picture)': give one of \(all).")
      }
      if let colour, !NamePicture.colours.contains(colour) {
        throw Problem.invalid(
          "'colour' can't be \(colour): give a number from 0 to \(NamePicture.colours.count - 1).")
      }
    }
  }

  private struct PasswordChange: Body {
    static let fields: Set<String> = ["old", "new"]
    let old: String
    let new: String
  }

  /// Adds an address that only logged-in people may use.
  func onAccount(
    _ method: HTTPRequest.Method, _ path: String, _ routes: inout Routes,
    _ answer: @escaping @Sendable (Call, SignedIn, AccountBook) async throws -> Response
  ) {
    routes.on(method, Self.accountPath + path) { call in
      let (sender, accounts) = try accountHolder(call)
      return try await answer(call, sender, accounts)
    }
  }

  /// Returns the sender of a request that only people with an account may send.
  ///
  /// - Throws: a ``Problem`` for anybody else.
  func accountHolder(_ call: Call) throws -> (SignedIn, AccountBook) {
    let accounts = try learners.accountBook()
    if let sender = call.account { return (sender, accounts) }
    throw call.pupil == nil ? Problem.logIn : Problem.isPupil
  }

  func addProfile(to routes: inout Routes) {
    onAccount(.get, "", &routes) { call, sender, _ in try document(of: sender, call) }
    onAccount(.patch, "", &routes) { call, sender, accounts in
      let change = try await call.body(Change.self)
      try change.checkPicture()
      if let text = change.name {
        let name = try AccountName(text)
        try await accounts.confirm(change.password ?? "", of: sender.account, from: Visit(call))
        try accounts.rename(sender.account, to: name)
      }
      if let text = change.shownName {
        let name = try Learners.shownName(text)
        let learner = try visitors.own(of: call)
        if learner.learner == .usual {
          if name.text?.lowercased() != sender.account.shownName?.lowercased() {
            try learners.checkIsFree(name)
          }
          try accounts.store.change(sender.account.id) { $0.shownName = name.text }
        } else if learner.learner != name {
          _ = try await learners.rename(learner.learner, to: name)
        }
      }
      if change.picture != nil || change.colour != nil {
        let shownName = try learners.shownName(of: sender.account)
        try accounts.store.change(sender.account.id) { account in
          var picture = account.picture(under: shownName)
          picture.motif = change.picture ?? picture.motif
          picture.colour = change.colour ?? picture.colour
          account.picture = picture
        }
      }
      return try document(of: sender, call)
    }
    onAccount(.put, "/password", &routes) { call, sender, accounts in
      let change = try await call.body(PasswordChange.self)
      try await accounts.changePassword(
        of: sender.account, from: change.old, to: change.new,
        shownName: try learners.shownName(of: sender.account), in: sender.session.id,
        from: Visit(call))
      return try document(of: sender, call)
    }
    onAccount(.delete, "/sessions/:session", &routes) { call, sender, accounts in
      let session = try call.identifier("session")
      guard try accounts.end(session, of: sender.account.id) else {
        throw Problem.missing("session")
      }
      guard session == sender.session.id else { return try document(of: sender, call) }
      var response = Response(status: .noContent)
      SessionCookie.clear(in: &response)
      return response
    }
    onAccount(.delete, "/sessions", &routes) { call, sender, accounts in
      try accounts.endSessions(
        of: sender.account.id, but: sender.session.id, by: sender.account.id)
      return try document(of: sender, call)
    }
    onAccount(.post, "/erasure", &routes) { call, sender, accounts in
      let password = try await call.body(Confirmation.self).password
      try await accounts.confirm(password, of: sender.account, from: Visit(call))
      _ = try accounts.scheduleErasure(of: sender.account, by: sender.account.id)
      return try document(of: sender, call)
    }
    onAccount(.delete, "/erasure", &routes) { call, sender, accounts in
      try accounts.cancelErasure(of: sender.account.id, by: sender.account.id)
      return try document(of: sender, call)
    }
  }

  /// Returns the document of the sender's account as it is now.
  func document(of sender: SignedIn, _ call: Call) throws -> Response {
    let account = try learners.accountBook().store.account(sender.account.id) ?? sender.account
    let now = SignedIn(account: account, session: sender.session)
    return .json(
      AccountDocument(
        now, of: try visitors.own(of: call).learner,
        readings: try account.learner.map { try readings(ofLearner: $0) } ?? []))
  }
}
