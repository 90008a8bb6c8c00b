internal import FoundationEssentials
internal import ShowSources
internal import Shows
internal import Storage
internal import Threads

/// The catalogue of shows of this computer, which all its learners search without a network.
///
/// It is made of the file of a database that a person has downloaded. The cache keeps it in a form
/// that is read fast. Another version of the program makes it again of the same file.
package final class CatalogueStore: Sendable {
  /// What is known of the catalogue's file.
  package struct Source: Hashable, Sendable, Codable {
    /// The path of the file.
    package let path: String
    /// The number of shows in it.
    package let shows: Int
    /// The number of its entries that could not be read.
    package let leftOut: Int
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
  private let recommending = Guarded<Recommending?>(nil)
  private let opened = Guarded<Opened?>(nil)

  /// - Parameter folder: the folder of files that can be made again.
  package init(in folder: String) { path = "\(folder)/shows/catalogue" }

  /// The credit that the database's licence asks for.
  package static let credit = "Titles: anime-offline-database, ODbL 1.0."

  // MARK: Reading

  /// What is known of the file; `nil` without a catalogue.
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
    return catalogue.place(of: id).map { catalogue[$0] }
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
    let file = try? InputFile.bytes(at: source.path)
    if let made = file.flatMap({ try? Self.make($0, source.path) }) {
      // A disk that refuses it costs the time of the next start only.
      try? write(made.catalogue, made.source)
      return Opened(
        stamp: FileStamp(of: path) ?? stamp, source: made.source, catalogue: made.catalogue)
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
    let (catalogue, source) = try Self.make(try InputFile.bytes(at: path), path)
    try write(catalogue, source)
    return source
  }

  /// Removes the catalogue.
  ///
  /// - Throws: ``WatchError/noCatalogue``, `StorageError`.
  package func remove() throws {
    guard try FileWriter().remove(path) else { throw WatchError.noCatalogue }
  }

  private static func make(
    _ bytes: [UInt8], _ path: String
  ) throws(ShowFileError) -> (catalogue: Catalogue, source: Source) {
    let database = try AnimeDatabase(bytes)
    return (
      Catalogue(database.shows),
      Source(path: path, shows: database.shows.count, leftOut: database.leftOut)
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
