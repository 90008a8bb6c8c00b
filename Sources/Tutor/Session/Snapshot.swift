public import Practice
public import Scheduling

/// Where a session stands after a step. The terminal prints it and the server sends it.
///
/// Nothing in a snapshot gives the asked word away before its round is over.
public struct Snapshot: Hashable, Sendable {
  /// The session's name.
  public let id: Identifier
  /// The way of practising.
  public let mode: Mode
  /// Seconds until the session ends; `nil` where the clock doesn't end it.
  public let secondsLeft: Double?
  /// The words completed and missed so far.
  public let tally: Tally
  /// Rounds completed one after another.
  public let streak: Streak
  /// The round that is asked, copied or just over; `nil` before the first round and after the end.
  public let round: RoundSnapshot?
  /// Why the session has no word to ask; `nil` where it has one.
  public let notice: Notice?
  /// The result of the session; `nil` while it goes on.
  public let summary: Summary?

  /// Whether no further word is asked.
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
  /// Rounds completed one after another.
  public let streak: Streak
}
