internal import Glibc

/// How many times as often a person likes shows with a feature as is expected.
///
/// Of most features a person thinks nothing, and a few are favoured: the rate is from one of two
/// gamma distributions, with the means 1 and ``favoured``. The likes are a Poisson number with the
/// rate times the expected number (the gamma-Poisson shrinker: DuMouchel, The American Statistician
/// 53(3), 1999). So one like of a rare feature says little, and three of them much.
struct FeatureRate {
  /// The shape of both distributions, the mean of the rates of favoured features, and the share of
  /// the features that are favoured.
  private static let (shape, favoured, share) = (20.0, 8.0, 0.1)

  /// The logarithm of the rate that is expected after the likes.
  let logarithm: Double

  /// - Parameters:
  ///   - likes: the number of liked shows with the feature.
  ///   - expected: the number of shows with it among as many that people watch.
  init(likes: Double, expected: Double) {
    // Most features of a catalogue are rare, and the person has met none of them.
    guard likes > 0 || expected > 0.02 else {
      logarithm = 0
      return
    }
    let (shape, rate) = (Self.shape, Self.shape / Self.favoured)
    let plain = (likes + shape) / (expected + shape)
    let strong = (likes + shape) / (expected + rate)
    // The odds that the feature is favoured, by the negative binomial probabilities of the likes.
    let odds =
      log(Self.share / (1 - Self.share)) + shape * log(rate / shape * strong / plain)
      + likes * log(strong / plain)
    let chance = 1 / (1 + exp(-odds))
    logarithm = log((1 - chance) * plain + chance * strong)
  }
}
