internal import Shows
internal import Vocabulary

extension MyAnimeListXML.Row {
  var title: String? { self["series_title"] }

  private var ids: [ServiceID] {
    let number = self["series_animedb_id"] ?? self["anime_id"]
    guard let number, let value = Int(number), value > 0 else { return [] }
    return ServiceID(ServiceID.Known.myAnimeList, String(value)).map { [$0] } ?? []
  }

  /// The show; `nil` if the row names none.
  var show: ImportedShow? {
    guard let title = title ?? ids.first?.description else { return nil }
    let count = number("series_episodes").flatMap { $0 > 0 ? $0 : nil }
    let facts = Show(ids: ids, title: title, kind: kind, episodeCount: count)
    var show = ImportedShow(facts, status: status)
    show.plays = plays(of: facts)
    show.rating = rating
    show.note = self["my_comments"]
    show.tags = (self["my_tags"] ?? "").utf8.split(separator: UInt8(ascii: ","))
      .compactMap { String(Substring($0)).asPassage }
    return show
  }

  private var kind: Show.Kind {
    switch self["series_type"]?.lowercased() {
    case "movie", "3": .film
    case "special", "ova", "music", "4", "2", "6", "tv special": .special
    default: .season
    }
  }

  private var status: WatchStatus? {
    isRewatching ? .completed : self["my_status"].flatMap { WatchStatus(named: $0) }
  }

  /// Whether the person watches the show again. Some programs have a status for it.
  private var isRewatching: Bool {
    let flag = self["my_rewatching"]?.lowercased() ?? ""
    let status = self["my_status"]?.lowercased() ?? ""
    return ["1", "yes", "true"].contains(flag) || ["rewatching", "re-watching"].contains(status)
  }

  private var rating: Rating? {
    guard let score = self["my_score"].flatMap({ Double($0) }), score > 0 else { return nil }
    return Rating(points: Int(min(max(score.rounded(), 1), 11)))
  }

  /// The rewatches that count, and the episodes.
  private static let (mostTimes, mostEpisodes) = (100, Show.mostEpisodes)

  /// Returns the plays: each episode once, and as often more as the show was watched again.
  ///
  /// The row has no times but the first and the last day. So only the play of the first and of the
  /// last episode has one.
  private func plays(of show: Show) -> [ImportedShow.Play] {
    let total = show.episodeCount ?? 0
    let seen = min(number("my_watched_episodes") ?? 0, Self.mostEpisodes)
    let watched = isRewatching || status == .completed ? max(seen, total) : seen
    let times = min(number("my_times_watched") ?? 0, Self.mostTimes)
    var plays: [ImportedShow.Play] = []
    func add(upTo last: Int, from start: Instant?, to end: Instant?) {
      guard last > 0 else { return }
      for number in 1...last {
        let at = number == last && end != nil ? end : number == 1 ? start : nil
        plays.append(.init(.numbered(season: 1, number: number), at: at))
      }
    }
    let isWhole = status == .completed
    add(upTo: watched, from: day("my_start_date"), to: isWhole ? day("my_finish_date") : nil)
    if isWhole { for _ in 0..<times { add(upTo: watched, from: nil, to: nil) } }
    if isRewatching {
      let again = number("my_rewatching_ep") ?? 0
      add(upTo: min(again > 0 ? again : seen < total ? seen : 0, watched), from: nil, to: nil)
    }
    return plays
  }

  /// Returns a day as its first second; `nil` for `0000-00-00` and for a day without a month.
  private func day(_ name: String) -> Instant? { self[name].flatMap { Instant(inFile: $0) } }

  /// The remarks about the values of the row that can't be read and are left out.
  var remarks: [ShowRowReason] {
    var remarks: [ShowRowReason] = []
    if let text = self["my_score"], rating == nil, Double(text) != 0 {
      remarks.append(.badRating(text))
    }
    if let text = self["my_status"], status == nil { remarks.append(.badStatus(text)) }
    for name in ["my_start_date", "my_finish_date"] {
      guard let text = self[name], day(name) == nil else { continue }
      if !text.utf8.starts(with: "0000".utf8) { remarks.append(.badTime(text)) }
    }
    return remarks
  }
}

extension WatchStatus {
  /// Returns the status that files give this name: a word in one of many forms, or the number that
  /// MyAnimeList has for it.
  init?(named name: String) {
    let letters = name.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)
    switch String(String.UnicodeScalarView(letters)) {
    case "watching", "currentlywatching", "current", "inprogress", "started", "active",
      "rewatching", "continuing", "uptodate":
      self = .watching
    case "completed", "complete", "watched", "finished", "seen", "done": self = .completed
    case "onhold", "paused", "hold", "stalled", "onpause": self = .paused
    case "dropped", "stopped", "abandoned", "stoppedwatching", "archived": self = .dropped
    case "plantowatch", "planned", "planning", "watchlist", "wanttowatch", "ptw", "towatch",
      "notstarted", "later", "forlater", "watchlater", "notstartedyet":
      self = .planned
    case "":
      switch Int(name) {
      case 1: self = .watching
      case 2: self = .completed
      case 3: self = .paused
      case 4: self = .dropped
      case 5, 6: self = .planned
      default: return nil
      }
    default: return nil
    }
  }
}
