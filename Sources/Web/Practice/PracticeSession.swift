internal import Hummingbird
internal import Practice
internal import Speech
internal import Storage
internal import Tutor

/// One learner's session: a lesson, and what the page has seen of it.
actor PracticeSession {
  nonisolated let id: Identifier
  nonisolated let learner: LearnerName
  /// What the session is to be, in the words of whoever asked for it.
  private let wanted: String
  private let files: LearnerFiles

  let lesson: Lesson
  let mode: Mode
  /// Whether a person's recording can be had.
  let hasRecordings: Bool
  let studio: Studio
  private let turnstile = Turnstile()
  private let rounds: RoundRegister

  var round: ShownRound?
  /// Sounds of the round before, which may still be heard.
  private var fading: [Identifier] = []
  var tally = Tally()
  private var summary: Summary?
  private let notice: String?
  /// As it was last sent; `nil` when something has changed since.
  var written: WrittenRound?

  init(
    _ prepared: PreparedLesson, id: Identifier = Identifier(), learner: LearnerName,
    files: LearnerFiles, studio: Studio, rounds: RoundRegister
  ) {
    self.id = id
    lesson = prepared.lesson
    mode = prepared.mode
    hasRecordings = prepared.hasRecordings
    wanted = prepared.wanted
    notice = prepared.notice
    self.learner = learner
    self.files = files
    self.studio = studio
    self.rounds = rounds
  }

  // MARK: The session

  func sessionDocument() async -> SessionDocument {
    let streak = await lesson.streak
    let isEnded = summary != nil || notice != nil
    return SessionDocument(
      id: id, state: isEnded ? .ended : .open, mode: mode.name, welcome: mode.welcome,
      isByEarAlone: mode.isByEarAlone,
      secondsLeft: await lesson.timeLeft.map { $0 / .seconds(1) },
      completed: tally.completed.count, missed: tally.missed.count, streak: streak.current,
      bestStreak: streak.best, round: isEnded ? nil : await currentRound()?.document,
      notice: notice,
      summary: summary.map(SessionDocument.Summary.init))
  }

  /// Goes on to the next word; a word that is still asked comes again.
  func next() async throws -> SessionDocument {
    try await turnstile.pass { try await self.takeNext() }
  }

  private func takeNext() async throws -> SessionDocument {
    guard summary == nil, notice == nil else { return await sessionDocument() }
    switch await lesson.standing?.phase {
    case .asking where round != nil: return await sessionDocument()
    case .copying: _ = try await lesson.skip()
    case .asking, .over, nil: break
    }
    guard let question = try await lesson.next() else { return try await finish() }
    await show(ShownRound(question))
    await keep()
    return await sessionDocument()
  }

  private func show(_ new: ShownRound) async {
    let old = round
    studio.addresses.remove(fading)
    fading = old?.sounds ?? []
    round = new
    written = nil
    rounds.replace(old?.id, with: new.id, of: self)
    await studio.library.prepare(await lesson.preview(of: .word), for: learner)
    prepareAhead()
  }

  /// Goes on where a session was left.
  func resume(_ open: OpenSession) async throws -> SessionDocument {
    try await turnstile.pass { try await self.resumeNow(open) }
  }

  private func resumeNow(_ open: OpenSession) async throws -> SessionDocument {
    let question = await lesson.resume(open)
    guard let left = open.round, let id = Identifier(left.id), let question else {
      await lesson.endResuming(open)
      return try await takeNext()
    }
    var shown = ShownRound(question, id: id)
    for step in left.steps {
      switch step {
      case .typed(let typed):
        if let answer = try await lesson.submit(typed) { shown.show(answer, to: typed) }
      case .hint: if let hint = await lesson.hint() { shown.hints.append(hint) }
      case .sentence: shown.sentence = await lesson.showSentence()
      case .origin: shown.origin = await lesson.showOrigin()
      case .slip: if let answer = try await lesson.takeBackSlip() { shown.showSlip(answer) }
      case .skip: if let answer = try await lesson.skip() { shown.showSkip(answer) }
      }
    }
    await lesson.endResuming(open)
    await show(shown)
    return await sessionDocument()
  }

  /// Keeps where the session stands, so that it can be gone on with.
  private func keep() async {
    guard let round else { return }
    let open = await lesson.leave(session: id.text, round: round.id.text, wanted: wanted)
    // What was answered is in the journal; no answer waits for this to succeed.
    try? files.openSession.keep(open)
  }

  /// Makes what may be asked for, and the next word's sound, while the learner types.
  private func prepareAhead() {
    Task {
      await studio.library.prepare(await lesson.preview(of: .slowly), for: learner)
      await studio.library.prepare(await lesson.prepareNext(), for: learner)
    }
  }

  /// Ends the session. What was answered is kept.
  func end() async throws -> SessionDocument {
    try await turnstile.pass { try await self.finish() }
  }

  private func finish() async throws -> SessionDocument {
    if summary == nil {
      try await lesson.settle()
      tally = await lesson.tally
      summary = await lesson.end()
      studio.addresses.remove(fading + (round?.sounds ?? []))
      rounds.replace(round?.id, with: nil, of: self)
      (round, written, fading) = (nil, nil, [])
      // What is left of it is ended again the next time.
      try? files.openSession.clear()
    }
    return await sessionDocument()
  }

  /// Keeps what is not yet kept: the word that was completed last, and where the session stands.
  func settle() async throws {
    try await turnstile.pass { try await self.settleNow() }
  }

  private func settleNow() async throws {
    try await lesson.settle()
    await keep()
  }

  /// Puts on the list what was completed last, for who is about to look at the list.
  func settleList() async throws {
    try await turnstile.pass { if await !self.lesson.isSettled { try await self.settleNow() } }
  }

  // MARK: The round

  /// The round of this session with an id.
  func round(_ id: Identifier) async throws -> WrittenRound {
    try check(id)
    return try await currentRound().required
  }

  private func check(_ id: Identifier) throws {
    guard round?.id == id else { throw Problem.missing("round") }
  }

  /// Does something to the round, one thing at a time, and shows what came of it.
  private func change(
    _ id: Identifier, _ body: @escaping @Sendable (isolated PracticeSession) async throws -> Void
  ) async throws -> WrittenRound {
    try await turnstile.pass { try await self.changeNow(id, body) }
  }

  private func changeNow(
    _ id: Identifier, _ body: @Sendable (isolated PracticeSession) async throws -> Void
  ) async throws -> WrittenRound {
    try check(id)
    written = nil
    try await body(self)
    written = nil
    await keep()
    return try await currentRound().required
  }

  func hear(_ cue: CueName, onComputer: Bool, in id: Identifier) async throws -> WrittenRound {
    try await change(id) { session in
      guard let heard = await session.cue(cue) else {
        throw Problem.conflict("There is nothing to hear by '\(cue.rawValue)' now.")
      }
      let utterances = await session.lesson.preview(of: heard)
      if onComputer { try await session.studio.playHere(utterances) }
      await session.lesson.note(heard, heardAs: utterances)
      guard !session.mode.isByEarAlone else { return }
      switch cue {
      case .sentence: session.round?.sentence = await session.lesson.showSentence()
      case .origin: session.round?.origin = await session.lesson.showOrigin()
      default: break
      }
    }
  }

  func submit(_ typed: String, isCopy: Bool, in id: Identifier) async throws -> WrittenRound {
    try await change(id) { session in
      let wanted: Round.Phase = isCopy ? .copying : .asking
      guard await session.lesson.standing?.phase == wanted else {
        throw Problem.conflict(
          isCopy ? "There is no word to copy now." : "This word is no longer asked.")
      }
      guard let answer = try await session.lesson.submit(typed) else { return }
      session.round?.show(answer, to: typed)
    }
  }

  func takeHint(in id: Identifier) async throws -> WrittenRound {
    try await change(id) { session in
      guard let hint = await session.lesson.hint() else {
        throw Problem.conflict("There are no more hints: the rest is yours.")
      }
      session.round?.hints.append(hint)
    }
  }

  func takeBackSlip(in id: Identifier) async throws -> WrittenRound {
    try await change(id) { session in
      guard let answer = try await session.lesson.takeBackSlip() else {
        throw Problem.conflict(
          "There is nothing to take back: that can be done right after a wrong try, once a word.")
      }
      session.round?.showSlip(answer)
    }
  }

  func skip(in id: Identifier) async throws -> WrittenRound {
    try await change(id) { session in
      guard await session.lesson.standing?.phase != .over,
        let answer = try await session.lesson.skip()
      else { throw Problem.conflict("This word is no longer asked.") }
      session.round?.showSkip(answer)
    }
  }

  func exclude(reason: String?, in id: Identifier) async throws -> WrittenRound {
    try await change(id) { session in
      guard let word = try await session.lesson.exclude(reason: reason) else {
        throw Problem.conflict("This word is no longer asked.")
      }
      session.round?.isExcluded = true
      session.round?.answer = AnswerDocument(.excluded, "\(word) is not asked again.")
    }
  }
}

extension WrittenRound? {
  fileprivate var required: WrittenRound {
    get throws {
      guard let self else { throw Problem.missing("round") }
      return self
    }
  }
}
