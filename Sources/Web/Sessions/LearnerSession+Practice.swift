internal import Learner
internal import Speech
internal import Spelling
internal import Storage
internal import Today

/// The learner's current session of spelling.
extension LearnerSession {
  /// Begins a session, and ends the one that is open.
  ///
  /// - Parameter wishes: returns the learner's wishes, which may be many.
  /// - Returns: the session with its first round, or with the notice why it has none.
  /// - Throws: an error for wishes that can't be granted; the open session then goes on.
  func begin(_ wishes: @Sendable () throws -> Wishes) async throws -> SoundingSession {
    let wishes = try wishes()
    return try await queue.run {
      let preferences = try self.preferences
      let session = try await self.learners.builder.session(
        try wishes.plan(
          preferences, self.files, testWords: self.files.wordsToAsk(forTestOf:)), of: wishes,
        files: self.files,
        source: try self.learners.source ?? preferences.source,
        script: try await self.script(preferences), isKept: true)
      _ = try await self.session?.end()
      return try await self.open(session).begun
    }
  }

  /// Returns the learner's last session, open or ended; `nil` for none. A session that was left
  /// when the server stopped goes on.
  func current() async throws -> PageSession? {
    if let session { return session }
    return try await queue.run { try await self.resume() }
  }

  private func resume() async throws -> PageSession? {
    if let session { return session }
    guard let left = try files.openSession.read() else { return nil }
    do {
      let preferences = try preferences
      let session = try await learners.builder.resume(
        left, files: files, preferences: preferences,
        source: try learners.source ?? preferences.source,
        script: try await script(preferences), testWords: files.wordsToAsk(forTestOf:))
      return try await open(session).page
    } catch {
      // The session can't go on without its list, for example. A fault of the server may pass, so
      // then the session stays.
      guard Problem(error, log: { _ in }).status.kind == .clientError else { throw error }
      try files.openSession.clear()
      return nil
    }
  }

  /// Returns the learner's voice and speed, once the engine knows the voice.
  private func script(_ preferences: Preferences) async throws -> Script {
    let script = try preferences.script
    try await learners.sounds.synthesizer.check(voice: script.voice)
    return script
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

  /// Returns the current session, which a request names.
  ///
  /// - Throws: a ``Problem`` if it is another one, or none.
  func session(_ id: Identifier) async throws -> PageSession {
    guard let session = try await current(), session.id == id else {
      throw Problem.missing("session")
    }
    return session
  }

  /// Returns the current session, whose round a request names.
  ///
  /// - Throws: a ``Problem`` if it has none.
  func sessionForRound() async throws -> PageSession {
    guard let session = try await current() else { throw Problem.missing("round") }
    return session
  }
}
