/// Rounds completed one after another, and the most that ever were.
public struct Streak: Hashable, Sendable {
  public private(set) var current = 0
  public private(set) var best = 0

  public init() {}

  public mutating func record(_ outcome: Round.Outcome) {
    switch outcome {
    case .completed:
      current += 1
      best = max(best, current)
    case .missed:
      current = 0
    }
  }
}
