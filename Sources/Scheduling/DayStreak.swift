/// The number of days in a row on which the learner reached the daily goal.
///
/// The streak forgives one missed day a week, and does not count it. The streak ends if the learner
/// misses two days in a row, or misses a day less than seven days after the last forgiven one.
/// Today never ends the streak, because the learner can still reach the goal.
public struct DayStreak: Hashable, Sendable {
  /// The days of the current streak that reached the goal.
  public let current: Int
  /// The largest number of such days in any streak.
  public let best: Int
  /// The missed days within the current streak, the oldest first.
  public let forgiven: [Day]
  /// Whether the learner reached the goal today.
  public let isTodayReached: Bool

  /// The number of days in which the learner may miss one.
  static let week = 7
  /// The largest number of days by which a journal entry may lie ahead of today. A journey west
  /// over the date line takes a learner back by at most two days. An entry further ahead comes from
  /// a wrong clock.
  private static let mostAhead = 2

  /// - Parameters:
  ///   - days: the days of practice.
  ///   - goal: the number of rounds a day that the learner wants to do.
  ///   - today: the learner's present day.
  public init(_ days: PracticeDays, goal: Int, today: Day) {
    let reached = days.rounds.filter { $0.value >= max(1, goal) }.keys
      .filter { $0 <= today.advanced(by: Self.mostAhead) }.sorted()
    var run = Run()
    for day in reached {
      run.miss(between: day, lost: days.lost)
      run.reach(day)
    }
    isTodayReached = reached.last.map { $0 >= today } ?? false
    best = run.best
    // Today is not over, so the last day that can be missed is yesterday.
    run.miss(between: today, lost: days.lost)
    current = run.length
    forgiven = run.forgiven
  }

  /// The streak at one day of the past.
  private struct Run {
    var length = 0
    var best = 0
    var forgiven: [Day] = []
    private var last: Day?

    mutating func reach(_ day: Day) {
      length += 1
      best = max(best, length)
      last = day
    }

    /// Forgives the missed days between the last reached day and another day, or ends the streak.
    mutating func miss(between day: Day, lost: Set<Day>) {
      guard let last, last < day else { return }
      // A journey takes away few days, so a long gap has enough missed days to end the streak.
      let isLong = last.distance(to: day) > 2 * DayStreak.week
      let missed = isLong ? [] : (last.advanced(by: 1)..<day).filter { !lost.contains($0) }
      let isForgiven =
        missed.count == 1
        && forgiven.last.map { $0.distance(to: missed[0]) >= DayStreak.week } ?? true
      if isForgiven {
        forgiven += missed
      } else if isLong || !missed.isEmpty {
        (length, forgiven) = (0, [])
      }
    }
  }
}
