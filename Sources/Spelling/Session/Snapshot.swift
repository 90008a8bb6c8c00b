public import Learner
public import Practice
public import Scheduling

/// Where a session stands after a step. The terminal prints it and the server sends it.
///
/// Nothing in a snapshot gives the asked word away before it may be told.
///
/// ```swift
/// let snapshot = try await session.submit("harber")
/// snapshot.isEnded  // false
/// snapshot.round?.triesLeft  // 2
/// snapshot.round?.answer?.verdict  // .wrong
/// ```
public struct Snapshot: Hashable, Sendable {
  /// The session's name.
  public let id: Identifier
  /// The way of practising.
  public let mode: Mode
  /// Seconds until the session ends; `nil` where the clock doesn't end it.
  public let secondsLeft: Double?
  /// The words completed and missed so far.
  public let tally: Tally
  /// The streak of completed rounds.
  public let streak: Streak
  /// The current round, or the one that is just over; `nil` before the first round and after the
  /// end.
  public let round: RoundSnapshot?
  /// The reason why the session has no word to ask; `nil` where it has one.
  public let notice: Notice?
  /// The result of the session; `nil` while it goes on.
  public let summary: Summary?

  /// Whether the session asks no further word.
  public var isEnded: Bool { notice != nil || summary != nil }
}

/// The result of a session.
public struct Summary: Hashable, Sendable {
  /// The number of mistakes of one kind.
  public struct KindCount: Hashable, Sendable {
    /// The kind of mistake.
    public let kind: Mistake.Kind
    /// The number of wrong tries that had it.
    public let count: Int
  }

  /// The words completed and missed.
  public let tally: Tally
  /// The kinds of mistake, the most frequent first.
  public let mistakes: [KindCount]
  /// The number of words that are still due today.
  public let dueToday: Int
  /// The number of words that come due tomorrow.
  public let dueTomorrow: Int
  /// The streak of completed rounds.
  public let streak: Streak
  /// Whether the clock ended the session.
  public let isTimeOver: Bool
  /// The completed words in an hour at the pace of the session; `nil` where no clock runs.
  public let wordsAnHour: Int?
}
