internal import Languages
internal import Learner
internal import Practice
internal import Scheduling
internal import Speech
internal import Storage
internal import WordService

/// The parts of a session, made from its plan and the learner's past.
struct SessionParts {
  let plan: SessionPlan
  let lookup: PromptLookup
  let chooser: WordChooser
  let narration: Narration

  /// - Parameter practice: the kinds of entries from other rooms that count as practice.
  /// - Throws: `StorageError` when the journal can't be read.
  init(
    _ plan: SessionPlan, supply: WordSupply?, files: LearnerFiles, style: SpeechStyle,
    counting practice: PracticeKinds, now: @escaping @Sendable () -> Moment,
    pronounce: PromptLookup.Pronounce?
  ) throws(StorageError) {
    self.plan = plan
    lookup = PromptLookup(
      supply: supply, pronounce: pronounce,
      language: plan.language ?? Language(ofVoice: style.voice))
    let past = try PastPractice(files, for: plan, counting: practice)
    chooser = WordChooser(plan, past: past, supply: supply, lookup: lookup) { now().day }
    narration = Narration(style, for: plan, supply: supply)
  }
}
