internal import Learner
internal import Practice
internal import Scheduling
internal import Storage
internal import Vocabulary

/// The words from a learner's practice that a quiz can ask about.
struct LearnersWords {
  /// The words that are due, the most likely forgotten first.
  let due: [String]
  /// The missed words that the learner has not spelled at the first try since.
  let missed: [String]
  /// The words of the last ``days`` days, the due words and the missed words, each once.
  let lately: [String]

  /// The number of days that count as recent.
  private static let days = 7

  /// Reads a learner's journal, without the entries of a round that still waits for a try.
  init(_ files: LearnerFiles, _ preferences: Preferences, at now: Moment) throws {
    var progress = Progress(by: files.scheduler)
    var missedWords = MissedWords()
    try files.forEachRevealableEntry {
      // The questions are about English words. Another language's may be spelled like one: Wind.
      guard $0.language == nil else { return }
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
