import Glibc
import Practice
import Tutor
import Vocabulary

/// How a session looks. Colour only repeats what words and signs say.
struct RoundView: Sendable {
  let screen: Screen
  let mode: Mode

  // MARK: Asking

  func welcome(isMute: Bool) {
    let how = isMute ? "Spell what is defined." : mode.welcome
    screen.paragraph("\(how) /help shows what else there is.", tone: .quiet)
  }

  func ask(_ question: Question, isMute: Bool) {
    screen.line()
    if screen.isPlain {
      let total = question.total.map { " of \($0)" } ?? ""
      screen.line("Word \(question.number)\(total).")
    }
    if question.isReview {
      screen.paragraph("This one is due again.", indent: indent, tone: .quiet)
    }
    if question.isComeback { screen.paragraph("This one was missed before.", indent: indent) }
    if let sentence = question.sentence { self.sentence(sentence) }
    guard !isMute else { return define(question) }
    switch question.distinctness {
    case .sameAsAnother:
      screen.paragraph("Another word sounds the same. This one means:", indent: indent)
      define(question)
    case .nearAnother where !question.definitions.isEmpty:
      define(question)
    case .nearAnother, .distinct:
      break
    }
  }

  func prompt(_ question: Question) -> String {
    screen.isPlain ? "\(question.number)> " : "\(question.number) › "
  }

  /// Shows a word for as long as it takes to look at it, and hides it.
  func show(_ word: String, whileNot isInterrupted: () -> Bool) {
    screen.line(String(repeating: " ", count: indent) + screen.styled(word.printable, .strong))
    // To hide it is to move the cursor; where that can't be, it stays.
    guard !screen.isPlain else { return }
    let end = ContinuousClock.now + .milliseconds(1000 + 200 * word.count)
    while ContinuousClock.now < end, !isInterrupted() { usleep(20_000) }
    Screen.write("\u{1B}[1A\r\u{1B}[2K", to: STDOUT_FILENO)
  }

  func part(_ question: Question) {
    let parts = question.definitions.map(\.partOfSpeech.rawValue).filter { !$0.isEmpty }
    guard !mode.isByEarAlone else { return }
    screen.paragraph(
      parts.isEmpty ? "Its part of speech is not known." : parts.joined(separator: " or "),
      indent: indent)
  }

  func define(_ question: Question) {
    guard !mode.isByEarAlone else { return }
    if question.definitions.isEmpty {
      screen.paragraph("There is no definition for this word.", indent: indent)
    }
    for definition in question.definitions { show(definition) }
    if let credit = question.credit {
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

  func hint(_ hint: Hint) { screen.paragraph(hint.sentence, indent: indent) }

  func noHint() { screen.paragraph("There are no more hints: the rest is yours.", indent: indent) }

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

  func show(_ answer: Answer) {
    switch answer.verdict {
    case .homophone(let typed):
      screen.paragraph(
        "\(typed) sounds the same, but means something else. That spends no try.", indent: indent)
    case .correct, .variant:
      let word = (answer.word?.text ?? "").printable
      let streak = "Streak \(answer.streak.current)."
      mark("✓", .good, "Correct: \(word).", streak)
      explain(answer)
      if let note = answer.note { screen.paragraph(note, indent: indent) }
      if let word = answer.word { explain(word) }
      credit(answer)
    case .wrong(let feedback):
      mark("✗", .bad, "Wrong: \(spelled(feedback))", "")
      if answer.outcome == .missed, let word = answer.word {
        explain(answer)
        reveal(word)
        credit(answer)
        if answer.isCopying { screen.paragraph("Now type it once.", indent: indent) }
      } else {
        screen.paragraph("\(feedback.sentence) \(left(answer.triesLeft))", indent: indent)
      }
    case .empty:
      break
    case .copied:
      mark("✓", .good, "That is it.", "")
    case .miscopied(let feedback):
      screen.paragraph(spelled(feedback), indent: indent)
      if let word = answer.word {
        screen.paragraph("Type it once more: \(word.text)", indent: indent)
      }
    }
  }

  func skipped(_ answer: Answer) {
    if let word = answer.word { reveal(word) }
    credit(answer)
  }

  private func reveal(_ word: Word) {
    let letters = word.text.map(String.init).joined(separator: " ")
    screen.paragraph("The word is \(word.text): \(letters).", indent: indent, tone: .strong)
    explain(word)
  }

  /// What a word means, once it may be told, and who says so where that has to be shown.
  private func explain(_ word: Word) {
    word.definitions.first.map(show)
    guard let authority = word.authority, authority.licence != nil else { return }
    let pages = authority.pages.map { ", \($0)" }.joined()
    screen.paragraph("From \(authority.credit)\(pages).", indent: indent, tone: .quiet)
  }

  /// What was wrong, once the word may be told.
  private func explain(_ answer: Answer) {
    for explanation in answer.explanations { screen.paragraph(explanation, indent: indent) }
  }

  /// - Parameter answer: `nil` when there was nothing to take back.
  func slip(_ answer: Answer?) {
    guard let answer else {
      screen.paragraph(
        "There is nothing to take back: /slip comes right after a wrong try, once a word.",
        indent: indent)
      return
    }
    screen.paragraph("Taken back as a slip. \(left(answer.triesLeft))", indent: indent)
  }

  /// Whose recording was heard.
  private func credit(_ answer: Answer) {
    guard let authority = answer.recordedBy else { return }
    let pages = authority.pages.map { ", \($0)" }.joined()
    screen.paragraph(
      "The recording is from \(authority.credit)\(pages).", indent: indent, tone: .quiet)
  }

  private func left(_ tries: Int?) -> String {
    switch tries {
    case nil: "Try again."
    case 1: "1 try left."
    case .some(let count): "\(count) tries left."
    }
  }

  /// The letters of a try with a sign at each that departs.
  private func spelled(_ feedback: Feedback) -> String {
    feedback.marks.map { mark in
      switch mark {
      case .right(let letter), .unmarked(let letter): String(letter)
      case .wrong(let letter): screen.styled("[\(letter)]", .bad)
      case .extra(let letter): screen.styled("(\(letter))", .bad)
      case .swapped(let first, let second): screen.styled("<\(first)\(second)>", .bad)
      case .missing: screen.styled("_", .bad)
      }
    }.joined(separator: " ")
  }

  private func show(_ definition: Definition) {
    let part = definition.partOfSpeech.rawValue
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
    screen.paragraph(
      "\(word) is not asked again. 'vocalvocab lists remove excluded \(word)' undoes that.",
      indent: indent)
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
    if summary.due.today > 0 {
      screen.paragraph("Still due today: \(summary.due.today.words).")
    } else if summary.due.tomorrow > 0 {
      screen.paragraph("Due tomorrow: \(summary.due.tomorrow.words).")
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
