public import Learner
internal import Practice
public import Scheduling
internal import Speech
public import Storage

/// A learner's record with one word, read from the journal.
public struct WordRecord: Hashable, Sendable {
  /// The number of rounds with the word.
  public private(set) var rounds = 0
  /// The number of rounds in which the learner missed the word or gave it up.
  package private(set) var misses = 0
  /// The day on which the word comes back; `nil` for a word that was never asked or is excluded.
  public private(set) var due: Day?
  /// The day since which the learner has mastered the word; `nil` for a word that is not mastered.
  package private(set) var mastered: Day?

  /// Reads the record with a word.
  ///
  /// - Throws: `SettingError` for an invalid goal, `StorageError` when the learner's files can't
  ///   be read.
  public init(of word: String, in files: LearnerFiles, _ preferences: Preferences) throws {
    var progress = Progress(by: files.scheduler)
    // The speed with which the learner forgets all words decides when a word comes back.
    try files.forEachRevealableEntry { progress.record($0) }
    guard let record = progress.words[word] else { return }
    (rounds, misses) = (record.rounds, record.misses)
    if try !files.lists.excluded().contains(word) {
      let today = Moment.now.day
      let (aim, _) = try preferences.goal.practised(on: today, files)
      due = record.memory.due(on: today, by: progress.scheduler(for: aim))
    }
    mastered = record.mastery.since
  }
}
