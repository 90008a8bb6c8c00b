internal import QuizSources
internal import Speech
internal import Storage
internal import Threads
internal import Tutor
internal import WordService

/// All learners of a server, with the dictionary, the web services and the engine that they share.
final class Learners: Sendable {
  let dictionary: OfflineDictionary
  let builder: SessionBuilder
  /// Where the words of all learners come from; `nil` leaves it to each learner's settings.
  let source: WordSupply.Source?
  let sounds: SoundService
  private let questionServices: OnlineQuestions?
  let rounds = RoundIndex()
  /// The queue of requests with large bodies. One at a time leaves the other processors to the learners
  /// who practise.
  let largeRequests = SerialQueue()
  private let folders: Folders
  private let log: @Sendable (String) -> Void
  private let state = Guarded(State())

  private struct State {
    var learners: [LearnerName: LearnerSession] = [:]
    var sessions: [Identifier: PageSession] = [:]
    /// The learners who were removed, with the names of their folders now.
    var removals: [Identifier: (learner: LearnerName, folder: String)] = [:]
  }

  /// The largest number of learners, which is more than a school has.
  private static let mostLearners = 1000

  /// - Parameter log: a closure that gets a sentence for each fault that only the server's owner
  ///   can mend.
  init(_ resources: ServerResources, log: @escaping @Sendable (String) -> Void) {
    self.log = log
    dictionary = resources.dictionary
    source = resources.source
    folders = resources.folders
    questionServices = resources.questionServices
    sounds = SoundService(
      synthesizer: resources.synthesizer, device: resources.device, log: log)
    builder = SessionBuilder(
      dictionary: .success(resources.dictionary), online: resources.online,
      synthesizer: resources.synthesizer,
      soundAlikes: { try await resources.soundAlikes.table(for: $0) })
  }

  /// Returns the supply of questions for a learner.
  func questions(_ files: LearnerFiles) -> QuestionSupply {
    QuestionSupply(
      dictionary: { [dictionary] in dictionary },
      soundAlikes: { [builder] _ in
        try await builder.soundAlikes(Preferences(try files.settings.read()).voice)
      },
      services: { [questionServices] in questionServices })
  }

  // MARK: Visitors

  /// The limit on wrong PINs from each sender.
  private let guesses = RateLimit(perSecond: 0.2, burst: 5)

  /// Returns the learner who sent a request.
  ///
  /// - Throws: a ``Problem`` for a visitor of a class who has yet to choose a name, for a learner who was
  ///   renamed or removed since, or whose PIN is another by now; `StorageError`.
  func visitor(_ call: Call) throws -> LearnerSession {
    // The teacher of a class is the usual learner of the computer.
    if call.role == .teacher { return try learner(.usual) }
    let cookie = try LearnerCookie(of: call.request)
    guard call.role == .alone || cookie.learner != .usual else {
      throw Problem(
        .forbidden, "Say who you are first: open this server's page, and choose your name.")
    }
    let learner = try learner(cookie.learner)
    guard learner.key == nil || cookie.key == learner.key else {
      throw Problem(
        .forbidden, "\(cookie.learner.text ?? "") has a PIN: choose the name again, and give it.")
    }
    return learner
  }

  /// Returns the learner with a name, if the PIN is right.
  ///
  /// - Parameters:
  ///   - pin: the PIN that was given; `nil` for none.
  ///   - sender: the address of whoever gave it.
  /// - Throws: a ``Problem`` if it is wrong, if it is missing, or if too many were wrong.
  func learner(_ name: LearnerName, pin: PIN?, from sender: String) throws -> LearnerSession {
    let learner = try learner(name)
    guard learner.hasPIN else { return learner }
    guard let pin else {
      throw Problem(.forbidden, "\(name.text ?? "") has a PIN: give its four digits.")
    }
    // A guess that the limit stops isn't even compared.
    guard guesses.allows(sender, isCounted: false) else { throw Problem.tooMany(after: 5) }
    guard learner.isRight(pin) else {
      _ = guesses.allows(sender)
      throw Problem(
        .forbidden,
        "This is not the PIN of \(name.text ?? ""): try again, or ask your teacher for a new one.")
    }
    return learner
  }

  // MARK: Learners

  /// Returns the learner with a name.
  ///
  /// - Throws: a ``Problem`` if no learner has this name, `StorageError`.
  func learner(_ name: LearnerName) throws -> LearnerSession {
    if let learner = state.withLock({ $0.learners[name] }) { return learner }
    guard try names().contains(name) else {
      throw Problem.notFound("There is no learner named '\(name.text ?? "")'.")
    }
    return try open(name)
  }

  /// Makes a new learner.
  ///
  /// - Throws: a ``Problem`` if the name is taken or no more learners fit, `StorageError`.
  func add(_ name: LearnerName) throws -> LearnerSession {
    try checkIsFree(name)
    guard try names().count < Self.mostLearners else {
      throw Problem.conflict(
        "This server has \(Self.mostLearners) learners already, and takes no more.")
    }
    return try open(name)
  }

