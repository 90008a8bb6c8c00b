internal import Learner
internal import Practice
internal import Scheduling
internal import Storage

/// The words that a learner missed or gave up on a day, for the teacher alone.
///
/// The class page asks for them every few seconds, so only the new lines of the journal are read.
struct MissedToday: Sendable {
  struct Word: Encodable, Sendable {
    let word: String
    /// How often the learner missed the word on this day.
    let times: Int
    /// Whether the learner had missed the word before this day.
    let isOld: Bool
    /// Whether the learner has spelled the word since.
    let isRightSince: Bool
  }

  private var day: Day?
  /// The position up to which the journal is read; `nil` before the first reading of a day.
  private var position: JournalPosition?
  private var before: Set<String> = []
  private var times: [String: Int] = [:]
  private var right: Set<String> = []
  /// The words that were missed on the day, the last missed at the end.
  private var order: [String] = []

  private static let most = 12

  /// Returns the words that a learner missed on a day, the last missed first.
  ///
  /// - Throws: `StorageError` when the journal can't be read.
  mutating func words(_ files: LearnerFiles, on day: Day) throws(StorageError) -> [Word] {
    let last = self.day == day ? position : nil
    self.day = day
    // After a fault the next call reads the whole journal.
    position = nil
    position = try files.journal.follow(from: last) { isAnew in
      guard isAnew else { return }
      (before, times, right, order) = ([], [:], [], [])
    } _: { line in
      guard let round = line.entry(JournalEntry.self).flatMap({ RoundResult($0) }) else { return }
      record(round, on: day)
    }
    return order.reversed().prefix(Self.most).map {
      Word(
        word: $0, times: times[$0] ?? 1, isOld: before.contains($0),
        isRightSince: right.contains($0))
    }
  }

  private mutating func record(_ round: RoundResult, on day: Day) {
    let isRight = round.ending == .completed
    guard round.at.day == day else {
      if !isRight { before.insert(round.word) }
      return
    }
    guard !isRight else {
      right.insert(round.word)
      return
    }
    right.remove(round.word)
    times[round.word, default: 0] += 1
    order.removeAll { $0 == round.word }
    order.append(round.word)
  }
}
