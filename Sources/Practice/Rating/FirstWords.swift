internal import Scheduling

/// The way in which a new learner's first words find the level.
///
/// Each round moves a rating by the evidence that it is. That is little where a champion spells one
/// easy word after another, or a beginner misses every word. So a clear round among the first words
/// moves the rating by a whole step.
extension Rating {
  /// The number of new words that find the level.
  public static let firstWords = 5

  /// The least move after a clear round, in logits. Five such rounds in a row lead from the middle
  /// to the hardest words or to the easiest. In a simulation, half a step leaves the strongest
  /// learners more than a level too low after five words, and twice the step leaves everyone else a
  /// level too high.
  static let firstStep = 0.6

  /// Moves the rating after one of the learner's first words: up by at least ``firstStep`` after a
  /// quick first try (``Recall/easy``), down by as much after a missed or given-up word
  /// (``Recall/again``). After any other round the rating stays as it is.
  ///
  /// - Parameters:
  ///   - recall: the grade of the round.
  ///   - before: the rating before the round.
  mutating func findLevel(after recall: Recall, from before: Rating) {
    switch recall {
    case .easy: estimate.mean = max(estimate.mean, before.estimate.mean + Self.firstStep)
    case .again: estimate.mean = min(estimate.mean, before.estimate.mean - Self.firstStep)
    case .good, .hard: break
    }
  }
}
