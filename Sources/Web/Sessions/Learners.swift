internal import Hashing
internal import Learner
internal import QuizPractice
internal import QuizSources
internal import ShowSources
internal import SigningIn
internal import Speech
internal import Spelling
internal import Storage
internal import Threads
internal import Today
internal import Watching
internal import WordService

/// All learners of a server, with the dictionary, the web services and the engine that they share.
final class Learners: Sendable {
  let dictionary: OfflineDictionary
  let builder: SessionBuilder
  /// The source of the words of all learners; `nil` leaves the choice to each learner's settings.
  let source: WordSupply.Source?
  let sounds: SoundService
  private let questionServices: OnlineQuestions?
  /// The limit on new learners who join by the link of a class: a whole class at once, and then one
  /// learner every two seconds.
  let joining: RateLimit
  /// The limit on requests to be friends, for each person.
  let asking: RateLimit
  /// The limits on links to new passwords by e-mail: from each sender, of the whole server, and to
  /// each account.
  let forgetting, mailing, mailedTo: RateLimit
  /// The limit on wrong tokens from each sender.
  let tokenGuesses: RateLimit
  /// The queue of requests with large bodies. Only one of them is worked on at a time, so that the
  /// other processors are free for learners who practise.
  let largeRequests = SerialQueue()
  /// The name of this run of the server, or of all servers of the store.
  let run: Identifier
  /// Whether the server lets a class in.
  let isClass: Bool
  let store: Store
  /// The accounts; `nil` if people come in without one.
  let accounts: AccountBook?
  /// The addition of languages.
  let languageWork = LanguageWork()
  /// The queue of people who sign up.
  let signingUp = SerialQueue()
  private let storeCheck: StoreCheck
  /// The threads of the requests, where the store may block them; `nil` for the shared threads.
  let threads: (any TaskExecutor)?
  let log: @Sendable (String) -> Void
  private let state = Guarded(State())
  private let showServices: ShowServices?
  private let showLibrary = Guarded<ShowLibrary?>(nil)
  /// The quizzes that a teacher has yet to look at before the class gets them.
  let quizDrafts = Guarded(QuizDrafts())
  /// The quizzes of removed learners, by their identities. Nothing changes the files of a removed
  /// learner, so they are read once.
  let removedQuizzes = Guarded<[String: QuizHistory]>([:])
  /// The people of the schools as they were a while ago.
  let recentPeople = Guarded<(at: ContinuousClock.Instant, people: Set<Identifier>)?>(nil)
  /// A lock that is held while a learner's files are opened.
  private let opening = Guarded<Void>(())
  /// The queue of changes to the set of learners.
  let changes = SerialQueue()

  private struct State {
    var byName: [LearnerName: LearnerSession] = [:]
    var byIdentity: [LearnerIdentity: LearnerSession] = [:]
  }

  /// The maximum size of the sounds and pictures of a learner in a class, in bytes.
  private static let mostMedia = 100 << 20
  /// The largest number of learners, which is more than some schools have together.
  static let mostLearners = 5000

