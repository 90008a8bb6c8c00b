internal import Practice
internal import Scheduling
internal import Vocabulary

/// The current round of a session: its word, its state, and the snapshot that may be shown.
struct OpenRound {
  /// A wrong try with its feedback.
  struct WrongTry {
    let typed: String
    let feedback: Feedback
  }

  /// The largest number of tries that are shown; older tries are left out. With unlimited tries
  /// there may be thousands.
  private static let mostShownTries = 50

  let prompt: Prompt
  private(set) var round: Round
  var log: RoundLog
  private(set) var snapshot: RoundSnapshot
  let plan: SessionPlan
  /// Whether the learner missed the word earlier today.
  let wasMissed: Bool
  /// The last wrong try that was not taken back.
  private(set) var lastWrong: WrongTry?
  /// The credit of the recording that the learner heard, if any.
  var recordedBy: Authority?

  /// Sentences that explain the last wrong try. They give the word away.
  var explanations: [String] {
    guard let lastWrong else { return [] }
    let judged = round.written(beside: round.compared(lastWrong.typed))
    let note = RegionalNote.sentence(beside: judged, asked: prompt.word, region: plan.region)
    return lastWrong.feedback.explanations(beside: judged) + [note].compactMap(\.self)
  }

  /// Returns the words for a verdict in this round.
  func wording(
    _ verdict: Answer.Verdict, typed: String = "", note: String? = nil
  ) -> VerdictWording {
    VerdictWording(
      verdict, typed: typed, feedback: lastWrong?.feedback, word: prompt.word.text,
      isMissed: round.outcome == .missed, note: note, triesLeft: round.triesLeft)
  }

  // MARK: Steps

  /// Shows the verdict on a line.
  ///
  /// - Parameters:
  ///   - judged: the round after the line.
  ///   - other: the other word that a wrong try spells, if any.
  mutating func take(
    _ verdict: Round.Verdict, on typed: String, _ judged: Round, other: Word? = nil
  ) {
    round = judged
    // The signs around a try don't belong to the word that it spells.
    let line = judged.compared(typed).written
    var marks: [ShownMark] = []
    var note: String?
    switch verdict {
    case .wrong(let feedback):
      lastWrong = WrongTry(typed: typed, feedback: feedback)
      // The learner sees a missed word, so the marks may be exact.
      let shown = round.outcome == .missed ? feedback.exactMarks : feedback.marks
      marks = shown.map(ShownMark.init)
      note =
        prompt.word.sentence(onRareWord: line, known: other, shown: prompt.shown)
        ?? other.flatMap { prompt.word.sentence(onOtherWord: $0, shown: prompt.shown) }
    case .miscopied(let feedback): marks = feedback.exactMarks.map(ShownMark.init)
    case .variant(let spelled):
      note = RegionalNote.sentence(typed: spelled, asked: prompt.word, region: plan.region)
    case .noTry(let reason): note = reason.sentence(asking: plan.asking)
    case .correct: note = CapitalsNote.sentence(typed: line, asked: prompt.word)
    case .nearWord: if snapshot.distinctness == .distinct { snapshot.distinctness = .near }
    case .homophone, .empty, .copied: break
    }
    let name = Answer.Verdict(verdict)
    let wording = wording(name, typed: line, note: note)
    if [.correct, .variant, .homophone, .nearWord, .wrong].contains(name) {
      snapshot.tries.append(
        ShownTry(typed: typed, verdict: name, marks: marks, sentence: wording.label))
      if snapshot.tries.count > Self.mostShownTries { snapshot.tries.removeFirst() }
    }
    answer(name, wording, marks: name == .miscopied ? marks : [])
    tell(note: note)
  }

  /// Shows that the learner took the last wrong try back as a slip of the finger.
  mutating func takeBackSlip(_ changed: Round) {
    round = changed
    lastWrong = nil
    if let last = snapshot.tries.indices.last { snapshot.tries[last].isTakenBack = true }
    answer(.slip, wording(.slip))
  }

  /// Shows the word, because the learner gave up the word or its copy.
  mutating func skip(_ changed: Round) {
    round = changed
    answer(.skipped, wording(.skipped))
    tell(note: nil)
  }

  /// Ends the round, because the learner excluded the word.
  mutating func exclude() {
    round.abandon()
    snapshot.outcome = .excluded
    answer(.excluded, wording(.excluded))
  }

  /// Gives the next hint, and returns whether there was one.
  mutating func giveHint() -> Bool {
    guard let hint = round.hint() else { return false }
    snapshot.hints.append(hint.sentence)
    return true
  }

  /// Shows the text of a cue, with the word blanked.
  mutating func show(_ text: String, of cue: Cue) {
    guard let title = cue.title else { return }
    let note = RoundNote(cue: cue, title: title, text: prompt.shown(text))
    if let index = snapshot.notes.firstIndex(where: { $0.cue == cue }) {
      snapshot.notes[index] = note
    } else {
      snapshot.notes.append(note)
    }
  }

  /// Shows the milestones that the learner reached with the round.
  mutating func reach(_ milestones: [Milestone]) {
    snapshot.milestones = milestones.map { ShownMilestone($0, word: prompt.word.text) }
  }

  private mutating func answer(
    _ verdict: Answer.Verdict, _ wording: VerdictWording, marks: [ShownMark] = []
  ) {
    snapshot.answer = Answer(verdict: verdict, sentence: wording.sentence, marks: marks)
  }

  /// Tells the word as soon as the round no longer asks. The explanations of the last try stay when
  /// the learner copies the word.
  private mutating func tell(note: String?) {
    guard round.phase != .asking else { return }
    snapshot.sight = nil
    if plan.mode.isByEarAlone { showMeaning() }
    guard snapshot.word == nil else { return }
    snapshot.word = ToldWord(
      prompt.word, pronunciation: prompt.ipa, explanations: explanations, note: note,
      recordedBy: recordedBy)
  }

  /// Shows the definitions, with the word blanked.
  mutating func showMeaning() {
    snapshot.definitions = prompt.shownDefinitions
    snapshot.credit = prompt.authority?.neededCredit
  }

  /// Brings the figures of the snapshot up to date.
  mutating func refresh(streak: Streak, hasRecordings: Bool) {
    snapshot.state = round.phase
    if snapshot.outcome != .excluded {
      snapshot.outcome = round.outcome.map { $0 == .missed ? .missed : .completed }
    }
    snapshot.hasMoreHints = round.hasMoreHints
    snapshot.triesLeft = round.triesLeft
    snapshot.canTakeBackSlip = round.canTakeBackSlip
    snapshot.heard = log.heard
    (snapshot.streak, snapshot.bestStreak) = (streak.current, streak.best)
    snapshot.cues = Cue.allCases.filter { cue in
      switch cue {
      case .word, .slow, .define, .part, .sentence, .origin: true
      case .human: hasRecordings
      case .english: !prompt.english.isEmpty
      case .mine: lastWrong != nil
      case .hint: !snapshot.hints.isEmpty
      case .answer:
        snapshot.answer.map { $0.verdict.hasWord || plan.speaksVerdicts && $0.verdict.isSpoken }
          ?? false
      case .letters: snapshot.word != nil
      }
    }
  }
}
