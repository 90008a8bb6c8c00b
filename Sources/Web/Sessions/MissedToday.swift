internal import Learner
internal import Practice
internal import Scheduling
internal import Spelling
internal import Storage

/// The words that a learner missed or gave up on a day, for the teacher alone.
struct MissedToday: Encodable, Sendable {
  struct Word: Encodable, Sendable {
    let word: String
    /// How often the learner missed the word on this day.
    let times: Int
    /// Whether the learner had missed the word before this day.
    let isOld: Bool
    /// Whether the learner has spelled the word since.
    let isRightSince: Bool
  }

  /// The words, the last missed first.
  let words: [Word]

  private static let most = 12

  /// - Throws: `StorageError` when the journal can't be read.
  init(_ files: LearnerFiles, on day: Day) throws(StorageError) {
    var before: Set<String> = []
    var today: [String: Int] = [:]
    var right: Set<String> = []
    var order: [String] = []
    try files.forEachRevealableEntry { entry in
      guard let round = RoundResult(entry) else { return }
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
      today[round.word, default: 0] += 1
      order.removeAll { $0 == round.word }
      order.append(round.word)
    }
    words = order.reversed().prefix(Self.most).map {
      Word(
        word: $0, times: today[$0] ?? 1, isOld: before.contains($0),
        isRightSince: right.contains($0))
    }
  }
}