  /// - Parameter log: a closure that gets a sentence for each fault that only the server's owner
  ///   can mend.
  init(
    _ resources: ServerResources, isClass: Bool, log: @escaping @Sendable (String) -> Void
  ) {
    self.log = log
    self.isClass = isClass
    let secret = SHA256(Array("VocalVocab run \(resources.soundKey)".utf8)).hexadecimal
    run = (resources.store.mayBlock ? Identifier(secret.prefix(32)) : nil) ?? Identifier()
    dictionary = resources.dictionary
    source = resources.source
    store = resources.store
    accounts = resources.accounts
    storeCheck = StoreCheck(store)
    joining = RateLimit("joining", in: store.notes, perSecond: 0.5, burst: 40)
    asking = RateLimit("friends", in: store.notes, perSecond: 1 / 600, burst: 20)
    forgetting = RateLimit("forgetting", in: store.notes, perSecond: 1 / 600, burst: 10)
    mailing = RateLimit("mailing", in: store.notes, perSecond: 0.2, burst: 30)
    mailedTo = RateLimit("mailed", in: store.notes, perSecond: 1 / 600, burst: 2)
    tokenGuesses = RateLimit("token", in: store.notes, perSecond: 0.2, burst: 5)
    threads = store.mayBlock ? BlockingThreads(name: "vocalvocab.requests") : nil
    questionServices = resources.questionServices
    showServices = resources.showServices
    sounds = SoundService(
      synthesizer: resources.synthesizer, device: resources.device, key: resources.soundKey,
      log: log)
    builder = SessionBuilder(
      dictionary: .success(resources.dictionary), languages: resources.languages,
      online: resources.online,
      synthesizer: resources.synthesizer,
      soundAlikes: { try await resources.soundAlikes.table(for: $0) }, counting: .ofAllRooms,
      asking: .byButton)
  }

  /// Returns the supply of questions for a learner.
  func questions(_ files: LearnerFiles) -> QuestionSupply {
    QuestionSupply(
      dictionary: { [dictionary, builder] in dictionary.told(to: files, on: builder.languages) },
      soundAlikes: { [builder] _ in
        try await builder.soundAlikes(Preferences(try files.settings.read()).voice)
      },
      services: { [questionServices] in questionServices }, languages: builder.languages)
  }

  /// Returns the catalogue and the services of shows, which all learners share.
  ///
  /// - Parameter folder: the folder of files that can be made again.
  func shows(in folder: String) -> ShowLibrary {
    showLibrary.withLock { [showServices, accounts] made in
      let library =
        made
        ?? ShowLibrary(
          CatalogueStore(in: folder), online: showServices,
          neighbours: accounts == nil
            ? nil : Neighbours { [weak self] in await self?.shownRecords() ?? [] })
      made = library
      return library
    }
  }

  // MARK: Looking up

  /// Returns the learner with a name.
  ///
  /// - Throws: a ``Problem`` if no learner has this name, `StorageError`.
  func learner(_ name: LearnerName) throws -> LearnerSession {
    if let learner = try known(name) { return learner }
    if case .schoolClass(let id) = name {
      guard try store.learners.names().contains(name.directoryName ?? "") else {
        throw StorageError.moved(path: id.text)
      }
      return try open(name)
    }
    guard try names().contains(name) else {
      throw Problem.notFound("There is no learner named '\(name.text ?? "")'.")
    }
    return try open(name)
  }

  /// Returns the learner whose files are open under a name; `nil` if none are.
  private func known(_ name: LearnerName) throws -> LearnerSession? {
    guard let learner = state.withLock({ $0.byName[name] }) else { return nil }
    guard try learner.files.hasMoved() else { return try renewed(learner) }
    // Another server has given the name to somebody else, or to nobody.
    forget(learner)
    return nil
  }

  /// Returns the learner with an identity; `nil` if no learner has it any more.
  ///
  /// - Throws: `StorageError`.
  func learner(identifiedBy identity: LearnerIdentity) throws -> LearnerSession? {
    if identity == .usual { return try learner(.usual) }
    func known() -> LearnerSession? { state.withLock { $0.byIdentity[identity] } }
    if let learner = known() { return try renewed(learner) }
    // The learner may not have sent a request since the server started.
    for name in try names() { _ = try? learner(name) }
    if let learner = known() { return learner }
    guard let id = identity.id,
      try schools().schoolClass(id) != nil
    else { return nil }
    return try learner(.schoolClass(id))
  }

  /// Returns a learner whose files are open, with the PIN that another server may have set.
  private func renewed(_ learner: LearnerSession) throws -> LearnerSession {
    if learner.files.isShared { try learner.profile.renew() }
    return learner
  }

