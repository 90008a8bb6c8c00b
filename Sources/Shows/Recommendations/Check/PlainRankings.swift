/// Rankings of simple models, beside which the recommendations are measured.
public struct PlainRankings {
  private let recommender: Recommender
  private let audience: Audience

  public init(_ recommender: Recommender, audience: Audience) {
    (self.recommender, self.audience) = (recommender, audience)
  }

  /// Returns the shows that most people watch, and that the person doesn't know.
  public func popular(_ taste: Taste, limit: Int = RankingQuality.depth) -> [Int] {
    ranking(recommender.popularity, without: taste.known, limit)
  }

  /// Returns the shows that are nearest to those that the person likes. Two shows are near if the
  /// same people like them (the cosine of Sarwar and others, "Item-based collaborative filtering
  /// recommendation algorithms", WWW 2001), or, where nobody shows what they like, if they have the
  /// same rare features.
  public func nearest(_ taste: Taste, limit: Int = RankingQuality.depth) -> [Int] {
    let scores = recommender.neighbourhood.count > 0 ? byViewers(taste) : byFeatures(taste)
    return ranking(scores, without: taste.known, limit)
  }

  private func byViewers(_ taste: Taste) -> [Double] {
    let neighbourhood = recommender.neighbourhood
    let lengths = (0..<recommender.index.count).map { item in
      neighbourhood.columns.row(item).reduce(0) { $0 + Double($1.weight * $1.weight) }.squareRoot()
    }
    // The sum over the person's shows of the weights of each viewer, then over the viewers.
    var viewers = [Double](repeating: 0, count: neighbourhood.count)
    for liking in taste.likings {
      guard let item = liking.item, lengths[item] > 0 else { continue }
      for cell in neighbourhood.columns.row(item) {
        viewers[Int(cell.column)] += liking.weight * Double(cell.weight) / lengths[item]
      }
    }
    var scores = [Double](repeating: 0, count: recommender.index.count)
    for (viewer, weight) in viewers.enumerated() where weight != 0 {
      for cell in neighbourhood.rows.row(viewer) {
        scores[Int(cell.column)] += weight * Double(cell.weight)
      }
    }
    return zip(scores, lengths).map { $1 > 0 ? $0 / $1 : 0 }
  }

  private func byFeatures(_ taste: Taste) -> [Double] {
    let index = recommender.index
    var profile = [Double](repeating: 0, count: index.features.count)
    for liking in taste.likings {
      let rarities = liking.features.map { index.rarity[Int($0)] }
      let length = rarities.reduce(0) { $0 + $1 * $1 }.squareRoot()
      for (feature, rarity) in zip(liking.features, rarities) where length > 0 {
        profile[Int(feature)] += liking.weight * rarity / length
      }
    }
    return (0..<index.count).map { item in
      let sum = index.lists[item].reduce(0) {
        $0 + profile[Int($1)] * index.rarity[Int($1)]
      }
      return index.lengths[item] > 0 ? sum / index.lengths[item] : 0
    }
  }

  private func ranking(_ scores: [Double], without known: Set<Int>, _ limit: Int) -> [Int] {
    let items = scores.indices.filter {
      !known.contains($0) && recommender.index.admits($0, to: audience)
    }
    return Array(
      items.sorted { scores[$0] == scores[$1] ? $0 < $1 : scores[$0] > scores[$1] }.prefix(limit))
  }
}
