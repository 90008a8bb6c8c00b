/// A show with all that a person has done with it and said of it.
///
/// A step, such as watching an episode, returns the part of the record that changes: a tracked show
/// with that part alone. ``join(_:)`` takes it in. The journal keeps the same part. So a replay of
/// the journal, the union of two computers and a step are one operation.
///
///     var tracked = TrackedShow(id)
///     tracked.join(tracked.watching(episodes, at: now, step: "page-7"))
public struct TrackedShow: Hashable, Sendable, Identifiable {
  /// The name by which the record keeps the show. It never changes.
  public let id: ServiceID
  /// The facts of the show, with the instant at which a service or a person told them.
  public var show: Timestamped<Show>?
  /// Further names of the show, which a person confirmed.
  public var confirmedIDs: Set<ServiceID> = []
  public var history = StatusHistory()
  /// The plays by their names, those that were taken back among them.
  public var plays: [String: Play] = [:]
  public var rating: Timestamped<Rating?>?
  /// The text for others.
  public var review: Timestamped<String?>?
  /// The text for oneself.
  public var note: Timestamped<String?>?
  public var tags: Timestamped<[String]>?
  /// Whether friends may see the status, the rating and the review.
  public var isShown: Timestamped<Bool>?
  /// The reminders by their episodes, those that were taken back among them.
  public var reminders: [EpisodeKey: EpisodeReminder] = [:]
  /// The news that the person has been told.
  public var told: Set<ShowNews.Subject> = []

  /// The most bytes of a review or a note, and of a tag.
  public static let (longestText, longestTag) = (100_000, 200)
  /// The most tags of a show.
  public static let mostTags = 100

  /// Makes an empty part of the record of a show.
  public init(_ id: ServiceID) { self.id = id }

  /// Makes the record of a show that nobody has tracked yet.
  ///
  /// - Parameter at: the instant at which the facts were told.
  public init(_ show: Show, at: Instant) {
    self.init(show.ownID)
    self.show = Timestamped(show, at: at)
  }
}

extension TrackedShow {
  /// The facts of the show. Without any, the title is the name in the record.
  public var facts: Show { show?.value ?? Show(ids: [id], title: id.id) }

  /// All names of the show.
  public var ids: Set<ServiceID> { confirmedIDs.union(facts.ids).union([id]) }

  public var status: WatchStatus? { history.status }

  /// Whether the show has a status.
  public var isTracked: Bool { status != nil }

  public var progress: Progress { Progress(facts, plays.values) }

  public var placement: Placement { Placement(facts, plays.values) }

  /// The plays that count, in the order of their time; those of an unknown time come first.
  public var countedPlays: [Play] {
    plays.values.filter(\.isCounted).sorted {
      ($0.at?.seconds ?? .min, $0.episode, $0.id) < ($1.at?.seconds ?? .min, $1.episode, $1.id)
    }
  }

  /// Whether nothing is kept but the name.
  public var isEmpty: Bool { self == TrackedShow(id) }
}

extension TrackedShow: Joinable {
  /// Takes in what another part of the record of the same show has.
  public mutating func join(_ other: TrackedShow) {
    show.join(other.show)
    confirmedIDs.formUnion(other.confirmedIDs)
    history.join(other.history)
    plays.join(other.plays)
    rating.join(other.rating)
    review.join(other.review)
    note.join(other.note)
    tags.join(other.tags)
    isShown.join(other.isShown)
    reminders.join(other.reminders)
    told.formUnion(other.told)
  }
}
