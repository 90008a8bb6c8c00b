/// How much a rating says, beside the other ratings of the same person.
struct RatingScale {
  /// The person's mean, drawn to the usual one where there are few ratings.
  private let mean: Double

  /// The mean of ratings for which nothing is known: MyAnimeList's and MovieLens' are near 7 of 10.
  private static let usualMean = 7.0
  /// The number of ratings that the usual mean is worth.
  private static let usualCount = 3.0
  /// The weight of one point of ten above the mean, found with half of the viewers of MovieLens.
  private static let slope = 0.15
  static let weights = -0.5...2.0

  init(_ ratings: [Rating]) {
    let sum = ratings.reduce(Self.usualMean * Self.usualCount) { $0 + Double($1.value) }
    mean = sum / (Double(ratings.count) + Self.usualCount)
  }

  /// Returns the weight of a show with a rating. A rating at the person's mean is worth as much as
  /// a show that was watched to its end.
  func weight(of rating: Rating) -> Double {
    let weight = 1 + Self.slope * (Double(rating.value) - mean)
    return min(max(weight, Self.weights.lowerBound), Self.weights.upperBound)
  }

  /// Whether a rating is at least the person's mean.
  func isGood(_ rating: Rating) -> Bool { Double(rating.value) >= mean }
}

extension TrackedShow {
  /// Whether the person has ever chosen a status, rated the show or watched an episode.
  var wasTouched: Bool {
    !history.isEmpty || rating?.value != nil || plays.values.contains(where: \.isCounted)
  }

  /// Returns how much the person likes the show; `nil` if nothing tells it.
  func weight(on scale: RatingScale) -> Double? {
    let rated = rating?.value.map { scale.weight(of: $0) }
    guard status != .dropped else {
      return max((rated ?? 1) - 1.5, RatingScale.weights.lowerBound)
    }
    if let rated { return rated }
    let plays = plays.values.filter(\.isCounted)
    let episodes = Set(plays.map(\.episode)).count
    switch status {
    case .completed:
      // Somebody who watches a show again likes it.
      return plays.count > episodes ? 1.25 : 1
    case .planned where plays.isEmpty: return 0.4
    case nil where plays.isEmpty: return nil
    case .paused: return 0.2 + 0.4 * share(of: episodes)
    case nil, .planned, .watching, .dropped: return 0.3 + 0.7 * share(of: episodes)
    }
  }

  /// Returns the share of the episodes that were watched; a half if nobody knows their number.
  private func share(of watched: Int) -> Double {
    let facts = facts
    let count = facts.episodeCount ?? facts.episodes.count { !$0.isSpecial }
    return count > 0 ? min(1, Double(watched) / Double(count)) : 0.5
  }
}
