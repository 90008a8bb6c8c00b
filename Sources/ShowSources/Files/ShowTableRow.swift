internal import Shows
internal import Tables
internal import Vocabulary

/// A row of a table of shows.
struct ShowTableRow {
  private let row: Table<ShowPart>.Row
  private let table: Table<ShowPart>
  private let scale: RatingScale

  init(_ row: Table<ShowPart>.Row, of table: Table<ShowPart>, _ scale: RatingScale) {
    (self.row, self.table, self.scale) = (row, table, scale)
  }

  /// Returns the text of a part, without space around it; `nil` for an empty one.
  private subscript(part: ShowPart) -> String? { raw(part)?.asPassage }

  /// Returns the text of a part as it is written.
  private func raw(_ part: ShowPart) -> String? {
    table.fields(part, of: row).first.map(CSV.restored)
  }

  private func number(_ part: ShowPart) -> Int? {
    self[part].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Adds the show or the play that the row tells.
  func add(to assembly: inout ShowAssembly) {
    if let fault = row.fault {
      return assembly.leaveOut(line: row.line, text: row.text, .row(fault))
    }
    guard let facts else { return assembly.leaveOut(line: row.line, text: row.text, .noTitle) }
    for remark in row.remarks {
      assembly.remark(line: row.line, text: row.text, .row(remark))
    }
    let plays: [ImportedShow.Play]
    do throws(Refusal) {
      plays = try self.plays(of: facts, &assembly)
    } catch {
      return assembly.leaveOut(line: row.line, text: row.text, error.reason)
    }
    let name =
      facts.ids.first?.description
      ?? "\(facts.title)\n\(facts.year ?? 0)\n\(facts.kind == .film)"
    guard let index = assembly.row(for: name, show: facts, line: row.line, text: row.text) else {
      return
    }
    let rating = rating(&assembly)
    var status = status(&assembly)
    if status == nil, plays.isEmpty, facts.kind != .film, self[.watched] != nil, isWatched {
      status = .watching
      assembly.remark(line: row.line, text: row.text, .watchedWithoutEpisodes)
    }
    assembly.change(index) { show in
      show.status = status ?? show.status
      show.rating = rating ?? show.rating
      show.note = raw(.note) ?? show.note
      show.review = raw(.review) ?? show.review
      show.tags = (show.tags + tags).unique
      show.show.add(ids: facts.ids)
    }
    assembly.add(plays, to: index, line: row.line, text: row.text)
  }

  // MARK: Facts

  private var facts: Show? {
    let ids = ids
    guard let title = self[.title] ?? ids.first?.description else { return nil }
    return Show(
      ids: ids, title: title, kind: kind, year: year, episodeCount: number(.episodes))
  }

  private var ids: [ServiceID] {
    let listed = (self[.ids] ?? "").utf8.split(separator: UInt8(ascii: " "))
      .compactMap { ServiceID(String(Substring($0))) }
    let single = ShowPart.services.compactMap { part in
      self[part].flatMap { Int($0) == 0 ? nil : ServiceID(part.rawValue, $0) }
    }
    return (listed + single).unique
  }

  private var kind: Show.Kind {
    guard let type = self[.type]?.lowercased() else { return .series }
    if let kind = Show.Kind(rawValue: type) { return kind }
    switch type {
    case "movie", "tv movie", "tvmovie": return .film
    case "ova", "ona", "music", "tv special": return .special
    case "anime": return .season
    default: return .series
    }
  }

  /// The year, which may be the start of a date.
  private var year: Int? {
    self[.year].flatMap { Int(String(decoding: $0.utf8.prefix(4), as: UTF8.self)) }
      .flatMap { (1850...2200).contains($0) ? $0 : nil }
  }

  private var tags: [String] {
    (self[.tags] ?? "").utf8.split(separator: UInt8(ascii: ","))
      .compactMap { String(Substring($0)).asPassage }
  }

  private func status(_ assembly: inout ShowAssembly) -> WatchStatus? {
    guard let text = self[.status] else { return nil }
    if let status = WatchStatus(named: text) { return status }
    assembly.remark(line: row.line, text: row.text, .badStatus(text))
    return nil
  }

  private func rating(_ assembly: inout ShowAssembly) -> Rating? {
    guard let text = self[.rating], !RatingScale.isNone(text) else { return nil }
    if let rating = scale.rating(text) { return rating }
    assembly.remark(line: row.line, text: row.text, .badRating(text))
    return nil
  }

  // MARK: Plays

  /// A reason to leave the row out.
  private struct Refusal: Error {
    let reason: ShowRowReason
  }

  /// Returns the plays of the row: those of its episodes, or else of the first ones up to its
  /// progress, or else of a film.
  private func plays(
    of show: Show, _ assembly: inout ShowAssembly
  ) throws(Refusal) -> [ImportedShow.Play] {
    guard isWatched else { return [] }
    let at = instant(&assembly)
    let count = 1 + min(number(.times) ?? 0, 100)
    var keys: [EpisodeKey] = []
    if let text = self[.episode] {
      keys = try episodes(text)
    } else if let progress = number(.progress) {
      let last = min(progress, Show.mostEpisodes)
      keys = last > 0 ? (1...last).map { .numbered(season: 1, number: $0) } : []
    } else if show.kind == .film, table.columns[.watched] == nil || self[.watched] != nil {
      // A list of films that were watched needs no column for it.
      let isPlanned = self[.status].flatMap { WatchStatus(named: $0) } == .planned
      keys = isPlanned ? [] : [.numbered(season: 1, number: 1)]
    }
    let names = (self[.episodeIDs] ?? "").utf8.split(separator: UInt8(ascii: " "))
      .compactMap { ServiceID(String(Substring($0))) }
    let isOne = keys.count == 1
    return keys.flatMap { key in
      Array(
        repeating: ImportedShow.Play(
          key, names: isOne ? names : [], at: self[.episode] != nil || isOne ? at : nil),
        count: self[.episode] == nil ? count : 1)
    }
  }

  /// Returns the episodes that the row names.
  private func episodes(_ text: String) throws(Refusal) -> [EpisodeKey] {
    if let key = EpisodeKey(text) { return [key] }
    let selection: EpisodeSelection
    do {
      selection = try EpisodeSelection(text)
    } catch {
      throw Refusal(reason: .badEpisode(text))
    }
    guard let keys = selection.keys(inSeason: number(.season) ?? 1) else {
      throw Refusal(reason: .badEpisode(text))
    }
    return keys
  }

  /// Whether the row doesn't say that nothing was watched.
  private var isWatched: Bool {
    !["no", "false", "0", "nein", "non"].contains(self[.watched]?.lowercased() ?? "")
  }

  private func instant(_ assembly: inout ShowAssembly) -> Instant? {
    guard let text = self[.watched] else { return nil }
    if let instant = Instant(inFile: text) { return instant }
    if !["yes", "true", "1", "ja", "oui"].contains(text.lowercased()) {
      assembly.remark(line: row.line, text: row.text, .badTime(text))
    }
    return nil
  }
}
