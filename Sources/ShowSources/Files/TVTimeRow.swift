internal import ByteText
internal import Shows
internal import Tables
internal import Vocabulary

/// A row of a table of TV Time.
struct TVTimeRow {
  private let row: DelimitedText.Row
  private let columns: [String: Int]

  /// Returns the places of the columns by their names in small letters.
  static func columns(_ header: [String]) -> [String: Int] {
    var columns: [String: Int] = [:]
    for (index, name) in header.enumerated() {
      let name = (name.asPassage ?? "").lowercased()
      columns[name] = columns[name] ?? index
    }
    return columns
  }

  init(_ row: DelimitedText.Row, _ columns: [String: Int]) {
    (self.row, self.columns) = (row, columns)
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
    case .episodes:
      let key = self["key"] ?? ""
      if key.bytes.hasPrefix("user-series-") || key.isEmpty && self["ep_id"] == nil {
        addFollowed(to: &assembly)
      } else if key.isEmpty || key.bytes.contains("watch-episode-") {
        isTrue("is_unitary") ? addFilm(to: &assembly) : addEpisode(to: &assembly)
      }
    case .films:
      if self["movie_name"] != nil { addFilm(to: &assembly) }
    case .followed: addFollowed(to: &assembly)
    }
  }

  private func addEpisode(to assembly: inout ShowAssembly) {
    guard let place = series(in: &assembly) else { return }
    let season = self["season_number", "s_no"].flatMap { Int($0) }
    let number = self["episode_number", "ep_no"].flatMap { Int($0) }
    let names =
      self["ep_id", "episode_id"]
      .flatMap { ServiceID(ServiceID.Known.theTVDB, "e\($0)") }.map { [$0] } ?? []
    guard let season, let number, Episode.numbers.contains(season),
      Episode.numbers.contains(number)
    else {
      let text = "\(self["season_number", "s_no"] ?? "")x\(self["episode_number", "ep_no"] ?? "")"
      return assembly.leaveOut(line: row.line, text: row.text, .badEpisode(text))
    }
    let at = instant(in: &assembly)
    let key = EpisodeKey.numbered(season: isTrue("is_special") ? 0 : season, number: number)
    let play = ImportedShow.Play(key, names: names, at: at)
    assembly.add([play], to: place, line: row.line, text: row.text)
    assembly.change(place) { $0.status = max($0.status ?? .watching, .watching) }
  }

  private func addFollowed(to assembly: inout ShowAssembly) {
    guard let place = series(in: &assembly) else { return }
    let isStopped = isTrue("is_archived") || isTrue("archived") || self["active"] == "0"
    let status = isStopped ? WatchStatus.paused : .planned
    assembly.change(place) { $0.status = max($0.status ?? status, status) }
  }

  private func addFilm(to assembly: inout ShowAssembly) {
    guard let title = self["movie_name", "series_name"] else {
      return assembly.leaveOut(line: row.line, text: row.text, .noTitle)
    }
    let year = self["release_date"].flatMap { Int(String($0.prefix(4))) }
    let show = Self.show(title, ids: [], kind: .film, year: year)
    guard
      let place = assembly.row(
        for: "film \(show.title) \(show.year ?? 0)", show: show, line: row.line, text: row.text)
    else { return }
    // The type `towatch` is a film that is only planned, and `follow` one that is on a list.
    let type = self["type"] ?? "watch"
    guard type == "watch" || type == "rewatch" else {
      return assembly.change(place) { $0.status = max($0.status ?? .planned, .planned) }
    }
    let play = ImportedShow.Play(.numbered(season: 1, number: 1), at: instant(in: &assembly))
    assembly.add([play], to: place, line: row.line, text: row.text)
    assembly.change(place) { $0.status = .completed }
  }

  /// Returns the place of the row's series.
  private func series(in assembly: inout ShowAssembly) -> Int? {
    let ids =
      self["s_id", "tv_show_id"]
      .flatMap { ServiceID(ServiceID.Known.theTVDB, $0) }.map { [$0] } ?? []
    let name = self["series_name", "tv_show_name"]
    guard let title = name ?? ids.first?.description else {
      assembly.leaveOut(line: row.line, text: row.text, .noTitle)
      return nil
    }
    let show = Self.show(title, ids: ids, kind: .series, year: nil)
    let key = ids.first?.description ?? "series \(show.title) \(show.year ?? 0)"
    let place = assembly.row(for: key, show: show, line: row.line, text: row.text)
    // Some rows have no name of their show.
    if let place, name != nil { assembly.change(place) { $0.show.title = show.title } }
    return place
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
    guard let text = self["created_at", "watch_date", "updated_at"] else { return nil }
    if let instant = Instant(text) { return instant }
    if let seconds = Int(text), seconds > 0 { return Instant(seconds: seconds) }
    assembly.remark(line: row.line, text: row.text, .badTime(text))
    return nil
  }
}
