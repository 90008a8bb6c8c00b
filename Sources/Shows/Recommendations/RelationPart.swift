/// Whether a show belongs to one that a person likes or dislikes.
struct RelationPart {
  /// The values of the shows that belong to one of the person's: above 0 if the person likes that
  /// one, at most 1, and below 0 otherwise.
  private(set) var values: [Int: Double] = [:]

  /// The share of the value that a show has for the shows before it. People go on more often than
  /// they go back.
  private static let shareBefore = 0.3

  init(_ taste: Taste, _ index: RecommendationIndex) {
    for liking in taste.likings {
      guard let item = liking.item else { continue }
      let value = liking.weight < 0 ? -1 : min(liking.weight, 1)
      for relative in index.relatives[item] {
        let isNext = index.order[item].precedes(index.order[Int(relative)])
        let share = isNext || value < 0 ? 1 : Self.shareBefore
        values[Int(relative)] = max(value * share, values[Int(relative)] ?? -1)
      }
    }
  }

  /// Returns the value of a show.
  func value(of item: Int) -> Double { values[item] ?? 0 }
}
