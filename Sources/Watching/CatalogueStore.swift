internal import FoundationEssentials
package import ShowSources
internal import Shows
internal import Storage
internal import Threads

/// The catalogue of shows of this computer, which all its learners search without a network.
///
/// It is made of the file of a database that a person has downloaded, and of the pages on which a
/// service lists its shows. The cache keeps it in a form that is read fast. Another version of the
/// program makes it again of the same file and pages.
public final class CatalogueStore: Sendable {
  /// The facts about the file from which the catalogue was made.
  package struct Source: Hashable, Sendable, Codable {
    /// The path of the file; `nil` without a file.
    package let path: String?
    /// The number of shows in the file.
    package let shows: Int
    /// The number of its entries that could not be read.
    package let leftOut: Int
    /// The number of shows on the service's pages.
    package let paged: Int
  }

  private struct Opened: Sendable {
    let stamp: FileStamp
    let source: Source
    /// The catalogue; `nil` if another version of the program made it, and the file is gone.
    let catalogue: Catalogue?
  }

  private struct Recommending: Sendable {
    let stamp: FileStamp
    let recommender: Recommender
  }

  private let path: String
  private let pages: ServicePages
  private let recommending = Guarded<Recommending?>(nil)
  private let opened = Guarded<Opened?>(nil)

  /// - Parameter folder: the folder of files that can be made again.
  public init(in folder: String) {
    path = "\(folder)/shows/catalogue"
    pages = ServicePages(in: "\(folder)/shows/tvmaze")
  }

  /// The credits that the licences of the catalogue's sources ask for.
  package var credits: [ShowCredit] {
    guard let source else { return [] }
    return (source.shows > 0 ? [AnimeDatabase.credit] : [])
      + (source.paged > 0 ? [ShowService.tvmaze.credit] : [])
  }

  // MARK: Reading

  /// The facts about the file; `nil` without a catalogue.
  package var source: Source? { current?.source }

  /// The sentence about a catalogue that can't be searched; `nil` if nothing is to be said.
  var notice: String? {
    guard let current else { return "There is no catalogue, so only your own shows were searched." }
    return current.catalogue == nil
      ? "The catalogue is of another version of VocalVocab: add its file again." : nil
  }

  /// Returns the shows that a person may mean, the likeliest first.
  func search(_ text: String, limit: Int) -> [Show] {
    guard let catalogue = current?.catalogue else { return [] }
    return catalogue.search(text, limit: limit).map { catalogue[$0] }
  }

  /// Returns the show with a name; `nil` if the catalogue lacks it.
  func show(_ id: ServiceID) -> Show? {
    guard let catalogue = current?.catalogue else { return nil }
    return catalogue.index(of: id).map { catalogue[$0] }
  }

  /// The catalogue; `nil` if there is none.
  var catalogue: Catalogue? { current?.catalogue }

  /// The stamp of the catalogue, which changes with it; `nil` without one.
  var stamp: FileStamp? { FileStamp(of: path) }

  /// The catalogue with its recommender, which is made at the first call; `nil` without one.
  var recommender: (catalogue: Catalogue, recommender: Recommender)? {
    guard let current, let catalogue = current.catalogue else { return nil }
    return recommending.withLock { made in
      if let made, made.stamp == current.stamp { return (catalogue, made.recommender) }
      let recommender = Recommender(RecommendationIndex(catalogue))
      made = Recommending(stamp: current.stamp, recommender: recommender)
      return (catalogue, recommender)
    }
  }

  /// The recommender of the catalogue; `nil` until somebody has asked for recommendations.
  var madeRecommender: Recommender? {
    guard let stamp = current?.stamp else { return nil }
    return recommending.withLock { made in made?.stamp == stamp ? made?.recommender : nil }
  }

  /// The catalogue as it is on the disk now.
  private var current: Opened? {
    guard let stamp = FileStamp(of: path) else { return nil }
    return opened.withLock { opened in
      if let opened, opened.stamp == stamp { return opened }
      opened = read(stamp)
      return opened
    }
  }

