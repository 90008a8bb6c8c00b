internal import ByteText
internal import Shows
internal import Tables
internal import ZipFiles

/// The archive that TV Time gives its users, or one of the tables in it.
///
/// Its shows have the numbers of TheTVDB, and its times are in UTC. TV Time has kept the episodes
/// that were watched in one table after the other over the years, so no table has all of them.
enum TVTimeArchive {
  /// A table of the archive that tells of shows. The tables are read in this order, so that those
  /// that only name their shows come after those with numbers.
  enum Part: String, CaseIterable {
    /// Episodes watched, and the shows that are followed.
    case episodes = "tracking-prod-records-v2.csv"
    /// Films, and episodes of earlier years.
    case records = "tracking-prod-records.csv"
    /// The shows that are followed.
    case followed = "followed_tv_show.csv"
    /// Episodes watched, in the order of the years in which TV Time kept them.
    case seen = "seen_episode.csv"
    case seenAtSource = "seen_episode_source.csv"
    case seenAlone = "seen_episode_unitarian.csv"
    case seenLatest = "seen_episode_latest.csv"
    /// How often episodes were watched again.
    case rewatched = "rewatched_episode.csv"
    /// How many episodes of each show were watched.
    case counts = "user_tv_show_data.csv"

    /// - Parameter fileName: a name without folders; some programs add a number to it.
    init?(fileName: String) {
      let name = fileName.lowercased()
      // `show_seen_episode_latest.csv` has no numbers of episodes.
      let part = Part.allCases.first {
        name.bytes.hasSuffix($0.rawValue) && !name.bytes.hasSuffix("show_\($0.rawValue)")
      }
      guard let part else { return nil }
      self = part
    }
  }

  /// The most bytes of all tables.
  private static let mostBytes = 200 << 20

  /// Reads an archive or a table.
  static func read(
    _ bytes: [UInt8], fileName name: String, into assembly: inout ShowAssembly
  ) throws(ShowFileError) {
    guard bytes.starts(with: [0x50, 0x4B]) else {
      let file = name.bytes.split(separator: "/").last.map(String.init) ?? name
      guard let part = Part(fileName: file) else { throw .notFromTVTime }
      return try read(bytes, part, &assembly)
    }
    let archive = try ShowFileError.of { () throws(ZipError) in try ZipArchive(bytes) }
    var indices: [Part: Int] = [:]
    for (index, path) in archive.names.enumerated() {
      guard let file = path.bytes.split(separator: "/").last.map(String.init),
        let part = Part(fileName: file), indices[part] == nil
      else { continue }
      indices[part] = index
    }
    guard !indices.isEmpty else { throw .notFromTVTime }
    var left = mostBytes
    for part in Part.allCases {
      guard let index = indices[part] else { continue }
      let table = try ShowFileError.of { () throws(ZipError) in
        try archive.read(index, limit: left)
      }
      left -= table.count
      try read(table, part, &assembly)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ part: Part, _ assembly: inout ShowAssembly
  ) throws(ShowFileError) {
    let text: FileText
    do {
      text = try FileText(bytes)
    } catch {
      throw .badLine(error)
    }
    assembly.report.notes.add(text.notes.map { .row($0) })
    var rows = DelimitedText(text.bytes, separator: UInt8(ascii: ","))
    guard let header = rows.next() else { return }
    let columns = TVTimeRow.columns(header.fields)
    let earlier = part == .episodes ? [] : assembly.playCounts
    while let row = rows.next() {
      TVTimeRow(row, columns, earlier: earlier).add(to: &assembly, part)
    }
  }
}
