internal import Learner
internal import Speech
internal import Spelling

/// A session that serves the API: its steps return documents, which hold the addresses of its
/// sounds.
actor PageSession {
  nonisolated let id: Identifier
  private let learner: LearnerName
  private let owner: LearnerIdentity
  private let session: Session
  private let service: SoundService
  private let queue = SerialQueue()

  private var snapshot: Snapshot
  private var sounds: RoundSounds
  /// The addresses of the last round's sounds, which a page may still play.
  private var oldSounds: [Identifier] = []
  /// The document of the current round; `nil` without a round.
  private var written: WrittenRound?
  /// The words of the rounds that are over, as these rounds said them.
  private var told: [String: Utterance] = [:]

  init(
    _ session: Session, learner: LearnerName, owner: LearnerIdentity, service: SoundService
  ) async {
    id = session.id
    self.session = session
    self.learner = learner
    self.service = service
    self.owner = owner
    sounds = RoundSounds(of: nil, learner, owner, in: service.addresses)
    snapshot = await session.snapshot
  }

  // MARK: The session

  /// The document of the session.
  var document: SoundingSession {
    get async {
      var snapshot = await session.snapshot
      // A step that is under way may have changed the session, although its sounds have no
      // addresses yet.
      let shown = snapshot.isEnded ? nil : written?.round
      snapshot.round = shown?.snapshot
      return SoundingSession(snapshot, SessionAddresses(round: shown?.sounds))
    }
  }

  /// Shows the round of a resumed session, or begins the first round of a new one.
  ///
  /// - Returns: the document of the session.
  func begin() async throws -> SoundingSession {
    try await queue.run {
      let left = await self.session.snapshot
      let begun = left.round == nil ? try await self.session.next() : left
      await self.show(begun, isNew: true)
      return await self.document
    }
  }

  /// Goes on to the next word. A round that still waits for a try stays.
  ///
  /// - Returns: the document of the session, with its summary if no word is left.
  /// - Throws: `StorageError`.
  func next() async throws -> SoundingSession {
    try await queue.run {
      await self.show(try await self.session.next())
      return await self.document
    }
  }

  /// Ends the session. All tries stay in the journal.
  ///
  /// - Returns: the document of the session, with its summary.
  /// - Throws: `StorageError`; the session then goes on.
  func end() async throws -> SoundingSession {
    try await queue.run {
      await self.show(try await self.session.end())
      return await self.document
    }
  }

  /// Writes everything that is not yet on the disk, because the server stops.
  func leave() async throws { try await queue.run { try await self.session.leave() } }

  /// The addresses of all sounds that a page may still play.
  var soundAddresses: [Identifier] { oldSounds + sounds.addresses }

  /// The word that waits for a try, for the teacher; `nil` if none does.
  var asked: AskedWord? { get async { await session.asked } }

  // MARK: The round

  /// Returns the document of a round.
  ///
  /// - Throws: a ``Problem`` if it is not the current round of this session.
  func round(_ id: Identifier) throws -> WrittenRound {
    guard let written, written.round.snapshot.id == id else { throw Problem.missing("round") }
    return written
  }

  /// Counts a hearing, and plays the sound if this computer must play it.
  ///
  /// - Returns: the document of the round, with the text that belongs to the cue.
  /// - Throws: `Refusal` for a cue that can't be heard now, `SpeechError` if this computer
  ///   can't play.
  func hear(_ cue: Cue, onComputer: Bool, in id: Identifier) async throws -> WrittenRound {
    if onComputer {
      _ = try round(id)
      guard await session.snapshot.round?.cues.contains(cue) == true else {
        throw Refusal.nothingToHear(cue)
      }
      // This is outside the queue, so that no step waits for the device.
      try await service.playHere(await session.utterances(for: cue))
    }
    return try await step(in: id) { try await $0.hear(cue).snapshot }
  }

  /// Takes a step in a round, after all earlier steps.
  ///
  /// - Returns: the document of the round with the result.
  /// - Throws: the error of the step, or a ``Problem`` if the round is not the current one.
  func step(
    in id: Identifier, _ body: @escaping @Sendable (Session) async throws -> Snapshot
  ) async throws -> WrittenRound {
    try await queue.run {
      _ = try self.round(id)
      await self.show(try await body(self.session))
      return try self.round(id)
    }
  }

  /// Returns the utterance of a word that the summary shows.
  ///
  /// - Throws: a ``Problem`` for any other word.
  func utterance(of word: String) async throws -> Utterance {
    guard await session.snapshot.summary?.words.contains(word) == true else {
      throw Problem.notFound("'\(word.prefix(100))' is not among the words of this session.")
    }
    // A session that another server began has told its first words there.
    if let told = told[word] { return told }
    return await session.utterance(of: word)
  }

  // MARK: Documents

  /// Writes the documents for a snapshot.
  ///
  /// - Parameter isNew: whether no document of the round has been written yet.
  private func show(_ new: Snapshot, isNew: Bool = false) async {
    if isNew || new.round?.id != snapshot.round?.id { await changeRound(to: new) }
    snapshot = new
    guard let round = new.round else {
      written = nil
      return
    }
    if let word = round.word?.text, told[word] == nil {
      told[word] = await session.utterance(of: word)
    }
    let voice = await session.utterances(for: .word).first?.voice ?? ""
    written = WrittenRound(
      SoundingRound(
        round,
        RoundAddresses(
          session: id, sounds: await addresses(for: round),
          voiceFailure: await service.replacement(of: voice))))
  }

  /// Replaces the sounds of the last round, and prepares those of the new one.
  private func changeRound(to new: Snapshot) async {
    service.addresses.remove(oldSounds)
    oldSounds = sounds.addresses
    sounds = RoundSounds(of: new.round?.id, learner, owner, in: service.addresses)
    guard new.round != nil else { return service.addresses.remove(oldSounds) }
    await service.library.prepare(await session.utterances(for: .word), for: learner)
    Task { [session, service, learner] in
      // While the learner types, the engine makes the sounds that the learner is likely to hear
      // next.
      await service.library.prepare(await session.utterances(for: .slow), for: learner)
      await service.library.prepare(await session.prepareNext(), for: learner)
    }
  }

  private func addresses(for round: RoundSnapshot) async -> [Cue: Identifier] {
    var addresses: [Cue: Identifier] = [:]
    for cue in round.cues {
      switch cue {
      case .human, .sentence, .origin:
        addresses[cue] = sounds.address(of: cue) { [session] in
          // The round may have ended since.
          guard await session.snapshot.round?.id == round.id else { return [] }
          return await session.utterances(for: cue)
        }
      default:
        addresses[cue] = sounds.address(of: cue, saying: await session.utterances(for: cue))
      }
    }
    return addresses
  }
}
