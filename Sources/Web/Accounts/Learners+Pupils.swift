internal import Accounts
internal import Learner
internal import SigningIn
internal import Storage

/// The learners of the classes of schools.
extension Learners {
  /// Makes a learner of classes of a school. If others on the server have the name already, a
  /// number distinguishes the learner from them.
  ///
  /// - Parameter source: what the school's own system calls the learner; `nil` for nothing.
  /// - Throws: ``Accounts/AccountError``, a ``Problem``, `StorageError`.
  func addPupil(
    _ text: String, to classes: [Identifier], of school: Identifier, source: String? = nil
  ) async throws -> LearnerSession {
    let accounts = try accountBook()
    let id = Identifier()
    // The school knows the learner first, so that a program that is killed leaves no learner of
    // nowhere.
    try accounts.add(learner: id, to: classes, of: school, source: source)
    do {
      return try await addNumbered(text, identity: id)
    } catch {
      try? accounts.removeFromClasses(id)
      throw error
    }
  }

  /// Brings back a learner who was taken out of a class.
  ///
  /// - Throws: a ``Problem`` for anybody who was never in it, ``Accounts/AccountError``,
  ///   `StorageError`.
  func bringBack(_ id: Identifier, to taught: SchoolClass) throws -> LearnerSession {
    guard try accountBook().bringBack(learner: id, to: taught.id),
      let learner = try learner(identifiedBy: .named(id))
    else { throw Problem.missing("removal") }
    return learner
  }

  /// Checks that a learner comes in with a PIN, and not with an account, whose password is the
  /// person's alone.
  ///
  /// - Throws: a ``Problem``, `StorageError`.
  func checkHasNoAccount(_ learner: LearnerSession) throws {
    let isTaken = try accounts?.store.all().accounts.contains {
      LearnerIdentity(of: $0) == learner.identity
    }
    guard isTaken != true else {
      throw Problem.conflict(
        "\(learner.learner.text ?? "") logs in with a password of their own, and needs no PIN.")
    }
  }
}
