internal import Accounts
internal import Hummingbird
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
      // The first error matters more. A learner without files is shown nowhere.
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

  /// The rule by which a learner's cookie comes with a link of another site. A child of a school
  /// has no other cookie that lets the browser in.
  var cookieSameSite: Cookie.SameSite { accounts == nil ? .strict : .lax }

  /// Returns whether a learner has an account, whose password is the person's alone.
  ///
  /// - Throws: `StorageError`.
  func hasAccount(_ learner: LearnerSession) throws -> Bool {
    try accounts?.store.all().accounts.contains {
      LearnerIdentity(of: $0) == learner.identity
    } ?? false
  }

  /// Checks that a learner has no account.
  ///
  /// - Throws: a ``Problem``, `StorageError`.
  func checkHasNoAccount(_ learner: LearnerSession) throws {
    guard !(try hasAccount(learner)) else {
      throw Problem.conflict(
        "\(learner.learner.text ?? "") has an account, with a password in place of a PIN: only "
          + "they and the server's owner can change or erase it.")
    }
  }
}
