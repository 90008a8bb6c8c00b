internal import FoundationEssentials
internal import Practice
public import Scheduling
internal import Vocabulary
internal import WordService

/// What is told of the round, and of what was typed.
extension Lesson {
  /// Where the round stands; `nil` when no word is asked.
  public var standing: Standing? {
    round.map {
      Standing(
        phase: $0.phase, outcome: $0.outcome, triesLeft: $0.triesLeft,
        hasMoreHints: $0.hasMoreHints, canTakeBackSlip: $0.canTakeBack, heard: log.heard,
        hasWrongTry: lastWrong != nil, streak: syllabus.progress.streak)
    }
  }

  /// Rounds completed one after another.
  public var streak: Streak { syllabus.progress.streak }

  /// How long the session still goes on; `nil` where it does not end by the clock, or has not begun.
  public var timeLeft: Duration? {
    guard plan.mode.ending == .afterMinutes, let began else { return nil }
    return .seconds(max(0, plan.minutes * 60 - now().date.timeIntervalSince(began)))
  }

  func question(isComeback: Bool) -> Question? {
    prompt.map {
      Question(
        number: rounds, total: roundsToCome.map { rounds + $0 }, isReview: isReview && !isComeback,
        isComeback: isComeback,
        distinctness: $0.distinctness,
        sight: plan.mode.opening == .sight ? $0.word.text : nil,
        sentence: plan.mode.opening == .sentence ? $0.sentence.map($0.shown) : nil,
        definitions: $0.shownDefinitions,
        credit: $0.word.authority?.neededCredit)
    }
  }

  func answer(_ verdict: Round.Verdict, of round: Round) -> Answer {
    var note: String?
    if case .variant(let typed) = verdict {
      note = RegionalNote.sentence(typed: typed, asked: round.word, region: plan.region)
    }
    return Answer(
      verdict: verdict, note: note, triesLeft: round.triesLeft, recordedBy: heardRecording,
      word: round.phase == .asking ? nil : round.word, outcome: round.outcome,
      pronunciation: round.phase == .asking ? nil : prompt?.ipa,
      explanations: round.phase == .asking
        ? [] : lastWrong?.feedback.explanations(of: round.written) ?? [],
      isCopying: round.phase == .copying, streak: syllabus.progress.streak)
  }
}
