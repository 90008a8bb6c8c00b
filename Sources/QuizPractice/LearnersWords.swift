internal import Learner
internal import Practice
internal import Scheduling
internal import Storage
internal import Vocabulary

/// The words that a learner has met, as far as a quiz asks about them.
struct LearnersWords {
  /// The words that are due, the most likely forgotten first.
  let due: [String]
  /// The words that were missed, and not spelled at the first try since.
  let missed: [String]
  /// The words of the last days, those that are due and those that were missed, each once.
  let lately: [String]

  /// The days that count as lately.
  private static let days = 7

  /// Reads a learner's journal, but not the round that still asks its word.
  init(_ files: LearnerFiles, _ preferences: Preferences, at now: Moment) throws {
    var progress = Progress(by: files.scheduler)
    var missedWords = MissedWords()
    try files.forEachToldEntry {
      progress.record($0)
      missedWords.record($0)
    } other: {
      if let practice = $0.entry(QuizEntry.self)?.practice { progress.record(practice) }
    }
    let (goal, _) = try preferences.goal.practised(on: now.day, files)
    due = progress.agenda(on: now.day, for: goal).due
    missed = missedWords.words
    let since = now.day.advanced(by: -Self.days)
    let recent = progress.words.filter { $0.value.memory.lastReview.day >= since }.map(\.key)
    lately = Set(due + missed + recent).sorted()
  }
}
