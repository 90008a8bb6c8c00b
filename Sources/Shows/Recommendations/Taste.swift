/// The likes and dislikes of a person, as the record of the person shows them.
public struct Taste: Sendable {
  /// A show of the record, and how much the person likes it.
  struct Liking: Sendable {
    let id: ServiceID
    let title: String
    let rating: Rating?
    /// 1 for a show that the person has watched, more for a better one, and less than 0 for one
    /// that the person dropped.
    let weight: Double
    /// The weight beside other shows with the same features: that a person watches the next season
    /// says little of them.
    var featureWeight: Double
    /// The number of dislikes of its features that the show is worth.
    var dislike: Double { min(1, max(0, -2 * weight)) }
    /// The show's index in the catalogue; `nil` for a show that it lacks.
    let item: Int?
    let features: [UInt32]
  }

  /// The shows in the order of their names, so that sums are the same in each run.
  let likings: [Liking]
  /// The items of all shows that the person has ever tracked, rated or watched.
  let known: Set<Int>

  init(_ likings: [Liking], known: Set<Int>) { (self.likings, self.known) = (likings, known) }

  /// Reads the taste of a person.
  ///
  /// - Parameter onlyShown: whether only the shows count that the person shows to friends.
  public init(_ record: WatchRecord, _ index: RecommendationIndex, onlyShown: Bool = false) {
    let scale = RatingScale(record.shows.values.compactMap { $0.rating?.value })
    let shows = record.shows.values.filter { !onlyShown || $0.isShown?.value == true }
    var (likings, known) = ([Liking](), Set<Int>())
    for tracked in shows.sorted(by: { $0.id < $1.id }) where tracked.wasTouched {
      let show = tracked.facts
      let ids = [tracked.id] + show.ids + tracked.confirmedIDs.sorted()
      let item = index.item(of: show, named: ids)
      if let item { known.insert(item) }
      guard let weight = tracked.weight(on: scale) else { continue }
      let features = item.map { Array(index.lists[$0]) } ?? index.numbers(of: show)
      likings.append(
        Liking(
          id: tracked.id, title: show.title, rating: tracked.rating?.value, weight: weight,
          featureWeight: weight, item: item, features: features))
    }
    let liked = Set(likings.filter { $0.weight > 0 }.compactMap(\.item))
    for number in likings.indices where likings[number].weight > 0 {
      guard let item = likings[number].item else { continue }
      let relatives = index.relatives[item].count { liked.contains(Int($0)) }
      likings[number].featureWeight /= Double(1 + relatives)
    }
    self.init(likings, known: known)
  }

  /// Returns the taste without some of the shows.
  ///
  /// - Parameter isLeftOut: whether the show with a number is left out.
  func without(_ isLeftOut: (Int) -> Bool) -> Taste {
    let kept = likings.indices.filter { !isLeftOut($0) }.map { likings[$0] }
    return Taste(kept, known: Set(kept.compactMap(\.item)))
  }
}
