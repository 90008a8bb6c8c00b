internal import ByteText
internal import Shows

/// The steps with episodes. Each is in the journal before it returns; if it throws, nothing has
/// changed.
extension WatchRoom {
  /// Adds plays to episodes.
  ///
  /// - Parameters:
  ///   - name: the show, as the person names it.
  ///   - text: the episodes, as `EpisodeSelection` reads them, or the name of one; `nil` for the
  ///     next one.
  ///   - isAgain: whether episodes that have a play get another one.
  ///   - isUpTo: whether the regular episodes before the named one are watched, too.
  public func watch(
    _ name: String, _ text: String?, isAgain: Bool = false, isUpTo: Bool = false
  ) throws -> WatchStep {
    let tracked = try found(name)
    var episodes: [Episode]
    if let text {
      episodes = try outEpisodes(text, of: tracked)
      if isUpTo, let last = episodes.last { episodes = Self.upTo(last, in: tracked.facts) }
    } else {
      episodes = [try Self.next(of: tracked, isAgain: isAgain)]
    }
    let step = Self.newStep
    let part =
      isAgain
      ? tracked.rewatching(episodes, at: instant, step: step)
      : tracked.watching(episodes, at: instant, step: step)
    let written = Self.text(of: episodes, in: tracked)
    guard !part.plays.isEmpty else {
      throw WatchError.watchedAlready(written, title: tracked.facts.title)
    }
    return try take(
      part, of: tracked, isAgain ? .rewatched : .watched, episodes: written, step: step)
  }

  /// Takes back all plays of episodes.
  package func unwatch(_ name: String, _ text: String) throws -> WatchStep {
    let tracked = try found(name)
    let episodes = try Self.episodes(text, of: tracked)
    let part = tracked.unwatching(episodes)
    let written = Self.text(of: episodes, in: tracked)
    guard !part.plays.isEmpty else {
      throw WatchError.notWatched(written, title: tracked.facts.title)
    }
    return try take(part, of: tracked, .unwatched, episodes: written, step: Self.newStep)
  }

  /// Sets the reminder of a coming episode; `none` takes it back.
  ///
  /// - Parameter ahead: the time between the reminder and the episode: `hour`, `day` or `none`.
  package func remind(_ name: String, of text: String, _ ahead: String) throws -> WatchStep {
    let tracked = try found(name)
    guard let episode = try Self.episodes(text, of: tracked).first else {
      throw WatchError.noEpisode(text, title: tracked.facts.title)
    }
    let written = Self.text(of: [episode], in: tracked)
    let part: TrackedShow
    if ahead == "none" {
      part = tracked.notReminding(of: episode.key)
    } else {
      guard let time = EpisodeReminder.Ahead(rawValue: ahead) else {
        throw WatchError.badReminder(ahead)
      }
      guard let airs = episode.airs, airs > instant else {
        throw WatchError.nothingToRemind(written, title: tracked.facts.title)
      }
      part = tracked.reminding(of: episode, time)
    }
    return try take(
      part, of: tracked, .reminded, episodes: written, isRemoval: ahead == "none",
      step: Self.newStep)
  }

  // MARK: Helpers

  /// Returns the episodes that a text means. Of a whole season or show, these are the ones that
  /// have come out; an episode that is named counts whenever it comes.
  private func outEpisodes(_ text: String, of tracked: TrackedShow) throws -> [Episode] {
    let episodes = try Self.episodes(text, of: tracked)
    guard let selection = try? EpisodeSelection(text), selection.hasWholes else { return episodes }
    let now = instant
    let out = episodes.filter { $0.airs.map { $0 <= now } ?? true }
    guard !out.isEmpty || episodes.isEmpty else {
      throw WatchError.nothingOut(title: tracked.facts.title)
    }
    return out
  }

  /// Returns the episodes that a text means: several by their numbers, or one by its name.
  private static func episodes(_ text: String, of tracked: TrackedShow) throws -> [Episode] {
    let facts = tracked.reached
    if text.bytes.contains(":"), let key = EpisodeKey(text) {
      guard let episode = facts.episode(key) else {
        throw WatchError.noEpisode(text, title: facts.title)
      }
      return [episode]
    }
    // In a show whose episodes nobody knows, a number beyond the last play is one, too.
    return try EpisodeSelection(text).episodes(of: tracked.facts)
  }

  private static func next(of tracked: TrackedShow, isAgain: Bool) throws -> Episode {
    let board = EpisodeBoard(tracked)
    let first = board.placement.regularCount > 0 ? board.placement.episodes[0] : nil
    let next = isAgain ? board.progress.rewatch?.next ?? first : board.next(tracked.status)
    guard let next else {
      let skipped = board.progress.skipped
      throw WatchError.nothingNext(
        title: tracked.facts.title,
        skipped: skipped.isEmpty ? nil : EpisodeSelection.text(of: skipped, in: tracked.reached))
    }
    return next
  }

  private static func upTo(_ last: Episode, in show: Show) -> [Episode] {
    let before = show.hasKnownEpisodes ? show.episodes(upTo: last.key) : []
    guard before.isEmpty, !last.isSpecial, let number = last.number, number > 0 else {
      return before.isEmpty ? [last] : before
    }
    return (1...number).map { Episode(season: last.season, number: $0) }
  }

  /// Returns the names of episodes as a person writes them.
  static func text(of episodes: [Episode], in tracked: TrackedShow) -> String {
    let show = tracked.facts.reaching(
      episodes.map { $0.numberKey ?? $0.key } + tracked.countedPlays.map(\.episode))
    let text = EpisodeSelection.text(of: episodes, in: show)
    let named = episodes.filter { $0.number == nil }.map { $0.title ?? $0.key.description }
    return ([text].filter { !$0.isEmpty } + named).joined(separator: ", ")
  }
}
