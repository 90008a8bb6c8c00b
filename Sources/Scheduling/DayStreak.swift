/// Days in a row on which the learner reached the daily goal.
///
/// One missed day a week is forgiven by itself: a day missed less than seven days after the last
/// forgiven one ends the streak, and so do two missed days together. A forgiven day is not counted.
/// Today can still be reached, so it never ends the streak.
public struct DayStreak: Hashable, Sendable {
  /// Days that reached the goal.
  public let current: Int
  public let best: Int
  /// The missed days within the current streak, the oldest first.
  public let forgiven: [Day]
  public let isTodayReached: Bool

  /// The days within which only one may be missed.
  public static let week = 7
  /// A journey west over the date line takes a learner back by as many days, at most; what lies further
  /// ahead of today was written under a wrong clock.
  private static let mostAhead = 2

  /// - Parameters:
  ///   - goal: the rounds a day that are wanted.
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
    // Up to yesterday, for today is not over.
    run.miss(between: today, lost: days.lost)
    current = run.length
    forgiven = run.forgiven
  }

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

    /// Settles the days after the last that was reached and before another one.
    mutating func miss(between day: Day, lost: Set<Day>) {
      guard let last, last < day else { return }
      // However long a journey, it takes away few days; so long gaps need not be walked through.
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
