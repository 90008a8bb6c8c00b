package import FoundationEssentials

/// A folder of the cache with bounds: a new file replaces the oldest ones where it finds no room.
package actor CacheFolder {
  private struct Entry {
    var size: Int
    var written: Date
  }

  private let path: String
  private let mostFiles: Int
  private let mostBytes: Int
  /// The files by name; `nil` before the folder was looked at.
  private var entries: [String: Entry]?
  /// The number of files that were kept since the folder was looked at.
  private var keptCount = 0

  /// The number of kept files after which the folder is looked at again, since another process may
  /// use it, too.
  private static let recount = 100

  /// - Parameters:
  ///   - mostFiles: the most files in the folder.
  ///   - mostBytes: the most bytes of all files.
  package init(path: String, mostFiles: Int, mostBytes: Int) {
    (self.path, self.mostFiles, self.mostBytes) = (path, mostFiles, mostBytes)
  }

  /// Returns the file with a name, whether it exists or not.
  package nonisolated func file(_ name: String) -> CacheFile { CacheFile(path: "\(path)/\(name)") }

  /// Keeps bytes under a name, if the folder may hold so many at all.
  package func keep(_ bytes: Data, as name: String) {
    guard bytes.count <= mostBytes, mostFiles > 0 else { return }
    var entries = entries ?? look()
    entries[name] = nil
    makeRoom(for: bytes.count, in: &entries)
    file(name).replace(with: bytes)
    entries[name] = Entry(size: bytes.count, written: .now)
    keptCount += 1
    self.entries = keptCount < Self.recount ? entries : nil
  }

  private func makeRoom(for size: Int, in entries: inout [String: Entry]) {
    var sum = entries.values.reduce(size) { $0 + $1.size }
    var count = entries.count + 1
    guard sum > mostBytes || count > mostFiles else { return }
    for (name, entry) in entries.sorted(by: { $0.value.written < $1.value.written }) {
      guard sum > mostBytes || count > mostFiles else { return }
      // A file that can't be removed is counted again later.
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
      entries[name] = nil
      (sum, count) = (sum - entry.size, count - 1)
    }
  }

  /// Returns the files of the folder. A folder that can't be read counts as empty.
  private func look() -> [String: Entry] {
    keptCount = 0
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var entries: [String: Entry] = [:]
    for name in names where name.utf8.first != UInt8(ascii: ".") {
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)"),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let size = attributes[.size] as? UInt64
      else { continue }
      let written = attributes[.modificationDate] as? Date
      entries[name] = Entry(size: Int(clamping: size), written: written ?? .distantPast)
    }
    return entries
  }
}
