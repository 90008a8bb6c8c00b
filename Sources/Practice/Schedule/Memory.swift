/// What is left of a word in a learner's mind, as far as FSRS can tell.
public struct Memory: Hashable, Sendable {
  public let state: MemoryState
  /// When the word was asked last.
  public let lastReview: LocalTime

  /// The first round of a word.
  public init(_ recall: Recall, at time: LocalTime, by fsrs: FSRS = .standard) {
    state = fsrs.first(recall)
    lastReview = time
  }

  private init(state: MemoryState, lastReview: LocalTime) {
    self.state = state
    self.lastReview = lastReview
  }

  /// The memory after another round. Days are counted as the learner's calendar had them; who
  /// travelled back over the date line lost none.
  public func reviewed(
    _ recall: Recall, at time: LocalTime, by fsrs: FSRS = .standard
  ) -> Memory {
    let days = lastReview.day.distance(to: time.day)
    return Memory(state: fsrs.reviewed(state, recall, after: days), lastReview: time)
  }

  /// The chance that the word is spelled rightly on a day.
  public func retrievability(on day: Day, by fsrs: FSRS = .standard) -> Double {
    fsrs.retrievability(of: state, after: lastReview.day.distance(to: day))
  }

  /// The day on which the word is to be asked again.
  public func due(by fsrs: FSRS = .standard) -> Day {
    lastReview.day.advanced(by: fsrs.interval(of: state))
  }
}
