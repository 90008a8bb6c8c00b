/// What the sender of a request may do.
enum Role: String, Sendable {
  /// Whoever uses the page of a computer that serves only itself.
  case alone
  /// A learner of a class.
  case learner
  /// The teacher of a class.
  case teacher
}

/// Those for whom an address is.
enum Audience: Hashable, Sendable {
  case everyone
  /// The teacher of a class, and nobody where there is no class.
  case teacher
  /// Whoever has no teacher: the teacher of a class, or whoever uses the page alone.
  case host

  /// Checks that a request comes from one of them.
  ///
  /// - Throws: a ``Problem`` for anyone else.
  func check(_ role: Role) throws {
    switch self {
    case .everyone: return
    case .host: if role != .learner { return }
    case .teacher: if role == .teacher { return }
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
