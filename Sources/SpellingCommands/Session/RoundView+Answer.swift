import Console
import Glibc
import Practice
import Spelling

extension RoundView {
  /// Shows the answer to the last line or request.
  func answer(_ round: RoundSnapshot) {
    guard let answer = round.answer else { return }
    switch answer.verdict {
    case .correct, .variant:
      let word = (round.word?.text ?? "").printable
      verdict("✓", .good, [Screen.Piece("Correct: \(word). Streak \(round.streak).")])
      for milestone in round.milestones where milestone.kind != .firstTry {
        verdict("★", .strong, [Screen.Piece(milestone.sentence)])
      }
      explain(round)
      if let note = round.word?.note { paragraph(note) }
      define(round.word)
    case .wrong:
      verdict("✗", .bad, [Screen.Piece("Wrong: ")] + (round.tries.last?.marks ?? []).pieces)
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
      verdict("✓", .good, [Screen.Piece(answer.sentence)])
    case .miscopied:
      screen.paragraph(answer.marks.pieces, indent: Self.indent)
      paragraph(answer.sentence)
    case .skipped:
      reveal(round.word)
    case .homophone, .noTry, .slip:
      paragraph(answer.sentence)
    case .nearWord:
      paragraph(answer.sentence)
      guard !round.definitions.isEmpty else { break }
      paragraph(RoundSnapshot.meaningLead)
      define(round)
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

  /// Shows what a word means, with the credits that the licences of the definition and of the
  /// recording require.
  private func define(_ word: ToldWord?) {
    guard let word else { return }
    if let grammar = word.grammar { paragraph(grammar, tone: .quiet) }
    word.definitions.first.map(show)
    if let credit = word.credit {
      let source = ([credit] + word.pages).joined(separator: ", ")
      paragraph("From \(source).", tone: .quiet)
    }
    if let credit = word.recordedBy {
      paragraph("The recording is from \(credit).", tone: .quiet)
    }
  }

  /// Shows the explanations of the mistakes, once the learner may see the word.
  private func explain(_ round: RoundSnapshot) {
    for explanation in round.word?.explanations ?? [] {
      paragraph(explanation)
    }
  }

  /// Shows a verdict after its sign. A plain screen shows no sign.
  private func verdict(_ sign: String, _ tone: Screen.Tone, _ pieces: [Screen.Piece]) {
    guard !screen.isPlain else { return screen.paragraph(pieces) }
    Screen.write("  \(screen.styled(sign, tone)) ", to: STDOUT_FILENO)
    screen.paragraph(pieces, indent: Self.indent, isBegun: true)
  }
}
