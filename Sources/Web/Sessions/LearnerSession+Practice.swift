internal import Learner
internal import Speech
internal import Spelling
internal import Storage
internal import Today

/// The learner's current session of spelling.
extension LearnerSession {
  /// Begins a session, and ends the one that is open.
  ///
  /// - Parameter body: returns the body of the request. It may hold many words, so this runs on
  ///   the learner's thread.
  /// - Returns: the session with its first round, or with a notice that says why it has no round.
  /// - Throws: an error for wishes that can't be granted; the open session then goes on.
  func begin(_ body: @Sendable () throws -> NewSession) async throws -> SoundingSession {
    let wishes = try await body().wishes(with: cardRoom)
    return try await queue.run {
      let preferences = try self.preferences
      let session = try await self.learners.builder.session(
        try wishes.plan(
          preferences, self.files, testWords: self.files.wordsToAsk(forTestOf:)), of: wishes,
        files: self.files,
        source: try self.learners.source ?? preferences.source,
        style: try await self.style(preferences), isKept: true)
      _ = try await self.session?.end()
      return try await self.open(session).begun
    }
  }

  /// Returns the learner's last session, open or ended; `nil` without a session. A session that was
  /// open when the server stopped goes on.
  func current() async throws -> PageSession? {
    if let session { return session }
    return try await queue.run { try await self.resume() }
  }

  private func resume() async throws -> PageSession? {
    if let session { return session }
    // Only the server that has the turn may go on with a session, also if a request only reads it:
    // a session may begin its next round when it is resumed.
    try files.takeTurn()
    guard let left = try files.openSession.read() else { return nil }
    do {
      let preferences = try preferences
      let session = try await learners.builder.resume(
        left, files: files, preferences: preferences,
        source: try learners.source ?? preferences.source,
        style: try await style(preferences), testWords: files.wordsToAsk(forTestOf:))
      return try await open(session).page
    } catch {
      // A session that can't go on, for example because its list was removed, is forgotten. A fault
      // of the server may pass, so the session then stays.
      guard Problem(error, log: { _ in }).status.kind == .clientError else { throw error }
      try files.openSession.clear()
      return nil
    }
  }

  /// Returns the learner's voice and speed, after checking that the engine has the voice.
  private func style(_ preferences: Preferences) async throws -> SpeechStyle {
    let style = try preferences.style
    try await learners.sounds.synthesizer.check(voice: style.voice)
    return style
  }

  /// Begins a session, or goes on with it, and makes it the learner's current one.
  private func open(
    _ new: Session
  ) async throws -> (page: PageSession, begun: SoundingSession) {
    let page = await PageSession(new, learner: learner, owner: identity, service: learners.sounds)
    let begun = try await page.begin()
    session = page
    return (page, begun)
  }

  /// Returns the current session, if it has the name that a request gives.
  ///
  /// - Throws: a ``Problem`` if the learner has another session or no session.
  func session(_ id: Identifier) async throws -> PageSession {
    guard let session = try await current(), session.id == id else {
      throw Problem.missing("session")
    }
    return session
  }

  /// Returns the current session, for a request that names a round.
  ///
  /// - Throws: a ``Problem`` if the learner has no session.
  func sessionForRound() async throws -> PageSession {
    guard let session = try await current() else { throw Problem.missing("round") }
    return session
  }
}
