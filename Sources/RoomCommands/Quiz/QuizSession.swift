import ArgumentParser
import Console
import Learner
import QuizPractice
import Speech
import Terminal

/// A quiz at the terminal: it shows a question, reads an answer, and shows whether it is right.
struct QuizSession {
  let room: QuizRoom
  /// `nil` without sound.
  let sound: Sound?
  let view: QuizView
  let keyboard: Keyboard
  /// Whether questions and answers are read aloud.
  let isAloud: Bool
  /// Whether each step is printed as JSON, in place of text.
  let printsJSON: Bool

  struct Sound {
    let speaker: Speaker
    let style: SpeechStyle
  }

  private var screen: Screen { view.screen }

  /// Holds the quiz, from the current question to the results.
  ///
  /// - Throws: `ExitCode` with 128 plus the signal's number if a signal interrupted the quiz;
  ///   `StorageError`.
  func run(from start: QuizSnapshot) async throws {
    if !printsJSON { view.welcome(start, isMute: sound == nil) }
    var snapshot = start
    while true {
      guard let asked = snapshot.asked else {
        guard let again = try await atEnd(snapshot) else { return }
        snapshot = again
        continue
      }
      try await show(snapshot) { view.ask($0) }
      if snapshot.verdict == nil {
        await say(isAloud ? .question : .word)
        let began = ContinuousClock.now
        guard let choice = try await choice(snapshot) else { return leave(snapshot) }
        snapshot = try await room.answer(choice, to: asked.id, time: AnswerTime(since: began))
      }
      try await show(snapshot) { view.verdict($0) }
      if isAloud { await say(.verdict) }
      guard try await goesOn(snapshot) else { return leave(snapshot) }
      snapshot = try await room.next(after: asked.id)
    }
  }

  private func show(_ snapshot: QuizSnapshot, _ text: (QuizSnapshot) -> Void) async throws {
    if printsJSON {
      screen.line(try json(snapshot, isOnOneLine: true))
    } else {
      text(snapshot)
    }
  }

  private func leave(_ snapshot: QuizSnapshot) {
    if !printsJSON { view.leave(snapshot) }
  }

  /// Shows the results, and offers to ask the wrongly answered questions again.
  ///
  /// - Returns: the new quiz with those questions; `nil` if none begins.
  private func atEnd(_ snapshot: QuizSnapshot) async throws -> QuizSnapshot? {
    try await show(snapshot) { view.results($0) }
    if isAloud { await say(.results) }
    if let results = snapshot.results, results.missed > 0, keyboard.lines.isInteractive, !printsJSON
    {
      view.offerAgain()
      let key = await keyboard.lines.nextKey(
        prompt: "> ",
        redraw: { [view] in
          view.results(snapshot)
          view.offerAgain()
        })
      switch key {
      case .interrupted: throw ExitCode(keyboard.interruption.status)
      case .character("o"), .character("O"): return try await room.again()
      default: break
      }
    }
    try await room.end()
    await sound?.speaker.waitUntilQuiet()
    return nil
  }

  /// Waits for an answer to the question.
  ///
  /// - Returns: the place of the answer, from 0; `nil` if the learner leaves.
  private func choice(_ snapshot: QuizSnapshot) async throws -> Int? {
    guard let asked = snapshot.asked else { return nil }
    while true {
      let typed: String
      switch await input(snapshot) {
      case .interrupted: throw ExitCode(keyboard.interruption.status)
      case .end, .timeIsUp: return nil
      case .line(let line): typed = line
      }
      sound?.speaker.stop()
      let word = typed.drop(while: \.isWhitespace)
      if let choice = quizChoice(typed, among: asked.answers) { return choice }
      switch word.lowercased() {
      case "q", "/q", "/quit": return nil
      // Enter alone says the question again.
      case "", "s", "/s": await say(isAloud ? .question : .word)
      default:
        let error = QuizError.noAnswer(String(word.prefix(60)), count: asked.answers.count)
        guard keyboard.lines.isInteractive, !printsJSON else {
          Screen.complain(error.description)
          continue
        }
        screen.paragraph(error.description.printable, tone: .quiet)
      }
    }
  }

  /// Waits for a key at a terminal, and for a line elsewhere.
  private func input(_ snapshot: QuizSnapshot) async -> LearnerInput {
    guard keyboard.lines.isInteractive else {
      await sound?.speaker.waitUntilQuiet()
      return await keyboard.lines.next(prompt: "")
    }
    let key = await keyboard.lines.nextKey(
      prompt: view.prompt(snapshot),
      redraw: { [view, printsJSON] in if !printsJSON { view.ask(snapshot) } })
    return switch key {
    case .interrupted: .interrupted
    case .end: .end
    case .character(let character): .line(String(character))
    case .enter: .line("")
    case .left, .right, .other: .line("?")
    }
  }

  /// Waits until the learner wants to go on. It does not wait if the answers come from a pipe, or
  /// if JSON is printed.
  ///
  /// - Returns: `false` if the learner leaves.
  private func goesOn(_ snapshot: QuizSnapshot) async throws -> Bool {
    guard keyboard.lines.isInteractive, !printsJSON else { return true }
    while true {
      view.offerNext(snapshot)
      let key = await keyboard.lines.nextKey(
        prompt: view.prompt(snapshot),
        redraw: { [view] in
          view.ask(snapshot)
          view.verdict(snapshot)
          view.offerNext(snapshot)
        })
      sound?.speaker.stop()
      switch key {
      case .interrupted: throw ExitCode(keyboard.interruption.status)
      case .end, .character("q"), .character("Q"): return false
      case .enter, .right, .character(" "), .character("n"): return true
      case .character("s"): await say(.verdict)
      default: continue
      }
    }
  }

  private func say(_ part: QuizRoom.Part) async {
    guard let sound, let utterances = try? await room.utterances(sound.style)[part] else { return }
    sound.speaker.say(utterances, tellingFailuresBy: keyboard.urgentMessage)
  }
}
