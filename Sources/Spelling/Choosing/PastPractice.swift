internal import Learner
internal import Practice
internal import Storage
internal import Vocabulary

/// The facts that a session needs from a learner's journal, read in one pass.
struct PastPractice {
  /// The learner's progress in all rounds. A session with a seed starts without any, so that it can
  /// be repeated.
  private(set) var progress: Progress
  /// The words of ``MissedWords``, in its order.
  let missed: [String]
  /// The words of the last tries. The session draws none of them again so soon.
  private(set) var recent: Set<String> = []
  /// The words that are never asked again.
  let excluded: ExcludedWords

  /// The number of last tries whose words are not drawn again.
  private static let recentTries = 300

  /// Reads a learner's journal.
  ///
  /// - Throws: `StorageError` when the journal can't be read.
  init(_ files: LearnerFiles, for plan: SessionPlan) throws(StorageError) {
    excluded = try files.lists.excluded()
    var progress = plan.seed == nil ? Progress(by: files.scheduler) : Progress()
    var missed = MissedWords()
    var last: [String] = []
    var rounds = 0
    try files.journal.read { line in
      if let entry = line.entry(JournalEntry.self) {
        if plan.seed == nil { progress.record(entry) }
        if plan.mode.words == .missed { missed.record(entry) }
        if entry.outcome != nil { rounds += 1 }
        last.append(entry.word)
        if last.count == 2 * Self.recentTries { last.removeFirst(Self.recentTries) }
      } else if let entry = line.entry(CardEntry.self) {
        if plan.seed == nil, entry.event == .answered { progress.recordPractice(at: entry.moment) }
      } else if let entry = line.entry(QuizEntry.self) {
        if plan.seed == nil { progress.record(entry) }
      }
    }
    self.progress = progress
    self.missed = missed.words
    files.fitWeightsInBackground(rounds: rounds)
    if plan.seed == nil { recent = Set(last.suffix(Self.recentTries)) }
  }
}
