internal import CardPractice
internal import Learner
internal import NIOCore
internal import Planning
internal import Practice
internal import QuizPractice
internal import Scheduling
internal import Speech
internal import Spelling
internal import Storage
internal import Threads
internal import Today
internal import WordService

/// One learner's files and session on the server.
actor LearnerSession {
  nonisolated let learner: LearnerName
  nonisolated let identity: LearnerIdentity
  /// The requests of the learner that are being answered.
  nonisolated let visits = Visits()
  private nonisolated let thread: DedicatedThread
  /// The thread of the learner's files, because a request may wait for the disk.
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private let files: LearnerFiles
  /// The learner's profile, as the file has it.
  private nonisolated let profile: Guarded<Profile>
  /// The learner's decks of cards.
  nonisolated let cardRoom: CardRoom
  /// The learner's quizzes.
  nonisolated let quizRoom: QuizRoom
  /// The learner's plan.
  nonisolated let planRoom: PlanRoom
  /// The last steps of the learner's pages.
  nonisolated let steps: TakenSteps
  private unowned let learners: Learners
  private let queue = SerialQueue()
  private var session: PageSession?
  /// The last removals of completed words, which can be undone.
  private var removals: [(id: Identifier, words: [CompletedWord])] = []
  /// The addresses of sounds that belong to no round, such as the sample of a voice, the oldest
  /// first.
  private var samples: [Identifier] = []

  /// The number of removals that can be undone.
  private static let keptRemovals = 20
  /// The number of samples that keep their addresses.
  private static let keptSamples = 60

  /// - Parameter others: the identities of the learners who are known already.
  /// - Throws: `StorageError` when the profile can't be read, or a learner without an identity gets none.
  init(
    _ learner: LearnerName, files: LearnerFiles, learners: Learners, others: Set<LearnerIdentity>
  ) throws(StorageError) {
    self.learner = learner
    self.files = files
    if learner == .usual {
      // The usual learner has no PIN.
      identity = .usual
      profile = Guarded(Profile())
    } else {
      let (id, kept) = try Self.identified(files.profile, others)
      identity = .named(id)
      profile = Guarded(kept)
    }
    thread = files.thread
    cardRoom = CardRoom(files, find: { [dictionary = learners.dictionary] in dictionary.word($0) })
    quizRoom = QuizRoom(files, learners.questions(files))
    planRoom = PlanRoom(files, cardRoom)
    steps = TakenSteps(files)
    self.learners = learners
  }

  /// Returns the identity and the profile that a learner's files hold. A copy of another learner's folder gets an
  /// identity of its own.
  private static func identified(
    _ store: ProfileStore, _ others: Set<LearnerIdentity>
  ) throws(StorageError) -> (Identifier, Profile) {
    let kept = try store.read()
    if let id = kept.id.flatMap({ Identifier($0) }), !others.contains(.named(id)) {
      return (id, kept)
    }
    let id = Identifier()
    var changed = kept
    try store.change { profile in
      profile.id = id.text
      changed = profile
    }
    return (id, changed)
  }

  /// Works with the learner's files, on their thread.
  func withFiles<Value: Sendable>(
    _ body: @Sendable (LearnerFiles) throws -> Value
  ) rethrows -> Value {
    try body(files)
  }

  /// The sounds and pictures of the learner's cards.
  nonisolated var media: MediaStore { files.media }

  /// The folder for what can be made again.
  nonisolated var cacheFolder: String { files.folders.cache }

  /// What the learner gave a class, as its teacher.
  nonisolated var classWork: ClassStore { files.classWork }

  // MARK: The profile

  /// Whether the learner has a PIN.
  nonisolated var hasPIN: Bool { profile.withLock { $0.pin != nil } }

  /// The secret of a browser that gave the right PIN; `nil` without a PIN.
  nonisolated var key: String? { profile.withLock { $0.pin == nil ? nil : $0.key } }

  /// Returns whether a PIN is the learner's.
  nonisolated func isRight(_ pin: PIN) -> Bool { profile.withLock { $0.pin == pin.digits } }

  /// Gives the learner a PIN, or takes it away. Browsers that gave the old one must give the new one.
  func setPIN(_ pin: PIN?) throws(StorageError) {
    var changed = Profile()
    try files.profile.change { kept in
      kept.pin = pin?.digits
      kept.key = pin.map { _ in Identifier().text }
      changed = kept
    }
    profile.withLock { [changed] in $0 = changed }
  }

  // MARK: The report

  /// What the class page shows of the learner.
  struct Review: Sendable {
    let report: LearnerReport
    /// The day of the last completion of each word, by the word in lower case.
    let completed: [String: Day]
    fileprivate let day: Day
    /// The size of the journal, in bytes.
    fileprivate let size: Int
  }

  private var lastReview: Review?

  /// Returns what the class page shows of the learner, which is computed anew only after another round.
  ///
  /// - Throws: `StorageError` when the learner's files can't be read.
  func review(at now: Moment) throws -> Review {
    let size = try files.journal.size()
    if let lastReview, lastReview.day == now.day, lastReview.size == size { return lastReview }
    let review = Review(
      report: LearnerReport(try Statistics(files, try preferences, now: now)),
      completed: try files.lastCompletions(), day: now.day, size: size)
    lastReview = review
    return review
  }

  // MARK: Settings

  /// The learner's settings, as the file has them now.
  var preferences: Preferences {
    get throws { Preferences(try files.settings.read()) }
  }

  /// The settings that were last sent, with their JSON, which is written again only after a change.
  private var writtenSettings: (settings: Settings, json: ByteBuffer)?

  /// The settings as JSON, as the file has them now.
  var settingsJSON: ByteBuffer {
    get throws {
      let settings = try files.settings.read()
      if let writtenSettings, writtenSettings.settings == settings { return writtenSettings.json }
      let json = ByteBuffer(json: SettingsDocument(settings: settings))
      writtenSettings = (settings, json)
      return json
    }
  }

  // MARK: Sessions

  /// Begins a session, and ends the one that is open.
  ///
  /// - Parameter wishes: returns the learner's wishes, which may be many.
  /// - Returns: the session with its first round, or with the notice why it has none.
  /// - Throws: an error for wishes that can't be granted; the open session then goes on.
  func begin(_ wishes: @Sendable () throws -> Wishes) async throws -> SessionDocument {
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
    guard let left = try files.openSession.read(as: OpenSession.self) else { return nil }
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
  ) async throws -> (page: PageSession, begun: SessionDocument) {
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

  /// Goes on with what is in memory alone of a learner who had another name: removals that can be undone, and the
  /// addresses that a page may still play.
  func succeed(_ old: LearnerSession) async {
    let (oldRemovals, oldSamples) = await (old.removals, old.samples)
    removals = oldRemovals + removals
    samples = oldSamples + samples
  }

  /// Ends the learner's work here, because the files get another place. An open session goes on from them.
  func leave() async throws {
    guard let session else { return }
    try await session.leave()
    // A page may still play the sounds of the round.
    samples += await session.soundAddresses
    self.session = nil
  }

  // MARK: Completed words

  /// Removes words from the list of completed words.
  ///
  /// - Parameter words: returns the words, which may be many.
  /// - Returns: the words, with a name for ``undoRemoval(_:)``.
  /// - Throws: `WishError.notCompleted` for a word that is not on the list, `StorageError`.
  func remove(
    _ words: @Sendable () throws -> [String]
  ) throws -> (id: Identifier, words: [String]) {
    let words = try words()
    let known = Dictionary(try files.completed.words().map { ($0.word, $0) }) { first, _ in first }
    if let unknown = words.first(where: { known[$0] == nil }) {
      throw WishError.notCompleted(unknown)
    }
    let removed = try files.completed.remove(Set(words), at: .now)
    let id = Identifier()
    removals.append((id, removed.compactMap { known[$0] }))
    if removals.count > Self.keptRemovals { removals.removeFirst() }
    return (id, removed)
  }

  /// Puts removed words back on the list, and returns them.
  ///
  /// - Throws: a ``Problem`` for a removal that is unknown or undone already, `StorageError`.
  func undoRemoval(_ id: Identifier) throws -> [String] {
    guard let place = removals.firstIndex(where: { $0.id == id }) else {
      throw Problem.missing("removal")
    }
    try files.completed.restore(removals[place].words, at: .now)
    return removals.remove(at: place).words.map(\.word)
  }

  // MARK: Samples

  /// Returns the address of a sound that belongs to no round. Only the last such addresses stay
  /// valid.
  func sample(_ utterances: [Utterance]) -> Identifier {
    let id = learners.sounds.addresses.add(.utterances(utterances), for: learner, identity)
    samples.append(id)
    if samples.count > Self.keptSamples {
      learners.sounds.addresses.remove([samples.removeFirst()])
    }
    return id
  }
}
