public import Scheduling

/// How a round ended. Kept apart, for only the first says what is known.
public enum Attainment: Int, CaseIterable, Hashable, Sendable {
  /// Completed with the first try, with nothing but the ear to help.
  case firstTry
  /// Completed with the first try that counted, after one was taken back as a slip of the finger.
  case slip
  case afterWrongTry
  /// Completed after a hint, with whatever try.
  case helped
  case missed
  case skipped

  public var isCompleted: Bool {
    switch self {
    case .firstTry, .slip, .afterWrongTry, .helped: true
    case .missed, .skipped: false
    }
  }
}

/// Rounds, by how they ended.
public struct Attainments: Hashable, Sendable {
  private var counts = Array(repeating: 0, count: Attainment.allCases.count)

  public init() {}

  public mutating func record(_ attainment: Attainment) { counts[attainment.rawValue] += 1 }

  public var rounds: Int { counts.reduce(0, +) }

  /// Of all rounds.
  public func share(_ attainment: Attainment) -> Share {
    Share(counts[attainment.rawValue], of: rounds)
  }

  /// Of all rounds, in whatever way.
  public var completed: Share {
    let completed = Attainment.allCases.filter(\.isCompleted).map { counts[$0.rawValue] }
    return Share(completed.reduce(0, +), of: rounds)
  }
}
