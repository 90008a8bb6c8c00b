package import Accounts
package import FoundationEssentials
package import Learner

/// An account: its name, its password, and the browsers that are logged in.
package struct Account: Hashable, Sendable, Codable {
  /// The identity, which stays when the person changes the name.
  package let id: Identifier
  /// The name by which the person logs in.
  package var name: String
  package var role: AccountRole
  /// The name that others see, where the learner has none: that of the usual learner.
  package var shownName: String?
  /// The picture that the person chose; `nil` for that of the name.
  package var picture: NamePicture?
  /// The identity of the learner whose files are the account's; `nil` for the usual learner of the
  /// server's computer.
  package var learner: Identifier?
  /// The identities of the learners whose parent the person is.
  package var children: [Identifier] = []
  /// The time at which the account was made.
  package let since: Date
  /// The password; `nil` until the person chooses one by a link.
  package var password: PasswordHash?
  package var secondFactor: SecondFactor?
  /// The browsers that are logged in, the newest last.
  package var sessions: [AccountSession] = []
  /// The hashes of the tokens of browsers that were logged in, the newest last. Wrong passwords
  /// from elsewhere don't keep these out.
  package var devices: [String] = []
  /// The time of the last request that was noted before the browsers of that time were logged out;
  /// `nil` if none was.
  package var seen: Date?
  /// The time at which an owner closed the account; `nil` while it is open.
  package var closed: Date?
  /// The time at which everything of the account is erased; `nil` if it isn't to be.
  package var erasure: Date?

  package init(
    id: Identifier = Identifier(), name: String, role: AccountRole, learner: Identifier?,
    since: Date, password: PasswordHash? = nil
  ) {
    (self.id, self.name, self.role, self.learner) = (id, name, role, learner)
    (self.since, self.password) = (since, password)
  }

  private enum CodingKeys: CodingKey {
    case id, name, shownName, picture, role, learner, children, since, password, secondFactor
    case sessions, devices, seen, closed, erasure
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Identifier.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    shownName = try values.decodeIfPresent(String.self, forKey: .shownName)
    picture = try values.decodeIfPresent(NamePicture.self, forKey: .picture)
    role = try values.decode(AccountRole.self, forKey: .role)
    learner = try values.decodeIfPresent(Identifier.self, forKey: .learner)
    children = try values.decodeIfPresent([Identifier].self, forKey: .children) ?? []
    since = try values.decode(Date.self, forKey: .since)
    password = try values.decodeIfPresent(PasswordHash.self, forKey: .password)
    secondFactor = try values.decodeIfPresent(SecondFactor.self, forKey: .secondFactor)
    sessions = try values.decodeIfPresent([AccountSession].self, forKey: .sessions) ?? []
    devices = try values.decodeIfPresent([String].self, forKey: .devices) ?? []
    seen = try values.decodeIfPresent(Date.self, forKey: .seen)
    closed = try values.decodeIfPresent(Date.self, forKey: .closed)
    erasure = try values.decodeIfPresent(Date.self, forKey: .erasure)
  }

  /// Returns the picture by which others see the person.
  ///
  /// - Parameter shownName: the name that others see.
  package func picture(under shownName: String) -> NamePicture {
    picture.flatMap { $0.isKnown ? $0 : nil } ?? NamePicture(of: shownName)
  }

  /// Whether a code is asked for at each log-in.
  package var asksForCodes: Bool { secondFactor?.isConfirmed == true }

  /// The most browsers that are logged in at once. The one that was not seen for the longest time
  /// makes room for another.
  private static let mostSessions = 20

  /// Removes the sessions that have ended, and adds one.
  mutating func add(_ session: AccountSession) {
    let rule = SessionRule(for: role)
    sessions.removeAll {
      !rule.goesOn(since: $0.since, seen: $0.seen, at: session.since)
    }
    while sessions.count >= Self.mostSessions,
      let oldest = sessions.indices.min(by: { sessions[$0].seen < sessions[$1].seen })
    {
      sessions.remove(at: oldest)
    }
    sessions.append(session)
    devices = devices.filter { $0 != session.token }.suffix(Self.mostSessions - 1)
    devices.append(session.token)
  }
}

/// A browser that is logged in.
package struct AccountSession: Hashable, Sendable, Codable {
  /// The identity, by which the person ends the session from another browser. It lets nobody in.
  package let id: Identifier
  /// The hash of the token in the browser's cookie.
  package let token: String
  /// The time of the log-in.
  package let since: Date
  /// The time of the last request that was noted.
  package var seen: Date
  /// The browser in words, such as `Firefox on Android`.
  package let device: String
  /// The class that the person works with in this browser; `nil` for what is the person's own.
  package var place: Identifier?
}

/// The secret that the person's telephone and the server share, and what stands in for it.
package struct SecondFactor: Hashable, Sendable, Codable {
  /// The secret in base 32.
  package let secret: String
  /// Whether the person has given a code, so that the telephone certainly has the secret.
  package var isConfirmed = false
  /// The number of the half minute whose code was used last.
  package var lastStep: Int?
  /// The hashes of the recovery codes that are left.
  package var recovery: [String] = []

  init(secret: String) { self.secret = secret }
}
