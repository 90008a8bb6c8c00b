internal import Shows

extension MyAnimeListXML {
  /// Returns tracked shows as MyAnimeList's XML, with all elements that readers of it want. A show
  /// without a number there has the number 0.
  static func write(_ shows: [TrackedShow]) -> String {
    let rows = shows.filter(\.isTracked).map(element)
    let info = [
      ("user_id", "0"), ("user_name", ""), ("user_export_type", "1"),
      ("user_total_anime", String(rows.count)),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <myanimelist>
      \(block("myinfo", info))\(rows.joined())</myanimelist>

      """
  }

  private static func block(_ name: String, _ elements: [(String, String)]) -> String {
    let lines = elements.map { "    <\($0)>\(XMLEntities.encoded($1))</\($0)>\n" }
    return "  <\(name)>\n\(lines.joined())  </\(name)>\n"
  }

  private static func element(_ tracked: TrackedShow) -> String {
    let (show, progress) = (tracked.facts, tracked.progress)
    let plays = tracked.countedPlays
    let isCompleted = tracked.status == .completed
    let id = tracked.ids.filter { $0.service == ServiceID.Known.myAnimeList }.min()?.id ?? "0"
    let again = progress.rewatch
    let counts = counts(tracked)
    return block(
      "anime",
      [
        ("series_animedb_id", id), ("series_title", show.title), ("series_type", type(show.kind)),
        ("series_episodes", String(progress.total ?? 0)), ("my_id", "0"),
        ("my_watched_episodes", String(counts.once)),
        ("my_start_date", day(plays.compactMap(\.at).min())),
        ("my_finish_date", day(isCompleted ? plays.compactMap(\.at).max() : nil)),
        ("my_rated", ""), ("my_score", String(tracked.rating?.value?.value ?? 0)),
        ("my_storage", ""), ("my_storage_value", "0.00"), ("my_status", name(tracked.status)),
        ("my_comments", tracked.note?.value ?? ""),
        ("my_times_watched", String(isCompleted ? counts.again : 0)), ("my_rewatch_value", ""),
        ("my_priority", "LOW"), ("my_tags", (tracked.tags?.value ?? []).joined(separator: ", ")),
        ("my_rewatching", isCompleted && again?.next != nil ? "1" : "0"),
        ("my_rewatching_ep", String(isCompleted && again?.next != nil ? counts.last : 0)),
        ("my_discuss", "1"), ("my_sns", "default"), ("update_on_import", "1"),
      ])
  }

  /// Returns the numbers that the format has in place of plays.
  ///
  /// - Returns: the episodes watched at least once, how often all of these were watched again, and
  ///   the episodes watched once more than that.
  private static func counts(_ tracked: TrackedShow) -> (once: Int, again: Int, last: Int) {
    let placement = tracked.placement
    let counts = placement.regular.map { placement.plays[$0].count }.filter { $0 > 0 }
    let least = counts.min() ?? 0
    return (counts.count, max(0, least - 1), counts.count { $0 > least })
  }

  private static func type(_ kind: Show.Kind) -> String {
    switch kind {
    case .series, .season: "TV"
    case .film: "Movie"
    case .special: "Special"
    }
  }

  private static func name(_ status: WatchStatus?) -> String {
    switch status {
    case .watching: "Watching"
    case .completed: "Completed"
    case .paused: "On-Hold"
    case .dropped: "Dropped"
    case .planned, nil: "Plan to Watch"
    }
  }

  private static func day(_ instant: Instant?) -> String {
    instant.map { String($0.description.prefix(10)) } ?? "0000-00-00"
  }
}
