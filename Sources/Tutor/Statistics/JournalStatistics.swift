internal import FoundationEssentials
public import Practice
public import Scheduling
public import Storage
internal import Vocabulary

extension Statistics {
  /// Computes a learner's statistics. They are as before the round that still asks its word.
  ///
  /// - Parameters:
  ///   - files: the learner's files.
  ///   - goal: the number of rounds that make a day of practice.
  ///   - now: the moment of the statistics.
  /// - Throws: `StorageError` when the learner's files can't be read.
  public init(_ files: LearnerFiles, goal: Int, now: Moment) throws(StorageError) {
    let excluded = try files.lists.excluded()
    var totals = JournalTotals()
    try files.forEachToldEntry { totals.record($0) }
    self.init(totals, goal: goal, today: now.day, excluded: excluded)
  }
}

extension JournalTotals {
  /// Adds an entry of the journal.
  mutating func record(_ entry: JournalEntry) {
    switch entry.event {
    case .wrong:
      record(
        WrongTry(
          word: entry.word, mistakes: entry.mistakes?.compactMap(Mistake.Kind.init(rawValue:)),
          round: entry.round))
    case .slip: recordSlip(word: entry.word, round: entry.round)
    case .copied: recordCopy()
    case .homophone: recordHomophone()
    case .correct, .skipped, .removed, .imported: break
    }
    if let round = RoundResult(entry) {
      record(round, level: entry.level.flatMap(Level.init(rawValue:)), name: entry.round)
    }
  }
}
