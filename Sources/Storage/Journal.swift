internal import FoundationEssentials
internal import Glibc

/// The append-only record of every try: one JSON object a line, synced before anyone is told.
struct Journal: Sendable {
  let path: String
  let lock: Lock

  /// Appends an entry and waits until the disk has it. What could not be written whole is taken
  /// back.
  func append(_ entry: JournalEntry) throws(StorageError) {
    try append([entry])
  }

  func append(_ entries: [JournalEntry]) throws(StorageError) {
    var bytes: [UInt8] = []
    for entry in entries { bytes += try encode(entry) }
    try lock.held { () throws(StorageError) in
      let isNew = access(path, F_OK) != 0
      let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
      defer { close(file) }
      let end = try endOfWholeLines(file)
      do throws(StorageError) {
        try FileSystem.write(bytes, to: file, path: path)
        guard fsync(file) == 0 else {
          throw .cannotWrite(path: path, reason: FileSystem.reason)
        }
      } catch {
        ftruncate(file, end)
        throw error
      }
      if isNew { try FileSystem.syncFolder(of: path) }
    }
  }

  /// All entries, oldest first.
  ///
  /// A torn last line, which a power cut leaves behind, is cut off. If other lines can't be read,
  /// the file is moved aside as it is, and a new one keeps those that can.
  ///
  /// - Parameter setAside: told the new name of a file that was moved.
  func entries(setAside: (String) -> Void) throws(StorageError) -> [JournalEntry] {
    try lock.held { () throws(StorageError) in
      guard var bytes = try FileSystem.read(path) else { return [] }
      if let last = bytes.last, last != newline {
        let end = bytes.lastIndex(of: newline).map { $0 + 1 } ?? 0
        bytes.removeLast(bytes.count - end)
        guard truncate(path, end) == 0 else {
          throw .cannotWrite(path: path, reason: FileSystem.reason)
        }
      }
      if let entries = decodeAll(bytes) { return entries }
      var entries: [JournalEntry] = []
      var readable: [UInt8] = []
      for line in bytes.split(separator: newline) {
        guard let entry = try decode(line) else { continue }
        entries.append(entry)
        readable += line + [newline]
      }
      setAside(try FileSystem.setAside(path))
      try FileSystem.replace(path, with: readable)
      return entries
    }
  }

  /// Cuts off what another process left half written.
  ///
  /// - Returns: the size after it.
  private func endOfWholeLines(_ file: Int32) throws(StorageError) -> Int {
    let size = lseek(file, 0, SEEK_END)
    guard size >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
    var end = size
    var byte: UInt8 = 0
    while end > 0, pread(file, &byte, 1, end - 1) == 1, byte != newline { end -= 1 }
    if end != size, ftruncate(file, end) != 0 {
      throw .cannotWrite(path: path, reason: FileSystem.reason)
    }
    return end
  }

  private func encode(_ entry: JournalEntry) throws(StorageError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(entry)) + [newline]
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// A journal in which all is well, read in one go: its lines are the items of a JSON array.
  private func decodeAll(_ lines: [UInt8]) -> [JournalEntry]? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var array = lines.map { $0 == newline ? UInt8(ascii: ",") : $0 }
    if !array.isEmpty { array.removeLast() }
    let whole = Data([UInt8(ascii: "[")] + array + [UInt8(ascii: "]")])
    // If not, the lines are looked at one by one.
    guard let entries = try? decoder.decode([JournalEntry].self, from: whole),
      entries.allSatisfy({ $0.version <= JournalEntry.version })
    else { return nil }
    return entries
  }

  /// - Returns: `nil` for a line that is no entry.
  private func decode(_ line: ArraySlice<UInt8>) throws(StorageError) -> JournalEntry? {
    struct Heading: Decodable { var version: Int }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let data = Data(line)
    if let entry = try? decoder.decode(JournalEntry.self, from: data),
      entry.version <= JournalEntry.version
    {
      return entry
    }
    if let heading = try? decoder.decode(Heading.self, from: data),
      heading.version > JournalEntry.version
    {
      throw .newerVersion(path: path, version: heading.version)
    }
    return nil
  }
}

private let newline = UInt8(ascii: "\n")
