internal import Glibc

/// An estimate of a learner's ability or of a word's difficulty, both on one scale.
///
/// A learner with ability θ spells a word with difficulty b with the chance 1 / (1 + e^(b − θ)):
/// Rasch, "Probabilistic Models for Some Intelligence and Attainment Tests", 1960. The unit is the
/// logit; one logit makes the odds 2.7 times as good. A round moves both estimates, and a
/// surprising result moves them further: Elo, "The Rating of Chessplayers", 1978; Klinkenberg,
/// Straatemeier and van der Maas, "Computer adaptive practice of Maths ability", Computers &
/// Education 57, 2011. An uncertain estimate moves further than a certain one: Glickman, "Parameter
/// estimation in large dynamic paired comparison experiments", Applied Statistics 48, 1999.
struct Estimate: Hashable, Sendable {
  /// In logits.
  var mean: Double
  /// In squared logits.
  var variance: Double

  /// Returns the estimate after a round of this side against the other.
  ///
  /// - Parameters:
  ///   - advantage: how far this mean lies above the other, in logits.
  ///   - other: the variance of the other estimate.
  ///   - isWon: whether this side won. The learner wins with a completed word, the word with a
  ///     miss.
  func updated(advantage: Double, other: Double, isWon: Bool) -> Estimate {
    let weight = Self.weight(of: other)
    let chance = Self.chance(weight * advantage)
    let known = weight * weight * chance * (1 - chance)
    let variance = 1 / (1 / self.variance + known)
    return Estimate(
      mean: mean + variance * weight * ((isWon ? 1 : 0) - chance), variance: variance)
  }

  /// Returns the chance of winning with an advantage in logits.
  static func chance(_ advantage: Double) -> Double { 1 / (1 + exp(-advantage)) }

  /// Returns the factor by which uncertainty lessens an advantage: Glickman's g.
  static func weight(of variance: Double) -> Double {
    1 / (1 + 3 * variance / (Double.pi * Double.pi)).squareRoot()
  }

  /// Returns the advantage in logits that gives a chance.
  static func logit(_ chance: Double) -> Double { log(chance / (1 - chance)) }
}
