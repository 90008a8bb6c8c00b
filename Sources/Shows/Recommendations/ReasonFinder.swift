/// Finds what carries most of a recommendation's score.
struct ReasonFinder {
  private let taste: Taste
  private let scores: Scores
  private let weights: PartWeights.Parts
  private let index: RecommendationIndex
  /// The likings with each feature, by their numbers.
  private let likings: [UInt32: [Int]]

  /// The most features and shows that a reason names.
  private static let mostNamed = 2
  /// The least value of a part that explains a recommendation.
  private static let leastValue = 0.1
  /// The least value of a feature that a reason names.
  private static let leastNamed = 0.05

  init(
    _ taste: Taste, _ scores: Scores, _ weights: PartWeights.Parts, _ index: RecommendationIndex
  ) {
    (self.taste, self.scores, self.weights, self.index) = (taste, scores, weights, index)
    var likings: [UInt32: [Int]] = [:]
    for (number, liking) in taste.likings.enumerated() where liking.weight > 0 {
      for feature in liking.features where index.features[Int(feature)].name != nil {
        likings[feature, default: []].append(number)
      }
    }
    self.likings = likings
  }

  /// Returns the reason for a show.
  func reason(for item: Int) -> RecommendationReason {
    let values = scores.parts(of: item) * weights
    if values.z > max(values.x, values.y, Self.leastValue), let reason = relation(of: item) {
      return reason
    }
    if values.y > max(values.x, Self.leastValue), let reason = features(of: item) { return reason }
    let likers = scores.neighbours.likers(of: item)
    if values.x > Self.leastValue, likers > 0 { return .peopleHere(count: likers) }
    return features(of: item).flatMap { values.y > Self.leastValue ? $0 : nil } ?? .popular
  }

  private func relation(of item: Int) -> RecommendationReason? {
    let relatives = taste.likings.filter { liking in
      guard let own = liking.item, liking.weight > 0 else { return false }
      return index.relatives[own].contains(UInt32(item))
    }
    let before = relatives.filter { liking in
      liking.item.map { index.order[$0].precedes(index.order[item]) } ?? false
    }
    if let last = before.max(by: { precedes($0, $1) }) { return .continues(source(last)) }
    return relatives.max { $0.weight < $1.weight }.map { .belongsTo(source($0)) }
  }

  private func precedes(_ one: Taste.Liking, _ other: Taste.Liking) -> Bool {
    guard let first = one.item, let second = other.item else { return false }
    return index.order[first].precedes(index.order[second])
  }

  /// Returns the features that carry most, and the shows that carry most of these.
  private func features(of item: Int) -> RecommendationReason? {
    let carrying = index.lists[item].filter {
      likings[$0] != nil && scores.features.values[Int($0)] > Self.leastNamed
    }
    // For each show of the record, the sum of its parts in the likes of the features.
    var carried: [Int: Double] = [:]
    for feature in carrying {
      let numbers = likings[feature] ?? []
      let sum = numbers.reduce(0) { $0 + taste.likings[$1].weight }
      for number in numbers {
        let share = taste.likings[number].weight / sum
        carried[number, default: 0] += share * scores.features.values[Int(feature)]
      }
    }
    guard let best = carried.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    let shared = carrying.filter { taste.likings[best].features.contains($0) }
      .sorted { scores.features.values[Int($0)] > scores.features.values[Int($1)] }
      .prefix(Self.mostNamed)
    // A second show is named if it has the same features and carries nearly as much.
    let second = carried.filter { number, value in
      number != best && value > 0.8 * (carried[best] ?? 0)
        && shared.allSatisfy { taste.likings[number].features.contains($0) }
    }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    let sources = [best, second].compactMap(\.self).map { source(taste.likings[$0]) }
    return .features(shared.map { index.features[Int($0)] }, of: sources)
  }

  private func source(_ liking: Taste.Liking) -> RecommendationReason.Source {
    .init(id: liking.id, title: liking.title, rating: liking.rating)
  }
}
