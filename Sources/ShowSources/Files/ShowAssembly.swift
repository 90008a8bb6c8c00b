internal import Shows
internal import Tables

/// The findings of a reader of shows, in the order of the file. Rows about the same show become
/// one.
struct ShowAssembly {
  private(set) var rows: [ShowFile.Row] = []
  var report = FileReport<ShowRowReason>()
  /// The indices of the shows by their names in the file.
  private var indices: [String: Int] = [:]
  private var playCount = 0

  /// Adds a show with a row of its own.
  mutating func add(_ show: ImportedShow, line: Int, text: String) {
    guard let index = row(for: "row \(line) \(rows.count)", show: show.show, line: line, text: text)
    else { return }
    rows[index].show = show
    rows[index].show.plays = []
    add(show.plays, to: index, line: line, text: text)
  }

  /// Returns the index of the show with a name in the file, which becomes a new one if it has none
  /// yet; `nil` if the file has too many shows.
  mutating func row(
    for name: String, show: @autoclosure () -> Show, line: Int, text: @autoclosure () -> String
  ) -> Int? {
    if let index = indices[name] { return index }
    guard rows.count < ShowFile.mostShows else {
      leaveOut(line: line, text: text(), .fileFull(limit: ShowFile.mostShows))
      return nil
    }
    indices[name] = rows.count
    rows.append(ShowFile.Row(line: line, ImportedShow(show())))
    return rows.count - 1
  }

  /// Gives the show at an index one more name. A name that another show has remains with that one.
  mutating func name(_ index: Int, _ name: String) {
    indices[name] = indices[name] ?? index
  }

  /// The number of plays by the numbers and by the names of the episodes, in the order of the
  /// indices of the shows.
  var playCounts: [[EpisodeKey: Int]] {
    rows.map { row in
      row.show.plays.reduce(into: [:]) { counts, play in
        for key in [play.episode] + play.names.map({ .own($0) }) { counts[key, default: 0] += 1 }
      }
    }
  }

  /// Returns the number of different episodes of the show at an index.
  func episodeCount(at index: Int) -> Int { Set(rows[index].show.plays.map(\.episode)).count }

  /// Changes the show at an index.
  mutating func change(_ index: Int, _ change: (inout ImportedShow) -> Void) {
    change(&rows[index].show)
  }

  /// Adds plays to the show at an index. A show and a file have a bounded number of plays.
  mutating func add(
    _ plays: [ImportedShow.Play], to index: Int, line: Int, text: @autoclosure () -> String
  ) {
    let own = ShowFile.mostShowPlays - rows[index].show.plays.count
    let room = max(0, min(own, ShowFile.mostPlays - playCount))
    rows[index].show.plays += plays.prefix(room)
    playCount += min(plays.count, room)
    if plays.count > room {
      note(
        line: line, text: text(), .tooManyPlays(limit: ShowFile.mostShowPlays), isLeftOut: false)
    }
  }

  mutating func leaveOut(line: Int, text: String, _ reason: ShowRowReason) {
    note(line: line, text: text, reason, isLeftOut: true)
  }

  /// Notes that a row is read in another way than it is written.
  mutating func remark(line: Int, text: String, _ reason: ShowRowReason) {
    note(line: line, text: text, reason, isLeftOut: false)
  }

  private mutating func note(
    line: Int, text: String, _ reason: ShowRowReason, isLeftOut: Bool
  ) {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(300)))
    report.notes.add(RowNote(line: line, text: start, reason: reason, isLeftOut: isLeftOut))
  }
}
