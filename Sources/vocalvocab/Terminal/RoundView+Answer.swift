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
      verdict("✗", .bad, [Screen.Piece("Wrong: ")] + marked(round.tries.last?.marks ?? []))
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
      screen.paragraph(marked(answer.marks), indent: Self.indent)
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

  /// Shows what a word means, with the credits that the licences of the definition and of the
  /// recording require.
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

  /// Shows the explanations of the mistakes, once the learner may see the word.
  private func explain(_ round: RoundSnapshot) {
    for explanation in round.word?.explanations ?? [] {
      paragraph(explanation)
    }
  }

  /// Returns the letters of a try, with a sign at each mistake.
  private func marked(_ marks: [ShownMark]) -> [Screen.Piece] {
    let pieces = Self.runs(marks).map { kind, letters in
      switch kind {
      case .right, .unmarked: Screen.Piece(letters)
      case .wrong: Screen.Piece("[\(letters)]", .bad)
      case .extra: Screen.Piece("(\(letters))", .bad)
      case .swapped: Screen.Piece("<\(letters)>", .bad)
      case .missing: Screen.Piece("_", .bad)
      case .area: Screen.Piece("~\(letters)", .bad)
      }
    }
    return Array(pieces.map { [$0] }.joined(separator: [Screen.Piece(" ")]))
  }

  /// Returns the marks, with one mark for each run of extra letters. So a line with far too many
  /// letters stays short.
  private static func runs(_ marks: [ShownMark]) -> [(kind: ShownMark.Kind, letters: String)] {
    var runs: [(kind: ShownMark.Kind, letters: String)] = []
    for mark in marks {
      if mark.kind == .extra, runs.last?.kind == .extra {
        runs[runs.count - 1].letters += mark.letters
      } else {
        runs.append((mark.kind, mark.letters))
      }
    }
    return runs
  }

  /// Shows a verdict after its sign. A plain screen shows no sign.
  private func verdict(_ sign: String, _ tone: Screen.Tone, _ pieces: [Screen.Piece]) {
    guard !screen.isPlain else { return screen.paragraph(pieces) }
    Screen.write("  \(screen.styled(sign, tone)) ", to: STDOUT_FILENO)
    screen.paragraph(pieces, indent: Self.indent, isBegun: true)
  }
}
