/// The last year of practice, day by day.
public struct PracticeCalendar: Hashable, Sendable {
  /// One day of the year.
  public struct Entry: Hashable, Sendable {
    /// The day.
    public let day: Day
    /// The number of rounds that count as practice.
    public let rounds: Int
    /// Whether the learner missed this day without ending the current streak.
    public let isForgiven: Bool
  }

  /// One entry for each day, from the oldest day to today.
  public let entries: [Entry]
  /// The share of days with any practice.
  public let practised: Share
  /// The share of days that reached the goal.
  public let reached: Share
  /// The day with the most rounds, the latest of several such days; `nil` without practice.
  public let busiest: Entry?

  /// The number of days in a calendar.
  public static let length = 365

  /// - Parameters:
  ///   - days: the days of practice.
  ///   - goal: the number of rounds a day that the learner wants to do.
  ///   - today: the last day of the calendar.
  ///   - forgiven: the forgiven days of the current streak.
  public init(_ days: PracticeDays, goal: Int, today: Day, forgiven: [Day]) {
    let forgiven = Set(forgiven)
    entries = (today.advanced(by: 1 - Self.length)...today).map { day in
      Entry(day: day, rounds: days.rounds[day] ?? 0, isForgiven: forgiven.contains(day))
    }
    practised = Share(entries.count { $0.rounds > 0 }, of: entries.count)
    reached = Share(entries.count { $0.rounds >= max(1, goal) }, of: entries.count)
    busiest = entries.reversed().max { $0.rounds < $1.rounds }.flatMap { $0.rounds > 0 ? $0 : nil }
  }

  /// The entries in weeks from Monday to Sunday, the oldest week first. In the first and the last
  /// week, `nil` stands for each day outside the calendar.
  public var weeks: [[Entry?]] {
    var weeks: [[Entry?]] = []
    for entry in entries {
      let index = entry.day.weekday.rawValue
      if index == 0 || weeks.isEmpty { weeks.append(Array(repeating: nil, count: 7)) }
      weeks[weeks.count - 1][index] = entry
    }
    return weeks
  }
}
