internal import Speech
internal import Tutor

/// A session as pages see it: its snapshot, and the addresses of its sounds.
actor PageSession {
  nonisolated let id: Identifier
  nonisolated let learner: LearnerName
  private let session: Session
  private let service: SoundService
  private let index: RoundIndex
  private let queue = SerialQueue()

  private var snapshot: Snapshot
  private var sounds: RoundSounds
  /// The sounds of the round before, which may still be heard.
  private var oldSounds: [Identifier] = []
  /// The round as it was last sent; `nil` when no round is shown.
  private var written: WrittenRound?

  init(
    _ session: Session, learner: LearnerName, service: SoundService, index: RoundIndex
  ) async {
    id = session.id
    self.session = session
    self.learner = learner
    self.service = service
    self.index = index
    sounds = RoundSounds(learner, in: service.addresses)
    snapshot = await session.snapshot
  }

  // MARK: The session

  /// The session as it is sent.
  var document: SessionDocument {
    get async { SessionDocument(await session.snapshot, round: written?.document) }
  }

  /// Shows the round that the session was left at, or goes on to the first one.
  func begin() async throws -> SessionDocument {
    try await queue.run {
      let left = await self.session.snapshot
      let begun = left.round == nil ? try await self.session.next() : left
      await self.show(begun, isNew: true)
      return await self.document
    }
  }

  /// Goes on to the next word; a word that is still asked comes again.
  func next() async throws -> SessionDocument {
    try await queue.run {
      await self.show(try await self.session.next())
      return await self.document
    }
  }

  /// Ends the session. What was answered is kept.
  func end() async throws -> SessionDocument {
    try await queue.run {
      await self.show(try await self.session.end())
      return await self.document
    }
  }

  /// Writes what is not yet on the disk, because the server stops.
  func leave() async throws { try await queue.run { try await self.session.leave() } }

  // MARK: The round

  /// Returns the round of this session that has an identifier.
  func round(_ id: Identifier) throws -> WrittenRound {
    guard let written, written.document.round.id == id else { throw Problem.missing("round") }
    return written
  }

  func hear(_ cue: Cue, onComputer: Bool, in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, service in
      if onComputer {
        guard await session.snapshot.round?.cues.contains(cue) == true else {
          throw Refusal.nothingToHear(cue)
        }
        try await service.playHere(await session.utterances(for: cue))
      }
      return try await session.hear(cue).snapshot
    }
  }

  func submit(_ typed: String, in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, _ in try await session.submit(typed) }
  }

  func copy(_ typed: String, in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, _ in try await session.copy(typed) }
  }

  func takeHint(in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, _ in try await session.hint() }
  }

  func takeBackSlip(in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, _ in try await session.takeBackSlip() }
  }

  func skip(in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, _ in try await session.skip() }
  }

  func exclude(reason: String?, in id: Identifier) async throws -> WrittenRound {
    try await step(in: id) { session, _ in try await session.exclude(reason: reason).snapshot }
  }

  /// Takes a step in the round that has an identifier, one step at a time, and shows the result.
  private func step(
    in id: Identifier,
    _ body: @escaping @Sendable (Session, SoundService) async throws -> Snapshot
  ) async throws -> WrittenRound {
    try await queue.run {
      _ = try await self.round(id)
      await self.show(try await body(self.session, self.service))
      return try await self.round(id)
    }
  }

  // MARK: What is shown

  /// - Parameter isNew: whether no page has seen the round yet.
  private func show(_ new: Snapshot, isNew: Bool = false) async {
    if isNew || new.round?.id != snapshot.round?.id { await changeRound(to: new) }
    snapshot = new
    guard let round = new.round else {
      written = nil
      return
    }
    written = WrittenRound(
      RoundDocument(session: id, sounds: await addresses(for: round), round: round))
  }

  private func changeRound(to new: Snapshot) async {
    index.replace(snapshot.round?.id, with: new.round?.id, of: self)
    service.addresses.remove(oldSounds)
    oldSounds = sounds.addresses
    sounds = RoundSounds(learner, in: service.addresses)
    guard new.round != nil else {
      service.addresses.remove(oldSounds)
      oldSounds = []
      return
    }
    await service.library.prepare(await session.utterances(for: .word), for: learner)
    Task { [session, service, learner] in
      // What may be asked for, and the next word, while the learner types.
      await service.library.prepare(await session.utterances(for: .slow), for: learner)
      await service.library.prepare(await session.prepareNext(), for: learner)
    }
  }

  private func addresses(for round: RoundSnapshot) async -> SoundsDocument {
    var addresses: [Cue: Identifier] = [:]
    for cue in round.cues {
      switch cue {
      case .human, .sentence, .origin:
        addresses[cue] = sounds.address(of: cue) { [session] in
          // The round may have ended by then.
          guard await session.snapshot.round?.id == round.id else { return [] }
          return await session.utterances(for: cue)
        }
      default:
        addresses[cue] = sounds.address(of: cue, saying: await session.utterances(for: cue))
      }
    }
    return SoundsDocument(addresses)
  }
}
