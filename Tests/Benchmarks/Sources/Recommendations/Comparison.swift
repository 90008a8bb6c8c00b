import Shows

/// How well several models find the films that viewers liked later.
struct Comparison {
  private(set) var lines: [(model: String, qualities: [RankingQuality])] = []

  /// - Parameter hasNeighbours: whether the viewers know each other's earlier ratings.
  init(_ data: MovieLens, _ index: RecommendationIndex, hasNeighbours: Bool) {
    let tastes = data.viewers.map { Taste($0.record, index) }
    let all = Neighbourhood(tastes, index)
    // Without neighbours, only the number of viewers of each film is known.
    let counts = all.popularity
    let recommender =
      hasNeighbours ? Recommender(index, neighbours: all) : Recommender(index, popularity: counts)
    let plain = PlainRankings(recommender, audience: .adults)
    var (ours, popular, nearest) = ([RankingQuality](), [RankingQuality](), [RankingQuality]())
    for (number, viewer) in data.viewers.enumerated() {
      let taste = tastes[number]
      let chosen = recommender.recommendations(
        for: taste, audience: .adults, own: hasNeighbours ? number : nil)
      ours.append(RankingQuality(chosen.map(\.item), wanted: viewer.wanted))
      popular.append(RankingQuality(plain.popular(taste), wanted: viewer.wanted))
      nearest.append(RankingQuality(plain.nearest(taste), wanted: viewer.wanted))
    }
    lines = [("ours", ours), ("popularity", popular), ("nearest neighbours", nearest)]
  }

  /// Prints a table of the figures of some viewers.
  func report(_ title: String, viewers: [Int]) {
    print("\(title), \(viewers.count) viewers\n")
    print("| | Recall@20 | ahead of popularity | NDCG@20 | ahead of popularity |")
    print("| --- | --- | --- | --- | --- |")
    let popular = viewers.map { lines[1].qualities[$0] }
    for (model, qualities) in lines {
      let own = viewers.map { qualities[$0] }
      func cells(_ measure: (RankingQuality) -> Double) -> String {
        let values = own.map(measure)
        let ahead = zip(values, popular).map { $0 - measure($1) }
        return "\(Self.text(values)) | \(Self.text(ahead))"
      }
      print("| \(model) | \(cells(\.recall)) | \(cells(\.gain)) |")
    }
    print("")
  }

  private static func text(_ numbers: [Double]) -> String {
    let estimate = Estimate(meanOf: numbers)
    func text(_ number: Double) -> String {
      let thousandths = Int((abs(number) * 1000).rounded())
      let digits = String(thousandths % 1000)
      return "\(number < 0 && thousandths > 0 ? "−" : "")\(thousandths / 1000)."
        + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "\(text(estimate.value)) (\(text(estimate.low)) to \(text(estimate.high)))"
  }
}
