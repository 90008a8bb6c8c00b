internal import Learner
internal import Practice
internal import Scheduling
internal import Speech
internal import Storage
internal import WordService

/// The parts of a session, made from its plan and the learner's past.
struct SessionParts {
  let plan: SessionPlan
  let prompting: Prompting
  let chooser: WordChooser
  let narration: Narration

  /// - Parameter practice: the practice in other rooms that counts, too.
  /// - Throws: `StorageError` when the journal can't be read.
  init(
    _ plan: SessionPlan, supply: WordSupply?, files: LearnerFiles, script: Script,
    counting practice: PracticeKinds, now: @escaping @Sendable () -> Moment,
    pronounce: Prompting.Pronounce?
  ) throws(StorageError) {
    self.plan = plan
    prompting = Prompting(
      supply: supply, pronounce: pronounce,
      isEnglish: Language(ofVoice: script.voice).isEnglish)
    let past = try PastPractice(files, for: plan, counting: practice)
    chooser = WordChooser(plan, past: past, supply: supply, prompting: prompting) { now().day }
    narration = Narration(script, for: plan, supply: supply)
  }
}
