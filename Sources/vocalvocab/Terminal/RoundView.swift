import Glibc
import Practice
import Tutor

/// How a session looks. Colour only repeats what words and signs say.
struct RoundView: Sendable {
  let screen: Screen
  let mode: Mode

  // MARK: Asking

  func welcome(isMute: Bool) {
    let how = isMute ? "Spell what is defined." : mode.welcome
    screen.paragraph("\(how) /help shows what else there is.", tone: .quiet)
  }

  func ask(_ round: RoundSnapshot, isMute: Bool) {
    screen.line()
    if screen.isPlain {
      let total = round.total.map { " of \($0)" } ?? ""
      screen.line("Word \(round.number)\(total).")
    }
    if round.isReview {
      screen.paragraph("This one is due again.", indent: indent, tone: .quiet)
    }
    if round.isComeback { screen.paragraph("This one was missed before.", indent: indent) }
    if let sentence = round.sentence { self.sentence(sentence) }
    guard !isMute else { return define(round) }
    switch round.distinctness {
    case .same:
      screen.paragraph("Another word sounds the same. This one means:", indent: indent)
      define(round)
    case .near where !round.definitions.isEmpty:
      define(round)
    case .near, .distinct:
      break
    }
  }

  func prompt(_ round: RoundSnapshot) -> String {
    screen.isPlain ? "\(round.number)> " : "\(round.number) › "
  }

  /// Shows a word for as long as it takes to look at it, and hides it.
  func show(_ word: String, whileNot isInterrupted: () -> Bool) {
    screen.line(String(repeating: " ", count: indent) + screen.styled(word.printable, .strong))
    // Hiding it needs cursor movement. Where that can't be, the word stays.
    guard !screen.isPlain else { return }
    let end = ContinuousClock.now + .milliseconds(1000 + 200 * word.count)
    while ContinuousClock.now < end, !isInterrupted() { usleep(20_000) }
    Screen.write("\u{1B}[1A\r\u{1B}[2K", to: STDOUT_FILENO)
  }

  func part(_ round: RoundSnapshot) {
    let parts = round.definitions.map(\.partOfSpeech).filter { !$0.isEmpty }
    guard !mode.isByEarAlone else { return }
    screen.paragraph(
      parts.isEmpty ? "Its part of speech is not known." : parts.joined(separator: " or "),
      indent: indent)
  }

  func define(_ round: RoundSnapshot) {
    guard !mode.isByEarAlone else { return }
    if round.definitions.isEmpty {
      screen.paragraph("There is no definition for this word.", indent: indent)
    }
    for definition in round.definitions { show(definition) }
    if let credit = round.credit {
      screen.paragraph("From \(credit).", indent: indent, tone: .quiet)
    }
  }

  func sentence(_ sentence: String?) {
    guard !mode.isByEarAlone else { return }
    let shown = sentence.map { "“\($0)”" } ?? "There is no sentence for this word."
    screen.paragraph(shown, indent: indent)
  }

  func origin(_ origin: String?) {
    guard !mode.isByEarAlone else { return }
    screen.paragraph(origin ?? "The origin of this word is not known.", indent: indent)
  }

  func hint(_ hint: String) { screen.paragraph(hint, indent: indent) }

  func refuse(_ refusal: Refusal) { screen.paragraph(refusal.description, indent: indent) }

  func unknown(_ name: String) {
    screen.paragraph("There is no request '/\(name)': /help lists them.", indent: indent)
  }

  func help() {
    let requests = [
      ("Enter or Tab", "say the word again"),
      ("/slow", "say it slowly; twice, syllable by syllable"),
      ("/human", "a person says it, where the dictionary service has a recording"),
      ("/mine", "say your last wrong try, and the word"),
      ("/slip", "take back a wrong try that was a slip of the finger, once a word"),
      ("/define", "what it means"),
      ("/part", "which part of speech it is"),
      ("/sentence", "use it in a sentence"),
      ("/origin", "where it comes from"),
      ("/hint", "the first letter, how many there are, then one more each time"),
      ("/skip", "give it up: it counts as missed"),
      ("/exclude", "never ask this word again"),
      ("/quit", "end the session"),
      ("[e]", "in your try: a wrong letter"),
      ("_", "a letter is missing here"),
      ("(e)", "a letter too many"),
      ("<ei>", "two letters in each other's place"),
    ]
    for (name, meaning) in requests {
      screen.line(
        screen.isPlain ? "\(name): \(meaning)." : "    \(name.padded(to: 14))\(meaning)")
    }
  }

