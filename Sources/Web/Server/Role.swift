internal import Accounts

/// The role of a request's sender, which decides what the sender may do.
enum Role: String, Sendable {
  /// The user of a server that only its own computer can reach.
  case alone
  /// A learner of a class.
  case learner
  /// The teacher of a class.
  case teacher
}

/// The roles that may use an address of the server.
enum Audience: Hashable, Sendable {
  case everyone
  /// The teacher of a class; nobody without a class.
  case teacher
  /// The teacher of a class, or the only user of a server without a class.
  case host
  /// People whose account has a right; nobody on a server without accounts.
  case holder(Right)

  /// Checks that the sender of a request is one of these.
  ///
  /// - Throws: a ``Problem`` for any other sender.
  func check(_ call: Call) throws {
    try check(call.role, call.account, isPupil: call.pupil != nil)
  }

  /// Checks that a role, and the account of a sender who has one, is one of these.
  ///
  /// - Parameter isPupil: whether the sender came in with the code of a class, and has no account.
  /// - Throws: a ``Problem`` for any other role.
  func check(_ role: Role, _ sender: SignedIn?, isPupil: Bool) throws {
    switch self {
    case .everyone: return
    case .host: if role != .learner { return }
    case .teacher: if role == .teacher { return }
    case .holder(let right):
      guard !isPupil else { throw AccountError.notAllowed(right) }
      guard let sender else { throw Problem.hasNoAccounts }
      guard sender.account.role.has(right) else { throw AccountError.notAllowed(right) }
      return
    }
    if sender?.account.role == .staff {
      throw Problem(
        .forbidden, "You work with no class now: choose one of yours on the page Schools.")
    }
    throw Problem(
      .forbidden,
      role == .learner
        ? "Only the teacher may do this: ask your teacher."
        : """
        Only a class has a teacher: start 'vocalvocab serve --host 0.0.0.0 --token' to let one in.
        """
    )
  }
}
