/// How recommendations would have done on a person's own last month.
///
/// The models see the record as it was a month before the last play or rating, and rank all shows
/// of the catalogue. What the person added since, and didn't dislike, was to be found.
public struct RecommendationCheck: Hashable, Sendable {
  public enum Model: String, CaseIterable, Hashable, Sendable {
    case recommended, popular, nearest
  }

  /// The figures of a model. The intervals are over the shows that were to be found.
  public struct Line: Hashable, Sendable {
    public let model: Model
    public let recall: Estimate
    public let gain: Estimate
    /// The recall and the gain less those of popularity for the same shows.
    public let recallAhead: Estimate
    public let gainAhead: Estimate
  }

  public enum Outcome: Hashable, Sendable {
    /// The record is too small for a check.
    case tooLittle(known: Int, added: Int)
    case checked(RecommendationCheck)
  }

  /// The end of what the models saw.
  public let end: Instant
  /// The number of shows that the person knew, and that were to be found, in the catalogue.
  public let known: Int
  public let added: Int
  /// The number of shows of the catalogue.
  public let count: Int
  /// The models in the order of ``Model``.
  public let lines: [Line]

  /// The least number of shows that a person knew before, and that were to be found.
  public static let (leastKnown, leastAdded) = (10, 5)
  /// The seconds of the last month.
  private static let month = 30 * Instant.day

  /// Checks the recommendations for a person.
  ///
  /// - Parameter own: the person's number among the neighbours. What the person shows is left out.
  public static func outcome(
    for record: WatchRecord, _ recommender: Recommender, audience: Audience, own: Int? = nil
  ) -> Outcome {
    guard let last = record.lastMoment else { return .tooLittle(known: 0, added: 0) }
    let end = last.advanced(by: -month)
    let taste = Taste(record.before(end), recommender.index)
    let added = record.additions(after: end).compactMap {
      recommender.index.item(of: $0.facts, named: [$0.id] + $0.ids.sorted())
    }
    let wanted = Set(added).subtracting(taste.known).sorted()
    guard taste.known.count >= leastKnown, wanted.count >= leastAdded else {
      return .tooLittle(known: taste.known.count, added: wanted.count)
    }
    return .checked(
      RecommendationCheck(taste, wanted, recommender.leavingOut(own), audience, end: end))
  }

  private init(
    _ taste: Taste, _ wanted: [Int], _ recommender: Recommender, _ audience: Audience, end: Instant
  ) {
    (self.end, known, added) = (end, taste.known.count, wanted.count)
    count = recommender.index.count
    let plain = PlainRankings(recommender, audience: audience)
    let popular = RankingQuality(plain.popular(taste), wanted: wanted)
    lines = Model.allCases.map { model in
      let quality =
        switch model {
        case .popular: popular
        case .nearest: RankingQuality(plain.nearest(taste), wanted: wanted)
        case .recommended:
          RankingQuality(
            Ranking(taste, recommender, own: nil).items(RankingQuality.depth, audience: audience),
            wanted: wanted)
        }
      return Line(model, quality, beside: popular)
    }
  }
}

extension RecommendationCheck.Line {
  fileprivate init(
    _ model: RecommendationCheck.Model, _ quality: RankingQuality, beside popular: RankingQuality
  ) {
    self.model = model
    func estimate(_ measure: (RankingQuality) -> Double, less isLess: Bool) -> Estimate {
      Estimate(units: quality.ranks.count) { units in
        let other = isLess ? measure(RankingQuality(units.map { popular.ranks[$0] })) : 0
        return measure(RankingQuality(units.map { quality.ranks[$0] })) - other
      }
    }
    recall = estimate(\.recall, less: false)
    gain = estimate(\.gain, less: false)
    recallAhead = estimate(\.recall, less: true)
    gainAhead = estimate(\.gain, less: true)
  }
}
