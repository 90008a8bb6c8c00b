internal import CardPractice
internal import Languages
internal import Learner
internal import NIOCore
internal import Planning
internal import QuizPractice
internal import Speech
internal import Spelling
internal import Storage
internal import Threads
internal import Watching
internal import WordService

/// One learner's files and session on the server.
actor LearnerSession {
  nonisolated let learner: LearnerName
  /// The learner's identity and PIN.
  nonisolated let profile: LearnerProfile
  nonisolated var identity: LearnerIdentity { profile.identity }
  /// The requests of the learner that are being answered.
  nonisolated let visits = Visits()
  /// The last sign of the learner's page.
  nonisolated let presence: Presence
  private nonisolated let thread: DedicatedThread
  /// The thread of the learner's files, because a request may wait for the disk.
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  let files: LearnerFiles
  /// The learner's decks of cards.
  nonisolated let cardRoom: CardRoom
  /// The learner's quizzes.
  nonisolated let quizRoom: QuizRoom
  /// The learner's plan.
  nonisolated let planRoom: PlanRoom
  /// The shows that the learner watches.
  nonisolated let watchRoom: WatchRoom
  /// The last steps of the learner's pages.
  nonisolated let steps: TakenSteps
  unowned let learners: Learners
  /// The queue in which requests find out whether another server has the turn.
  nonisolated let turns = SerialQueue()
  /// The queue in which sessions begin and resume, one after another.
  let queue = SerialQueue()
  /// The learner's last session here, open or ended.
  var session: PageSession?
  var lastReview = Remembered<Review.Basis, Review>()
  /// The words that the learner missed today, for the teacher.
  var missedToday = MissedToday()
  private var removals = Removals()
  /// The addresses of sounds that belong to no round, such as the sample of a voice, the oldest
  /// first.
  private var samples: [Identifier] = []

  /// The number of samples that keep their addresses.
  private static let keptSamples = 60

  /// - Parameter others: the identities of the learners who are known already.
  /// - Throws: `StorageError` when the profile can't be read, or a new identity can't be stored.
  init(
    _ learner: LearnerName, files: LearnerFiles, learners: Learners, others: Set<LearnerIdentity>
  ) throws(StorageError) {
    self.learner = learner
    self.files = files
    profile = try LearnerProfile(of: learner, files.profile, others: others)
    presence = Presence(of: profile.identity, in: learners.notes)
    thread = files.thread
    cardRoom = CardRoom(
      files,
      finder: { [dictionary = learners.dictionary, dictionaries = learners.builder.languages] in
        dictionaries.finder(of: $0, for: files, besides: dictionary)
      })
    quizRoom = QuizRoom(files, learners.questions(files))
    planRoom = PlanRoom(files, cardRoom)
    watchRoom = WatchRoom(
      files, learners.shows(in: files.folders.cache),
      isInClass: learners.isClass && learner.text != nil && !learners.hasFriends,
      person: profile.identity.pageText, defersDocument: true)
    steps = TakenSteps(files)
    self.learners = learners
  }

  /// Calls a closure with the learner's files, on their thread.
  func withFiles<Value: Sendable>(
    _ body: @Sendable (LearnerFiles) throws -> Value
  ) rethrows -> Value {
    try body(files)
  }

  /// The sounds and pictures of the learner's cards.
  nonisolated var media: BlobStore { files.media }

  /// The folder for files that can be made again.
  nonisolated var cacheFolder: String { files.folders.cache }

  /// The store of the shared lists and the assignments that the learner gave a class, as its
  /// teacher.
  nonisolated var classWork: ClassStore { files.classWork }

  /// Gives the learner a PIN, or removes it, on the thread of the files.
  func setPIN(_ pin: PIN?) throws(StorageError) { try profile.setPIN(pin) }

  /// Gives the learner a new PIN, and returns it; `nil` for a learner who has one already, and may
  /// have chosen it just now.
  func makePIN() throws(StorageError) -> PIN? {
    guard !profile.hasPIN else { return nil }
    let pin = PIN()
    try profile.setPIN(pin)
    return pin
  }

  // MARK: Settings

  /// The learner's settings, as the file has them now.
  var preferences: Preferences {
    get throws { Preferences(try files.settings.read()) }
  }

  /// The settings as JSON, which is written again only after a change.
  private var writtenSettings = Remembered<Settings, ByteBuffer>()

  /// The settings as JSON, as the file has them now.
  var settingsJSON: ByteBuffer {
    get throws {
      let settings = try files.settings.read()
      return writtenSettings.value(on: settings) {
        ByteBuffer(json: SettingValues(settings, shown: Setting.shown))
      }
    }
  }

  // MARK: Another name, another place

  /// Takes over the state that is only in memory from the same learner under an old name: the
  /// removals that can be undone, and the addresses of samples.
  func succeed(_ old: LearnerSession) async {
    let (oldRemovals, oldSamples) = await (old.removals, old.samples)
    removals.succeed(oldRemovals)
    samples = oldSamples + samples
    removeOldSamples()
  }

  /// Ends the learner's work here, because the files move or the server stops. An open session goes
  /// on later from the files.
  func leave() async throws {
    guard let session else { return }
    // Without the turn, the session is another server's, which may have gone further.
    if try files.hasTurn() { try await session.leave() }
    await forgetSession()
  }

  /// Forgets the session, which goes on elsewhere. There, or here later, its sounds get the same
  /// addresses.
  func forgetSession() async {
    guard let session else { return }
    self.session = nil
    learners.sounds.addresses.remove(await session.soundAddresses)
  }

  // MARK: Completed words

  /// Removes words from the list of completed words.
  ///
  /// - Parameter words: returns the words. They may be many, so this runs on the learner's thread.
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
    return (removals.add(removed.compactMap { known[$0] }), removed)
  }

  /// Puts removed words back on the list, and returns them.
  ///
  /// - Throws: a ``Problem`` for a removal that is unknown or undone already, `StorageError`.
  func undoRemoval(_ id: Identifier) throws -> [String] {
    try removals.undo(id) { try files.completed.restore($0, at: .now) }
  }

  // MARK: Samples

  /// Makes an address for a sound that belongs to no round, and returns it. Only the latest such
  /// addresses stay valid.
  func sample(_ utterances: [Utterance]) -> Identifier {
    let id = learners.sounds.addresses.add(.utterances(utterances), for: learner, identity)
    samples.append(id)
    removeOldSamples()
    if files.isShared {
      // If it can't be noted, only this server has the sound.
      try? learners.notes.put(
        NotedUtterance.text(of: utterances), as: note(of: id), for: Self.sampleTime)
    }
    return id
  }

  private func removeOldSamples() {
    guard samples.count > Self.keptSamples else { return }
    learners.sounds.addresses.remove(samples.dropLast(Self.keptSamples))
    samples = samples.suffix(Self.keptSamples)
  }

  /// The time for which the other servers of the store have a sample.
  private static let sampleTime = Duration.seconds(600)

  private func note(of sample: Identifier) -> String {
    "sound/\(identity.text ?? "")/\(sample.text)"
  }

  /// Returns the utterances at an address that another server of the store gave, or this one before
  /// it opened the learner's files anew; `nil` for an address that never was the learner's or is
  /// too old.
  func utterances(at id: Identifier) async throws -> [Utterance]? {
    if files.isShared, let noted = try learners.notes.value(of: note(of: id)) {
      return NotedUtterance.utterances(noted)
    }
    // The sounds of the round get their addresses when its session goes on here.
    guard try await current() != nil else { return nil }
    return await learners.sounds.addresses.utterances(at: id, of: identity)?.utterances
  }
}
