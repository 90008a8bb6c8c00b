public import Summaries

/// A learner's memory of one item, as FSRS models it.
///
/// ```swift
/// let memory = Memory(.good, at: yesterday).reviewed(.good, at: now)
/// memory.due()  // the day of the next review
/// ```
public struct Memory: Hashable, Sendable {
  /// The stability and difficulty after the last review.
  public let state: MemoryState
  /// The moment of the last review.
  public let lastReview: Moment

  /// Creates the memory after the first review.
  public init(_ recall: Recall, at time: Moment, by fsrs: FSRS = .standard) {
    state = fsrs.first(recall)
    lastReview = time
  }

  /// Takes over a memory that was computed elsewhere.
  public init(state: MemoryState, lastReview: Moment) {
    self.state = state
    self.lastReview = lastReview
  }

  /// Returns the memory after another review. Days are counted by the learner's calendar. A journey
  /// back over the date line takes nothing from the memory.
  public func reviewed(
    _ recall: Recall, at time: Moment, by fsrs: FSRS = .standard
  ) -> Memory {
    let days = lastReview.day.distance(to: time.day)
    return Memory(state: fsrs.reviewed(state, recall, after: days), lastReview: time)
  }

  /// Returns the chance, from 0 to 1, that the item is recalled on a day.
  public func retrievability(on day: Day, by fsrs: FSRS = .standard) -> Double {
    fsrs.retrievability(of: state, after: lastReview.day.distance(to: day))
  }

  /// Returns the day of the next review.
  public func due(by fsrs: FSRS = .standard) -> Day {
    lastReview.day.advanced(by: fsrs.interval(of: state))
  }

  /// Returns the day of the next review, as it is known on a day. Nobody reviews in the future: if
  /// the last review is there, a clock was wrong then, or is wrong now, and the item is due today.
  public func due(on today: Day, by fsrs: FSRS = .standard) -> Day {
    // The learner's time zone may have changed by a day.
    lastReview.day > today.advanced(by: 2) ? today : due(by: fsrs)
  }
}

extension Memory: Summarised {
  /// Reads the value from a summary.
  @inlinable
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(
      state: try MemoryState(from: &summary), lastReview: try Moment(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    state.write(to: &summary)
    lastReview.write(to: &summary)
  }
}
