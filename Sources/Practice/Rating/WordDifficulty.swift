internal import Glibc
public import Summaries
public import Vocabulary

/// How hard a word is to spell for one learner. Its properties give a first estimate, and each
/// round of the word moves it.
///
/// Three properties make a word hard to spell: it is rare, it is long, and above all its letters
/// depart from its sounds. With measures of these, Spencer ("Predicting children's word-spelling
/// difficulty for common English words", British Journal of Psychology 98, 2007) explains between
/// half and three quarters of the differences between words.
public struct WordDifficulty: Hashable, Sendable {
  var estimate: Estimate

  /// - Parameters:
  ///   - length: the number of letters.
  ///   - level: how common the word is; `nil`, if no list has it, counts as rare.
  ///   - irregularity: how far the letters depart from the sounds, from 0 to 1, as in
  ///     ``WrittenWord/irregularity``; `nil` if unknown.
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

  /// The difficulty in logits; 0 is a fairly common word with six letters.
  public var logits: Double { estimate.mean }
  /// The difficulty on the scale of ``Rating/points``.
  public var points: Int { Rating.points(estimate.mean) }

  /// The step from one level to the next, in logits. Six levels span four logits, from the words
  /// that every beginner meets to those of a contest.
  private static let perLevel = 0.8
  /// The index of `broad` among the levels.
  private static let middleLevel = 2
  /// The power of the length with which the odds of a mistake grow. Each letter is a chance for a
  /// mistake, which makes the power 1. Long words also have more unstressed vowels and double
  /// letters, which makes it 2.
  static let perLength = 2.0
  static let middleLength = 6.0
  private static let perIrregularity = 4.0
  private static let middleIrregularity = 0.3
  /// The variance that the properties leave: words with equal properties differ by about a logit.
  static let variance = 1.0
  /// The variance if the irregularity is unknown.
  private static let varianceBySize = 1.5
}

extension WordDifficulty: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    estimate = Estimate(
      mean: try Double(from: &summary), variance: try Double(from: &summary))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    estimate.mean.write(to: &summary)
    estimate.variance.write(to: &summary)
  }
}
