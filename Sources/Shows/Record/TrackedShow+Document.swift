/// A tracked show in the document, which a person reads and edits.
///
/// A person may change the status or a text there, add a play with its episode alone, and remove
/// what is no more than an explanation: `choices`, `set`, `turns`.
extension TrackedShow: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, status, rating, review, note, tags, isShown, plays, choices, set, reminders, told
    case confirmedIDs, show
  }

  /// The instants at which the values were set.
  private struct SetAt: Codable {
    var show, rating, review, note, tags, isShown: Instant?

    var isEmpty: Bool {
      [show, rating, review, note, tags, isShown].allSatisfy { $0 == nil }
    }
  }

  /// The instant of a value that was written by hand without one.
  private static let unknown = Instant(seconds: 0)

  /// Reads a show. Only the name, or else the facts, are necessary.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let facts: Show? = try values.optional(.show)
    let name: ServiceID? = try values.optional(.id)
    guard let name = name ?? facts?.ownID else {
      throw DecodingError.keyNotFound(
        CodingKeys.id, .init(codingPath: decoder.codingPath, debugDescription: "No show is named."))
    }
    self.init(name)
    let set: SetAt = try values.optional(.set) ?? SetAt()
    func timestamped<Value>(_ value: Value?, _ at: Instant?) -> Timestamped<Value>? {
      value.map { Timestamped($0, at: at ?? Self.unknown) }
    }
    // A value that was removed keeps the instant of that, so that it doesn't come back.
    func timestampedOrRemoved<Value>(_ value: Value?, _ at: Instant?) -> Timestamped<Value?>? {
      value == nil && at == nil ? nil : Timestamped(value, at: at ?? Self.unknown)
    }
    show = timestamped(facts, set.show)
    rating = timestampedOrRemoved(try values.optional(.rating), set.rating)
    review = timestampedOrRemoved(try values.optional(.review), set.review)
    note = timestampedOrRemoved(try values.optional(.note), set.note)
    let labels: [String]? = try values.optional(.tags)
    tags = timestamped(labels ?? (set.tags == nil ? nil : []), set.tags)
    isShown = timestamped(try values.optional(.isShown), set.isShown)
    confirmedIDs = Set(try values.list(.confirmedIDs) as [ServiceID])
    told = Set(try values.list(.told) as [ShowNews.Subject])
    for play in try values.list(.plays) as [Play] { plays.join([play.id: play]) }
    for reminder in try values.list(.reminders) as [EpisodeReminder] {
      reminders.join([reminder.episode: reminder])
    }
    history = Self.history(try values.list(.choices), try values.optional(.status))
  }

  /// Returns the history of choices, with one more if a person has written another status.
  private static func history(
    _ choices: [StatusChoice], _ written: WatchStatus?
  ) -> StatusHistory {
    var history = StatusHistory(choices)
    guard let written, written != history.status else { return history }
    let names = history.inForce.map(\.id).joined(separator: "+")
    let name = "written/\(written.rawValue)" + (names.isEmpty ? "" : " after \(names)")
    history.join(history.choosing(written, at: nil, step: String(name.prefix(500))))
    return history
  }

  /// Writes the show: first what a person looks for, and the facts last.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encodeIfPresent(status, forKey: .status)
    try values.encodeIfPresent(rating?.value, forKey: .rating)
    try values.encodeIfPresent(review?.value, forKey: .review)
    try values.encodeIfPresent(note?.value, forKey: .note)
    try values.encode(list: tags?.value ?? [], .tags)
    try values.encodeIfPresent(isShown?.value, forKey: .isShown)
    let ordered = plays.values.sorted {
      ($0.at?.seconds ?? .min, $0.episode, $0.id) < ($1.at?.seconds ?? .min, $1.episode, $1.id)
    }
    try values.encode(list: ordered, .plays)
    try values.encode(list: history.choices.values.sorted { $0.id < $1.id }, .choices)
    let set = SetAt(
      show: show?.at, rating: rating?.at, review: review?.at, note: note?.at, tags: tags?.at,
      isShown: isShown?.at)
    if !set.isEmpty { try values.encode(set, forKey: .set) }
    try values.encode(list: reminders.values.sorted { $0.episode < $1.episode }, .reminders)
    try values.encode(list: told.sorted(), .told)
    try values.encode(list: confirmedIDs.sorted(), .confirmedIDs)
    try values.encodeIfPresent(show?.value, forKey: .show)
  }
}
