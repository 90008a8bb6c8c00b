public import FoundationEssentials

/// The time for which a browser stays logged in. It is shorter for people who can change what
/// others own.
public struct SessionRule: Hashable, Sendable {
  /// The time without a request after which a session ends.
  public let idle: TimeInterval
  /// The time after the log-in at which a session ends in any case.
  public let longest: TimeInterval

  private static let day: TimeInterval = 86_400

  /// The rule for a role. Learners and parents come back after the holidays; the others log in each
  /// month.
  public init(for role: AccountRole) {
    switch role {
    case .learner, .parent: (idle, longest) = (90 * Self.day, 365 * Self.day)
    case .teacher, .staff, .owner: (idle, longest) = (7 * Self.day, 30 * Self.day)
    }
  }

  /// Returns whether a session goes on.
  ///
  /// A clock that was set back must not keep a session for longer, so times in the future end it,
  /// except for a small difference between the clocks of two servers.
  ///
  /// - Parameters:
  ///   - since: the time of the log-in.
  ///   - seen: the time of the last request that was noted.
  public func goesOn(since: Date, seen: Date, at now: Date) -> Bool {
    let tolerance = Self.tolerance
    return now >= since - tolerance && now >= seen - tolerance && now < since + longest
      && now < seen + idle
  }

  /// The largest difference between the clocks of two servers, in seconds.
  private static let tolerance: TimeInterval = 3600

  /// The seconds between two notes of the last request. Not each request writes to the disk.
  public static let noteInterval: TimeInterval = 3600
}
