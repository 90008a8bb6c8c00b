internal import NIOCore
internal import Practice
internal import Scheduling
internal import Speech
internal import Storage
internal import Synchronization
internal import Tutor
internal import WordService

/// One learner's files and session on the server.
actor LearnerSession {
  nonisolated let learner: LearnerName
  nonisolated let files: LearnerFiles
  private unowned let learners: Learners
  private let queue = SerialQueue()
  private var session: PageSession?
  /// Words that were removed from the completed ones, so that each removal can be undone.
  private var removals: [(id: Identifier, words: [CompletedWord])] = []
  /// Sounds that belong to no round, such as those of a voice on trial.
  private var samples: [Identifier] = []

  private static let mostRemovals = 20
  private static let mostSamples = 60

  init(_ learner: LearnerName, files: LearnerFiles, learners: Learners) {
    self.learner = learner
    self.files = files
    self.learners = learners
  }

  nonisolated var preferences: Preferences {
    get throws { Preferences(try files.settings.read()) }
  }

  /// The settings as they were last sent. They are written anew only when they have changed.
  private let writtenSettings = Mutex<(settings: Settings, json: ByteBuffer)?>(nil)

  nonisolated func settingsJSON() throws -> ByteBuffer {
    let settings = try files.settings.read()
    return writtenSettings.withLock { written in
      if let written, written.settings == settings { return written.json }
      let json = ByteBuffer(json: SettingsDocument(settings: settings))
      written = (settings, json)
      return json
    }
  }

  // MARK: Sessions

  /// Begins a session; one that is open ends.
  func begin(_ wishes: Wishes) async throws -> SessionDocument {
    try await queue.run {
      let preferences = try self.preferences
      let session = try await self.learners.builder.session(
        wishes, files: self.files, preferences: preferences,
        source: try self.learners.source ?? preferences.source,
        script: try await self.script(preferences), isKept: true)
      _ = try await self.session?.end()
      let page = await self.page(of: session)
      let begun = try await page.begin()
      await self.enter(page)
      return begun
    }
  }

  /// Returns the learner's last session, if there is one. A session that was left when the server
  /// stopped goes on.
  func current() async throws -> PageSession? {
    if let session { return session }
    return try await queue.run { try await self.resume() }
  }

  private func resume() async throws -> PageSession? {
    if let session { return session }
    guard let left = try files.openSession.read(as: OpenSession.self) else { return nil }
    do {
      let preferences = try preferences
      let session = try await learners.builder.resume(
        left, files: files, preferences: preferences,
        source: try learners.source ?? preferences.source,
        script: try await script(preferences))
      let page = await page(of: session)
      _ = try await page.begin()
      enter(page)
      return page
    } catch {
      // The session's list, or whatever else it was made of, is no longer there. A fault of the
      // server's own may pass.
      guard Problem(error, log: { _ in }).status.kind == .clientError else { throw error }
      try files.openSession.clear()
      return nil
    }
  }

  private func script(_ preferences: Preferences) async throws -> Script {
    let script = try preferences.script
    try await learners.sounds.synthesizer.check(voice: script.voice)
    return script
  }

  private func page(of session: Session) async -> PageSession {
    await PageSession(
      session, learner: learner, service: learners.sounds, index: learners.rounds)
  }

  /// Makes a session the learner's own, once it has a round to show.
  private func enter(_ new: PageSession) {
    learners.enter(new, insteadOf: session)
    session = new
  }

  // MARK: Completed words

  /// Removes words from the list of completed words.
  ///
  /// - Returns: a name by which the removal can be undone.
  func remove(_ words: [String]) throws -> (id: Identifier, words: [String]) {
    let known = Dictionary(try files.completed.words().map { ($0.word, $0) }) { first, _ in first }
    if let unknown = words.first(where: { known[$0] == nil }) {
      throw WishError.notCompleted(unknown)
    }
    let now = Moment.now
    let removed = try files.completed.remove(Set(words), at: now.date, utcOffset: now.utcOffset)
    let id = Identifier()
    removals.append((id, removed.compactMap { known[$0] }))
    if removals.count > Self.mostRemovals { removals.removeFirst() }
    return (id, removed)
  }

  /// Puts removed words back on the list.
  func undoRemoval(_ id: Identifier) throws -> [String] {
    guard let place = removals.firstIndex(where: { $0.id == id }) else {
      throw Problem.missing("removal")
    }
    let now = Moment.now
    try files.completed.restore(removals[place].words, at: now.date, utcOffset: now.utcOffset)
    return removals.remove(at: place).words.map(\.word)
  }

  // MARK: Samples

  /// Returns an address for sounds that belong to no round. The oldest such sounds are forgotten.
  func sample(_ utterances: [Utterance]) -> Identifier {
    let id = learners.sounds.addresses.add(.utterances(utterances), for: learner)
    samples.append(id)
    if samples.count > Self.mostSamples {
      learners.sounds.addresses.remove([samples.removeFirst()])
    }
    return id
  }
}
