internal import NIOCore
internal import Practice
internal import Scheduling
internal import Speech
internal import Storage
internal import Synchronization
internal import Tutor
internal import WordService

/// Where one learner works: the files, and the session.
actor Desk {
  nonisolated let learner: LearnerName
  nonisolated let files: LearnerFiles
  private unowned let classroom: Classroom
  private let turnstile = Turnstile()
  private(set) var session: PracticeSession?
  private var removals: [(id: Identifier, words: [CompletedWord])] = []
  /// Sounds that are not of a round, such as those of a voice on trial.
  private var samples: [Identifier] = []

  private static let mostRemovals = 20
  private static let mostSamples = 60

  init(_ learner: LearnerName, files: LearnerFiles, classroom: Classroom) {
    self.learner = learner
    self.files = files
    self.classroom = classroom
  }

  nonisolated var preferences: Preferences {
    get throws { Preferences(try files.settings.read()) }
  }

  /// The settings, as they are sent: written once until they are others.
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
  func begin(_ wanted: NewSession) async throws -> SessionDocument {
    try await turnstile.pass {
      // What was completed last may be among what is asked.
      try await self.session?.settleList()
      let lesson = try await self.prepare(wanted)
      _ = try await self.session?.end()
      let session = await self.makeSession(of: lesson)
      let begun = try await session.next()
      await self.enter(session)
      return begun
    }
  }

  /// The learner's last session, if there is one; one that was left when the server stopped goes on.
  func current() async throws -> PracticeSession? {
    if let session { return session }
    return try await turnstile.pass { try await self.resume() }
  }

  private func resume() async throws -> PracticeSession? {
    if let session { return session }
    guard let open = try files.openSession.read(as: OpenSession.self), let id = Identifier(open.id),
      let wanted = NewSession(kept: open.wanted)
    else { return nil }
    do {
      let session = makeSession(of: try await prepare(wanted, isNew: false), as: id)
      _ = try await session.resume(open)
      enter(session)
      return session
    } catch {
      // Its list, or whatever else it was made of, is no longer there. What ails the server may pass.
      guard Problem(error, log: { _ in }).status.kind == .clientError else { throw error }
      try files.openSession.clear()
      return nil
    }
  }

  /// - Parameter isNew: whether it begins with a word that has still to be chosen.
  private func prepare(
    _ wanted: NewSession, isNew: Bool = true
  ) async throws -> PreparedLesson {
    let preferences = try preferences
    let plan = try wanted.plan(preferences, files)
    let script = try preferences.script
    try await classroom.studio.synthesizer.check(voice: script.voice)
    let source = try classroom.source ?? preferences.source
    let online = source == .offline ? nil : classroom.online
    let supply = WordSupply(for: plan, source, dictionary: classroom.dictionary, online: online)
    await supply.begin()
    let lesson = try Lesson(
      plan, supply: supply, sounds: try await classroom.soundAlikes(voice: script.voice),
      files: files, script: script, synthesizer: classroom.studio.synthesizer)
    var notice: String?
    if isNew, await !lesson.hasWords {
      notice = await lesson.isDone ? plan.doneSentence : wanted.emptySentence
      if notice == nil { throw Problem.invalid(plan.words.noneSentence) }
    }
    return PreparedLesson(
      lesson: lesson, mode: plan.mode,
      hasRecordings: online != nil && plan.recordings != .never, wanted: wanted.kept,
      notice: notice)
  }

  private func makeSession(
    of lesson: PreparedLesson, as id: Identifier = Identifier()
  ) -> PracticeSession {
    PracticeSession(
      lesson, id: id, learner: learner, files: files, studio: classroom.studio,
      rounds: classroom.rounds)
  }

  /// Makes a session the learner's own, once it has a round to show.
  private func enter(_ new: PracticeSession) {
    classroom.enter(new, insteadOf: session)
    session = new
  }

  // MARK: Completed words

  func completed() async throws -> [CompletedWord] {
    // Where the last can't be kept, the others can be read all the same.
    try? await session?.settleList()
    return try files.completed.words()
  }

  /// Takes words off the list of completed words.
  ///
  /// - Returns: a name by which that can be undone.
  func remove(_ words: [String]) async throws -> (id: Identifier, words: [String]) {
    let known = Dictionary(try await completed().map { ($0.word, $0) }) { first, _ in first }
    if let unknown = words.first(where: { known[$0] == nil }) {
      throw Problem.notFound("'\(unknown)' is not among the completed words.")
    }
    let now = Moment.now
    let removed = try files.completed.remove(Set(words), at: now.date, utcOffset: now.utcOffset)
    let id = Identifier()
    removals.append((id, removed.compactMap { known[$0] }))
    if removals.count > Self.mostRemovals { removals.removeFirst() }
    return (id, removed)
  }

  /// Puts words back that were taken off.
  func undoRemoval(_ id: Identifier) throws -> [String] {
    guard let place = removals.firstIndex(where: { $0.id == id }) else {
      throw Problem.missing("removal")
    }
    let now = Moment.now
    try files.completed.restore(removals[place].words, at: now.date, utcOffset: now.utcOffset)
    return removals.remove(at: place).words.map(\.word)
  }

  // MARK: Samples

  /// Gives sounds that are not of a round their addresses. The oldest of them are forgotten.
  func sample(_ utterances: [Utterance]) -> Identifier {
    let id = classroom.studio.addresses.add(.said(utterances), for: learner)
    samples.append(id)
    if samples.count > Self.mostSamples {
      classroom.studio.addresses.remove([samples.removeFirst()])
    }
    return id
  }
}
