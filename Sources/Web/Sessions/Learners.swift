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
    sounds = SoundService(
      synthesizer: resources.synthesizer, device: resources.device, log: log)
    builder = SessionBuilder(
      dictionary: .success(resources.dictionary), online: resources.online,
      synthesizer: resources.synthesizer,
      soundAlikes: { try await resources.soundAlikes.table(for: $0) })
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
    let present = try names()
    let lowered = name.text?.lowercased()
    guard !present.contains(where: { $0.text?.lowercased() == lowered }) else {
      throw Problem.conflict(
        "There is a learner named '\(name.text ?? "")' already: choose that learner or another name."
      )
    }
    guard present.count < Self.mostLearners else {
      throw Problem.conflict(
        "This server has \(Self.mostLearners) learners already, and takes no more.")
    }
    return try open(name)
  }

  /// Returns the names of all learners, the usual learner first.
  func names() throws -> [LearnerName] {
    // Another program made a folder whose name no learner can have.
    [.usual] + (try folders.learnerNames().compactMap { try? LearnerName($0) })
  }

  /// Returns the learner with a name, whose files are opened or made if need be.
  private func open(_ name: LearnerName) throws -> LearnerSession {
    // A folder that was made elsewhere may have the name in another form.
    let folder = try folders.learnerNames().first { (try? LearnerName($0)) == name }
    let own = (folder ?? name.text).map(folders.ofLearner) ?? folders
    let learner = LearnerSession(
      name, files: try LearnerFiles(own, onSetAside: { [log] in log($0.sentence) }),
      learners: self)
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
