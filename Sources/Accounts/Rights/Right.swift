/// Something that a person may or may not do on a server with accounts. ``Right/roles`` is the
/// whole table: nothing else decides it.
public enum Right: String, CaseIterable, Sendable {
  /// Practise, and change one's own account.
  case practise
  /// See what the learners did, and give them lists, quizzes and names.
  case teach
  /// Invite learners, and let them choose a new password.
  case inviteLearners
  /// Invite anybody, change roles, close and erase accounts, and read the log of changes.
  case manageAccounts

  /// The roles that have the right.
  public var roles: Set<AccountRole> {
    switch self {
    case .practise: [.owner, .teacher, .learner]
    case .teach: [.owner, .teacher]
    case .inviteLearners: [.owner, .teacher]
    case .manageAccounts: [.owner]
    }
  }

  /// A sentence for a person who doesn't have the right.
  var refusal: String {
    switch self {
    case .practise: "Log in first."
    case .teach: "Only a teacher may do this: ask your teacher."
    case .inviteLearners: "Only a teacher or an owner may do this: ask one of them."
    case .manageAccounts: "Only an owner of this server may do this: ask one."
    }
  }
}

extension AccountRole {
  /// Returns whether people with the role may do something.
  public func has(_ right: Right) -> Bool { right.roles.contains(self) }
}
