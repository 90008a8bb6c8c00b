internal import ByteText
internal import Shows

/// The steps of a person with whole shows. Each is in the journal before it returns; if it throws,
/// nothing has changed.
extension WatchRoom {
  /// Tracks a show that is added by hand.
  ///
  /// - Parameter status: the name of a status; `nil` for a planned show.
  package func add(_ draft: ShowDraft, status: String? = nil) throws -> WatchStep {
    let facts = try draft.facts(changing: nil)
    try memory.follow()
    let old = memory.record.show(named: [facts.ownID])
    guard let old else { return try track(TrackedShow(facts, at: instant), status) }
    var now = old
    now.show = .init(facts, at: instant)
    return try track(now, status)
  }

  /// Tracks a show that a search found.
  ///
  /// - Parameters:
  ///   - key: the name of the show.
  ///   - status: the name of a status; `nil` for a planned show.
  /// - Throws: ``WatchError``, `ShowServiceFailure`, `StorageError`; nothing has then changed.
  package func add(found key: String, status: String? = nil) async throws -> WatchStep {
    let show = try await foundOnline(key)
    // While the service answered, another page may have tracked it.
    try memory.follow()
    return try track(memory.record.show(named: [show.id])?.joined(show) ?? show, status)
  }

  private func track(_ show: TrackedShow, _ status: String?) throws -> WatchStep {
    let status = try status.map(WatchStatus.init(named:)) ?? .planned
    guard !show.isTracked else {
      throw WatchError.alreadyTracked(title: show.titleWithYear)
    }
    let step = Self.newStep
    var part = show.choosing(status ?? .planned, at: instant, step: step)
    part.show = show.show
    // Episodes that are over already when a show is added are no news.
    part.told.formUnion(show.knownAtStart)
    return try take(part, of: show, .chosen, step: step)
  }

  /// Changes the facts of a show.
  package func edit(_ name: String, _ draft: ShowDraft) throws -> WatchStep {
    let tracked = try found(name)
    let facts = try draft.facts(changing: tracked.facts)
    let step = Self.newStep
    let part = tracked.learning(facts, at: instant, step: step)
    return try take(part, of: tracked, .edited, step: step)
  }

  /// Sets the status.
  ///
  /// - Parameter text: the name of a status, or `none` to track the show no more.
  package func choose(_ name: String, _ text: String) throws -> WatchStep {
    let status = try WatchStatus(named: text)
    let tracked = try found(name)
    let step = Self.newStep
    let part = status.map { tracked.choosing($0, at: instant, step: step) } ?? tracked.untracking()
    return try take(part, of: tracked, .chosen, step: step)
  }

  /// Sets the rating, such as `8`, `8/10` or `4.5*`; `none` removes it.
  package func rate(_ name: String, _ text: String) throws -> WatchStep {
    let rating = try Rating(typed: text)
    let tracked = try found(name)
    return try take(tracked.rating(rating, at: instant), of: tracked, .rated)
  }

  /// Sets the person's own review; an empty text removes it.
  package func review(_ name: String, _ text: String) throws -> WatchStep {
    let tracked = try found(name)
    return try take(
      try tracked.reviewing(text, at: instant), of: tracked, .reviewed, isRemoval: text.isEmpty)
  }

  /// Sets the notes; an empty text removes them.
  package func note(_ name: String, _ text: String) throws -> WatchStep {
    let tracked = try found(name)
    return try take(
      try tracked.noting(text, at: instant), of: tracked, .noted, isRemoval: text.isEmpty)
  }

  /// Sets the person's own tags.
  package func tag(_ name: String, _ tags: [String]) throws -> WatchStep {
    let tracked = try found(name)
    let tags = tags.compactMap(\.asPassage).unique
    return try take(
      try tracked.tagging(tags, at: instant), of: tracked, .tagged, isRemoval: tags.isEmpty)
  }

  /// Shows the status, the rating and the review to friends, or hides them.
  package func show(_ name: String, toFriends isShown: Bool) throws -> WatchStep {
    let tracked = try found(name)
    return try take(
      tracked.showing(isShown, at: instant), of: tracked, .shown, isRemoval: !isShown)
  }

  // MARK: Helpers

  /// Keeps the part of a show's record that a step changes.
  func take(
    _ part: TrackedShow, of tracked: TrackedShow, _ event: WatchLine.Event,
    episodes: String? = nil, isRemoval: Bool = false, step: String = newStep
  ) throws -> WatchStep {
    var part = part
    // The journal alone must tell which show the record's name is.
    if memory.record.shows[part.id]?.show == nil, part.show == nil { part.show = tracked.show }
    try keep(WatchRecord(part), event, step: step)
    let now = memory.record.shows[part.id] ?? tracked
    return WatchStep(event, now, episodes: episodes, isRemoval: isRemoval)
  }
}

extension Rating {
  /// Reads a rating as a person types it: `8` and `8/10` are points, `4.5*` and `4.5/5` are stars;
  /// `nil` for `none`.
  ///
  /// - Throws: ``WatchError/badRating(_:)``.
  init?(typed text: String) throws(WatchError) {
    let typed = text.lowercased().bytes.replacing("½", with: ".5")
    if typed == "none" { return nil }
    let stars = ["*", "★"].lazy.compactMap { typed.bytes.dropping(suffix: $0) }.first
    let points = typed.bytes.dropping(suffix: ".0").map { String($0) }
    guard let rating = Rating(stars.map { "\($0)/5" } ?? points ?? typed) else {
      throw .badRating(text)
    }
    self = rating
  }
}
