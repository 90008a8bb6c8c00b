import Practice
import Tutor

extension RoundView {
  /// Shows the answer to the last line or request.
  func answer(_ round: RoundSnapshot) {
    guard let answer = round.answer else { return }
    switch answer.verdict {
    case .correct, .variant:
      let word = (round.word?.text ?? "").printable
      verdict("✓", .good, "Correct: \(word). Streak \(round.streak).")
      explain(round)
      if let note = round.word?.note { screen.paragraph(note, indent: indent) }
      define(round.word)
      creditRecording(round.word)
    case .wrong:
      verdict("✗", .bad, "Wrong: \(marked(round.tries.last?.marks ?? []))")
      guard round.outcome == .missed else {
        let mistakes = round.tries.last?.sentence ?? ""
        return screen.paragraph(
          "\(mistakes) \(VerdictWording.triesLeft(round.triesLeft))", indent: indent)
      }
      explain(round)
      reveal(round.word)
      if round.state == .copying { screen.paragraph("Now type it once.", indent: indent) }
    case .copied:
      verdict("✓", .good, answer.sentence)
    case .miscopied:
      screen.paragraph(marked(answer.marks), indent: indent)
      screen.paragraph(answer.sentence, indent: indent)
    case .skipped:
      reveal(round.word)
    case .homophone, .slip:
      screen.paragraph(answer.sentence, indent: indent)
    case .empty, .excluded:
      break
    }
  }

  /// Shows the word, its letters and what it means.
  private func reveal(_ word: ToldWord?) {
    guard let word else { return }
    let letters = word.text.map(String.init).joined(separator: " ")
    screen.paragraph("The word is \(word.text): \(letters).", indent: indent, tone: .strong)
    define(word)
    creditRecording(word)
  }

  /// Shows what a word means, with the credit that the licence requires.
  private func define(_ word: ToldWord?) {
    word?.definitions.first.map(show)
    guard let word, let credit = word.credit else { return }
    let source = ([credit] + word.pages).joined(separator: ", ")
    screen.paragraph("From \(source).", indent: indent, tone: .quiet)
  }

  /// Shows what was wrong, once the word may be told.
  private func explain(_ round: RoundSnapshot) {
    for explanation in round.word?.explanations ?? [] {
      screen.paragraph(explanation, indent: indent)
    }
  }

  /// Shows the credit of the recording that the learner heard.
  private func creditRecording(_ word: ToldWord?) {
    guard let credit = word?.recordedBy else { return }
    screen.paragraph("The recording is from \(credit).", indent: indent, tone: .quiet)
  }

  /// Returns the letters of a try, with a sign at each mistake.
  private func marked(_ marks: [ShownMark]) -> String {
    marks.map { mark in
      switch mark.kind {
      case .right, .unmarked: mark.letters
      case .wrong: screen.styled("[\(mark.letters)]", .bad)
      case .extra: screen.styled("(\(mark.letters))", .bad)
      case .swapped: screen.styled("<\(mark.letters)>", .bad)
      case .missing: screen.styled("_", .bad)
      }
    }.joined(separator: " ")
  }

  /// Shows a verdict, after a sign that a plain screen leaves out.
  private func verdict(_ sign: String, _ tone: Screen.Tone, _ text: String) {
    screen.line((screen.isPlain ? "" : "  \(screen.styled(sign, tone)) ") + text)
  }
}
