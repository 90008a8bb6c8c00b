internal import Speech
internal import Storage
internal import Synchronization
internal import Tutor
internal import WordService

/// All learners of a server, and what they share: the dictionary, the web services, the engine.
final class Learners: Sendable {
  let dictionary: OfflineDictionary
  let builder: SessionBuilder
  /// Where words come from; `nil` leaves it to each learner's settings.
  let source: WordSupply.Source?
  let sounds: SoundService
  let rounds = RoundIndex()
  private let folders: Folders
  private let log: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var learners: [LearnerName: LearnerSession] = [:]
    var sessions: [Identifier: PageSession] = [:]
  }

  /// More learners than a school has.
  private static let mostLearners = 1000

  /// - Parameter log: a closure that gets what only the server's owner can mend.
  init(_ resources: ServerResources, log: @escaping @Sendable (String) -> Void) {
    self.log = log
    dictionary = resources.dictionary
    source = resources.source
    folders = resources.folders
    sounds = SoundService(synthesizer: resources.synthesizer, device: resources.device)
    let tables = SoundAlikeTables(
      resources.dictionary, synthesizer: resources.synthesizer, cache: resources.folders.cache)
    builder = SessionBuilder(
      dictionary: .success(resources.dictionary), online: resources.online,
      synthesizer: resources.synthesizer, soundAlikes: { try await tables.table(for: $0) })
  }

  // MARK: Learners

  /// Returns a learner who has files here.
  func learner(_ name: LearnerName) throws -> LearnerSession {
    if let learner = state.withLock({ $0.learners[name] }) { return learner }
    guard try names().contains(name) else {
      throw Problem.notFound("Nobody practises here as '\(name.text ?? "")'.")
    }
    return try open(name)
  }

  /// Makes a learner.
  func add(_ name: LearnerName) throws -> LearnerSession {
    let present = try names()
    let lowered = name.text?.lowercased()
    guard !present.contains(where: { $0.text?.lowercased() == lowered }) else {
      throw Problem.conflict("'\(name.text ?? "")' practises here already: choose the name.")
    }
    guard present.count < Self.mostLearners else {
      throw Problem.conflict("There are \(Self.mostLearners) learners here: no more are taken.")
    }
    return try open(name)
  }

  /// The names of all learners, the usual one first.
  func names() throws -> [LearnerName] {
    // A folder whose name no learner can have belongs to somebody else.
    [.usual] + (try folders.learnerNames().compactMap { try? LearnerName($0) })
  }

  private func open(_ name: LearnerName) throws -> LearnerSession {
    let own = name.text.map(folders.ofLearner) ?? folders
    let learner = LearnerSession(
      name, files: try LearnerFiles(own, onSetAside: log), learners: self)
    return state.withLock { state in
      let known = state.learners[name] ?? learner
      state.learners[name] = known
      return known
    }
  }

  // MARK: Sessions

  func session(_ id: Identifier) -> PageSession? { state.withLock { $0.sessions[id] } }

  /// Makes a session known, in place of the learner's last one.
  func enter(_ session: PageSession, insteadOf old: PageSession?) {
    state.withLock { state in
      state.sessions[session.id] = session
      if let old { state.sessions[old.id] = nil }
    }
  }

  /// Writes what is not yet on the disk, because the server stops.
  func close() async {
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
  private let sessions = Mutex<[Identifier: PageSession]>([:])

  func session(ofRound id: Identifier) -> PageSession? { sessions.withLock { $0[id] } }

  /// Makes a round known in place of the one before.
  func replace(_ old: Identifier?, with new: Identifier?, of session: PageSession) {
    sessions.withLock { sessions in
      if let old { sessions[old] = nil }
      if let new { sessions[new] = session }
    }
  }
}
