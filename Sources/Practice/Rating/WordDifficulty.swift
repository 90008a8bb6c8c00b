internal import Glibc
public import Vocabulary

/// How hard a word is to spell, for one learner: at first what its properties say, then also how often
/// it was missed.
///
/// What makes a word hard to spell is known: how rare it is, how long it is, and most of all how its
/// letters depart from its sounds. With measures of these Spencer ("Predicting children's
/// word-spelling difficulty for common English words", British Journal of Psychology 98, 2007) explains
/// between half and three quarters of the differences between words.
public struct WordDifficulty: Hashable, Sendable {
  var estimate: Estimate

  /// - Parameters:
  ///   - length: in letters.
  ///   - level: `nil` where no list has the word; it is then taken for a rare one.
  ///   - irregularity: how far the letters depart from what would be written by sound, from 0, not at
  ///     all, to 1; `nil` where that is not known.
  public init(length: Int, level: Level?, irregularity: Double? = nil) {
    let steps = level.flatMap(Level.allCases.firstIndex(of:)) ?? Level.allCases.count - 1
    let rarity = Self.perLevel * Double(steps - Self.middleLevel)
    let size = Self.perLength * log(Double(max(length, 1)) / Self.middleLength)
    let departure =
      Self.perIrregularity
      * (max(0, min(1, irregularity ?? Self.middleIrregularity)) - Self.middleIrregularity)
    estimate = Estimate(
      mean: rarity + size + departure,
      variance: irregularity == nil ? Self.varianceBySize : Self.variance)
  }

  /// In logits; 0 is a fairly common word of six letters.
  public var logits: Double { estimate.mean }
  /// On the scale of ``Rating/points``.
  public var points: Int { Rating.points(estimate.mean) }

  /// Six levels span four logits, from the words that every beginner meets to those of a contest.
  private static let perLevel = 0.8
  /// `broad`.
  private static let middleLevel = 2
  /// Each letter is a chance of a mistake, which makes the odds of one grow with the length; the square
  /// of it, for long words have more unstressed vowels and doubled letters.
  static let perLength = 2.0
  static let middleLength = 6.0
  private static let perIrregularity = 4.0
  private static let middleIrregularity = 0.3
  /// What the properties leave open: words alike in all of them differ by about a logit.
  static let variance = 1.0
  private static let varianceBySize = 1.5
}
