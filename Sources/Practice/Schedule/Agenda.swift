/// Which words are due on a day, and how many will be.
public struct Agenda: Sendable {
  /// The words that are due, the most overdue first: the one most likely forgotten, and of two alike
  /// the one that waits longer.
  public let due: [String]
  /// The due days of all words, in order.
  private let dueDays: [Day]
  private let today: Day

  public init(
    _ memories: some Sequence<(word: String, memory: Memory)>, on today: Day,
    by fsrs: FSRS = .standard
  ) {
    var waiting: [(word: String, retrievability: Double, since: Double)] = []
    var days: [Day] = []
    for (word, memory) in memories {
      let due = memory.due(by: fsrs)
      days.append(due)
      if due <= today {
        let retrievability = memory.retrievability(on: today, by: fsrs)
        waiting.append((word, retrievability, memory.lastReview.seconds))
      }
    }
    // The word itself decides in the end, so that the same journal gives the same order.
    waiting.sort { ($0.retrievability, $0.since, $0.word) < ($1.retrievability, $1.since, $1.word) }
    due = waiting.map(\.word)
    dueDays = days.sorted()
    self.today = today
  }

  /// How many words come due on each of the next days, today first, with all that are overdue.
  public func forecast(days count: Int) -> [Int] {
    var forecast = Array(repeating: 0, count: max(0, count))
    for day in dueDays {
      let index = max(0, today.distance(to: day))
      guard index < forecast.count else { break }
      forecast[index] += 1
    }
    return forecast
  }

  /// The day on which the next word comes due, which may be past; `nil` when there is none.
  public var nextDue: Day? { dueDays.first }
}
