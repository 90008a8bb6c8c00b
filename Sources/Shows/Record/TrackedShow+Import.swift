internal import Vocabulary

extension TrackedShow {
  /// Takes in what a file says of the show. The same file a second time adds nothing.
  ///
  /// Plays are united: a play of the file that is kept already is not added. A status is never
  /// lowered. A rating or a text of the person's own stays, and tags are added.
  ///
  /// - Parameter at: the instant of the import.
  public func importing(_ imported: ImportedShow, at: Instant) -> TrackedShow {
    var part = TrackedShow(id)
    if show == nil { part.show = Timestamped(imported.show, at: at) }
    let facts = show?.value ?? imported.show
    part.confirmedIDs = Set(imported.show.ids).subtracting(facts.ids).subtracting(ids)
    part.plays = newPlays(of: imported, facts)
    // Without a status the show would not be tracked.
    let status = imported.status ?? .planned
    if self.status.map({ imported.status != nil && $0 < status }) ?? true {
      part.history = history.choosing(status, at: at, step: "import/\(status.rawValue)")
    }
    part = settled(part, at: at, step: "import/plays")
    if let rating = imported.rating, self.rating?.value == nil {
      part.rating = Timestamped(rating, at: at)
    }
    if let review = imported.review, self.review?.value == nil {
      part.review = Timestamped(review, at: at)
    }
    if let note = imported.note, self.note?.value == nil { part.note = Timestamped(note, at: at) }
    let own = tags?.value ?? []
    let united = Array((own + imported.tags).unique.prefix(Self.mostTags))
    if united.count > own.count { part.tags = Timestamped(united, at: at) }
    return part
  }

  /// Returns the plays of a file that are not kept yet, and those that get an instant from it.
  private func newPlays(of imported: ImportedShow, _ facts: Show) -> [String: Play] {
    guard !imported.plays.isEmpty else { return [:] }
    let show = facts.reaching(imported.plays.map(\.episode) + plays.values.map(\.episode))
    let counted = Placement(show, plays.values)
    let removed = plays.values.filter { play in
      !play.isCounted && play.id.utf8.starts(with: PlayUnion.prefix.utf8)
    }
    let takenBack = removed.isEmpty ? nil : Placement(show, removed.map { $0.turned() })
    var (unions, order) = ([String: PlayUnion](), [String]())
    for play in imported.plays {
      let name = counted.name(of: play)
      if unions[name] == nil {
        unions[name] = PlayUnion(
          name, counted: counted.plays(of: play), takenBack: takenBack?.plays(of: play) ?? [])
        order.append(name)
      }
      unions[name]?.add(play)
    }
    let new = order.flatMap { name in unions[name]?.new { plays[$0] != nil } ?? [] }
    return Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension Placement {
  /// Returns the index of an imported play's episode; `nil` if the show doesn't have it.
  private func index(of play: ImportedShow.Play) -> Int? {
    var episode = Episode(number: nil)
    if case .numbered(let season, let number) = play.episode {
      episode = Episode(season: season, number: number)
    } else if case .own(let id) = play.episode {
      episode.id = id
    }
    for name in play.names {
      episode.id = name
      if let index = index(of: episode) { return index }
    }
    return index(of: episode)
  }

  /// Returns a name of the episode of an imported play, the same for all plays of the episode.
  fileprivate func name(of play: ImportedShow.Play) -> String {
    let episode = index(of: play).map { episodes[$0] }
    return (episode?.numberKey ?? episode?.key ?? play.episode).description
  }

  /// Returns the kept plays of the episode of an imported play.
  fileprivate func plays(of play: ImportedShow.Play) -> [Play] {
    if let index = index(of: play) { return plays[index] }
    return unplaced.filter { $0.episode == play.episode }
  }
}
