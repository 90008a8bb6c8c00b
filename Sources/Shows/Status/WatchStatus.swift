/// What a person wants to do with a show. The order is the one in which, of two that were chosen
/// apart, the higher one counts.
public enum WatchStatus: String, CaseIterable, Hashable, Sendable, Codable {
  case planned, watching, paused, dropped, completed

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WatchStatus: Comparable {
  /// Whether a status is lower than another.
  public static func < (one: WatchStatus, other: WatchStatus) -> Bool { one.rank < other.rank }
}
