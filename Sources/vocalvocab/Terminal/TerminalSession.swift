import ArgumentParser
import Practice
import Speech
import Storage
import Tutor
import Vocabulary

/// A session at the terminal: what is shown, what is typed, when something is said.
///
/// All rules are the lesson's; here they meet a person.
struct TerminalSession {
  private let lesson: Lesson
  private let speaker: Speaker?
  private let files: LearnerFiles
  private let view: RoundView
  private let interruption: Interruption
  /// What kept an utterance from being heard: told also while a line is typed.
  private let interjection: Interjection
  private let hearing: Hearing
  private let input: LineInput

  init(lesson: Lesson, speaker: Speaker?, files: LearnerFiles, mode: Mode, screen: Screen) {
    self.lesson = lesson
    self.speaker = speaker
    self.files = files
    view = RoundView(screen: screen, mode: mode)
    interruption = Interruption { speaker?.stop() }
    let interjection = Interjection { speaker?.takeFailure().map(Screen.text) }
    self.interjection = interjection
    let hearing = Hearing(lesson: lesson, speaker: speaker, interjection: interjection)
    self.hearing = hearing
    let waiting = Waiting(interruption: interruption, interjection: interjection)
    input = LineInput(isPlain: screen.isPlain, waiting: waiting) {
      speaker?.stop()
      hearing.add(.word)
    }
  }

  /// - Throws: `ExitCode` 130 when it was interrupted, 1 when a try could not be kept.
  func run() async throws {
    files.takeReports().forEach(Screen.complain)
    view.welcome(isMute: speaker == nil)
    var status: ExitCode = .success
    do {
      while let question = try await lesson.next() {
        for failure in await lesson.takeFailures() { Screen.complain(failure) }
        if let end = try await round(question) {
          status = end
          break
        }
      }
      try await lesson.settle()
    } catch let error as StorageError {
      Screen.complain(error)
      status = .failure
      // Where this fails, too, the word stands in the journal, and what is wrong has been told.
      try? await lesson.settle()
    }
    view.summary(await lesson.end())
    files.takeReports().forEach(Screen.complain)
    if status == .success { await speaker?.waitUntilQuiet() }
    tellFailure()
    if status != .success { throw status }
  }

  /// - Returns: the status to end the session with, if the learner ended it.
  private func round(_ question: Question) async throws -> ExitCode? {
    view.ask(question, isMute: speaker == nil)
    await say(.word)
    if let word = question.sight { view.show(word, whileNot: { interruption.isRaised }) }
    prepareNext()
    while true {
      if !input.isInteractive { await speaker?.waitUntilQuiet() }
      tellFailure()
      let typed = await input.next(prompt: view.prompt(question))
      interjection.begin()
      switch typed {
      case .interrupted: return ExitCode(130)
      case .end:
        speaker?.stop()
        return .success
      case .line(let line):
        if let request = Request(line) {
          if request == .quit {
            speaker?.stop()
            return .success
          }
          if try await fulfil(request, question) { return nil }
        } else if try await isOver(after: line) {
          return nil
        }
      }
    }
  }

  /// - Returns: whether the round has ended.
  private func isOver(after line: String) async throws -> Bool {
    await hearing.end()
    // Before it is judged: what is still being synthesized would be waited for.
    speaker?.stop()
    guard let answer = try await lesson.submit(line) else { return true }
    view.show(answer)
    await say(.answer(answer))
    return answer.outcome != nil && !answer.isCopying
  }

  /// - Returns: whether the round has ended.
  private func fulfil(_ request: Request, _ question: Question) async throws -> Bool {
    switch request {
    case .again: await sayNow(.word)
    case .slow: await sayNow(.slowly)
    case .human: await sayNow(.human)
    case .part:
      view.part(question)
      await sayNow(.partOfSpeech)
    case .mine: await sayNow(.own)
    case .slip: view.slip(try await lesson.takeBackSlip())
    case .define:
      view.define(question)
      await sayNow(.definition)
    case .sentence:
      view.sentence(await lesson.showSentence())
      await sayNow(.sentence)
    case .origin:
      view.origin(await lesson.showOrigin())
      await sayNow(.origin)
    case .hint:
      if let hint = await lesson.hint() {
        view.hint(hint)
        await sayNow(.hint(hint))
      } else {
        view.noHint()
      }
    case .skip:
      let answer = try await lesson.skip()
      speaker?.stop()
      if let answer, answer.isSkipped {
        view.skipped(answer)
        await say(.reveal)
      }
      return true
    case .exclude(let reason): return try await exclude(reason)
    case .help: view.help()
    case .quit: return true
    case .unknown(let name): view.unknown(name)
    }
    return false
  }

  /// - Returns: whether the round has ended; it has not if there came no reason, but an interruption.
  private func exclude(_ reason: String) async throws -> Bool {
    speaker?.stop()
    var reason = reason
    if reason.isEmpty {
      view.askReason()
      guard case .line(let line) = await input.next(prompt: view.reasonPrompt) else { return false }
      reason = line
    }
    let kept = String(
      String.UnicodeScalarView(reason.unicodeScalars.prefix(WordList.Entry.longestReason)))
    guard let word = try await lesson.exclude(reason: kept.isEmpty ? nil : kept) else {
      return false
    }
    view.excluded(word)
    return true
  }

  // MARK: Sound

  private func say(_ cue: Cue) async {
    await hearing.say(cue)
  }

  private func sayNow(_ cue: Cue) async {
    speaker?.stop()
    await say(cue)
  }

  /// Makes the next word's sound while the learner types.
  private func prepareNext() {
    Task {
      for utterance in await lesson.prepareNext() {
        // If this fails, so will saying it, and that is told.
        try? await speaker?.prepare(utterance)
      }
    }
  }

  /// Tells what kept an utterance from being heard.
  private func tellFailure() {
    interjection.take().map(Screen.complain)
  }
}

extension Answer {
  /// Whether it reveals a word that was given up, rather than ends a copy.
  fileprivate var isSkipped: Bool { outcome == .missed && verdict == .empty }
}