  /// Returns the names of all learners, the usual learner first.
  func names() throws -> [LearnerName] {
    // Folders with a name that no learner can have are left out. Another program made them.
    [.usual] + (try store.learners.names().compactMap { try? LearnerName($0) })
  }

  /// Returns the name of a learner's folder, if any. Another program may have made the folder with
  /// the name in another Unicode form.
  func folder(of name: LearnerName) throws -> String? {
    try store.learners.names().first { (try? LearnerName($0)) == name }
  }

  /// Opens the files of the learner with a name, and returns the learner.
  func open(_ name: LearnerName) throws -> LearnerSession {
    let identity = LateIdentity()
    let files = try store.files(
      of: try folder(of: name) ?? name.directoryName,
      companion: try schoolwork(of: name, identity),
      mostMedia: isClass && name.text != nil ? Self.mostMedia : nil,
      onSetAside: { [log] in log($0.sentence) })
    // Only one request at a time opens files, so that two learners never have the same identity.
    return try opening.withLock { _ throws in
      if let known = try known(name) { return known }
      let names = Set(try names())
      let others = state.withLock { $0.byIdentity.filter { names.contains($0.value.learner) } }
      let learner = try LearnerSession(
        name, files: files, learners: self, others: Set(others.keys))
      identity.value.withLock { $0 = learner.identity }
      state.withLock { state in
        state.byName[name] = learner
        state.byIdentity[learner.identity] = learner
      }
      return learner
    }
  }

  /// Forgets a learner whose files were moved or removed. The next request looks for them again.
  func forget(_ learner: LearnerSession) {
    state.withLock { state in
      guard state.byName[learner.learner] === learner else { return }
      state.byName[learner.learner] = nil
      state.byIdentity[learner.identity] = nil
    }
  }

  /// The number of learners whose data is open.
  var openCount: Int { state.withLock { $0.byName.count } }

  /// The values that the servers of the store share for a while.
  var notes: any Notes { store.notes }

  /// The figures of the store; `nil` for files.
  var storeFigures: StoreFigures? { store.figures }

  /// Checks that answers can be kept now.
  ///
  /// - Throws: `StorageError`.
  func checkStore() async throws { try await storeCheck.check() }

  /// Whether the data is on another computer, which may go away while pages are open.
  var hasFarStore: Bool { store.mayBlock }

  // MARK: Several servers

  /// Returns a learner as the store has the learner now, where other servers use the store, too.
  ///
  /// - Parameter isStep: whether the request may change something. This server then takes its turn.
  /// - Throws: a ``Problem`` if the learner is gone, `StorageError`.
  func current(_ learner: LearnerSession, isStep: Bool) async throws -> LearnerSession {
    guard learner.files.isShared else { return learner }
    // Of several requests that come at once, the first one takes the turn for all.
    return try await learner.turns.run {
      let known = self.state.withLock { $0.byIdentity[learner.identity] } ?? learner
      do {
        if try await known.withFiles({ try $0.hasTurn() }) { return known }
      } catch StorageError.moved {
        // Another server has renamed or removed the learner.
      }
      self.forget(known)
      await known.forgetSession()
      guard let current = try self.learner(identifiedBy: known.identity) else {
        throw Problem.learnerIsGone
      }
      await current.succeed(known)
      if isStep { try await current.withFiles { try $0.takeTurn() } }
      return current
    }
  }

  /// Writes everything that is not yet on the disk, because the server stops.
  func close() async {
    // A session may wait for the sound of its next word.
    await sounds.library.close()
    for learner in state.withLock({ Array($0.byName.values) }) {
      do {
        try await learner.leave()
      } catch StorageError.takenOver {
        // The other server goes on with the session.
      } catch let error as StorageError where error.kind == .unavailable {
        // The others would wait for the store as long, and a stop takes only moments.
        return log("\(error)")
      } catch {
        log("\(error)")
      }
    }
  }
}
