internal import Learner
internal import Scheduling
package import ShowSources
internal import Shows

/// The answers of services on the web. Tracked shows never wait for them.
extension WatchRoom {
  /// The name by which services divide their limits among the learners of a server.
  var asker: String { files.folders.data }

  /// Returns the shows that a person may mean, with those that services know.
  ///
  /// - Parameter text: the words of the title; an empty text for what airs this week.
  package func searchOnline(_ text: String) async throws -> ShowSearch {
    guard text.asPassage != nil else { return try await airingThisWeek() }
    let (answers, failures) = await library.search(text, for: asker)
    var search = try FoundShows(text, in: self)
    for answer in answers {
      search.add(answer.content)
      rememberPictures(of: answer.content)
    }
    search.add(credits: answers.filter { !$0.content.isEmpty }.map(\.service.credit))
    search.add(notices: failures.map(\.description) + answers.compactMap(\.note))
    return search.result
  }

  private func airingThisWeek() async throws -> ShowSearch {
    guard library.online != nil else {
      return ShowSearch([], notice: "Write a title: no service tells what airs.", credits: [])
    }
    let (answers, failures) = await library.airing(from: now().day, for: asker)
    var search = try FoundShows("", in: self)
    let now = instant
    for answer in answers {
      let coming = answer.content.filter { $0.episode?.airs.map { $0 > now } ?? true }
      search.add(coming.sorted { $0.airs < $1.airs })
      rememberPictures(of: coming.map(\.show))
    }
    search.add(credits: answers.filter { !$0.content.isEmpty }.map(\.service.credit))
    search.add(notices: failures.map(\.description) + answers.compactMap(\.note))
    return search.result
  }

  /// Returns a show with its episodes, also one that only a service knows.
  ///
  /// - Throws: ``WatchError``, `ShowServiceFailure`, `StorageError`.
  package func detail(_ text: String) async throws -> ShowDetail {
    ShowDetail(try await foundOnline(text))
  }

  /// Returns the show that a text means. A show that isn't tracked comes with all that its service
  /// tells, if it answers.
  func foundOnline(_ text: String) async throws -> TrackedShow {
    let (kept, failure) = keptShow(text)
    if let kept, kept.isTracked { return kept }
    guard let id = kept?.facts.askable ?? ServiceID(text), ShowService(of: id) != nil else {
      return try kept ?? { throw failure }()
    }
    guard let online = library.online else {
      return try kept ?? { throw WatchError.notAsked(text) }()
    }
    do throws(ShowServiceFailure) {
      return told(try await online.show(id, for: asker).content, of: kept)
    } catch {
      // The catalogue's facts are better than none.
      return try kept ?? { throw error }()
    }
  }

  /// Returns the show of the record or the catalogue that a text means, or the reason why there is
  /// none.
  private func keptShow(_ text: String) -> (show: TrackedShow?, failure: any Error) {
    do {
      return (try found(text), WatchError.noShow(text, near: []))
    } catch {
      return (nil, error)
    }
  }

  /// Returns an untracked show with the facts that a service tells.
  private func told(_ facts: Show, of kept: TrackedShow?) -> TrackedShow {
    guard let kept else { return TrackedShow(facts, at: instant) }
    // A show that was tracked before keeps its plays.
    guard memory.record.shows[kept.id] == nil else {
      return kept.joined(kept.learning(facts, at: instant, step: Self.newStep))
    }
    var facts = facts
    facts.add(ids: kept.facts.ids)
    return TrackedShow(facts, at: instant)
  }

  // MARK: News

  /// The seconds after which a service is asked again about a tracked show.
  private static let freshness = 6 * Instant.hour
  /// The most shows about which one call asks.
  private static let mostAsked = 200

