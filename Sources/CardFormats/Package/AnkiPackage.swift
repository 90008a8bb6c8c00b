internal import ByteText
internal import Cards
internal import FoundationEssentials

/// An Anki package: a zip archive with a collection of cards, their sounds and pictures. All three kinds that Anki
/// has written are read.
///
/// Nothing that a stranger's package claims is believed: each part is read up to a limit, and names lead nowhere.
public final class AnkiPackage {
  /// The cards.
  public private(set) var collection = CardCollection()
  /// The names of the sounds and pictures of the cards, sorted.
  public private(set) var files: [String] = []

  private let archive: Archive
  private let kind: Kind
  /// The entries of the archive by the names that cards have for their files.
  private var entries: [String: String] = [:]

  private enum Kind: String, CaseIterable {
    // The newest first: a newer package has a dummy of the older ones, which asks to update.
    case latest = "collection.anki21b"
    case legacy2 = "collection.anki21"
    case legacy1 = "collection.anki2"

    var isCompressed: Bool { self == .latest }
  }

  /// The most bytes of the collection, of the list of files, and of one file.
  private static let (mostCollection, mostList, mostFile) = (400 << 20, 50 << 20, 100 << 20)

  /// Reads a package.
  ///
  /// - Throws: ``CardFileError``.
  public convenience init(_ bytes: [UInt8]) throws(CardFileError) {
    try self.init(try Archive(bytes))
  }

  /// Reads a package on the disk, part by part.
  ///
  /// - Throws: ``CardFileError``.
  public convenience init(path: String) throws(CardFileError) {
    try self.init(try Archive(path: path))
  }

  private init(_ archive: Archive) throws(CardFileError) {
    self.archive = archive
    let present = archive.places
    guard let kind = Kind.allCases.first(where: { present[$0.rawValue] != nil }) else {
      throw .noCollection
    }
    self.kind = kind
    try checkVersion()
    let media = try mediaNames()
    guard let packed = try archive.read(kind.rawValue, limit: Self.mostCollection) else {
      throw .noCollection
    }
    let part = "the collection"
    let plain =
      kind.isCompressed
      ? try Zstandard.decompressed(packed, limit: Self.mostCollection, part: part) : packed
    var reader = CollectionReader(
      try Database(reading: plain, part: part), safeNames: media.mapValues(\.safe))
    collection = try reader.read()
    guard collection.count > 0 else { throw .noCards }
    guard collection.count <= Deck.mostCards * 10 else { throw .tooManyCards(Deck.mostCards * 10) }
    var missing = 0
    for file in reader.files {
      if let (entry, safe) = media[file], archive.places[entry] != nil {
        entries[safe] = entry
      } else {
        missing += 1
      }
    }
    files = entries.keys.sorted()
    if missing > 0 { collection.losses[.missingFiles] = missing }
  }

  /// Returns the bytes of a sound or a picture.
  ///
  /// - Parameter name: one of ``files``.
  public func file(named name: String) throws(CardFileError) -> [UInt8] {
    guard let entry = entries[name], let packed = try archive.read(entry, limit: Self.mostFile)
    else { throw .broken(part: name) }
    guard kind.isCompressed else { return packed }
    return try Zstandard.decompressed(packed, limit: Self.mostFile, part: name)
  }

  /// The version that the newest kind of package has.
  private static let newestVersion = 3

  private func checkVersion() throws(CardFileError) {
    guard let meta = try archive.read("meta", limit: 1 << 16),
      let version = ProtocolBuffer.number(1, of: meta[...])
    else { return }
    guard version <= UInt64(Self.newestVersion) else { throw .newerPackage }
  }

  /// Returns the entries of the archive by the names of the files, and the names that cards have for them.
  private func mediaNames() throws(CardFileError) -> [String: (entry: String, safe: String)] {
    let part = "the list of its sounds and pictures"
    guard var list = try archive.read("media", limit: Self.mostList) else { return [:] }
    var names: [(entry: String, name: String)] = []
    if kind.isCompressed {
      list = try Zstandard.decompressed(list, limit: Self.mostList, part: part)
      for case (1, .bytes(let entry)) in ProtocolBuffer(list[...]) {
        names.append((String(names.count), ProtocolBuffer.text(1, of: entry) ?? ""))
      }
    } else if !list.isEmpty {
      guard let map = try? JSONDecoder().decode([String: String].self, from: Data(list)) else {
        throw .broken(part: part)
      }
      names = map.map { ($0.key, $0.value) }.sorted { $0.entry < $1.entry }
    }
    var found: [String: (entry: String, safe: String)] = [:]
    var taken: Set<String> = []
    for (entry, name) in names {
      guard !name.bytes.contains("/"), !name.bytes.contains("\\"), name != ".." else {
        throw .badFileName(name)
      }
      var safe = MediaName.safe(name)
      var number = 2
      while !taken.insert(safe).inserted {
        safe = MediaName.numbered(MediaName.safe(name), number)
        number += 1
      }
      found[name] = (entry, safe)
    }
    return found
  }
}
