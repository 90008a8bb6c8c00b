/// The items that are due on a day, and how many come due on the days after it.
///
/// An item is anything that has a memory of its own, such as a card.
///
/// ```swift
/// let agenda = Agenda([(item: "harbor", memory: memory)], on: today)
/// agenda.due                // ["harbor"]
/// agenda.forecast(days: 7)  // [1, 0, 0, 0, 0, 0, 0]
/// ```
public struct Agenda<Item: Comparable & Sendable>: Sendable {
  /// The due items: wanted items first, then the most likely forgotten first. Of two that are
  /// equally likely forgotten, the one reviewed longer ago comes first.
  public let due: [Item]
  /// The due days of all items, in order.
  private let dueDays: [Day]
  private let today: Day

  /// - Parameters:
  ///   - memories: every item with its memory, in any order.
  ///   - wanted: items that are due whatever their memory says, even without a memory.
  ///   - today: the day for which ``due`` is computed.
  ///   - fsrs: the scheduler that says when a memory is due.
  public init(
    _ memories: some Sequence<(item: Item, memory: Memory)>, wanted: [Item] = [], on today: Day,
    by fsrs: FSRS = .standard
  ) where Item: Hashable {
    var waiting: [(item: Item, retrievability: Double, since: Double)] = []
    var days = wanted.map { _ in today }
    let isWanted = Set(wanted)
    for (item, memory) in memories where !isWanted.contains(item) {
      let due = memory.due(on: today, by: fsrs)
      days.append(due)
      if due <= today {
        let retrievability = memory.retrievability(on: today, by: fsrs)
        waiting.append((item, retrievability, memory.lastReview.seconds))
      }
    }
    // The item itself decides last, so that the same journal always gives the same order.
    waiting.sort { ($0.retrievability, $0.since, $0.item) < ($1.retrievability, $1.since, $1.item) }
    due = wanted + waiting.map(\.item)
    dueDays = days.sorted()
    self.today = today
  }

  /// Returns how many items come due on each of the next days. The first day is today, with all
  /// overdue items.
  public func forecast(days count: Int) -> [Int] {
    var forecast = Array(repeating: 0, count: max(0, count))
    for day in dueDays {
      let index = max(0, today.distance(to: day))
      guard index < forecast.count else { break }
      forecast[index] += 1
    }
    return forecast
  }
}
