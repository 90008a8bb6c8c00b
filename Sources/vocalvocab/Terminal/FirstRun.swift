import ArgumentParser
import Console
import Glibc
import Learner
import Speech
import Storage

/// The questions that a new learner is asked at the terminal, before the first session. Enter alone
/// chooses the first option.
struct FirstRun {
  let keyboard: Keyboard
  let speaker: Speaker?
  let screen: Screen
  /// The speed at which the voices speak.
  let speed: Speed

  /// Asks the questions, and keeps the answers.
  ///
  /// - Throws: `ExitCode` if the learner ends the program instead.
  func ask(_ choices: [FirstChoice], _ files: LearnerFiles) async throws {
    // Note at once that the learner was asked, so that nobody is asked twice.
    keep([], files)
    screen.paragraph(
      "Welcome to VocalVocab. Enter alone answers \(choices.count == 1 ? "this" : "each") question."
    )
    for choice in choices {
      let value = try await answer(choice)
      keep([(choice.setting, value)], files)
    }
    screen.line()
    screen.paragraph("'vocalvocab settings' changes what you chose.", tone: .quiet)
    screen.line()
  }

  private func keep(_ answers: [(setting: Setting, value: String)], _ files: LearnerFiles) {
    do {
      try FirstChoice.keep(answers, in: files)
    } catch {
      Screen.complain(error)
    }
  }

  /// Asks a question until it has an answer.
  ///
  /// - Returns: the chosen value.
  private func answer(_ choice: FirstChoice) async throws -> String {
    screen.line()
    screen.paragraph(choice.question, tone: .strong)
    for (number, option) in choice.options.enumerated() {
      screen.paragraph("\(number + 1). \(option.title)", indent: 2)
    }
    let isHeard = choice.setting == .voice
    if isHeard {
      screen.paragraph(
        "Each says its number and the same word. Tab says them all again.", tone: .quiet)
      keyboard.lines.onTab { sayAll(choice) }
      sayAll(choice)
    }
    defer { if isHeard { speaker?.stop() } }
    while true {
      let prompt = "1-\(choice.options.count), Enter for 1\(screen.isPlain ? "> " : " › ")"
      switch await keyboard.lines.next(prompt: prompt) {
      case .interrupted: throw ExitCode(keyboard.interruption.status)
      case .end, .timeIsUp: throw ExitCode.success
      case .line(let line):
        if let option = choice.option(line) { return option.value }
        screen.paragraph(
          "Type a number from 1 to \(choice.options.count), or Enter alone for the first.")
      }
    }
  }

  private func sayAll(_ choice: FirstChoice) {
    guard let speaker else { return }
    speaker.stop()
    _ = speaker.say(
      choice.options.enumerated().map { number, option in
        SpeechStyle(voice: option.value, speed: speed).text(
          "\(number + 1): \(FirstChoice.sampleWord).")
      })
  }
}
