public import Summaries

/// How well a learner spells. A rating equals the difficulty of the words that the learner
/// completes at the first try, unaided, every other time.
///
/// ```swift
/// var rating = Rating.unknown
/// var word = WordDifficulty(length: 6, level: .broad)
/// rating.record(&word, isFirstTry: true, isNew: true)
/// rating.points > 1500  // true: the learner spelled a new word.
/// ```
public struct Rating: Hashable, Sendable {
  var estimate: Estimate

  /// The rating before the first word. The learner may be anyone from a beginner to a champion.
  public static let unknown = Rating(Estimate(mean: 0, variance: 4))

  init(_ estimate: Estimate) { self.estimate = estimate }

  /// The learner's ability, in logits; 0 is the difficulty of a fairly common word with six
  /// letters.
  public var ability: Double { estimate.mean }
  /// The standard deviation of ``ability``, in logits.
  public var uncertainty: Double { estimate.variance.squareRoot() }

  /// The ability in points of Elo's scale. 400 points make the odds ten times as good, and 1500
  /// points are 0 logits.
  public var points: Int { Self.points(estimate.mean) }

  /// ``uncertainty`` in points. Two times in three, the true ability lies within this distance.
  public var uncertaintyInPoints: Int { Self.points(uncertainty) - Self.points(0) }

  /// Returns an ability or a difficulty in points.
  static func points(_ logits: Double) -> Int {
    Int((1500 + pointsPerLogit * logits).rounded())
  }
  /// 400 / ln 10.
  private static let pointsPerLogit = 173.717_792_761

  /// Returns the chance that the learner completes a word at the first try, unaided.
  public func chance(of word: WordDifficulty) -> Double {
    let weight = Estimate.weight(of: estimate.variance + word.estimate.variance)
    return Estimate.chance(weight * (estimate.mean - word.estimate.mean))
  }

  /// Updates the rating and the word's difficulty after a round.
  ///
  /// Only a new word tests the learner's ability; a practised word tests their memory. So new words
  /// alone move the rating, but each round moves the word's difficulty.
  ///
  /// - Parameters:
  ///   - word: the word of the round.
  ///   - isFirstTry: whether the learner completed it at the first try, unaided.
  ///   - isNew: whether this was the learner's first round of the word.
  public mutating func record(_ word: inout WordDifficulty, isFirstTry: Bool, isNew: Bool) {
    let learner = estimate
    let advantage = learner.mean - word.estimate.mean
    if isNew {
      estimate = learner.updated(
        advantage: advantage, other: word.estimate.variance, isWon: isFirstTry)
      estimate.variance += Self.drift
    }
    word.estimate = word.estimate.updated(
      advantage: -advantage, other: learner.variance, isWon: !isFirstTry)
  }

  /// How much a learner's ability may change from one new word to the next, in squared logits: a
  /// tenth of a logit in five words. With it the rating never stops moving.
  private static let drift = 0.002
}

extension Rating: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(
      Estimate(mean: try Double(from: &summary), variance: try Double(from: &summary)))
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    estimate.mean.write(to: &summary)
    estimate.variance.write(to: &summary)
  }
}