  /// Asks services about the tracked shows that may have news: each at most every six hours, and
  /// when its next episode has come.
  ///
  /// - Returns: a sentence about a service that could not be asked; `nil` if all is well.
  @discardableResult
  package func refresh() async -> String? {
    guard !isRefreshing else { return nil }
    isRefreshing = true
    defer { isRefreshing = false }
    await chooseTip()
    guard let online = library.online else { return nil }
    // A record that can't be read is told by the step that needs it.
    guard let due = try? tracked().filter({ $0.mayHaveNews(at: instant, Self.freshness) }) else {
      return nil
    }
    let oldest = due.sorted {
      ($0.show?.at.seconds ?? 0, $0.id) < ($1.show?.at.seconds ?? 0, $1.id)
    }
    for show in oldest.prefix(Self.mostAsked) {
      guard let id = show.facts.askable ?? show.ids.sorted().first(where: \.isAskable) else {
        continue
      }
      do throws(ShowServiceFailure) {
        let answer = try await online.show(
          id, for: asker, newFor: show.hasAired(by: instant) ? 60 : Self.freshness)
        try? learn(answer.content, of: show.id, at: answer.at)
        if let note = answer.note { return note }
      } catch {
        // One show that the service has lost is no reason to leave the others.
        if error.kind == .unavailable { return error.description }
      }
    }
    return nil
  }

  /// Asks services as ``refresh()`` does, unless it did within the last minute: an open page comes
  /// every few seconds.
  package func refreshAtTimes() async {
    let now = instant
    if let lastRefresh, (0..<60).contains(now.seconds - lastRefresh.seconds) { return }
    lastRefresh = now
    await refresh()
  }

  /// Asks services as ``refresh()`` does, and returns after some time in any case.
  @discardableResult
  package func refresh(within limit: Duration) async -> String? {
    await withTaskGroup(of: String?.self) { group in
      group.addTask { await self.refresh() }
      group.addTask {
        // A sleep that is cancelled has come too late to count.
        try? await Task.sleep(for: limit)
        return nil
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? nil
    }
  }

  /// Takes in what a service tells of a tracked show.
  private func learn(_ facts: Show, of id: ServiceID, at told: Instant) throws {
    try memory.follow()
    guard let show = memory.record.shows[id] else { return }
    var part = show.learning(facts, at: told, step: Self.newStep)
    // The service can be asked again, so the journal keeps only what follows for the plays.
    var news = TrackedShow(id)
    news.show = part.show
    part.show = nil
    if !part.isEmpty { try keep(WatchRecord(part), .kept, step: Self.newStep) }
    memory.learn(WatchRecord(news))
    writeDocument()
  }

  // MARK: Pictures

  /// The most addresses of pictures that are remembered.
  private static let mostPictures = 500

  /// Remembers the pictures of shows that a search found, for the page that shows them.
  private func rememberPictures(of shows: [Show]) {
    if pictures.count > Self.mostPictures { pictures = [:] }
    for show in shows {
      if let picture = show.picture { pictures[show.ownID] = picture }
    }
  }

  /// Returns the picture of a show that is tracked, in the catalogue, or was found just now.
  ///
  /// - Throws: ``WatchError``, `ShowServiceFailure`.
  package func picture(of key: String) async throws -> ShowPicture {
    guard let id = ServiceID(key) else { throw WatchError.noShow(key, near: []) }
    try memory.follow()
    let show = memory.record.show(named: [id])
    let address = show?.facts.picture ?? pictures[id] ?? catalogue.show(id)?.picture
    guard let address, let online = library.online else {
      throw WatchError.noPicture(title: show?.facts.title ?? key)
    }
    let ids = show?.ids.sorted() ?? [id]
    let service = ids.lazy.compactMap { ShowService(of: $0) }.first ?? .jikan
    return try await online.picture(address, from: service, for: asker)
  }
}

extension ServiceID {
  /// Whether a service can be asked about the thing.
  fileprivate var isAskable: Bool { ShowService(of: self) != nil }
}

extension AiringShow {
  /// The second at which it airs; the largest number where that is unknown.
  fileprivate var airs: Int { episode?.airs?.seconds ?? .max }
}

extension TrackedShow {
  /// Whether an episode has come out since the facts were told.
  fileprivate func hasAired(by now: Instant) -> Bool {
    guard let told = show?.at else { return false }
    return facts.episodes.contains { $0.airs.map { $0 > told && $0 <= now } ?? false }
  }

  /// Whether a service may have news about the show.
  fileprivate func mayHaveNews(at now: Instant, _ freshness: Int) -> Bool {
    guard status != .dropped, facts.airing != .ended, let told = show?.at else { return false }
    guard ids.contains(where: \.isAskable) else { return false }
    return now.seconds - told.seconds >= freshness || hasAired(by: now)
  }
}
