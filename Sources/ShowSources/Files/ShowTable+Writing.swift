internal import Shows
internal import Tables

extension ShowTable {
  private static let columns: [ShowPart] = [
    .title, .year, .type, .ids, .episodes, .status, .rating, .tags, .note, .review, .episode,
    .episodeIDs, .watched,
  ]

  /// Returns tracked shows as a table that reads as the same shows and plays. The first row of a
  /// show has its facts, and each play has a row.
  static func write(_ shows: [TrackedShow]) -> String {
    CSV.text([columns.map(\.rawValue)] + shows.filter(\.isTracked).flatMap(rows))
  }

  private static func rows(_ tracked: TrackedShow) -> [[String]] {
    let show = tracked.facts
    let ids = show.ids + tracked.ids.subtracting(show.ids).sorted()
    let first: [ShowPart: String] = [
      .episodes: show.episodeCount.map(String.init) ?? "",
      .status: tracked.status?.rawValue ?? "",
      .rating: tracked.rating?.value?.description ?? "",
      .tags: (tracked.tags?.value ?? []).joined(separator: ", "),
      .note: tracked.note?.value ?? "", .review: tracked.review?.value ?? "",
    ]
    let each: [ShowPart: String] = [
      .title: show.title, .year: show.year.map(String.init) ?? "", .type: show.kind.rawValue,
      .ids: ids.map(\.description).joined(separator: " "),
    ]
    var plays: [[ShowPart: String]] = tracked.countedPlays.map { play in
      [
        .episode: play.episode.description,
        .episodeIDs: play.names.map(\.description).joined(separator: " "),
        .watched: play.at?.description ?? "yes",
      ]
    }
    // Nothing was watched: in a table of films the empty row would be a play.
    if plays.isEmpty { plays = [[.watched: "no"]] }
    return plays.enumerated().map { number, play in
      var row = each.merging(play) { $1 }
      if number == 0 { row.merge(first) { $1 } }
      return columns.map { row[$0] ?? "" }
    }
  }
}
