/// How much more often the shows that a person likes have a show's features than shows that people
/// watch at all.
///
/// The values of the features (``FeatureRate``) are added as independent ones (naive Bayes), less
/// each where a show has many features (the length normalisation of BM25: Robertson and Zaragoza,
/// Foundations and Trends in Information Retrieval 3(4), 2009).
struct FeaturePart {
  private let index: RecommendationIndex
  private let shares: [Double]
  private let likings: [Taste.Liking]
  private var likes: [Double]
  private var dislikes: [Double]
  /// The sums of the likes and the dislikes of all shows.
  private var (sum, dislikeSum) = (0.0, 0.0)
  /// The value of each feature, with its weight.
  private(set) var values: [Double] = []
  /// The numbers of the person's shows that belong to a show.
  private var relatives: [Int: [Int]] = [:]

  /// The share of the length that counts.
  private static let lengthShare = 0.5

  /// - Parameter shares: the share of shows with each feature, among those that people watch.
  init(_ taste: Taste, _ index: RecommendationIndex, shares: [Double]) {
    (self.index, self.shares, likings) = (index, shares, taste.likings)
    likes = Array(repeating: 0, count: shares.count)
    dislikes = likes
    for (number, liking) in taste.likings.enumerated() {
      sum += max(liking.featureWeight, 0)
      dislikeSum += liking.dislike
      for feature in liking.features {
        if liking.featureWeight > 0 {
          likes[Int(feature)] += liking.featureWeight
        } else {
          dislikes[Int(feature)] += liking.dislike
        }
      }
      guard let item = liking.item, liking.weight > 0 else { continue }
      for relative in index.relatives[item] {
        relatives[Int(relative), default: []].append(number)
      }
    }
    values = shares.indices.map { value(of: $0, likes: likes[$0], sum: sum) }
  }

  private func value(of feature: Int, likes: Double, sum: Double) -> Double {
    var value = FeatureRate(likes: likes, expected: sum * shares[feature]).logarithm
    if dislikes[feature] > 0 {
      let rate = FeatureRate(likes: dislikes[feature], expected: dislikeSum * shares[feature])
      value -= max(0, rate.logarithm)
    }
    return index.features[feature].weight * value
  }

  /// Returns the value of a show. The shows that belong to it have no say: what they say of it is
  /// the part of the relations.
  func value(of item: Int) -> Double {
    guard let own = relatives[item] else {
      return index.lists[item].reduce(0) { $0 + values[Int($1)] } * factor(item)
    }
    let sum = own.reduce(sum) { $0 - likings[$1].featureWeight }
    return index.lists[item].reduce(0) { total, feature in
      let likes = own.reduce(likes[Int(feature)]) { likes, number in
        likings[number].features.contains(feature)
          ? likes - likings[number].featureWeight : likes
      }
      return total + value(of: Int(feature), likes: max(likes, 0), sum: max(sum, 0))
    } * factor(item)
  }

  /// The factor of the values of a show's features.
  private func factor(_ item: Int) -> Double {
    1 / (1 - Self.lengthShare + Self.lengthShare * index.sizes[item])
  }
}
