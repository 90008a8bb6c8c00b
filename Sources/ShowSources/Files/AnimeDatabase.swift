internal import FoundationEssentials
public import Shows

/// The file of the anime-offline-database: a JSON document, or a line of JSON for each show.
///
/// Its licence (ODbL) lets a person use the file and asks that it is named.
public struct AnimeDatabase: Sendable {
  /// The shows that could be read.
  public let shows: [Show]
  /// The number of entries that could not be read.
  public let leftOut: Int

  /// The credit that must be shown beside what the file tells.
  public static let credit = ShowCredit(
    name: "anime-offline-database",
    address: "https://github.com/manami-project/anime-offline-database",
    licence: ShowCredit.Licence(
      name: "ODbL 1.0", address: "https://opendatacommons.org/licenses/odbl/1-0/"))

  /// The most bytes of the file.
  public static let mostBytes = 300 << 20

  /// Reads the file.
  ///
  /// - Throws: ``ShowFileError``.
  public init(_ bytes: [UInt8]) throws(ShowFileError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge(limit: Self.mostBytes) }
    var (shows, leftOut) = ([Show](), 0)
    let decoder = JSONDecoder()
    for entry in JSONObjects(bytes) {
      guard shows.count < Catalogue.mostEntries else { throw .tooLarge(limit: Self.mostBytes) }
      do {
        let entry = try decoder.decode(AnimeEntry.self, from: Data(bytes[entry]))
        if let show = entry.show { shows.append(show) } else { leftOut += 1 }
      } catch {
        leftOut += 1
      }
    }
    guard !shows.isEmpty else { throw leftOut > 0 ? .noShows : .noDatabase }
    (self.shows, self.leftOut) = (shows, leftOut)
  }
}
