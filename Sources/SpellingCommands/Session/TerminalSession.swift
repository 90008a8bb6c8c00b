import ArgumentParser
import Console
import Practice
import Speech
import Spelling
import Storage
import Terminal
internal import Vocabulary

/// A session at the terminal: it shows a round, reads what the learner types, and says the cues.
///
/// All rules belong to ``Session``.
struct TerminalSession {
  private let session: Session
  private let speaker: Speaker?
  private let files: LearnerFiles
  private let view: RoundView
  private let interruption: Interruption
  private let urgentMessage: UrgentMessage
  /// Whether the learner wants to end the session.
  private var isLeft = false
  /// Whether a line could not be kept.
  private var hasLostLine = false
  /// The sentences about wrong files that the learner has seen.
  private var complaints: Set<String> = []
  private let cues: CuePlayer
  private let input: LineInput
  /// The dictionary for the words after the first; `nil` once the session has it.
  private var late: LateDictionary?

  /// - Parameter late: the dictionary for the words after the first; `nil` if the session has it.
  init(
    session: Session, speaker: Speaker?, files: LearnerFiles, screen: Screen, keyboard: Keyboard,
    late: LateDictionary? = nil
  ) {
    self.session = session
    self.late = late
    self.speaker = speaker
    self.files = files
    view = RoundView(screen: screen, mode: session.mode)
    interruption = keyboard.interruption
    urgentMessage = keyboard.urgentMessage
    input = keyboard.lines
    cues = CuePlayer(session: session, speaker: speaker, urgentMessage: urgentMessage)
    input.onTab { [cues] in
      speaker?.stop()
      cues.enqueue(.word)
    }
  }

  /// Holds the session, from its first word to its summary.
  ///
  /// - Throws: `ExitCode` with 128 plus the signal's number if a signal interrupted the session, or
  ///   with 1 if a try could not be kept.
  mutating func run() async throws {
    files.takeSetAside().forEach(Screen.complain)
    view.welcome(isMute: speaker == nil)
    var status: ExitCode = .success
    var end: Snapshot
    do {
      end = try await session.next()
      if let remark = end.remark { view.remark(remark) }
      while let round = end.round {
        for failure in await session.takeFailures() { Screen.complain(failure) }
        if let failure = await speaker?.takeProgramFailure() { Screen.complain(failure) }
        if let code = try await play(round, secondsLeft: end.secondsLeft) {
          status = code
          break
        }
        await takeLateDictionary()
        end = try await session.next()
      }
      end = try await session.end()
    } catch let error as StorageError {
      complain(error)
      status = .failure
      end = await session.abandon()
    }
    view.summary(end)
    if status == .success { await waitUntilQuiet() }
    showFailure()
    if status == .success { await tellSummary(end) }
    if let failure = await speaker?.takeProgramFailure() { Screen.complain(failure) }
    if status == .success, hasLostLine { status = .failure }
    if interruption.isRaised { status = ExitCode(interruption.status) }
    if status != .success { throw status }
  }

  /// Gives the session the whole dictionary. If the dictionary can't be made, the session goes on
  /// with our own words.
  private mutating func takeLateDictionary() async {
    guard let late else { return }
    self.late = nil
    do {
      guard let words = try await late.words(unless: { [interruption] in interruption.isRaised })
      else { return }
      await session.use(words.dictionary, sounds: words.sounds)
    } catch {
      Screen.complain(error)
    }
  }

  /// Plays a round to its end.
  ///
  /// - Parameter secondsLeft: the seconds until the session ends; `nil` if it has no time limit.
  /// - Returns: the exit status if the learner, a signal or the clock ended the session; `nil` if
  ///   the session goes on.
  private mutating func play(
    _ beginning: RoundSnapshot, secondsLeft: Double?
  ) async throws -> ExitCode? {
    var round = beginning
    let end = secondsLeft.map { ContinuousClock.now + .seconds($0) }
    view.ask(round, isMute: speaker == nil, end: end)
    await cues.hear(.word)
    if let word = round.sight { view.show(word, whileNot: { interruption.isRaised }) }
    prepareNext()
    while true {
      if !input.isInteractive { await speaker?.waitUntilQuiet() }
      showFailure()
      let typed = await input.next(prompt: view.prompt(round, end: end), until: end)
      urgentMessage.beginLine()
      switch typed {
      case .interrupted: return ExitCode(interruption.status)
      case .line(let line):
        do {
          round = try await handle(line, in: round) ?? round
        } catch let refusal as Refusal {
          await tell(refusal.description)
        } catch let error as StorageError {
          // The session is unchanged. Perhaps the disk has room again for the next try.
          complain(error)
          await tell(RoundView.notKept(isFirst: !hasLostLine))
          hasLostLine = true
        }
        if round.state == .over { return nil }
        if await session.snapshot.isEnded { return .success }
      case .end, .timeIsUp: isLeft = true
      }
      if isLeft {
        speaker?.stop()
        return .success
      }
    }
  }

  /// Handles a line: a request, a try or a copy.
  ///
  /// - Returns: the round afterwards; `nil` if it is unchanged.
  private mutating func handle(_ line: String, in round: RoundSnapshot) async throws
    -> RoundSnapshot?
  {
    if let request = Request(line) { return try await fulfil(request, round) }
    await cues.startAllQueued()
    // Stop the voice before the line is judged, because judging waits for the speech engine.
    speaker?.stop()
    let judged =
      round.state == .copying ? try await session.copy(line) : try await session.submit(line)
    return await answer(judged)
  }

