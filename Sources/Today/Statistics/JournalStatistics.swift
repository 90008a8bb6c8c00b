internal import FoundationEssentials
public import Learner
public import Practice
public import Scheduling
public import Storage
internal import Vocabulary

extension Statistics {
  /// Computes a learner's statistics. A round that still waits for a try doesn't count.
  ///
  /// - Parameters:
  ///   - files: the learner's files.
  ///   - preferences: the learner's settings, which have the daily goal and the aim of the
  ///     practice.
  ///   - now: the moment of the statistics.
  /// - Throws: `SettingError` for an invalid goal, `StorageError` when the learner's files can't
  ///   be read.
  public init(_ files: LearnerFiles, _ preferences: Preferences, now: Moment) throws {
    let excluded = try files.lists.excluded()
    var totals = JournalTotals(by: files.scheduler)
    try files.forEachRevealableEntry {
      totals.record($0)
    } other: { line in
      guard let practice = PracticeKinds.ofAllRooms.practice(in: line) else { return }
      totals.record(practice)
    }
    let (aim, _) = try preferences.goal.practised(on: now.day, files)
    self.init(
      totals, goal: preferences.dailyGoal, today: now.day, excluded: excluded, practisingFor: aim)
  }
}

extension JournalTotals {
  /// Adds practice in another room.
  mutating func record(_ practice: PracticeEvent) {
    recordAnswer(
      about: practice.answer?.word, isRight: practice.answer?.isRight ?? false,
      at: practice.moment)
  }

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
