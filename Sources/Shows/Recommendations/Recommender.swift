internal import Glibc
internal import Hashing

/// Recommends shows of a catalogue.
///
/// The score of a show is the logarithm of its popularity, and what the person's own taste adds:
/// what people with a similar taste like, the features of the shows that the person likes, and the
/// shows that belong to them. The parts are trusted as far as they foretell the person's record.
///
///     let recommender = Recommender(RecommendationIndex(catalogue))
///     let recommendations = recommender.recommendations(for: record, audience: .everybody)
public struct Recommender: Sendable {
  public let index: RecommendationIndex
  let neighbourhood: Neighbourhood
  /// The logarithm of the number of people who watch each show.
  let popularity: [Double]
  /// The number of people who watch each show, as a service tells it; empty if nobody knows.
  private let counts: [Double]
  /// The sums of the popularity of all shows up to each.
  private let sums: [Double]
  /// The share of shows with each feature, among those that people watch.
  let shares: [Double]

  /// - Parameters:
  ///   - neighbours: the people of the same server, as far as they show their tastes.
  ///   - popularity: the number of people who watch each show, by its place; empty if nobody knows.
  public init(
    _ index: RecommendationIndex, neighbours: Neighbourhood? = nil, popularity: [Double] = []
  ) {
    self.index = index
    neighbourhood = neighbours ?? Neighbourhood([], index)
    let known = popularity.count == index.count ? popularity : []
    self.counts = known
    let counts = (0..<index.count).map { [neighbourhood] item in
      0.5 + neighbourhood.likes[item] + (known.isEmpty ? 0 : max(known[item], 0))
    }
    // Where nothing tells how many people watch a show, the services that list it have to do.
    let isUnknown = known.isEmpty && neighbourhood.count == 0
    let final = isUnknown ? index.renown : counts
    self.popularity = final.map { log($0) }
    var (sums, sum) = ([Double](), 0.0)
    var shares = [Double](repeating: 0, count: index.features.count)
    for item in 0..<index.count {
      sum += final[item]
      sums.append(sum)
      for feature in index.lists[item] { shares[Int(feature)] += final[item] }
    }
    self.sums = sums
    self.shares = shares.map { $0 / max(sum, .leastNormalMagnitude) }
  }

  /// Returns shows that people watch, drawn by their popularity. They are the same in each run.
  func sample(_ count: Int) -> [Int] {
    guard let sum = sums.last, sum > 0 else { return [] }
    var generator = SeededGenerator(seed: 1)
    return (0..<count).map { _ in
      let drawn = Double.random(in: 0..<sum, using: &generator)
      var (low, high) = (0, sums.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if sums[middle] <= drawn { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns a recommender that doesn't know what one of the neighbours likes.
  func leavingOut(_ viewer: Int?) -> Recommender {
    guard let viewer else { return self }
    return Recommender(
      index, neighbours: neighbourhood.leavingOut(viewer, index), popularity: counts)
  }

  /// The number of shows that are recommended at once.
  public static let usualCount = 20

  /// Returns recommendations, the best one first.
  ///
  /// - Parameters:
  ///   - told: the names of shows that have been recommended before, and are not to be again.
  ///   - own: the person's number among the neighbours; `nil` for a person who shows nothing.
  public func recommendations(
    for record: WatchRecord, audience: Audience, told: Set<ServiceID> = [], own: Int? = nil,
    limit: Int = usualCount
  ) -> [Recommendation] {
    let items = told.compactMap { index.item(of: $0) }
    return recommendations(
      for: Taste(record, index), audience: audience, told: Set(items), own: own, limit: limit)
  }

  /// Returns recommendations for a person whose taste was read already.
  public func recommendations(
    for taste: Taste, audience: Audience, told: Set<Int> = [], own: Int? = nil,
    limit: Int = usualCount
  ) -> [Recommendation] {
    let ranking = Ranking(taste, self, own: own)
    let reasons = ReasonFinder(taste, ranking.scores, ranking.weights, index)
    return ranking.items(limit, audience: audience, told: told).map { item in
      Recommendation(
        item: item, reason: reasons.reason(for: item), score: ranking.values[item])
    }
  }
}
