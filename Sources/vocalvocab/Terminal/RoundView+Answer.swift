import Console
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
      for milestone in round.milestones where milestone.kind != .firstTry {
        verdict("★", .strong, milestone.sentence.printable)
      }
      explain(round)
      if let note = round.word?.note { paragraph(note) }
      define(round.word)
    case .wrong:
      verdict("✗", .bad, "Wrong: \(marked(round.tries.last?.marks ?? []))")
      guard round.outcome == .missed else {
        let mistakes = round.tries.last?.sentence ?? ""
        paragraph("\(mistakes) \(VerdictWording.triesLeft(round.triesLeft))")
        if let note = round.tries.last?.areaNote { paragraph(note, tone: .quiet) }
        return
      }
      explain(round)
      reveal(round.word)
      if round.state == .copying { paragraph("Now type it once.") }
    case .copied:
      verdict("✓", .good, answer.sentence)
    case .miscopied:
      paragraph(marked(answer.marks))
      paragraph(answer.sentence)
    case .skipped:
      reveal(round.word)
    case .homophone, .noTry, .slip:
      paragraph(answer.sentence)
    case .empty, .excluded:
      break
    }
  }

  /// Shows the word, its letters and what it means.
  private func reveal(_ word: ToldWord?) {
    guard let word else { return }
    let letters = word.text.map(String.init).joined(separator: " ")
    paragraph("The word is \(word.text): \(letters).", tone: .strong)
    define(word)
  }

  /// Shows what a word means, with the credits that the licences of the definition and of the recording
  /// require.
  private func define(_ word: ToldWord?) {
    guard let word else { return }
    word.definitions.first.map(show)
    if let credit = word.credit {
      let source = ([credit] + word.pages).joined(separator: ", ")
      paragraph("From \(source).", tone: .quiet)
    }
    if let credit = word.recordedBy {
      paragraph("The recording is from \(credit).", tone: .quiet)
    }
  }

  /// Shows what was wrong, once the word may be told.
  private func explain(_ round: RoundSnapshot) {
    for explanation in round.word?.explanations ?? [] {
      paragraph(explanation)
    }
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
      case .area: screen.styled("~\(mark.letters)", .bad)
      }
    }.joined(separator: " ")
  }

  /// Shows a verdict, after a sign that a plain screen leaves out.
  private func verdict(_ sign: String, _ tone: Screen.Tone, _ text: String) {
    screen.line((screen.isPlain ? "" : "  \(screen.styled(sign, tone)) ") + text)
  }
}
