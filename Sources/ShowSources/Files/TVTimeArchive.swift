internal import ByteText
internal import Shows
internal import Tables

/// The archive that TV Time gives its users, or one of the tables in it.
///
/// Its shows have the numbers of TheTVDB, and its times are in UTC.
enum TVTimeArchive {
  /// A table of the archive that tells of shows.
  enum Part: String, CaseIterable {
    /// Episodes watched, and the shows that are followed.
    case episodes = "tracking-prod-records-v2.csv"
    /// Films.
    case films = "tracking-prod-records.csv"
    /// The shows that are followed.
    case followed = "followed_tv_show.csv"

    /// - Parameter fileName: a name without folders; some programs add a number to it.
    init?(fileName: String) {
      let name = fileName.lowercased()
      let part = Part.allCases.first { name.bytes.hasSuffix($0.rawValue) }
      guard let part else { return nil }
      self = part
    }
  }

  /// The most bytes of a table.
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
    let archive = try ZipArchive(bytes)
    var places: [Part: Int] = [:]
    for (index, path) in archive.names.enumerated() {
      guard let file = path.bytes.split(separator: "/").last.map(String.init),
        let part = Part(fileName: file), places[part] == nil
      else { continue }
      places[part] = index
    }
    guard !places.isEmpty else { throw .notFromTVTime }
    var left = mostBytes
    for part in Part.allCases {
      guard let index = places[part] else { continue }
      let table = try archive.read(index, limit: left)
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
    while let row = rows.next() {
      TVTimeRow(row, columns).add(to: &assembly, part)
    }
  }
}
