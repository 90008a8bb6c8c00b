internal import Glibc

/// The scale on which learners and words are measured, and how one round moves both.
///
/// A learner of ability θ spells a word of difficulty b with the chance 1 / (1 + e^(b − θ)): Rasch,
/// "Probabilistic Models for Some Intelligence and Attainment Tests", 1960. The unit is the logit: one
/// of them makes the odds 2.7 times as good. Each estimate moves by how much the round surprised, as in
/// Elo, "The Rating of Chessplayers", 1978, and Klinkenberg, Straatemeier and van der Maas, "Computer
/// adaptive practice of Maths ability", Computers & Education 57, 2011; and by how uncertain it is
/// itself, as in Glickman, "Parameter estimation in large dynamic paired comparison experiments",
/// Applied Statistics 48, 1999.
struct Estimate: Hashable, Sendable {
  /// In logits.
  var mean: Double
  /// In squared logits.
  var variance: Double

  /// The estimate after a round against another one.
  ///
  /// - Parameters:
  ///   - advantage: of this over the other, in logits.
  ///   - other: the variance of the other.
  ///   - isWon: who got the better of whom.
  func updated(advantage: Double, other: Double, isWon: Bool) -> Estimate {
    let weight = Self.weight(of: other)
    let chance = Self.chance(weight * advantage)
    let known = weight * weight * chance * (1 - chance)
    let variance = 1 / (1 / self.variance + known)
    return Estimate(
      mean: mean + variance * weight * ((isWon ? 1 : 0) - chance), variance: variance)
  }

  static func chance(_ advantage: Double) -> Double { 1 / (1 + exp(-advantage)) }

  /// How much less an advantage is worth when what it is over is uncertain: Glickman's g.
  static func weight(of variance: Double) -> Double {
    1 / (1 + 3 * variance / (Double.pi * Double.pi)).squareRoot()
  }

  static func logit(_ chance: Double) -> Double { log(chance / (1 - chance)) }
}
