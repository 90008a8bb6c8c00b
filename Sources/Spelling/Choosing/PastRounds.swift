internal import Learner
internal import Practice
internal import Scheduling
internal import Storage
internal import Summaries

/// The facts about all tries in a learner's journal that a session of one language needs.
struct PastRounds: Hashable, JournalValue {
  /// The learner's progress in all rounds.
  private(set) var progress: Progress
  /// The words that the learner missed, and has not spelled at the first try since.
  private(set) var missed = MissedWords()
  /// The words of the last tries: at least the last ``recentTries``, if the journal has as many.
  private(set) var lastWords: [String] = []
  /// The number of rounds that ended.
  private(set) var rounds = 0

  /// The number of last tries whose words are not drawn again.
  static let recentTries = 300

  func isComputed(like other: PastRounds) -> Bool {
    progress.isComputed(like: other.progress)
  }

  /// Creates the past of a learner without rounds.
  init(by fsrs: FSRS) { progress = Progress(by: fsrs) }

  /// Adds a line of the journal.
  ///
  /// - Parameters:
  ///   - practice: the kinds of entries from other rooms that count as practice.
  ///   - language: the code of the session's language; `nil` for English.
  mutating func record(
    _ line: JournalCursor, counting practice: PracticeKinds, in language: String?
  ) {
    if let entry = line.entry(JournalEntry.self) {
      guard entry.language == language else {
        if let round = RoundResult(entry) { progress.recordElsewhere(round) }
        return
      }
      progress.record(entry)
      missed.record(entry)
      if entry.outcome != nil { rounds += 1 }
      lastWords.append(entry.word)
      if lastWords.count == 2 * Self.recentTries { lastWords.removeFirst(Self.recentTries) }
    } else if let event = practice.practice(in: line) {
      progress.record(event)
    }
  }
}

extension LearnerFiles {
  /// Returns the facts about all tries in the journal. The cache keeps them, so a start doesn't
  /// read the whole journal again.
  ///
  /// - Parameters:
  ///   - practice: the kinds of entries from other rooms that count as practice.
  ///   - language: the code of the language of the words; `nil` for English.
  /// - Throws: `StorageError` when the journal can't be read.
  func pastRounds(
    counting practice: PracticeKinds, in language: String? = nil
  ) throws(StorageError) -> PastRounds {
    let name = language.map { "rounds-\($0)" } ?? "rounds"
    return try journal.value(ofSummary: name, from: PastRounds(by: scheduler)) {
      $0.record($1, counting: practice, in: language)
    }
  }
}

extension PastRounds {
  init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    progress = try Progress(from: &summary)
    missed = try MissedWords(from: &summary)
    lastWords = try [String](from: &summary)
    rounds = try Int(from: &summary)
  }

  func write(to summary: inout SummaryWriter) {
    progress.write(to: &summary)
    missed.write(to: &summary)
    lastWords.write(to: &summary)
    rounds.write(to: &summary)
  }
}
