internal import ByteText
internal import Cards
internal import FoundationEssentials

/// The parts of an Anki package: the collection, and the sounds and pictures. It reads all three
/// kinds of packages that Anki has written.
///
/// It trusts nothing that a stranger's package claims: it reads each part up to a limit, and keeps
/// no name that leads to another folder.
final class PackageMedia {
  /// The entries of the archive by the names of their files in the package, with their names on
  /// cards.
  let names: [String: (entry: String, safe: String)]

  private let index: MediaIndex
  private let archive: Archive
  private let kind: Kind
  private let limits: PackageLimits
  /// The entries of the archive by their files' names on cards.
  private let entries: [String: String]

  private enum Kind: String, CaseIterable {
    // The newest comes first: a newer package also has an older part, a dummy that asks to update.
    case latest = "collection.anki21b"
    case legacy2 = "collection.anki21"
    case legacy1 = "collection.anki2"

    var isCompressed: Bool { self == .latest }
  }

  /// The most bytes of the list of files.
  private static let mostList = 50 << 20
  /// The version number of the newest kind of package.
  private static let newestVersion = 3

  init(_ archive: Archive, _ limits: PackageLimits) throws(CardFileError) {
    let present = archive.indexes
    guard let kind = Kind.allCases.first(where: { present[$0.rawValue] != nil }) else {
      throw .noCollection
    }
    (self.archive, self.kind, self.limits) = (archive, kind, limits)
    if let meta = try archive.read("meta", limit: 1 << 16),
      let version = ProtocolBuffer.number(1, of: meta[...]), version > UInt64(Self.newestVersion)
    {
      throw .newerPackage
    }
    names = try Self.names(in: archive, isCompressed: kind.isCompressed)
    index = MediaIndex(names.keys)
    entries = Dictionary(
      names.values.filter { present[$0.entry] != nil }.map { ($0.safe, $0.entry) }
    ) { first, _ in first }
  }

  /// Opens the collection.
  func database() throws(CardFileError) -> Database {
    let limit = limits.collection
    guard var bytes = try archive.read(kind.rawValue, limit: limit) else { throw .noCollection }
    let part = "the collection"
    if kind.isCompressed {
      bytes = try Zstandard.decompressed(bytes, limit: limit, part: part)
    }
    return try Database(reading: bytes, part: part)
  }

  /// Returns the name on cards for a file that the HTML of a card names; `nil` if the package
  /// doesn't list it.
  func cardName(ofFile name: String) -> String? {
    index.file(for: name).flatMap { names[$0]?.safe }
  }

  /// The names on cards that differ from the names in the package.
  var renamed: Set<String> {
    Set(names.filter { $0.key != $0.value.safe }.map { $0.value.safe })
  }

  /// Returns whether the package has a sound or a picture.
  ///
  /// - Parameter name: the name on cards.
  func hasFile(named name: String) -> Bool { entries[name] != nil }

  /// Returns the bytes of a sound or a picture.
  ///
  /// - Parameter name: the name on cards.
  func file(named name: String) throws(CardFileError) -> [UInt8] {
    guard let entry = entries[name], let packed = try archive.read(entry, limit: limits.file)
    else { throw .broken(part: name) }
    guard kind.isCompressed else { return packed }
    return try Zstandard.decompressed(packed, limit: limits.file, part: name)
  }

  /// Returns the entries of the archive by the names of the files, with the names on cards.
  private static func names(
    in archive: Archive, isCompressed: Bool
  ) throws(CardFileError) -> [String: (entry: String, safe: String)] {
    let part = "the list of its sounds and pictures"
    guard var list = try archive.read("media", limit: mostList) else { return [:] }
    var names: [(entry: String, name: String)] = []
    if isCompressed {
      list = try Zstandard.decompressed(list, limit: mostList, part: part)
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
    // The next number for each name that several files would have.
    var numbers: [String: Int] = [:]
    var taken: Set<String> = []
    for (entry, name) in names {
      // Only Windows takes a backslash for the end of a folder.
      let steps = name.bytes.split(separator: "\\")
      guard !name.bytes.contains("/"), steps.allSatisfy({ $0 != ".." }) else {
        throw .badFileName(name)
      }
      let wanted = MediaName.safe(name)
      var safe = wanted
      while !taken.insert(safe).inserted {
        let number = numbers[wanted, default: 2]
        safe = MediaName.numbered(wanted, number)
        numbers[wanted] = number + 1
      }
      found[name] = (entry, safe)
    }
    return found
  }
}
