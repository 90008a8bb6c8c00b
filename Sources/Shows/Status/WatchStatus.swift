/// A person's plan for a show. If two devices chose different ones, the later one in this order
/// counts.
public enum WatchStatus: String, CaseIterable, Hashable, Sendable, Codable {
  case planned, watching, paused, dropped, completed

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WatchStatus: Comparable {
  /// Whether a status is lower than another.
  public static func < (one: WatchStatus, other: WatchStatus) -> Bool { one.rank < other.rank }
}
