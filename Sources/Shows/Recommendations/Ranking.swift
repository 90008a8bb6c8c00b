/// The scores of all shows of a catalogue for a person.
struct Ranking {
  let scores: Scores
  let weights: PartWeights.Parts
  let values: [Double]
  private let index: RecommendationIndex
  private let franchises: Franchises

  /// - Parameter own: the person's number among the neighbours; `nil` for none.
  init(_ taste: Taste, _ recommender: Recommender, own: Int?) {
    index = recommender.index
    franchises = Franchises(index, taste)
    let weights = PartWeights(taste, recommender, own: own).means
    let scores = Scores(
      taste, recommender, NeighbourPart(taste, recommender.neighbourhood, own: own))
    let neighbours = recommender.neighbourhood.count > 0 ? scores.neighbours.values() : []
    var values = (0..<index.count).map { item in
      let value = recommender.popularity[item] + weights.y * scores.features.value(of: item)
      return neighbours.isEmpty ? value : value + weights.x * neighbours[item]
    }
    for (item, value) in scores.relations.values { values[item] += weights.z * value }
    (self.weights, self.scores, self.values) = (weights, scores, values)
  }

  /// Returns the items of varied shows with great scores, the best one first.
  func items(_ limit: Int, audience: Audience, told: Set<Int> = []) -> [Int] {
    VariedChoice(index, franchises, values) { item in
      !told.contains(item) && index.admits(item, to: audience)
    }.items(limit)
  }
}
