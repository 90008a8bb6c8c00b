internal import ByteText
internal import Shows
internal import Tables
internal import Vocabulary

/// A row of a table of TV Time.
struct TVTimeRow {
  private let row: DelimitedText.Row
  private let columns: [String: Int]
  /// The plays of the tables before this one, by the indices of their shows.
  private let earlier: [[EpisodeKey: Int]]

  /// Returns the indices of the columns by their names in small letters.
  static func columns(_ header: [String]) -> [String: Int] {
    var columns: [String: Int] = [:]
    for (index, name) in header.enumerated() {
      let name = (name.asPassage ?? "").lowercased()
      columns[name] = columns[name] ?? index
    }
    return columns
  }

  init(
    _ row: DelimitedText.Row, _ columns: [String: Int], earlier: [[EpisodeKey: Int]]
  ) {
    (self.row, self.columns, self.earlier) = (row, columns, earlier)
  }

  /// Returns the first field with a text among those of some columns.
  private subscript(names: String...) -> String? {
    for name in names {
      guard let index = columns[name], row.fields.indices.contains(index),
        let text = row.fields[index].asPassage
      else { continue }
      return text
    }
    return nil
  }

  private func isTrue(_ name: String) -> Bool {
    ["1", "true", "yes"].contains(self[name]?.lowercased() ?? "")
  }

  /// Adds what the row tells. Rows of statistics tell nothing.
  func add(to assembly: inout ShowAssembly, _ part: TVTimeArchive.Part) {
    switch part {
    case .episodes: addRecord(to: &assembly)
    case .records: addOldRecord(to: &assembly)
    case .followed: addFollowed(to: &assembly)
    case .seen, .seenAtSource, .seenAlone, .seenLatest: addEpisode(to: &assembly)
    case .rewatched: addRewatches(to: &assembly)
    case .counts: addCount(to: &assembly)
    }
  }

  /// Adds a row of the newer table. Its key begins with its kind; a table that another program has
  /// shortened has no keys.
  private func addRecord(to assembly: inout ShowAssembly) {
    let key = self["key"] ?? ""
    let isEpisode =
      key.isEmpty
      ? self["episode_number", "ep_no", "ep_id"] != nil : key.bytes.contains("watch-episode-")
    if isEpisode {
      isTrue("is_unitary") ? addFilm(to: &assembly) : addEpisode(to: &assembly)
    } else if key.isEmpty || key.bytes.hasPrefix("user-series-") {
      addFollowed(to: &assembly)
    }
  }

  /// Adds a row of the older table, which has films and episodes.
  private func addOldRecord(to assembly: inout ShowAssembly) {
    if self["movie_name"] != nil { return addFilm(to: &assembly) }
    guard let type = self["type"] else { return }
    if type == "watch" || type == "rewatch", self["series_name", "series_id", "s_id"] != nil {
      addEpisode(to: &assembly)
    } else if type == "follow", self["series_name", "series_id", "s_id"] != nil {
      addFollowed(to: &assembly)
    }
  }

  /// Adds a play. An episode that an earlier table has is no play of its own.
  private func addEpisode(to assembly: inout ShowAssembly) {
    guard let index = series(in: &assembly), let key = episode(in: &assembly),
      plays(of: key, at: index) == 0
    else { return }
    let play = ImportedShow.Play(key, names: episodeNames, at: instant(in: &assembly))
    assembly.add([play], to: index, line: row.line, text: row.text)
    assembly.change(index) { $0.status = max($0.status ?? .watching, .watching) }
  }

  /// Adds the plays that the row counts and that no earlier table has. The time of the row is the
  /// one of the last play.
  private func addRewatches(to assembly: inout ShowAssembly) {
    guard let index = series(in: &assembly), let key = episode(in: &assembly) else { return }
    let again = self["cpt"].flatMap { Int($0) } ?? 1
    let missing = min(max(again, 0), Self.mostRewatches) + 1 - plays(of: key, at: index)
    guard missing > 0 else { return }
    var plays = [ImportedShow.Play](repeating: .init(key, names: episodeNames), count: missing)
    plays[missing - 1] = .init(
      key, names: episodeNames, at: instant(in: &assembly, of: "updated_at", "created_at"))
    assembly.add(plays, to: index, line: row.line, text: row.text)
    assembly.change(index) { $0.status = max($0.status ?? .watching, .watching) }
  }

  /// The most rewatches of an episode that count.
  private static let mostRewatches = 100

  /// Adds a show with the number of its episodes that were watched, and says how many of these no
  /// table has.
  private func addCount(to assembly: inout ShowAssembly) {
    let told = self["nb_episodes_seen"].flatMap { Int($0) } ?? 0
    guard told > 0 || self["is_followed"] != "0", let index = series(in: &assembly) else { return }
    let status = told > 0 ? WatchStatus.watching : .planned
    assembly.change(index) { $0.status = max($0.status ?? status, status) }
    let found = assembly.episodeCount(at: index)
    if told > found {
      assembly.remark(
        line: row.line, text: row.text, .missingEpisodes(told: told, found: found))
    }
  }

