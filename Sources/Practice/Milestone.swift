public import Scheduling

/// Something that a learner reached with a round.
public enum Milestone: Hashable, Sendable, Codable {
  /// The word was right at the first try, without help.
  case firstTry
  /// The word is mastered now.
  case mastered
  /// This many rounds were completed one after another.
  case streak(Int)
  /// The rounds of today reached the daily goal.
  case dailyGoal(Int)

  /// Whether a streak is a milestone: 5, 10, 25, 50 or a full hundred.
  private static func isTold(_ streak: Int) -> Bool {
    [5, 10, 25, 50].contains(streak) || streak > 0 && streak.isMultiple(of: 100)
  }
}

extension Progress {
  /// The figures of a learner that decide on milestones.
  public struct MilestoneFigures: Hashable, Sendable {
    fileprivate let isMastered: Bool
    fileprivate let streak: Int
    fileprivate let roundsToday: Int
    fileprivate let firstTries: Int
  }

  /// Returns the figures before or after a round.
  public func milestoneFigures(of word: String, on day: Day) -> MilestoneFigures {
    MilestoneFigures(
      isMastered: words[word]?.mastery.since != nil, streak: streak.current,
      roundsToday: days.rounds[day] ?? 0,
      firstTries: asked.share(.firstTry).part + comebacks.share(.firstTry).part)
  }
}

extension Milestone {
  /// Returns the milestones that were reached between two moments, the greatest first.
  ///
  /// - Parameters:
  ///   - before: the figures of the earlier moment.
  ///   - after: the figures of the later one.
  ///   - dailyGoal: the rounds that make a day of practice.
  public static func reached(
    from before: Progress.MilestoneFigures, to after: Progress.MilestoneFigures, dailyGoal: Int
  ) -> [Milestone] {
    var reached: [Milestone] = []
    if after.isMastered, !before.isMastered { reached.append(.mastered) }
    if before.roundsToday < dailyGoal, after.roundsToday >= dailyGoal {
      reached.append(.dailyGoal(dailyGoal))
    }
    if after.streak > before.streak, isTold(after.streak) { reached.append(.streak(after.streak)) }
    if after.firstTries > before.firstTries { reached.append(.firstTry) }
    return reached
  }
}