  private func read(_ stamp: FileStamp) -> Opened? {
    guard let bytes = try? FileSystem.read(path, most: Self.mostBytes), bytes.count > 8 else {
      return nil
    }
    let size = bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    guard size <= UInt64(bytes.count - 8) else { return nil }
    let head = bytes[8..<(8 + Int(size))]
    guard let source = try? JSONDecoder().decode(Source.self, from: Data(head)) else { return nil }
    if let catalogue = Catalogue(bytes: Array(bytes[head.endIndex...])) {
      return Opened(stamp: stamp, source: source, catalogue: catalogue)
    }
    // Another version of the program wrote it.
    if let (catalogue, source) = try? make(ofFileAt: source.path) {
      // A disk that refuses it costs the time of the next start only.
      try? write(catalogue, source)
      return Opened(stamp: FileStamp(of: path) ?? stamp, source: source, catalogue: catalogue)
    }
    return Opened(stamp: stamp, source: source, catalogue: nil)
  }

  /// The most bytes of the catalogue in the cache.
  private static let mostBytes = 1 << 30

  // MARK: Changing

  /// Makes the catalogue of a database's file, in place of the one before.
  ///
  /// - Parameter path: the path of the file.
  /// - Throws: `ShowFileError`, `StorageError`; the catalogue is then as it was.
  package func add(_ path: String) throws -> Source {
    // Another version of the program looks for it from anywhere.
    let isWhole = path.utf8.first == UInt8(ascii: "/")
    let folder = FileManager.default.currentDirectoryPath
    let (catalogue, source) = try make(ofFileAt: isWhole ? path : "\(folder)/\(path)")
    try write(catalogue, source)
    return source
  }

  /// Reads all shows that TVmaze lists, page by page, into the catalogue. A reading that was
  /// stopped goes on where it was.
  ///
  /// - Parameter progress: a closure that gets the number of pages so far.
  /// - Throws: `ShowServiceFailure`, `StorageError`; the catalogue is then as it was, and the pages
  ///   so far are kept.
  package func readPages(
    of services: ShowServices, progress: (Int) -> Void
  ) async throws -> Source {
    // Since the last reading, the last page may have got more shows.
    var number = max(0, pages.count - 1)
    while number < ServicePages.most,
      let shows = try await services.online.page(number, of: .tvmaze)
    {
      try pages.keep(shows, as: number)
      number += 1
      progress(number)
    }
    let (catalogue, source) = try make(ofFileAt: source?.path)
    try write(catalogue, source)
    return source
  }

  /// Removes the catalogue.
  ///
  /// - Throws: ``WatchError/noCatalogue``, `StorageError`.
  package func remove() throws {
    guard try FileWriter().remove(path) else { throw WatchError.noCatalogue }
    pages.remove()
  }

  /// Makes the catalogue of a file and of the pages.
  private func make(
    ofFileAt path: String?
  ) throws -> (catalogue: Catalogue, source: Source) {
    let database = try path.map { try AnimeDatabase(try InputFile.bytes(at: $0)) }
    let paged = pages.shows()
    guard database != nil || !paged.isEmpty else { throw WatchError.noCatalogue }
    return (
      Catalogue((database?.shows ?? []) + paged),
      Source(
        path: path, shows: database?.shows.count ?? 0, leftOut: database?.leftOut ?? 0,
        paged: paged.count)
    )
  }

  private func write(_ catalogue: Catalogue, _ source: Source) throws {
    let head = try JSONEncoder().encode(source)
    var bytes: [UInt8] = []
    withUnsafeBytes(of: UInt64(head.count)) { bytes.append(contentsOf: $0) }
    bytes += head
    bytes += catalogue.bytes
    try FileSystem.makeFolder(FileSystem.folder(of: path))
    try FileWriter().replace(path, with: bytes, isSynced: false)
  }
}
