internal import Accounts
internal import Hummingbird
internal import Learner
internal import SigningIn
internal import Storage
internal import Vocabulary
internal import Watching

/// The addresses of a person's friends, and of what friends show of their shows.
extension API {
  private struct NewFriend: Body {
    static let fields: Set<String> = ["name"]
    /// The name that others see.
    let name: String
  }

  func addFriends(to routes: inout Routes) {
    onAccount(.get, "/friends", &routes) { _, sender, accounts in
      try friends(of: sender, accounts)
    }
    onAccount(.post, "/friends", &routes) { call, sender, accounts in
      try checkHasFriends(accounts)
      let name = try await call.body(NewFriend.self).name
      guard try learners.asking.allows(sender.account.id.text) else {
        throw Problem(
          .tooManyRequests, "You asked many people at once: try again in ten minutes.",
          headers: [.retryAfter: "600"])
      }
      guard let other = try person(named: name, accounts) else {
        throw AccountError.nobodyNamed(name)
      }
      guard other.id != sender.account.id else { throw AccountError.ownFriend }
      try accounts.friends.take(.ask, of: sender.account.id, with: other.id)
      return try friends(of: sender, accounts)
    }
    let steps: [(HTTPRequest.Method, String, Ties.Step)] = [
      (.put, "/friends/:person", .ask), (.delete, "/friends/:person", .part),
      (.put, "/blocked/:person", .block), (.delete, "/blocked/:person", .unblock),
    ]
    for (method, path, step) in steps {
      onAccount(method, path, &routes) { call, sender, accounts in
        try checkHasFriends(accounts)
        let other = try call.identifier("person")
        let ties = try accounts.friends.ties(of: sender.account.id)
        // A request is made by name, so only people who are known already have an address here.
        let known = ties.friends.union(ties.asked).union(ties.asking).union(ties.blocked)
        guard known.contains(other.text), step != .ask || ties.asking.contains(other.text) else {
          throw Problem.missing("person")
        }
        try accounts.friends.take(step, of: sender.account.id, with: other)
        return try friends(of: sender, accounts)
      }
    }
    routes.on(.get, Self.path + "/shows/of/:person") { call in
      let (sender, accounts) = try accountHolder(call)
      try checkHasFriends(accounts)
      let other = try call.identifier("person")
      guard try accounts.friends.areFriends(sender.account.id, other),
        let account = try accounts.store.account(other), account.closed == nil,
        let learner = try learners.learner(identifiedBy: LearnerIdentity(of: account))
      else { throw AccountError.noFriend }
      return .json(
        FriendShowsDocument(
          friend: PersonDocument(account, of: learner), shown: try await learner.watchRoom.shown()))
    }
  }

  private func checkHasFriends(_ accounts: AccountBook) throws {
    guard try accounts.hasFriends() else { throw AccountError.noFriendsInClass }
  }

  /// Returns the account of the person whom others see under a name; `nil` for nobody.
  private func person(named text: String, _ accounts: AccountBook) throws -> Account? {
    let wanted = text.composed.lowercased().trimmingSpaces
    guard !wanted.isEmpty else { return nil }
    return try accounts.store.all().accounts.first { account in
      guard account.closed == nil, account.erasure == nil else { return false }
      return try learners.shownName(of: account).lowercased() == wanted
    }
  }

  /// Returns the document of a person's friends. People whose accounts are closed or gone are left
  /// out, as if they had never been there.
  private func friends(of sender: SignedIn, _ accounts: AccountBook) throws -> Response {
    guard try accounts.hasFriends() else { return .json(FriendsDocument()) }
    let own = sender.account.id
    let ties = try accounts.friends.ties(of: own)
    func people(_ ids: Set<String>) throws -> [PersonDocument] {
      try ids.compactMap { text -> PersonDocument? in
        guard let id = Identifier(text), let account = try accounts.store.account(id),
          account.closed == nil,
          let learner = try learners.learner(identifiedBy: LearnerIdentity(of: account))
        else { return nil }
        return PersonDocument(account, of: learner)
      }.sorted { ($0.name.lowercased(), $0.id.text) < ($1.name.lowercased(), $1.id.text) }
    }
    // If the program was killed during a step, only one of the two has the friendship yet. It
    // counts as a request.
    let friends = try ties.friends.filter { text in
      try Identifier(text).map { try accounts.friends.areFriends(own, $0) } ?? false
    }
    return .json(
      FriendsDocument(
        friends: try people(friends),
        asked: try people(ties.asked.union(ties.friends.subtracting(friends))),
        asking: try people(ties.asking), blocked: try people(ties.blocked)))
  }
}

/// The document of a person, for others.
struct PersonDocument: Encodable, Sendable {
  let id: Identifier
  let name: String
  let picture: String
  let colour: Int

  init(_ account: Account, of learner: LearnerSession) {
    id = account.id
    name = learner.learner.text ?? account.shownName ?? account.name
    let shown = account.picture(under: name)
    (picture, colour) = (shown.motif, shown.colour)
  }
}

/// The document of a person's friends.
private struct FriendsDocument: Encodable {
  /// Whether people of the server may be friends.
  let isPossible: Bool
  let friends, asked, asking, blocked: [PersonDocument]

  /// The document of a server where nobody has friends.
  init() {
    isPossible = false
    (friends, asked, asking, blocked) = ([], [], [], [])
  }

  init(
    friends: [PersonDocument], asked: [PersonDocument], asking: [PersonDocument],
    blocked: [PersonDocument]
  ) {
    isPossible = true
    (self.friends, self.asked, self.asking, self.blocked) = (friends, asked, asking, blocked)
  }
}

/// The document of what a friend shows.
private struct FriendShowsDocument: Encodable {
  let friend: PersonDocument
  let shown: ShownShows
}
