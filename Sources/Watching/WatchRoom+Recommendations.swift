package import Learner
package import ShowSources
package import Shows
internal import Storage

/// A show that is recommended.
package struct RecommendedShow: Hashable, Sendable, Encodable {
  /// The name by which the show can be tracked.
  package let key: String
  package let title: String
  package let kind: Show.Kind
  @OrNull package private(set) var year: Int?
  package let hasPicture: Bool
  /// Why it is recommended, such as `because you rated Tide 9/10: mystery, school`.
  package let reason: String

  init(_ show: Show, _ recommendation: Recommendation) {
    (key, title, kind) = (show.ownID.description, show.title, show.kind)
    (year, hasPicture) = (show.year, show.picture != nil)
    reason = recommendation.reason.sentence
  }

  /// The title with the year, which tells shows of one title from each other.
  package var titleWithYear: String { year.map { "\(title) (\($0))" } ?? title }
}

/// The shows that are recommended to a person.
package struct ShowRecommendations: Hashable, Sendable, Encodable {
  /// The shows, the best one first.
  package let recommended: [RecommendedShow]
  /// A sentence that says why none is recommended; `nil` where some are.
  @OrNull package private(set) var notice: String?
  /// The sources of the shows, which their licences ask to name.
  package let credits: [ShowCredit]

  init(_ recommended: [RecommendedShow], notice: String?, credits: [ShowCredit]) {
    (self.recommended, self.credits) = (recommended, credits)
    self.notice = notice
  }
}

extension WatchRoom {
  /// Returns the shows of the catalogue that are recommended to the person.
  package func recommendations(limit: Int = 12) async throws -> ShowRecommendations {
    try memory.follow()
    guard catalogue.source != nil else {
      return ShowRecommendations(
        [], notice: "Recommendations need a catalogue: add the file of one.", credits: [])
    }
    let (record, audience, store) = (memory.record, audience, catalogue)
    let neighbours = await neighbours()
    let basis = basis(limit, neighbours?.revision)
    if let known = lastRecommendations, known.basis == basis { return known.shows }
    let own = person.flatMap { neighbours?.numbers[$0] }
    // The first recommendations from a large catalogue keep a processor busy for a second.
    let found = await Task.detached { () -> [RecommendedShow] in
      guard let (catalogue, alone) = store.recommender else { return [] }
      let recommender = neighbours?.recommender ?? alone
      // The catalogue doesn't tell how many people watch a show, so that is no reason.
      let best = recommender.recommendations(
        for: record, audience: audience, own: own, limit: limit * Self.considered)
      return best.filter { $0.reason != .popular }.prefix(limit)
        .map { RecommendedShow(catalogue[$0.item], $0) }
    }.value
    let shows = ShowRecommendations(
      found,
      notice: found.isEmpty
        ? "Rate some shows of the catalogue: then it can recommend others." : nil,
      credits: found.isEmpty ? [] : catalogue.credits)
    lastRecommendations = (basis, shows)
    return shows
  }

  /// How many recommendations are considered for each that is shown.
  private static let considered = 4

  /// All from which recommendations are computed. The same basis gives the same recommendations.
  struct RecommendationBasis: Hashable {
    let revision: Int
    let catalogue: FileStamp?
    let audience: Audience
    let limit: Int
    let neighbours: Int?
  }

  private func basis(_ limit: Int, _ neighbours: Int?) -> RecommendationBasis {
    RecommendationBasis(
      revision: memory.revision, catalogue: catalogue.stamp, audience: audience, limit: limit,
      neighbours: neighbours)
  }

  /// Returns the tastes of the other people; `nil` until they are read, in a class, or where nobody
  /// shows any.
  private func neighbours() async -> Neighbours.Known? {
    // The recommender of a large catalogue takes a second to make, and that must not wait here.
    guard !isInClass, let neighbours = library.neighbours, let made = catalogue.madeRecommender
    else { return nil }
    return await neighbours.current(made, of: catalogue.stamp)
  }

  /// Checks how recommendations would have done on the person's own last month.
  package func checkRecommendations() async throws -> RecommendationCheck.Outcome {
    try memory.follow()
    guard catalogue.source != nil else { throw WatchError.noCatalogue }
    let (record, audience, store) = (memory.record, audience, catalogue)
    return await Task.detached {
      guard let recommender = store.recommender?.recommender else {
        return .tooLittle(known: 0, added: 0)
      }
      return RecommendationCheck.outcome(for: record, recommender, audience: audience)
    }.value
  }
}
