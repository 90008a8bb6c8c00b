import ArgumentParser
import Console
import Glibc
import Learner
import Speech
import Storage
import Terminal

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
    defer { if choice.setting == .voice { speaker?.stop() } }
    var isMoreShown = false
    show(choice, isMoreShown)
    while true {
      let more = isMoreShown ? nil : choice.numberOfMore
      let last = more ?? choice.options.count
      let wanted = choice.asksForAge ? "your age" : "1-\(last)"
      let first = choice.asksForAge ? "Enter to start" : "Enter for 1"
      let prompt = "\(wanted), \(first)\(screen.isPlain ? "> " : " › ")"
      switch await keyboard.lines.next(prompt: prompt) {
      case .interrupted: throw ExitCode(keyboard.interruption.status)
      case .end, .timeIsUp: throw ExitCode.success
      case .line(let line):
        if let more, line == "\(more)" {
          isMoreShown = true
          show(choice, true)
        } else if let option = choice.option(line) {
          return option.value
        } else {
          screen.paragraph(
            choice.asksForAge
              ? "Type your age, a word such as 'bees', or Enter alone to start."
              : "Type a number from 1 to \(last), or Enter alone for the first.")
        }
      }
    }
  }

  /// Shows the options, and lets the voices among them speak.
  private func show(_ choice: FirstChoice, _ isMoreShown: Bool) {
    let options = choice.options.filter { isMoreShown || !$0.isMore }
    for (number, option) in options.enumerated() {
      let text = [option.title, option.about].compactMap(\.self).joined(separator: ": ")
      screen.paragraph(choice.asksForAge ? text : "\(number + 1). \(text)", indent: 2)
    }
    if !isMoreShown, let more = choice.numberOfMore {
      screen.paragraph("\(more). More voices", indent: 2)
    }
    guard choice.setting == .voice else { return }
    screen.paragraph(
      "Each says its number and the same word. Tab says them all again.", tone: .quiet)
    keyboard.lines.onTab { sayAll(options) }
    sayAll(options)
  }

  private func sayAll(_ options: [FirstChoice.Option]) {
    guard let speaker else { return }
    speaker.stop()
    _ = speaker.say(
      options.enumerated().map { number, option in
        SpeechStyle(voice: option.value, speed: speed).text(
          "\(number + 1): \(FirstChoice.sampleWord).")
      })
  }
}

extension FirstChoice {
  /// The number that shows the options behind "More"; `nil` where there are none.
  fileprivate var numberOfMore: Int? {
    hasMore ? options.count { !$0.isMore } + 1 : nil
  }
}
