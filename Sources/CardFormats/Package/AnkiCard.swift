internal import FoundationEssentials
internal import Scheduling

/// A card of Anki's collection, with its schedule.
struct AnkiCard {
  let id: Int
  /// The deck to which the card belongs, even while a filtered deck borrows it.
  let deck: Int
  /// The card's number among those of its note, from 0.
  let number: Int
  let isSuspended: Bool
  let hasFlag: Bool
  /// Whether the card was answered and has an interval.
  private let isInReview: Bool
  private let (due, interval, ease, answers, lapses): (Int, Int, Int, Int, Int)
  private let data: String

  init(_ row: Database.Row) {
    id = row.integer(0)
    // A filtered deck borrows cards from their own decks.
    let home = row.integer(12)
    deck = home == 0 ? row.integer(2) : home
    number = min(max(0, row.integer(3)), 100_000)
    isInReview = [2, 3].contains(row.integer(4))
    isSuspended = row.integer(5) == -1
    let placed = home == 0 || row.integer(11) == 0 ? row.integer(6) : row.integer(11)
    due = min(max(-Self.mostDays, placed), Self.mostDays)
    interval = min(row.integer(7), FSRS.longestInterval)
    ease = row.integer(8)
    answers = min(max(0, row.integer(9)), 1_000_000)
    lapses = min(max(0, row.integer(10)), 1_000_000)
    data = row.text(13)
    hasFlag = row.integer(14) & 7 != 0
  }

  /// A number of days that no schedule reaches.
  private static let mostDays = FSRS.longestInterval * 2

  /// Anki's FSRS memory of a card, beside the columns of the table.
  private struct StoredMemory: Decodable {
    /// Stability in days.
    var s: Double?
    /// Difficulty, from 1 to 10.
    var d: Double?
    /// The time of the last review, in seconds since 1970.
    var lrt: Double?
  }

  /// Returns Anki's memory of the card; `nil` for a card that was never answered.
  ///
  /// Anki's own FSRS memory comes first. Without it, the memory is computed from the history, and
  /// without a history from the interval and the ease of SM-2.
  ///
  /// - Parameter firstDay: the day from which the collection counts its days.
  func memory(from firstDay: Day, _ history: AnkiHistory?) -> CardCollection.Memory? {
    guard answers > 0 || history?.memory != nil else { return nil }
    let stored = try? JSONDecoder().decode(StoredMemory.self, from: Data(data.utf8))
    let last = stored?.lrt ?? history?.memory?.lastReview.seconds ?? dayBefore(firstDay)
    let state: MemoryState
    if let stability = stored?.s, let difficulty = stored?.d {
      state = MemoryState(stability: stability, difficulty: difficulty)
    } else if let memory = history?.memory {
      state = memory.state
    } else if isInReview, interval > 0 {
      state = FSRS.standard.state(interval: interval, ease: Double(ease) / 1000)
    } else {
      return nil
    }
    guard let last, last.isFinite, (0...Self.latest).contains(last) else { return nil }
    return CardCollection.Memory(
      state: state, lastReview: Date(timeIntervalSince1970: last.rounded(.down)),
      reviews: max(1, answers), lapses: lapses)
  }

  /// The last second of the year 9999.
  private static let latest = 253_402_300_799.0

  /// The time of the last review: the day on which the card is due, less the interval.
  private func dayBefore(_ firstDay: Day) -> Double? {
    guard isInReview, abs(due) < Self.mostDays else { return nil }
    let day = firstDay.number + due - max(1, interval)
    // Noon falls on that day in nearly every time zone.
    return Double(day) * 86_400 + 43_200
  }
}

/// The answers to a card in Anki's log.
struct AnkiHistory {
  /// The memory after all answers; `nil` without answers.
  private(set) var memory: Memory?

  /// Adds an answer. The answers come in the order of time.
  ///
  /// - Parameters:
  ///   - ease: from 1 for Again to 4 for Easy; 0 for a change by hand.
  ///   - kind: 0 learning, 1 review, 2 relearning, 3 in a filtered deck; other numbers are not
  ///     answers.
  mutating func add(milliseconds: Int, ease: Int, kind: Int) {
    guard let recall = Recall(rawValue: ease), (0...3).contains(kind),
      (0...253_402_300_799_000).contains(milliseconds)
    else { return }
    let moment = Moment(seconds: Double(milliseconds / 1000), utcOffset: 0)
    memory = memory.map { $0.reviewed(recall, at: moment) } ?? Memory(recall, at: moment)
  }
}