  /// Gives a learner another name. What the learner did stays theirs.
  ///
  /// - Returns: the learner with the new name.
  /// - Throws: a ``Problem`` if no learner has the old name or another one has the new name, `StorageError`.
  func rename(_ name: LearnerName, to new: LearnerName) async throws -> LearnerSession {
    let old = try learner(name)
    guard name != new else { return old }
    if name.text?.lowercased() != new.text?.lowercased() { try checkIsFree(new) }
    try await old.leave()
    if let folder = try folder(of: name), let text = new.text {
      try LearnerFolders(folders).rename(folder, to: text)
    }
    forget(name)
    if let old = name.text, let text = new.text {
      try classWork().change { $0.renameLearner(old, to: text) }
    }
    return try learner(new)
  }

  /// Puts a learner's files aside.
  ///
  /// - Returns: a name for ``undoRemoval(_:)``.
  /// - Throws: a ``Problem`` if no learner has the name, `StorageError`.
  func remove(_ name: LearnerName) async throws -> Identifier {
    try await learner(name).leave()
    let id = Identifier()
    if let folder = try folder(of: name) {
      let kept = try LearnerFolders(folders).remove(folder)
      state.withLock { $0.removals[id] = (name, kept) }
    }
    forget(name)
    return id
  }

  /// Puts the files of a removed learner back.
  ///
  /// - Throws: a ``Problem`` for an unknown removal, or if another learner has the name by now,
  ///   `StorageError`.
  func undoRemoval(_ id: Identifier) throws -> LearnerSession {
    guard let (name, kept) = state.withLock({ $0.removals[id] }), let text = name.text else {
      throw Problem.missing("removal")
    }
    try checkIsFree(name)
    try LearnerFolders(folders).restore(kept, as: text)
    state.withLock { $0.removals[id] = nil }
    return try learner(name)
  }

  /// Returns what the teacher, who is the usual learner, gave the class.
  ///
  /// - Throws: `StorageError` when the teacher's files can't be opened.
  func classWork() throws -> ClassStore { try learner(.usual).classWork }

  private func forget(_ name: LearnerName) {
    state.withLock { state in
      state.learners[name] = nil
      state.sessions = state.sessions.filter { $0.value.learner != name }
    }
  }

  private func checkIsFree(_ name: LearnerName) throws {
    let lowered = name.text?.lowercased()
    guard !(try names().contains { $0.text?.lowercased() == lowered }) else {
      throw Problem.conflict(
        "There is a learner named '\(name.text ?? "")' already: choose that learner or another name."
      )
    }
  }

  /// Returns the folder of a learner; `nil` for none. A folder that was made elsewhere may have the name in
  /// another form.
  private func folder(of name: LearnerName) throws -> String? {
    try folders.learnerNames().first { (try? LearnerName($0)) == name }
  }

  /// Returns the names of all learners, the usual learner first.
  func names() throws -> [LearnerName] {
    // Another program made a folder whose name no learner can have.
    [.usual] + (try folders.learnerNames().compactMap { try? LearnerName($0) })
  }

  /// Returns the learner with a name, whose files are opened or made if need be.
  private func open(_ name: LearnerName) throws -> LearnerSession {
    let own = (try folder(of: name) ?? name.text).map(folders.ofLearner) ?? folders
    let schoolwork = try name.text.map { Schoolwork(try classWork(), for: $0) }
    let files = try LearnerFiles(
      own, schoolwork: schoolwork, onSetAside: { [log] in log($0.sentence) })
    let learner = try LearnerSession(name, files: files, learners: self)
    return state.withLock { state in
      let known = state.learners[name] ?? learner
      state.learners[name] = known
      return known
    }
  }

  // MARK: Sessions

  /// Returns the session with an identifier; `nil` for none.
  func session(_ id: Identifier) -> PageSession? { state.withLock { $0.sessions[id] } }

  /// Makes a session known in place of the learner's last one.
  func enter(_ session: PageSession, insteadOf old: PageSession?) {
    state.withLock { state in
      state.sessions[session.id] = session
      if let old { state.sessions[old.id] = nil }
    }
  }

  /// Writes everything that is not yet on the disk, because the server stops.
  func close() async {
    // A session may wait for the sound of its next word.
    await sounds.library.close()
    for session in state.withLock({ Array($0.sessions.values) }) {
      do {
        try await session.leave()
      } catch {
        log(ErrorMessage.sentence(of: error))
      }
    }
  }
}

/// The session that each round belongs to.
final class RoundIndex: Sendable {
  private let sessions = Guarded<[Identifier: PageSession]>([:])

  /// Returns the session of a round; `nil` for an unknown round.
  func session(ofRound id: Identifier) -> PageSession? { sessions.withLock { $0[id] } }

  /// Makes a round known in place of the last round of its session.
  func replace(_ old: Identifier?, with new: Identifier?, of session: PageSession) {
    sessions.withLock { sessions in
      if let old { sessions[old] = nil }
      if let new { sessions[new] = session }
    }
  }
}
