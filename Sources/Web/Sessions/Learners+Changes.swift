internal import Learner
internal import QuizPractice
internal import SigningIn
internal import Storage

/// Changes to the set of learners, one after another.
extension Learners {
  /// Makes a new learner.
  ///
  /// - Parameter identity: the identity that others know already; `nil` for a new one.
  /// - Throws: a ``Problem`` if the name is taken or no more learners fit, `StorageError`.
  func add(_ name: LearnerName, identity: Identifier? = nil) async throws -> LearnerSession {
    try await changes.run {
      try checkIsFree(name)
      guard try names().count < Self.mostLearners else {
        throw Problem.conflict(
          "This server has \(Self.mostLearners) learners already, and takes no more.")
      }
      if let text = name.text {
        if let identity {
          try make(text, identity: identity)
        } else {
          try store.learners.make(text)
        }
      }
      return try open(name)
    }
  }

  /// Makes the files of a learner with an identity. A request that looks for the identity meanwhile
  /// finds the learner with it, or not at all.
  private func make(_ name: String, identity: Identifier) throws {
    // No learner has a name of this kind, so nobody opens the files before they are whole.
    let hidden = SchoolClass.directoryName(of: identity)
    try store.learners.make(hidden)
    do {
      try store.files(of: hidden).profile.change { $0.id = identity.text }
      try store.learners.rename(hidden, to: name)
    } catch {
      // The first error matters more. What stays is an empty folder that nobody sees.
      try? store.learners.remove(hidden, id: identity.text)
      try? store.learners.erase(identity.text)
      throw error
    }
  }

  /// Gives a learner another name. The learner keeps all practice and the identity.
  ///
  /// - Returns: the learner with the new name.
  /// - Throws: a ``Problem`` if no learner has the old name or another one has the new name,
  ///   `StorageError`.
  func rename(_ name: LearnerName, to new: LearnerName) async throws -> LearnerSession {
    try await changes.run {
      let old = try learner(name)
      guard name != new, let text = new.text else { return old }
      if name.text?.lowercased() != text.lowercased() { try checkIsFree(new) }
      try await move(old) { folder in
        try store.learners.rename(folder, to: text)
      }
      for home in try homes(knowing: old) {
        try home.classWork.change { $0.renameLearner(name.text ?? "", to: text) }
      }
      let renamed = try learner(new)
      await renamed.succeed(old)
      return renamed
    }
  }

  /// Removes a learner, and puts the files aside.
  ///
  /// - Returns: the identity, for ``undoRemoval(_:)``.
  /// - Throws: a ``Problem`` if no learner has the name, `StorageError`.
  func remove(_ name: LearnerName) async throws -> Identifier {
    try await changes.run {
      let learner = try learner(name)
      guard case .named(let id) = learner.identity else {
        throw Problem.invalid("The usual learner of this computer can't be removed.")
      }
      try await move(learner) { folder in
        try store.learners.remove(folder, id: id.text)
      }
      removedQuizzes.withLock { $0[id.text] = nil }
      return id
    }
  }

  /// Puts the files of a removed learner back, also after a restart of the server.
  ///
  /// - Throws: a ``Problem`` for an unknown removal, or if another learner has the name by now,
  ///   `StorageError`.
  func undoRemoval(_ id: Identifier) async throws -> LearnerSession {
    try await changes.run {
      guard let text = try store.learners.removedName(of: id.text) else {
        throw Problem.missing("removal")
      }
      let name = try LearnerName(text)
      try checkIsFree(name)
      try store.learners.restore(id.text)
      removedQuizzes.withLock { $0[id.text] = nil }
      return try learner(name)
    }
  }

  /// Returns the quizzes of the removed learners, whose answers still count in those of the class.
  /// The files of a learner whose journal can't be read are told to the server's owner.
  func removedLearnersQuizzes() throws -> [(learner: String, history: QuizHistory)] {
    try store.learners.removed().compactMap { removed in
      let name = "\(removed.name) (removed)"
      if let known = removedQuizzes.withLock({ $0[removed.id] }) { return (name, known) }
      do {
        let history = try QuizHistory(try store.learners.files(ofRemoved: removed))
        removedQuizzes.withLock { $0[removed.id] = history }
        return (name, history)
      } catch {
        log("\(error)")
        return nil
      }
    }
  }

  /// Moves a learner's files while no request works with them.
  ///
  /// - Parameter body: gets the name of the learner's folder.
  private func move(
    _ learner: LearnerSession, _ body: (String) throws -> Void
  ) async throws {
    guard let folder = try folder(of: learner.learner) else { return }
    try await learner.visits.close()
    do {
      try await learner.leave()
      try body(folder)
    } catch {
      learner.visits.open()
      throw error
    }
    forget(learner)
    learner.visits.noteMove()
  }

  /// Returns the names by which others see people, in small letters: those of learners, and those
  /// of accounts that share the usual learner.
  func takenNames() throws -> Set<String> {
    let learners = try names().compactMap(\.text)
    let others = try accounts?.store.all().accounts.compactMap(\.shownName) ?? []
    return Set((learners + others).map { $0.lowercased() })
  }

  /// Returns whether a learner has a name, in capitals or not.
  func isTaken(_ name: LearnerName) throws -> Bool {
    let lowered = name.text?.lowercased()
    return try names().contains { $0.text?.lowercased() == lowered }
  }

  /// Checks that nobody has a name yet, in capitals or not.
  ///
  /// - Throws: a ``Problem``, `StorageError`.
  func checkIsFree(_ name: LearnerName) throws {
    guard !(try takenNames().contains(name.text?.lowercased() ?? "")) else {
      throw Problem.conflict(
        "There is a learner named '\(name.text ?? "")' already: choose that learner or another "
          + "name."
      )
    }
  }
}
