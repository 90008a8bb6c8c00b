import Console
import QuizPractice

/// The text of a quiz on the screen.
struct QuizView: Sendable {
  let screen: Screen

  private static let indent = 2

  /// Shows what the quiz asks, and the keys.
  func welcome(_ snapshot: QuizSnapshot, isMute: Bool) {
    if let remark = snapshot.remark { screen.paragraph(remark.printable) }
    screen.paragraph(snapshot.welcome.printable, tone: .strong)
    if let credit = snapshot.credit {
      screen.paragraph("Questions: \(credit.text).".printable, tone: .quiet)
    }
    let sound = isMute ? "" : ", s says it again"
    screen.paragraph("A number or a letter answers\(sound), q leaves.", tone: .quiet)
  }

  /// Shows a question with its answers.
  func ask(_ snapshot: QuizSnapshot) {
    guard let asked = snapshot.asked else { return }
    let place = "\(snapshot.number)/\(snapshot.count)"
    if screen.isPlain {
      screen.line("Question \(snapshot.number) of \(snapshot.count): \(asked.text)".printable)
      for (number, answer) in asked.answers.enumerated() {
        screen.line("\(number + 1): \(answer)".printable)
      }
      return
    }
    screen.line()
    screen.paragraph(
      [place, asked.category].compactMap(\.self).joined(separator: " · ").printable, tone: .quiet)
    screen.paragraph(asked.text.printable, tone: .strong)
    screen.line()
    for index in asked.answers.indices { answer(index, asked, tone: .onDark) }
  }

  /// Shows whether the chosen answer is right. Unless the screen is plain, it also shows all
  /// answers again, with marks.
  func verdict(_ snapshot: QuizSnapshot) {
    guard let asked = snapshot.asked, let verdict = snapshot.verdict else { return }
    if !screen.isPlain {
      screen.line()
      for index in asked.answers.indices {
        switch index + 1 {
        case verdict.right: answer(index, asked, tone: .onGood, mark: "✓")
        case verdict.choice: answer(index, asked, tone: .onBad, mark: "✗")
        default: answer(index, asked, tone: .onDark)
        }
      }
      screen.line()
    }
    screen.paragraph(verdict.sentence.printable, tone: verdict.isRight ? .good : .bad)
    if let explanation = verdict.explanation { screen.paragraph(explanation.printable) }
  }

  private func answer(
    _ index: Int, _ asked: QuizSnapshot.Asked, tone: Screen.Tone, mark: String = " "
  ) {
    let label = "  \(mark) \(index + 1)  "
    let rows = asked.answers[index].printable.wrapped(to: screen.width - label.count - 1)
    let width = rows.map(\.columns).max() ?? 0
    for (number, row) in rows.enumerated() {
      let start = number == 0 ? label : String(repeating: " ", count: label.count)
      screen.line(start + screen.styled(" \(row.padded(to: width)) ", tone))
    }
  }

  /// Shows the results.
  func results(_ snapshot: QuizSnapshot) {
    guard let results = snapshot.results else { return }
    screen.line()
    screen.paragraph(results.sentence, tone: .strong)
    for (number, result) in results.questions.enumerated() {
      let (asked, verdict) = (result.asked, result.verdict)
      let (right, choice) = (asked.answer(verdict.right), asked.answer(verdict.choice))
      if screen.isPlain {
        let chosen = verdict.isRight ? "right" : "you chose \(choice)"
        screen.line("\(number + 1): \(asked.text) \(right), \(chosen).".printable)
        continue
      }
      let mark = verdict.isRight ? "✓" : "✗"
      screen.entry(
        [.init("  \(mark) ", verdict.isRight ? .good : .bad)],
        verdict.isRight
          ? "\(asked.text) \(right)" : "\(asked.text) \(right) (you chose: \(choice))")
    }
  }

  /// Shows how to go on after a verdict.
  func offerNext(_ snapshot: QuizSnapshot) {
    let next = snapshot.isAtLast ? "shows the results" : "asks the next question"
    screen.paragraph("Enter \(next).", tone: .quiet)
  }

  /// Offers to ask the wrongly answered questions again.
  func offerAgain() {
    screen.paragraph(
      "o repeats the questions that you got wrong; any other key ends the quiz.", tone: .quiet)
  }

  /// Shows that the learner left the quiz, and how to go on with it.
  func leave(_ snapshot: QuizSnapshot) {
    screen.paragraph(
      "Left at question \(snapshot.number) of \(snapshot.count): 'vocalvocab quiz' goes on with it."
    )
  }

  /// Returns the prompt for a line with an answer.
  func prompt(_ snapshot: QuizSnapshot) -> String { "\(snapshot.number)/\(snapshot.count)> " }
}
