internal import FoundationEssentials
internal import Glibc

/// The journal: the append-only record of every try, one JSON object a line.
public struct JournalStore: Sendable {
  let path: String
  let lock: Lock
  let reports: SetAsideReports

  /// Appends an entry and returns when the disk has it.
  ///
  /// - Throws: ``StorageError``; the journal is then as it was.
  public func append(_ entry: JournalEntry) throws(StorageError) {
    try append([entry])
  }

  /// Appends several entries at once and returns when the disk has them.
  ///
  /// - Throws: ``StorageError``; the journal is then as it was.
  public func append(_ entries: [JournalEntry]) throws(StorageError) {
    var bytes: [UInt8] = []
    for entry in entries { bytes += try encode(entry) }
    try lock.held { () throws(StorageError) in
      let isNew = access(path, F_OK) != 0
      let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
      defer { close(file) }
      let (end, size) = try FileSystem.ends(of: file, path: path)
      // What another process left half written.
      guard end == size || ftruncate(file, end) == 0 else {
        throw .cannotWrite(path: path, reason: FileSystem.reason)
      }
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

  /// Returns all entries, oldest first. A long journal is better read with ``forEachEntry(_:)``.
  public func entries() throws(StorageError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    try forEachEntry { entries.append($0) }
    return entries
  }

  /// Gives all entries to a closure, oldest first, one at a time: a long journal is never in memory as
  /// a whole.
  ///
  /// The store cuts off a torn last line, which a power cut leaves behind. It passes over other lines
  /// that can't be read, then moves the file aside as it is and keeps the readable lines in a new one.
  ///
  /// Nobody holds the lock meanwhile: writers only ever add lines behind those that are read.
  ///
  /// - Throws: ``StorageError`` when the journal can't be read to its end. The entries given before
  ///   that are not the whole journal.
  public func forEachEntry(_ body: (JournalEntry) -> Void) throws(StorageError) {
    let opened = try lock.held { () throws(StorageError) in try openWholeLines() }
    guard let (file, end) = opened else { return }
    defer { close(file) }
    let isWhole = try forEachLine(of: file, upTo: end) { entry, _ in body(entry) }
    if !isWhole, let aside = try mend() { reports.add(aside) }
  }

  /// Opens the file and cuts off a torn last line, under the lock.
  ///
  /// - Returns: the file, and where it then ends; `nil` where there is none.
  private func openWholeLines() throws(StorageError) -> (file: Int32, end: Int)? {
    guard let file = try FileSystem.openToRead(path) else { return nil }
    do throws(StorageError) {
      let (end, size) = try FileSystem.ends(of: file, path: path)
      guard end == size || truncate(path, end) == 0 else {
        throw .cannotWrite(path: path, reason: FileSystem.reason)
      }
      return (file, end)
    } catch {
      close(file)
      throw error
    }
  }

  /// Gives the lines that are entries.
  ///
  /// - Returns: whether all are.
  private func forEachLine(
    of file: Int32, upTo end: Int,
    _ body: (JournalEntry, UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> Bool {
    let decoder = EntryDecoder()
    var isWhole = true
    try FileSystem.forEachLine(of: file, upTo: end, path: path) { line throws(StorageError) in
      // Nearly every line is as we write them, and so read many times as fast as by the decoder, with
      // the same meaning.
      if let entry = JournalEntry(plain: line), entry.version <= JournalEntry.version {
        return try body(entry, line)
      }
      switch decoder.line(line) {
      case .entry(let entry): try body(entry, line)
      case .newer(let version): throw .newerVersion(path: path, version: version)
      case .unreadable: isWhole = false
      }
    }
    return isWhole
  }

  /// Moves the file aside and puts one in its place that keeps the lines which can be read.
  ///
  /// - Returns: the new name of the file; `nil` where another process has mended it.
  private func mend() throws(StorageError) -> String? {
    try lock.held { () throws(StorageError) in
      guard let (file, end) = try openWholeLines() else { return nil }
      defer { close(file) }
      var isWhole = true
      let beside = try FileSystem.writeBeside(path) { copy throws(StorageError) in
        var readable: [UInt8] = []
        isWhole = try forEachLine(of: file, upTo: end) { _, line throws(StorageError) in
          readable += line
          readable.append(newline)
          guard readable.count > 1 << 16 else { return }
          try FileSystem.write(readable, to: copy, path: path)
          readable.removeAll(keepingCapacity: true)
        }
        try FileSystem.write(readable, to: copy, path: path)
      }
      do throws(StorageError) {
        guard !isWhole else {
          unlink(beside)
          return nil
        }
        let aside = try FileSystem.setAside(path)
        try FileSystem.move(beside, to: path)
        return aside
      } catch {
        unlink(beside)
        throw error
      }
    }
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
}
