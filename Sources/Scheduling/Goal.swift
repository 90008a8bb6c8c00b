internal import Glibc

/// The purpose of a learner's practice. It sets how far ahead a word must be known, and how surely.
public enum Goal: Hashable, Sendable {
  /// As many words as possible.
  case most
  /// The words of a list, on the day of a test.
  case sure(by: Day)
  /// The words that the learner has met.
  case keep

  /// Returns the number of days after which a word must be known.
  ///
  /// Words are asked again within weeks, so a week is far enough for most learners. A longer time
  /// changes little, because the forgetting curve of FSRS is flat after some days
  /// (`RetentionSimulation` in `Tests/Benchmarks`).
  public func horizon(on today: Day) -> Int {
    switch self {
    case .most: 7
    case .sure(let day): max(1, today.distance(to: day))
    case .keep: 30
    }
  }

  /// The chance of recall at which an item is due, from 0 to 1. FSRS calls it desired retention.
  ///
  /// A learner who wants as many words as possible gains most if words are asked again late. 70 %
  /// is the least that Anki's manual lets a learner want ("Deck Options",
  /// https://docs.ankiweb.net).
  public var dueChance: Double {
    switch self {
    case .most: 0.7
    case .sure: 0.95
    case .keep: 0.9
    }
  }

  /// Returns the chance that the schedule predicts for an item on the day when its true chance of
  /// recall has fallen to ``dueChance``.
  public func predictedChance(_ calibration: Calibration) -> Double {
    pow(dueChance, 1 / max(calibration.rate(.learned), Self.leastRate))
  }

  private static let leastRate = 0.1

  /// The chance of recall that is enough, from 0 to 1. A larger chance is not a gain.
  public var retention: Double {
    switch self {
    case .most: 1
    case .sure: 0.95
    case .keep: 0.9
    }
  }
}
