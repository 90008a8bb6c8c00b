/// The choice of good shows that are not all of one sort.
///
/// Each next show is the one with the greatest score less its greatest similarity to those that
/// were chosen (maximal marginal relevance: Carbonell and Goldstein, SIGIR 1998). Of shows that
/// belong together only the first one that the person doesn't know is chosen.
struct VariedChoice {
  private let index: RecommendationIndex
  private let franchises: Franchises
  private let scores: [Double]
  private let isWanted: (Int) -> Bool

  /// The score that a show loses for being wholly similar to a chosen one.
  private static let similarityCost = 0.15
  /// The number of candidates for each chosen show.
  private static let candidatesEach = 15

  init(
    _ index: RecommendationIndex, _ franchises: Franchises, _ scores: [Double],
    isWanted: @escaping (Int) -> Bool
  ) {
    (self.index, self.franchises, self.scores, self.isWanted) = (
      index, franchises, scores, isWanted
    )
  }

  /// Returns the items of the chosen shows, the best one first.
  ///
  /// - Parameter limit: the most shows.
  func items(_ limit: Int) -> [Int] {
    var left = candidates(limit).map { (item: $0, score: scores[$0], similarity: 0.0) }
    var chosen: [Int] = []
    while chosen.count < limit {
      let best = left.indices.max { one, other in
        let (one, other) = (left[one], left[other])
        let (worth, otherWorth) = (Self.worth(one), Self.worth(other))
        return worth == otherWorth ? one.item > other.item : worth < otherWorth
      }
      guard let best else { break }
      let item = left[best].item
      chosen.append(item)
      left.removeAll { $0.item == item || franchises.areRelated($0.item, item) }
      for number in left.indices {
        left[number].similarity = max(
          left[number].similarity, index.similarity(left[number].item, item))
      }
    }
    return chosen
  }

  private static func worth(_ show: (item: Int, score: Double, similarity: Double)) -> Double {
    show.score - similarityCost * show.similarity
  }

  /// Returns the shows with the greatest scores, each replaced by the first one of its franchise.
  private func candidates(_ limit: Int) -> [Int] {
    var (candidates, seen) = ([Int](), Set<Int>())
    for item in best(max(limit, 1) * Self.candidatesEach * 2) {
      guard let first = franchises.firstUnknown(before: item), isWanted(first),
        seen.insert(first).inserted
      else { continue }
      candidates.append(first)
      if candidates.count == limit * Self.candidatesEach { break }
    }
    return candidates
  }

  /// Returns the items with the greatest scores, the greatest first.
  private func best(_ count: Int) -> [Int] {
    var (best, least) = ([Int](), -Double.infinity)
    func shorten() {
      best.sort { scores[$0] == scores[$1] ? $0 < $1 : scores[$0] > scores[$1] }
      guard best.count > count else { return }
      best.removeLast(best.count - count)
      least = best.last.map { scores[$0] } ?? least
    }
    for item in scores.indices where scores[item] > least && isWanted(item) {
      best.append(item)
      if best.count == count * 2 { shorten() }
    }
    shorten()
    return best
  }
}
