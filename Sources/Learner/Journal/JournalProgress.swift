internal import FoundationEssentials
package import Practice
internal import Scheduling
internal import Vocabulary

extension Progress {
  /// Adds an entry of the journal.
  package mutating func record(_ entry: JournalEntry) {
    if entry.event == .copied { recordCopy() }
    if let round = RoundResult(entry) { record(round) }
  }

  /// Adds an entry of the journal, and returns the milestones that the learner reached with it.
  ///
  /// - Parameter dailyGoal: the rounds that make a day of practice.
  package mutating func milestones(with entry: JournalEntry, dailyGoal: Int) -> [Milestone] {
    let day = entry.moment.day
    let before = milestoneFigures(of: entry.word, on: day)
    record(entry)
    return Milestone.reached(
      from: before, to: milestoneFigures(of: entry.word, on: day), dailyGoal: dailyGoal)
  }
}

extension RoundResult {
  /// Reads the result of a round from the entry that ended it; `nil` for any other entry.
  package init?(_ entry: JournalEntry) {
    let ending: Ending
    switch (entry.outcome, entry.event) {
    case (.completed?, _): ending = .completed
    case (.missed?, .skipped): ending = .skipped
    case (.missed?, _): ending = .missed
    case (nil, _): return nil
    }
    self.init(
      word: entry.word, at: entry.moment, ending: ending, tries: entry.tryNumber ?? 1,
      hints: entry.hints ?? 0, slips: entry.slips ?? 0, heard: entry.heard ?? 0,
      milliseconds: entry.milliseconds,
      difficulty: WordDifficulty(
        length: entry.word.count, level: entry.level.flatMap(Level.init(rawValue:)),
        irregularity: entry.irregularity))
  }
}