  private func addFollowed(to assembly: inout ShowAssembly) {
    guard let index = series(in: &assembly) else { return }
    let isStopped = isTrue("is_archived") || isTrue("archived") || self["active"] == "0"
    let status = isStopped ? WatchStatus.paused : .planned
    assembly.change(index) { $0.status = max($0.status ?? status, status) }
  }

  /// Returns the number of plays in earlier tables. A special may have another number there, but
  /// it has the same name.
  private func plays(of key: EpisodeKey, at index: Int) -> Int {
    guard earlier.indices.contains(index) else { return 0 }
    let keys = episodeNames.map { EpisodeKey.own($0) } + [key]
    return keys.lazy.compactMap { earlier[index][$0] }.first ?? 0
  }

  /// Returns the number of the episode; `nil` and a remark for a row without one.
  private func episode(in assembly: inout ShowAssembly) -> EpisodeKey? {
    let seasonText = self["season_number", "episode_season_number", "s_no"]
    let numberText = self["episode_number", "ep_no"]
    guard let season = seasonText.flatMap({ Int($0) }),
      let number = numberText.flatMap({ Int($0) }),
      Episode.numbers.contains(season), Episode.numbers.contains(number)
    else {
      let text = "\(seasonText ?? "")x\(numberText ?? "")"
      assembly.leaveOut(line: row.line, text: row.text, .badEpisode(text))
      return nil
    }
    return .numbered(season: isTrue("is_special") ? 0 : season, number: number)
  }

  private var episodeNames: [ServiceID] {
    self["ep_id", "episode_id"].flatMap { ServiceID(ServiceID.Known.theTVDB, "e\($0)") }
      .map { [$0] } ?? []
  }

  private func addFilm(to assembly: inout ShowAssembly) {
    guard let title = self["movie_name", "series_name"] else {
      return assembly.leaveOut(line: row.line, text: row.text, .noTitle)
    }
    let year = self["release_date"].flatMap { Int(String($0.prefix(4))) }
    let show = Self.show(title, ids: [], kind: .film, year: year)
    guard
      let index = assembly.row(
        for: "film \(show.title) \(show.year ?? 0)", show: show, line: row.line, text: row.text)
    else { return }
    // The type `towatch` is a film that is only planned, and `follow` one that is on a list.
    let type = self["type"] ?? "watch"
    guard type == "watch" || type == "rewatch" else {
      return assembly.change(index) { $0.status = max($0.status ?? .planned, .planned) }
    }
    let play = ImportedShow.Play(.numbered(season: 1, number: 1), at: instant(in: &assembly))
    assembly.add([play], to: index, line: row.line, text: row.text)
    assembly.change(index) { $0.status = .completed }
  }

  /// Returns the index of the row's series.
  private func series(in assembly: inout ShowAssembly) -> Int? {
    let ids =
      self["s_id", "series_id", "tv_show_id"]
      .flatMap { ServiceID(ServiceID.Known.theTVDB, $0) }.map { [$0] } ?? []
    let name = self["series_name", "tv_show_name"]
    guard let title = name ?? ids.first?.description else {
      assembly.leaveOut(line: row.line, text: row.text, .noTitle)
      return nil
    }
    let show = Self.show(title, ids: ids, kind: .series, year: nil)
    let byName = "series \(show.title) \(show.year ?? 0)"
    let index = assembly.row(
      for: ids.first?.description ?? byName, show: show, line: row.line, text: row.text)
    // Some rows have no name of their show, and some have nothing else.
    if let index, name != nil {
      assembly.change(index) {
        ($0.show.title, $0.show.year) = (show.title, show.year ?? $0.show.year)
      }
      assembly.name(index, byName)
    }
    return index
  }

  /// Returns a show whose title may end with its year: `Doctor Who (2005)`.
  private static func show(
    _ title: String, ids: [ServiceID], kind: Show.Kind, year: Int?
  ) -> Show {
    guard let ofTitle = TitleKey(title).year else {
      return Show(ids: ids, title: title, kind: kind, year: year)
    }
    let bare = String(decoding: title.utf8.dropLast(6), as: UTF8.self).asPassage
    return Show(ids: ids, title: bare ?? title, kind: kind, year: year ?? ofTitle)
  }

  /// Returns the time of the play; `nil` and a remark for one that can't be read.
  private func instant(in assembly: inout ShowAssembly) -> Instant? {
    instant(in: &assembly, of: "created_at", "watch_date", "updated_at")
  }

  private func instant(in assembly: inout ShowAssembly, of names: String...) -> Instant? {
    guard let text = names.lazy.compactMap({ self[$0] }).first else { return nil }
    if let instant = Instant(inFile: text) { return instant }
    assembly.remark(line: row.line, text: row.text, .badTime(text))
    return nil
  }
}
