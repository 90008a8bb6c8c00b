import Shows
import Tables
import TestSupport

@testable import ShowSources

func time(_ text: String) -> Instant { Instant(text) ?? Instant(seconds: 0) }

func named(_ text: String) -> ServiceID { ServiceID(text) ?? Show(title: text).ownID }

/// Reads a file.
func file(_ text: String, _ name: String = "list", _ choices: ReadingChoices = ReadingChoices())
  throws -> ShowFile
{
  try ShowFile(Array(text.utf8), fileName: name, choices: choices)
}

extension ShowFile {
  /// The report's remarks, such as `3- noTitle`.
  var remarks: String { report.notes.description }
}

/// A record of random shows, statuses and plays.
struct RecordMaker {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let titles = [
    "Cowboy Bebop", "進撃の巨人", "=SUM(A1)", "Tom & Jerry <3", "\"Quoted\", with comma", "Ärger",
    "]]> end", "Tab\tand space", "'Allo 'Allo!", "100", "-5", "Season 2", "a;b|c", "#1 Cheerleader",
  ]

  private mutating func text() -> String {
    let pieces = ["fine", "a, b", "\"", "line\nline", "<b>", "&amp;", "é", "=1", "'", ";", "進撃"]
    return (0..<Int.random(in: 1...5, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  /// Returns a record.
  ///
  /// - Parameter isSimple: whether all episodes are of one season and all plays are whole rounds,
  ///   as MyAnimeList counts them.
  mutating func record(isSimple: Bool) -> WatchRecord {
    var record = WatchRecord()
    for (number, title) in Self.titles.shuffled(using: &random).prefix(6).enumerated() {
      let kind = Show.Kind.allCases.randomElement(using: &random) ?? .season
      let count = kind == .film ? 1 : Int.random(in: 1...12, using: &random)
      let show = Show(
        ids: random.isTrue(chance: 0.7) ? [named("mal:\(number + 1)")] : [], title: title,
        kind: isSimple && kind == .series ? .season : kind,
        year: isSimple ? nil : 1990 + number, airing: .running, episodeCount: count)
      var tracked = TrackedShow(show, at: time("2026-01-01"))
      let status = WatchStatus.allCases.randomElement(using: &random) ?? .planned
      let episodes = tracked.facts.regularEpisodes
      let seen =
        isSimple && status == .completed
        ? episodes : Array(episodes.prefix(Int.random(in: 0...count, using: &random)))
      for round
        in 0..<Int.random(in: 1...(isSimple && status != .completed ? 1 : 3), using: &random)
      {
        let at: Instant? =
          isSimple ? nil : time("2026-01-0\(Int.random(in: 1...9, using: &random))T10:00:00Z")
        tracked.join(tracked.rewatching(seen, at: at, step: "step\(round)"))
      }
      tracked.join(tracked.choosing(status, at: time("2026-01-10"), step: "status"))
      let rating = Rating(points: Int.random(in: 1...10, using: &random))
      if random.isTrue(chance: 0.5) { tracked.join(tracked.rating(rating, at: time("2026-01-10"))) }
      if let part = try? tracked.noting(text(), at: time("2026-01-11")) { tracked.join(part) }
      if let part = try? tracked.tagging(["one", "two words"], at: time("2026-01-11")) {
        tracked.join(part)
      }
      record.join(WatchRecord(tracked))
    }
    return record
  }
}

/// A show as a file keeps it.
struct ShowInFile: Equatable, CustomStringConvertible {
  let title: String
  let status: WatchStatus?
  let rating: Int?
  let note: String?
  let tags: [String]
  let plays: [String]

  init(_ show: ImportedShow, withTimes: Bool = true) {
    (title, status, rating) = (show.show.title, show.status, show.rating?.value)
    (note, tags) = (show.note, show.tags)
    plays = show.plays.map { play in
      "\(play.episode) \(withTimes ? play.at?.description ?? "" : "")"
    }.sorted()
  }

  init(_ show: TrackedShow, withTimes: Bool = true) {
    (title, status) = (show.facts.title, show.status)
    (rating, note, tags) = (show.rating?.value?.value, show.note?.value, show.tags?.value ?? [])
    plays = show.countedPlays.map { play in
      "\(play.episode) \(withTimes ? play.at?.description ?? "" : "")"
    }.sorted()
  }

  var description: String {
    "\(title): \(status as Any) \(rating as Any) \(note as Any) \(tags) \(plays)"
  }
}
