public import Learner

/// The state of a session after a step. The terminal prints it and the server sends it.
///
/// Nothing in a snapshot gives the asked word away before it may be told: until its summary, a
/// snapshot only counts the session's words, and the round holds its word only once it may be told.
///
/// ```swift
/// let snapshot = try await session.submit("harber")
/// snapshot.isEnded  // false
/// snapshot.round?.triesLeft  // 2
/// snapshot.round?.answer?.verdict  // .wrong
/// ```
public struct Snapshot: Hashable, Sendable, Codable {
  public enum State: String, Hashable, Sendable, Codable { case open, ended }

  /// The session's name.
  public let id: Identifier
  public let state: State
  /// The name of the way of practising.
  package let mode: String
  /// The sentence that says what the learner does in the mode.
  package let welcome: String
  /// Whether the mode has nothing to read.
  package let isByEarAlone: Bool
  /// Seconds until the session ends; `nil` where the clock doesn't end it.
  @OrNull package private(set) var secondsLeft: Double?
  /// The number of words completed so far.
  public let completed: Int
  /// The number of words missed so far.
  public let missed: Int
  /// The number of rounds completed one after another.
  package let streak: Int
  package let bestStreak: Int
  /// The current round, or the one that is just over; `nil` before the first round and after the
  /// end.
  @OrNull public package(set) var round: RoundSnapshot?
  /// The reason why the session has no word to ask, in words; `nil` where it has one.
  @OrNull package private(set) var notice: String?
  /// The sentence about the words of a list that the session leaves out; `nil` where it asks all.
  @OrNull package private(set) var remark: String?
  /// The result of the session; `nil` while it goes on.
  @OrNull package private(set) var summary: Summary?

  /// Whether the session asks no further word.
  package var isEnded: Bool { state == .ended }
}
