internal import Practice

/// A milestone that the learner reached with a round, as it is shown.
package struct ShownMilestone: Hashable, Sendable, Codable {
  /// The kinds of milestones.
  public enum Kind: String, Hashable, Sendable, Codable {
    case firstTry, mastered, streak, dailyGoal
  }

  public let kind: Kind
  /// The milestone in words.
  public let sentence: String

  /// - Parameter word: the word of the round, which is over.
  init(_ milestone: Milestone, word: String) {
    (kind, sentence) =
      switch milestone {
      case .firstTry: (.firstTry, "Right at the first try.")
      case .mastered: (.mastered, "You have mastered \(word): at the first try on three days.")
      case .streak(let count): (.streak, "\(count) words in a row.")
      case .dailyGoal(let count): (.dailyGoal, "You have reached today's goal of \(count).")
      }
  }
}
