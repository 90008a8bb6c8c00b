internal import Practice
internal import Storage

/// What a learner's journal says at the start of a session, read in one pass.
struct PastPractice {
  /// What all rounds have come to. A session with a seed starts from nothing, so that it can be
  /// repeated.
  private(set) var progress = Progress()
  /// The words that were missed and not spelled since, pattern by pattern.
  let missed: [String]
  /// The words of the last tries, which are not drawn again so soon.
  private(set) var recent: Set<String> = []
  /// The words that are never asked again, in lower case.
  let excluded: Set<String>

  /// The number of last tries whose words are not drawn again.
  private static let recentTries = 300

  /// - Throws: ``StorageError`` when the journal can't be read.
  init(_ files: LearnerFiles, for plan: SessionPlan) throws(StorageError) {
    excluded = try files.lists.excluded()
    var progress = Progress()
    var missed = MissedWords()
    var last: [String] = []
    try files.journal.forEachEntry { entry in
      if plan.seed == nil { progress.record(entry) }
      if plan.mode.words == .missed { missed.record(entry) }
      last.append(entry.word)
      if last.count == 2 * Self.recentTries { last.removeFirst(Self.recentTries) }
    }
    self.progress = progress
    self.missed = missed.words
    if plan.seed == nil { recent = Set(last.suffix(Self.recentTries)) }
  }
}
