internal import Practice
public import Scheduling
internal import Speech
public import Storage

/// What a learner's journal tells of one word.
public struct WordRecord: Hashable, Sendable {
  public private(set) var rounds = 0
  /// Rounds in which it was missed or given up.
  public private(set) var misses = 0
  /// When it comes back; `nil` for a word that was never asked, or never will be.
  public private(set) var due: Day?
  /// Since when it has been mastered.
  public private(set) var mastered: Day?

  public init(of word: String, in files: LearnerFiles) throws(StorageError) {
    var progress = Progress()
    try files.journal.forEachEntry { if $0.word == word { progress.record($0) } }
    guard let record = progress.words[word] else { return }
    (rounds, misses) = (record.rounds, record.misses)
    if try !files.lists.excluded().contains(word.lowercased()) {
      due = record.memory.due(by: .standard)
    }
    if record.mastery.isMastered { mastered = record.mastery.days.last }
  }
}
