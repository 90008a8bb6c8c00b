public import Shows

extension ShowFile {
  /// Returns a record as a file.
  ///
  /// CSV holds the plays, the status, the rating and the texts; MyAnimeList's XML has numbers in
  /// place of plays. Only the document holds everything.
  ///
  /// - Parameter format: any except ``ShowFileFormat/tvTime``, which nobody imports.
  /// - Returns: `nil` for a format that can't be written.
  /// - Throws: an error of the encoder, which no record causes.
  public static func text(of record: WatchRecord, as format: ShowFileFormat) throws -> String? {
    let shows = record.shows.values.map { ($0.facts.title, $0) }
      .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
    return switch format {
    case .myAnimeList: MyAnimeListXML.write(shows)
    case .csv: ShowTable.write(shows)
    case .document: try RecordDocument.write(record)
    case .tvTime: nil
    }
  }
}
