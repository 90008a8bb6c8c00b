internal import Practice
internal import Speech
internal import Storage
internal import Synchronization
internal import Tutor
internal import WordService

/// All who practise on one server, and what they share: the dictionary, the web services, the engine.
final class Classroom: Sendable {
  let dictionary: OfflineDictionary
  let online: OnlineWords?
  /// Where words come from; `nil` leaves it to each learner.
  let source: WordSupply.Source?
  let studio: Studio
  private let folders: Folders
  private let accents: Accents
  let rounds = RoundRegister()
  private let log: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var desks: [LearnerName: Desk] = [:]
    var sessions: [Identifier: PracticeSession] = [:]
  }

  /// More learners than a school has.
  private static let mostLearners = 1000

  /// - Parameter log: told what only who runs the server can mend.
  init(_ materials: Materials, log: @escaping @Sendable (String) -> Void) {
    self.log = log
    dictionary = materials.dictionary
    online = materials.online
    source = materials.source
    folders = materials.folders
    studio = Studio(synthesizer: materials.synthesizer, device: materials.device)
    accents = Accents(materials)
  }

  // MARK: Learners

  /// The desk of a learner who has files here.
  func desk(of learner: LearnerName) throws -> Desk {
    if let desk = state.withLock({ $0.desks[learner] }) { return desk }
    guard try learners().contains(learner) else {
      throw Problem.notFound("Nobody practises here as '\(learner.text ?? "")'.")
    }
    return try makeDesk(of: learner)
  }

  /// Makes a learner.
  func add(_ learner: LearnerName) throws -> Desk {
    let present = try learners()
    let name = learner.text?.lowercased()
    guard !present.contains(where: { $0.text?.lowercased() == name }) else {
      throw Problem.conflict("'\(learner.text ?? "")' practises here already: choose the name.")
    }
    guard present.count < Self.mostLearners else {
      throw Problem.conflict("There are \(Self.mostLearners) learners here: no more are taken.")
    }
    return try makeDesk(of: learner)
  }

  /// All learners, the usual one first.
  func learners() throws -> [LearnerName] {
    // A folder that somebody else made, under a name that no learner has, is passed over.
    [.usual] + (try folders.learnerNames().compactMap { try? LearnerName($0) })
  }

  private func makeDesk(of learner: LearnerName) throws -> Desk {
    let own = learner.text.map(folders.ofLearner) ?? folders
    let desk = Desk(learner, files: try LearnerFiles(own, onSetAside: log), classroom: self)
    return state.withLock { state in
      let known = state.desks[learner] ?? desk
      state.desks[learner] = known
      return known
    }
  }

  // MARK: Sessions

  func session(_ id: Identifier) -> PracticeSession? { state.withLock { $0.sessions[id] } }

  /// Makes a session known, in place of the learner's last one.
  func enter(_ session: PracticeSession, insteadOf old: PracticeSession?) {
    state.withLock { state in
      state.sessions[session.id] = session
      if let old { state.sessions[old.id] = nil }
    }
  }

  /// The words that sound the same in a voice; `nil` for a voice that speaks no English.
  func soundAlikes(voice: String) async throws -> SoundAlikes? {
    try await accents.soundAlikes(voice: voice)
  }

  /// Keeps what is not yet kept.
  func close() async {
    for session in state.withLock({ Array($0.sessions.values) }) {
      do {
        try await session.settle()
      } catch {
        log(ErrorMessage.sentence(of: error))
      }
    }
  }
}

/// Which session each round belongs to.
final class RoundRegister: Sendable {
  private let sessions = Mutex<[Identifier: PracticeSession]>([:])

  func session(ofRound id: Identifier) -> PracticeSession? { sessions.withLock { $0[id] } }

  /// Makes a round known in place of the one before.
  func replace(_ old: Identifier?, with new: Identifier?, of session: PracticeSession) {
    sessions.withLock { sessions in
      if let old { sessions[old] = nil }
      if let new { sessions[new] = session }
    }
  }
}

/// The tables of words that sound the same, one for each accent, opened when it is first spoken.
private actor Accents {
  private let materials: Materials
  private var tables: [String: Task<SoundAlikes, any Error>] = [:]

  init(_ materials: Materials) { self.materials = materials }

  func soundAlikes(voice: String) async throws -> SoundAlikes? {
    let accent = Synthesizer.language(of: voice)
    guard accent.hasPrefix("en") else { return nil }
    let task =
      tables[accent]
      ?? Task { [materials] in
        try await SoundAlikes(
          materials.dictionary, accent: accent, engine: .init(materials.synthesizer, voice: voice),
          cache: materials.folders.cache)
      }
    tables[accent] = task
    do {
      return try await task.value
    } catch {
      // Whoever asks next tries anew.
      tables[accent] = nil
      throw error
    }
  }
}
