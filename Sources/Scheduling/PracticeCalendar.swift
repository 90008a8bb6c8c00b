/// The last year of practice, day by day.
public struct PracticeCalendar: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public let day: Day
    /// Rounds that count as practice.
    public let rounds: Int
    /// A missed day that did not end the present streak.
    public let isForgiven: Bool
  }

  /// One for each day, the oldest first, today last.
  public let entries: [Entry]
  /// Days with any practice.
  public let practised: Share
  /// Days that reached the goal.
  public let reached: Share
  /// The day with the most rounds, of several the latest; `nil` when there was no practice.
  public let busiest: Entry?

  public static let length = 365

  public init(_ days: PracticeDays, goal: Int, today: Day, forgiven: [Day]) {
    let forgiven = Set(forgiven)
    entries = (today.advanced(by: 1 - Self.length)...today).map { day in
      Entry(day: day, rounds: days.rounds[day] ?? 0, isForgiven: forgiven.contains(day))
    }
    practised = Share(entries.count { $0.rounds > 0 }, of: entries.count)
    reached = Share(entries.count { $0.rounds >= max(1, goal) }, of: entries.count)
    busiest = entries.reversed().max { $0.rounds < $1.rounds }.flatMap { $0.rounds > 0 ? $0 : nil }
  }

  /// The same in weeks that begin on Monday, the oldest first; `nil` stands for days of the first and
  /// the last week that the calendar doesn't reach.
  public var weeks: [[Entry?]] {
    var weeks: [[Entry?]] = []
    for entry in entries {
      let place = entry.day.weekday.rawValue
      if place == 0 || weeks.isEmpty { weeks.append(Array(repeating: nil, count: 7)) }
      weeks[weeks.count - 1][place] = entry
    }
    return weeks
  }
}
