/// A change to what a person said of a show, or to its facts. Parts that are `nil` stay.
package struct ShowChange: Hashable, Sendable {
  /// The name of a status, or `none`.
  package var status: String?
  /// A rating, such as `8/10`, or `none`.
  package var rating: String?
  /// An empty text is removed.
  package var review, notes: String?
  package var tags: [String]?
  /// Whether friends may see the status, the rating and the review.
  package var isShown: Bool?
  package var facts = ShowDraft()

  package init() {}
}

extension WatchRoom {
  /// Makes the changes to a show, one after another. If one is refused, those before it stay.
  ///
  /// - Returns: the last step; without a change, the show as it is.
  package func change(_ name: String, _ change: ShowChange) throws -> WatchStep {
    var last: WatchStep?
    if !change.facts.isEmpty { last = try edit(name, change.facts) }
    // The title may be another one by now.
    let name = last?.show.show.key ?? name
    if let status = change.status { last = try choose(name, status) }
    if let rating = change.rating { last = try rate(name, rating) }
    if let review = change.review { last = try self.review(name, review) }
    if let notes = change.notes { last = try note(name, notes) }
    if let tags = change.tags { last = try tag(name, tags) }
    if let isShown = change.isShown { last = try show(name, toFriends: isShown) }
    return try last ?? WatchStep(.edited, try found(name))
  }
}