  // MARK: Answering

  /// Shows the answer to the last line or request.
  func answer(_ round: RoundSnapshot) {
    guard let answer = round.answer else { return }
    switch answer.verdict {
    case .correct, .variant:
      mark("✓", .good, "Correct: \((round.word?.text ?? "").printable).", "Streak \(round.streak).")
      explain(round)
      if let note = round.word?.note { screen.paragraph(note, indent: indent) }
      define(round.word)
      credit(round.word)
    case .wrong:
      mark("✗", .bad, "Wrong: \(spelled(round.tries.last?.marks ?? []))", "")
      guard round.outcome == .missed else {
        let departure = round.tries.last?.sentence ?? ""
        return screen.paragraph(
          "\(departure) \(VerdictWording.triesLeft(round.triesLeft))", indent: indent)
      }
      explain(round)
      reveal(round.word)
      if round.state == .copying { screen.paragraph("Now type it once.", indent: indent) }
    case .copied:
      mark("✓", .good, answer.sentence, "")
    case .miscopied:
      screen.paragraph(spelled(answer.marks), indent: indent)
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
    credit(word)
  }

  /// Shows what a word means, with the credit that the licence asks for.
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

  /// Shows the credit of the recording that was heard.
  private func credit(_ word: ToldWord?) {
    guard let credit = word?.recordedBy else { return }
    screen.paragraph("The recording is from \(credit).", indent: indent, tone: .quiet)
  }

  /// Returns the letters of a try with a sign at each that departs.
  private func spelled(_ marks: [ShownMark]) -> String {
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

  private func show(_ definition: ShownDefinition) {
    let part = definition.partOfSpeech
    screen.paragraph(
      part.isEmpty ? definition.text : "\(part): \(definition.text)", indent: indent, tone: .quiet)
  }

  private func mark(_ sign: String, _ tone: Screen.Tone, _ text: String, _ rest: String) {
    let start = screen.isPlain ? "" : "  \(screen.styled(sign, tone)) "
    screen.line(start + text + (rest.isEmpty ? "" : " \(rest)"))
  }

  var reasonPrompt: String { screen.isPlain ? "reason> " : "    reason › " }

  /// Asks why a word is to be excluded.
  func askReason() {
    screen.paragraph(
      "Why? Type unclear, unfit, too rare or wrong, or what you like; Enter alone gives no reason.",
      indent: indent)
  }

  func excluded(_ word: String) {
    let sentence = VerdictWording(.excluded, word: word).sentence
    screen.paragraph(
      "\(sentence) 'vocalvocab lists remove excluded \(word)' undoes that.", indent: indent)
  }

  // MARK: The end

  func summary(_ summary: Summary) {
    let tally = summary.tally
    screen.line()
    guard tally.rounds > 0 else {
      screen.paragraph("No word was finished. Streak \(summary.streak.current).")
      return
    }
    screen.paragraph(
      "Completed: \(tally.completed.count) of \(tally.rounds), "
        + "\(tally.firstTry) at the first try without help.", tone: .strong)
    if !tally.missed.isEmpty {
      screen.paragraph("Missed: \(tally.missed.unique.joined(separator: ", ")).")
    }
    screen.paragraph("Streak: \(summary.streak.current). Best: \(summary.streak.best).")
    if summary.dueToday > 0 {
      screen.paragraph("Still due today: \(summary.dueToday.words).")
    } else if summary.dueTomorrow > 0 {
      screen.paragraph("Due tomorrow: \(summary.dueTomorrow.words).")
    }
  }

  private var indent: Int { 4 }
}

extension Int {
  fileprivate var words: String { self == 1 ? "1 word" : "\(self) words" }
}

extension [String] {
  /// Each once, in the order of their first places.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
