internal import Languages
internal import Learner
internal import Practice
internal import Storage
internal import Vocabulary
internal import WordService

/// The facts that a session needs from a learner's past.
struct PastPractice {
  /// The learner's progress in all rounds. A session with a seed starts without any, so that it can
  /// be repeated.
  private(set) var progress: Progress
  /// The words that the learner missed, in the order of ``MissedWords``; empty in a mode that
  /// doesn't ask them.
  let missed: [String]
  /// The words of the last tries. The session doesn't draw them again so soon.
  private(set) var recent: Set<String> = []
  /// The words that are never asked again.
  let excluded: ExcludedWords
  /// The words that the learner has met and that are unfit for a school, but stand on one of the
  /// learner's lists, so that they are asked.
  let listedUnfit: Set<String>

  /// Reads a learner's journal.
  ///
  /// - Parameter practice: the kinds of entries from other rooms that count as practice.
  /// - Throws: `StorageError` when the journal can't be read.
  init(
    _ files: LearnerFiles, for plan: SessionPlan, counting practice: PracticeKinds
  ) throws(StorageError) {
    excluded = try files.lists.excluded()
    let past = try files.pastRounds(counting: practice, in: plan.language?.journalCode)
    let missed = plan.mode.words == .missed ? past.missed.words : []
    let unfitMissed = files.lists.wordsNotToAsk(among: missed)
    self.missed = missed.filter { !unfitMissed.contains($0) }
    let unfit = past.progress.words.keys.filter(OfflineDictionary.isListedAsUnfit)
    listedUnfit = Set(unfit).subtracting(files.lists.wordsNotToAsk(among: unfit))
    let isSeeded = plan.seed != nil
    progress = isSeeded ? Progress() : past.progress
    recent = isSeeded ? [] : Set(past.lastWords.suffix(PastRounds.recentTries))
    files.fitWeightsInBackground(rounds: past.rounds)
  }
}
