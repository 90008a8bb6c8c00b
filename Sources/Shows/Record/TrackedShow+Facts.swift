extension TrackedShow {
  /// Takes in the facts that a service tells now. Plays that were kept by the number of their
  /// episode get the service's name of it, so that they follow the episode when it is renumbered.
  /// The status follows from the plays where it is beyond doubt: a person may have watched the last
  /// episode before the service knew that it was the last one.
  ///
  /// - Parameters:
  ///   - show: the facts. The names of the show that are known already stay.
  ///   - at: the instant at which they were told.
  ///   - name: the name of the step.
  public func learning(_ show: Show, at: Instant, step name: String) -> TrackedShow {
    var part = TrackedShow(id)
    var show = show
    show.add(ids: facts.ids)
    part.show = Timestamped(show, at: at, after: self.show)
    part.plays = joined(part).named()
    return settled(part, at: at, step: name)
  }

  /// Confirms that another name at a service is this show's.
  public func confirming(_ other: ServiceID) -> TrackedShow {
    var part = TrackedShow(id)
    if !ids.contains(other) { part.confirmedIDs = [other] }
    return part
  }

  /// Returns the plays that get a name from the episode to which they belong by its number.
  private func named() -> [String: Play] {
    let placement = placement
    var named: [String: Play] = [:]
    for (episode, plays) in zip(placement.episodes, placement.plays) {
      guard let name = episode.id else { continue }
      for play in plays where !play.allNames.contains(where: { $0.service == name.service }) {
        named[play.id] = play.named(name)
      }
    }
    return named
  }
}

extension TrackedShow {
  /// Rates the show; `nil` removes the rating.
  public func rating(_ rating: Rating?, at: Instant) -> TrackedShow {
    changing { $0.rating = Timestamped(rating, at: at, after: self.rating) }
  }

  /// Writes the review; an empty one is removed.
  public func reviewing(_ text: String, at: Instant) throws(TrackingError) -> TrackedShow {
    let text = try Self.checked(text)
    return changing { $0.review = Timestamped(text, at: at, after: self.review) }
  }

  /// Writes the note; an empty one is removed.
  public func noting(_ text: String, at: Instant) throws(TrackingError) -> TrackedShow {
    let text = try Self.checked(text)
    return changing { $0.note = Timestamped(text, at: at, after: self.note) }
  }

  /// Sets the tags.
  public func tagging(_ tags: [String], at: Instant) throws(TrackingError) -> TrackedShow {
    guard tags.count <= Self.mostTags else { throw .tooManyTags(limit: Self.mostTags) }
    for tag in tags where tag.isEmpty || tag.utf8.count > Self.longestTag {
      throw .badTag(tag, limit: Self.longestTag)
    }
    return changing { $0.tags = Timestamped(tags, at: at, after: self.tags) }
  }

  /// Shows the status, the rating and the review to friends, or hides them.
  public func showing(_ isShown: Bool, at: Instant) -> TrackedShow {
    changing { $0.isShown = Timestamped(isShown, at: at, after: self.isShown) }
  }

  private func changing(_ change: (inout TrackedShow) -> Void) -> TrackedShow {
    var part = TrackedShow(id)
    change(&part)
    return part
  }

  private static func checked(_ text: String) throws(TrackingError) -> String? {
    guard text.utf8.count <= longestText else { throw .tooLong(limit: longestText) }
    return text.isEmpty ? nil : text
  }
}
