internal import Accounts
internal import Learner
internal import SigningIn
internal import Storage

/// The learners of the classes of schools.
extension Learners {
  /// Makes a learner of a class. If others on the server have the name already, a number
  /// distinguishes the learner from them.
  ///
  /// - Throws: ``Accounts/AccountError``, a ``Problem``, `StorageError`.
  func addPupil(_ text: String, to taught: SchoolClass) async throws -> LearnerSession {
    guard taught.learners.count < Schools.mostLearners else {
      throw AccountError.tooManyInClass(Schools.mostLearners)
    }
    let learner = try await addNumbered(text)
    if let id = learner.identity.id {
      try accountBook().add(learners: [id], to: taught.id)
    }
    return learner
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
