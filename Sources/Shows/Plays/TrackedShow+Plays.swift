// Each of these steps returns the part of the record that changes. The part is empty where nothing
// changes, and the same where the same step arrives again.

extension TrackedShow {
  /// Watches episodes. An episode that was watched already gets no second play.
  ///
  /// - Parameters:
  ///   - episodes: episodes of the show.
  ///   - at: the instant at which they were watched; `nil` if nobody knows.
  ///   - name: the name of the step.
  public func watching(_ episodes: [Episode], at: Instant?, step name: String) -> TrackedShow {
    let placement = placement
    let new = episodes.filter { placement.plays(of: $0).isEmpty }
    return adding(new, at: at, step: name)
  }

  /// Watches episodes once more; the earlier plays stay.
  public func rewatching(_ episodes: [Episode], at: Instant?, step name: String) -> TrackedShow {
    adding(episodes, at: at, step: name)
  }

  /// Takes back all plays of episodes.
  public func unwatching(_ episodes: [Episode]) -> TrackedShow {
    let placement = placement
    return takingBack(episodes.flatMap { placement.plays(of: $0) }.map(\.id))
  }

  /// Takes back single plays. One that was taken back already stays so.
  ///
  /// - Parameter names: the names of plays; an unknown one is passed over.
  public func takingBack(_ names: some Sequence<String>) -> TrackedShow {
    var part = TrackedShow(id)
    for play in names.lazy.compactMap({ plays[$0] }) where play.isCounted {
      part.plays[play.id] = play.turned()
    }
    return part
  }

  private func adding(_ episodes: [Episode], at: Instant?, step name: String) -> TrackedShow {
    var part = TrackedShow(id)
    for episode in episodes {
      // The number is what a person reads in the file, and the name finds the episode again.
      let key = episode.numberKey ?? episode.key
      let play = Play(
        id: "\(name)/\(key)", episode: key, names: episode.id.map { [$0] } ?? [], at: at)
      if plays[play.id] == nil { part.plays[play.id] = play }
    }
    return settled(part, at: at, step: name)
  }
}

extension TrackedShow {
  /// Takes a step back: what it added is taken back, and what it took back is brought back. What
  /// another step has changed since stays as it is.
  ///
  /// - Parameter step: the part that the step of a person returned. What a service told
  ///   (``learning(_:at:step:)``) is no such step.
  public func undoing(_ step: TrackedShow) -> TrackedShow {
    var part = TrackedShow(id)
    for play in step.plays.values {
      guard let now = plays[play.id], now.turns == play.turns else { continue }
      part.plays[play.id] = now.turned()
    }
    let choices = step.history.choices.values.compactMap { choice -> StatusChoice? in
      guard let now = history.choices[choice.id], now.turns == choice.turns else { return nil }
      return now.turned()
    }
    part.history = StatusHistory(choices)
    return part
  }
}
