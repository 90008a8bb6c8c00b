/// How well a learner spells: the difficulty of the words that are completed at first try, unaided,
/// every other time.
public struct Rating: Hashable, Sendable {
  var estimate: Estimate

  /// Of a learner of whom nothing is known: anyone from a beginner to a champion.
  public static let unknown = Rating(Estimate(mean: 0, variance: 4))

  init(_ estimate: Estimate) { self.estimate = estimate }

  /// In logits; 0 is the difficulty of a fairly common word of six letters.
  public var ability: Double { estimate.mean }
  /// The standard deviation of what is known of it, in logits.
  public var uncertainty: Double { estimate.variance.squareRoot() }

  /// In the points of Elo's scale, where 400 make the odds ten times as good, and 1500 is 0 logits.
  public var points: Int { Self.points(estimate.mean) }

  static func points(_ logits: Double) -> Int {
    Int((1500 + pointsPerLogit * logits).rounded())
  }
  /// 400 / ln 10.
  private static let pointsPerLogit = 173.717_792_761

  /// The chance that a word is completed at first try, unaided.
  public func chance(of word: WordDifficulty) -> Double {
    let weight = Estimate.weight(of: estimate.variance + word.estimate.variance)
    return Estimate.chance(weight * (estimate.mean - word.estimate.mean))
  }

  /// The learner and the word after a round.
  ///
  /// Only a word that the learner had not met before says something of their ability; how one goes that
  /// was practised is a matter of memory. So the rating moves with new words, and the word's difficulty
  /// with each round.
  ///
  /// - Parameter isFirstTry: whether it was completed at first try, unaided.
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

  /// What a learner's ability may change from one new word to the next, in squared logits: a tenth of a
  /// logit in five words, so that the rating never stands still.
  private static let drift = 0.002
}
