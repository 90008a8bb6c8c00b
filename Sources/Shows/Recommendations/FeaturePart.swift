internal import Glibc

/// How much more often the shows that a person likes have a show's features than shows that people
/// watch at all.
///
/// The value of a feature is the logarithm of a ratio: the likes with the feature, through the likes
/// with it that are expected and the dislikes with it. The ratio is drawn to 1 by a few likes
/// (DuMouchel, The American Statistician 53(3), 1999). So a rare feature that the person meets again
/// and again says most, and a feature of every show says nothing. The values of a show's features
/// are added as independent ones (naive Bayes), less each where the show has many (the length
/// normalisation of BM25: Robertson and Zaragoza, Foundations and Trends in Information Retrieval
/// 3(4), 2009).
struct FeaturePart {
  private let index: RecommendationIndex
  /// The value of each feature, with its weight.
  let values: [Double]

  /// The number of likes by which a ratio is drawn to 1, and the share of the length that counts.
  private static let (damping, lengthShare) = (3.0, 0.5)

  /// - Parameter shares: the share of shows with each feature, among those that people watch.
  init(_ taste: Taste, _ index: RecommendationIndex, shares: [Double]) {
    self.index = index
    var likes = [Double](repeating: 0, count: shares.count)
    var (dislikes, sum) = (likes, 0.0)
    for liking in taste.likings {
      sum += max(liking.weight, 0)
      for feature in liking.features {
        if liking.weight > 0 {
          likes[Int(feature)] += liking.weight
        } else {
          dislikes[Int(feature)] -= liking.weight
        }
      }
    }
    values = shares.indices.map { feature in
      let expected = sum * shares[feature] + dislikes[feature]
      let ratio = (likes[feature] + Self.damping) / (expected + Self.damping)
      return index.features[feature].weight * log(ratio)
    }
  }

  /// Returns the value of a show.
  func value(of place: Int) -> Double {
    index.lists[place].reduce(0) { $0 + values[Int($1)] } * factor(place)
  }

  /// The factor of the values of a show's features.
  func factor(_ place: Int) -> Double {
    1 / (1 - Self.lengthShare + Self.lengthShare * index.sizes[place])
  }
}
