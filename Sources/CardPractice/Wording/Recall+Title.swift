internal import Learner
public import Scheduling

extension Recall {
  /// The name of the answer, as buttons show it.
  public var title: String {
    switch self {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }

  /// Returns the words for the time until a card comes back after the answer. A forgotten card
  /// comes back in the same review.
  ///
  /// - Parameter days: the number of days that the schedule gives.
  package func returnTitle(days: Int) -> String {
    self == .again ? "today" : intervalTitle(days: days)
  }
}

/// Returns the words for an interval of days: `1 day`, `12 days`, `3 months`, `1.5 years`.
package func intervalTitle(days: Int) -> String {
  switch days {
  case ..<31: days.of("day")
  case ..<365: Int((Double(days) / 30.44).rounded()).of("month")
  default:
    days % 365 == 0 || days > 3650
      ? Int((Double(days) / 365.25).rounded()).of("year")
      : "\((Double(days) / 36.525).rounded() / 10) years"
  }
}