  /// Shows and says the answer to a step.
  ///
  /// - Returns: the round afterwards.
  private func answer(_ snapshot: Snapshot) async -> RoundSnapshot? {
    guard let round = snapshot.round else { return nil }
    view.answer(round)
    await cues.say(.answer)
    return round
  }

  /// Does what the learner asked for.
  ///
  /// - Returns: the round afterwards; `nil` if it is unchanged.
  private mutating func fulfil(_ request: Request, _ round: RoundSnapshot) async throws
    -> RoundSnapshot?
  {
    switch request {
    case .hear(let cue): return await hear(cue, round)
    case .slip:
      let round = try await session.takeBackSlip().round
      round.map(view.answer)
      await cues.tell([round?.answer?.sentence].compactMap(\.self))
      return round
    case .hint:
      let round = try await session.hint().round
      round?.hints.last.map(view.hint)
      await hearNow(.hint)
      return round
    case .skip:
      let skipped = try await session.skip()
      speaker?.stop()
      // Skipping a copy needs no answer: the learner has seen the word.
      return round.state == .asking ? await answer(skipped) : skipped.round
    case .exclude(let reason): return try await exclude(reason, in: round)
    case .help(""):
      let letters = round.letters ?? []
      view.help(letters: letters)
      await cues.tell(RoundView.spokenHelp(letters: letters))
    case .help(let name): await tell(RoundView.help(on: name))
    case .quit: isLeft = true
    case .unknown(let name): await tell(RoundView.unknown(name))
    }
    return nil
  }

  /// Says a cue, and shows its text if it has one.
  private func hear(_ cue: Cue, _ round: RoundSnapshot) async -> RoundSnapshot? {
    switch cue {
    case .define: view.define(round)
    case .english, .part, .sentence, .origin, .human:
      speaker?.stop()
      let heard = await cues.hear(cue)?.round ?? round
      if let note = heard.notes.first(where: { $0.cue == cue }) { view.show(note) }
      return heard
    default: break
    }
    return await hearNow(cue)?.round
  }

  /// Excludes the word, after asking for a reason if the learner gave none. An interruption, or
  /// another request in place of the reason, keeps the word.
  private mutating func exclude(
    _ reason: String, in round: RoundSnapshot
  ) async throws -> RoundSnapshot? {
    speaker?.stop()
    var reason = reason
    if reason.isEmpty {
      await tell(RoundView.reasonQuestion)
      guard case .line(let line) = await input.next(prompt: view.reasonPrompt) else { return nil }
      if line.contains(where: { !$0.isWhitespace }), let request = Request(line) {
        await tell(RoundView.notExcluded)
        return try await fulfil(request, round)
      }
      reason = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    let kept = String(
      String.UnicodeScalarView(reason.unicodeScalars.prefix(WordList.Entry.longestReason)))
    let (snapshot, word) = try await session.exclude(reason: kept.isEmpty ? nil : kept)
    view.excluded(word)
    await cues.tell([RoundView.excluded(word)])
    return snapshot.round
  }

  // MARK: Sound

  /// Shows a sentence that answers the learner, and says it for a learner who only listens.
  private func tell(_ sentence: String) async {
    view.paragraph(sentence)
    await cues.tell([sentence])
  }

  /// Says the result of the session, and waits for the end of it. A session without a finished word
  /// has no result, and a sound device that failed would only fail again.
  private func tellSummary(_ end: Snapshot) async {
    guard end.completed + end.missed > 0, !interruption.isRaised, !urgentMessage.wasShown else {
      return
    }
    await cues.tell(RoundView.sentences(of: end))
    await waitUntilQuiet()
    showFailure()
  }

  /// Waits for the end of the speech. At a terminal, Enter ends it. A signal ends it, too, even one
  /// that came just before the speech began.
  private func waitUntilQuiet() async {
    guard let speaker else { return }
    let listening = Task { [input, interruption] in
      while !Task.isCancelled, !input.hasLine, !interruption.isRaised {
        // The task may be cancelled meanwhile.
        try? await Task.sleep(for: .milliseconds(50))
      }
      if !Task.isCancelled { speaker.stop() }
    }
    await speaker.waitUntilQuiet()
    listening.cancel()
  }

  /// Stops the speech and says a cue instead.
  @discardableResult
  private func hearNow(_ cue: Cue) async -> Snapshot? {
    speaker?.stop()
    return await cues.hear(cue)
  }

  /// Chooses the next word and makes its sound while the learner types.
  private func prepareNext() {
    Task {
      for utterance in await session.prepareNext() {
        // If this fails, saying the word fails, too, and the learner sees that message.
        try? await speaker?.prepare(utterance)
      }
    }
  }

  /// Shows what is wrong with a file, unless the learner has seen that sentence before.
  private mutating func complain(_ error: StorageError) {
    let sentence = Screen.text(of: error)
    if complaints.insert(sentence).inserted { Screen.complain(sentence) }
  }

  /// Shows why an utterance was not heard.
  private func showFailure() { urgentMessage.take().map(Screen.complain) }
}
