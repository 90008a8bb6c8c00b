internal import ByteText
package import Learner
package import ShowSources
package import Shows

/// A show that a search found.
package struct FoundShow: Hashable, Sendable, Encodable {
  /// The name by which the show can be tracked.
  package let key: String
  package let title: String
  /// Another title, if it is the one that was found.
  @OrNull package private(set) var otherTitle: String?
  package let kind: Show.Kind
  @OrNull package private(set) var year: Int?
  /// The status; `nil` for a show that is not tracked.
  @OrNull package private(set) var status: WatchStatus?
  /// Whether the show has a picture.
  package let hasPicture: Bool
  /// The instant at which its next episode is first shown; `nil` if nobody knows.
  @OrNull package private(set) var airs: Instant?
  /// Whether only the day is known on which it is shown.
  package let isDayOnly: Bool

  /// - Parameters:
  ///   - text: what was searched.
  ///   - tracked: the record of the show; `nil` if there is none.
  ///   - episode: the episode that comes next, if it is known.
  init(_ facts: Show, tracked: TrackedShow?, for text: String, airs episode: Episode? = nil) {
    key = (tracked?.id ?? facts.ownID).description
    (title, kind, year) = (facts.title, facts.kind, facts.year)
    status = tracked?.status
    hasPicture = facts.picture != nil
    (airs, isDayOnly) = (episode?.airs, episode?.isDayOnly ?? false)
    let words = text.foldedTitle.bytes.split(separator: " ").map { String($0) }
    let isInTitle = words.allSatisfy { facts.title.foldedTitle.bytes.contains($0) }
    let other = facts.otherTitles.first { other in
      words.allSatisfy { other.foldedTitle.bytes.contains($0) }
    }
    otherTitle = isInTitle ? nil : other
  }

  /// The title with the year, which tells shows of one title from each other.
  package var titleWithYear: String { year.map { "\(title) (\($0))" } ?? title }
}

/// The shows that a search found.
package struct ShowSearch: Hashable, Sendable, Encodable {
  package let found: [FoundShow]
  /// A sentence about what was not searched; `nil` if nothing is to be said.
  @OrNull package private(set) var notice: String?
  /// The sources of shows that are not tracked, which their licences ask to name.
  package let credits: [ShowCredit]

  init(_ found: [FoundShow], notice: String?, credits: [ShowCredit]) {
    (self.found, self.credits) = (found, credits)
    self.notice = notice
  }
}
