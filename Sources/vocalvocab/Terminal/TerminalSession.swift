import ArgumentParser
import Practice
import Speech
import Storage
import Tutor

/// A session at the terminal: what is shown, what is typed, when something is said.
///
/// All rules are the session's; here they meet a person.
struct TerminalSession {
  private let session: Session
  private let speaker: Speaker?
  private let files: LearnerFiles
  private let view: RoundView
  private let interruption: Interruption
  /// The reason why an utterance was not heard, shown also while a line is typed.
  private let interjection: Interjection
  private let hearing: Hearing
  private let input: LineInput

  init(session: Session, speaker: Speaker?, files: LearnerFiles, screen: Screen) {
    self.session = session
    self.speaker = speaker
    self.files = files
    view = RoundView(screen: screen, mode: session.mode)
    interruption = Interruption { speaker?.stop() }
    let interjection = Interjection { speaker?.takeFailure().map(Screen.text) }
    self.interjection = interjection
    let hearing = Hearing(session: session, speaker: speaker, interjection: interjection)
    self.hearing = hearing
    let waiting = Waiting(interruption: interruption, interjection: interjection)
    input = LineInput(isPlain: screen.isPlain, waiting: waiting) {
      speaker?.stop()
      hearing.add(.word)
    }
  }

  /// - Throws: `ExitCode` 130 when the session was interrupted, 1 when a try could not be kept.
  func run() async throws {
    files.takeReports().forEach(Screen.complain)
    view.welcome(isMute: speaker == nil)
    var status: ExitCode = .success
    var end: Snapshot
    do {
      end = try await session.next()
      while let round = end.round {
        for failure in await session.takeFailures() { Screen.complain(failure) }
        if let code = try await play(round) {
          status = code
          break
        }
        end = try await session.next()
      }
      end = try await session.end()
    } catch let error as StorageError {
      Screen.complain(error)
      status = .failure
      end = await session.abandon()
    }
    end.summary.map(view.summary)
    files.takeReports().forEach(Screen.complain)
    if status == .success { await speaker?.waitUntilQuiet() }
    showFailure()
    if status != .success { throw status }
  }

  /// Plays a round to its end.
  ///
  /// - Returns: the status to end the session with, if the learner ended it.
  private func play(_ beginning: RoundSnapshot) async throws -> ExitCode? {
    var round = beginning
    view.ask(round, isMute: speaker == nil)
    await hearing.hear(.word)
    if let word = round.sight { view.show(word, whileNot: { interruption.isRaised }) }
    prepareNext()
    while true {
      if !input.isInteractive { await speaker?.waitUntilQuiet() }
      showFailure()
      let typed = await input.next(prompt: view.prompt(round))
      interjection.begin()
      switch typed {
      case .interrupted: return ExitCode(130)
      case .end:
        speaker?.stop()
        return .success
      case .line(let line):
        if Request(line) == .quit {
          speaker?.stop()
          return .success
        }
        do {
          round = try await take(line, in: round) ?? round
        } catch let refusal as Refusal {
          view.refuse(refusal)
        }
        if round.state == .over { return nil }
      }
    }
  }

  /// Takes in a line: a request, a try or a copy.
  ///
  /// - Returns: the round after it; `nil` where it is unchanged.
  private func take(_ line: String, in round: RoundSnapshot) async throws -> RoundSnapshot? {
    if let request = Request(line) { return try await fulfil(request, round) }
    await hearing.end()
    // Stop the voice before the line is judged, because judging waits for the speech engine.
    speaker?.stop()
    let judged =
      round.state == .copying ? try await session.copy(line) : try await session.submit(line)
    return try await answered(judged)
  }

  /// Shows and says the answer to a step.
  private func answered(_ snapshot: Snapshot) async throws -> RoundSnapshot? {
    guard let round = snapshot.round else { return nil }
    view.answer(round)
    await hearing.say(.answer)
    return round
  }

  private func fulfil(_ request: Request, _ round: RoundSnapshot) async throws -> RoundSnapshot? {
    switch request {
    case .hear(let cue): return await hear(cue, round)
    case .slip:
      let round = try await session.takeBackSlip().round
      round.map(view.answer)
      return round
    case .hint:
      let round = try await session.hint().round
      round?.hints.last.map(view.hint)
      await hearNow(.hint)
      return round
    case .skip:
      let skipped = try await session.skip()
      speaker?.stop()
      // A copy that is let go reveals nothing new.
      return round.state == .asking ? try await answered(skipped) : skipped.round
    case .exclude(let reason): return try await exclude(reason)
    case .help: view.help()
    case .quit: break
    case .unknown(let name): view.unknown(name)
    }
    return nil
  }

  private func hear(_ cue: Cue, _ round: RoundSnapshot) async -> RoundSnapshot? {
    switch cue {
    case .part: view.part(round)
    case .define: view.define(round)
    case .sentence, .origin:
      speaker?.stop()
      let heard = await hearing.hear(cue)?.round ?? round
      cue == .sentence ? view.sentence(heard.sentence) : view.origin(heard.origin)
      return heard
    default: break
    }
    return await hearNow(cue)?.round
  }

  /// Excludes the word. Without a reason, because an interruption came instead, it does not.
  private func exclude(_ reason: String) async throws -> RoundSnapshot? {
    speaker?.stop()
    var reason = reason
    if reason.isEmpty {
      view.askReason()
      guard case .line(let line) = await input.next(prompt: view.reasonPrompt) else { return nil }
      reason = line
    }
    let kept = String(
      String.UnicodeScalarView(reason.unicodeScalars.prefix(WordList.Entry.longestReason)))
    let (snapshot, word) = try await session.exclude(reason: kept.isEmpty ? nil : kept)
    view.excluded(word)
    return snapshot.round
  }

  // MARK: Sound

  /// Says a cue in place of what is being said.
  @discardableResult
  private func hearNow(_ cue: Cue) async -> Snapshot? {
    speaker?.stop()
    return await hearing.hear(cue)
  }

  /// Makes the next word's sound while the learner types.
  private func prepareNext() {
    Task {
      for utterance in await session.prepareNext() {
        // If this fails, saying it fails too, and that is shown.
        try? await speaker?.prepare(utterance)
      }
    }
  }

  /// Shows why an utterance was not heard.
  private func showFailure() {
    interjection.take().map(Screen.complain)
  }
}
