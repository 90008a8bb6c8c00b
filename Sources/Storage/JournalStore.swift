internal import FoundationEssentials
internal import Glibc

/// The journal: the append-only record of every try, one JSON object a line.
public struct JournalStore: Sendable {
  private let folder: StoreFolder
  private let path: String

  init(in folder: StoreFolder) {
    self.folder = folder
    path = folder.path(of: "journal.jsonl")
  }

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
    for entry in entries { bytes += try JSONEncoder.encode(entry, for: path) }
    try folder.lock.held { () throws(StorageError) in
      let isNew = access(path, F_OK) != 0
      let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard file >= 0 else { throw .failedWrite(path) }
      defer { close(file) }
      try FileSystem.checkIsFile(file, path: path)
      let end = try endLastLine(of: file)
      do throws(StorageError) {
        try folder.writer.write(bytes, to: file, path: path)
        try folder.writer.sync(file, path: path)
        if isNew { try folder.writer.syncFolder(of: path) }
      } catch {
        // A new file goes, so that the next append syncs the folder again.
        if isNew { unlink(path) } else { ftruncate(file, end) }
        throw error
      }
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
  /// The store cuts off a torn last line, which a power cut leaves behind. A last line that only lacks
  /// its line end gets one. The store passes over other lines
  /// that can't be read, then moves the file aside as it is and keeps the readable lines in a new one.
  ///
  /// Nobody holds the lock meanwhile: writers only ever add lines behind those that are read.
  ///
  /// - Throws: ``StorageError`` when the journal can't be read to its end. The entries given before
  ///   that are not the whole journal.
  public func forEachEntry(_ body: (JournalEntry) -> Void) throws(StorageError) {
    guard let (file, end) = try openLocked() else { return }
    defer { close(file) }
    var last = Date.distantPast
    let isWhole = try forEachLine(of: file, upTo: end) { entry, _ in
      if entry.at < last - JournalUnion.clockChange { folder.reports.noteMixed(path) }
      last = entry.at
      body(entry)
    }
    if !isWhole, let aside = try mend() { folder.reports.add(aside) }
  }

  /// Returns the number of bytes of the journal, which grows with every entry.
  public func size() throws(StorageError) -> Int {
    guard let file = try FileSystem.openToRead(path) else { return 0 }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failedRead(path) }
    return Int(status.st_size)
  }

  /// Returns whether nothing was ever kept.
  public func isEmpty() throws(StorageError) -> Bool {
    guard let (file, end) = try openLocked() else { return true }
    close(file)
    return end == 0
  }

  /// Takes the lock and opens the file. Where there is no file, the lock is left alone, too.
  private func openLocked() throws(StorageError) -> (file: Int32, end: Int)? {
    if access(path, F_OK) != 0, errno == ENOENT { return nil }
    return try folder.lock.held { () throws(StorageError) in try openWholeLines() }
  }

  /// Opens the file and ends its last line, under the lock.
  ///
  /// - Returns: the file, and where it then ends; `nil` where there is none.
  private func openWholeLines() throws(StorageError) -> (file: Int32, end: Int)? {
    guard let file = try FileSystem.openToRead(path) else { return nil }
    do throws(StorageError) {
      return (file, try endLastLine(of: file))
    } catch {
      close(file)
      throw error
    }
  }

  /// Ends the last line of the file where it lacks its line end. A line that another process, or a power
  /// cut, left half written is cut off.
  ///
  /// - Returns: the end of the last line.
  private func endLastLine(of file: Int32) throws(StorageError) -> Int {
    let (end, size) = try FileSystem.ends(of: file, path: path)
    guard end < size else { return end }
    if try isTorn(file, from: end, to: size) {
      guard truncate(path, end) == 0 else { throw .failedWrite(path) }
      return end
    }
    let writable = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard writable >= 0 else { throw .failedWrite(path) }
    defer { close(writable) }
    try folder.writer.write([newline], to: writable, path: path)
    return size + 1
  }

  /// Returns whether a line is the beginning of an entry. What is no entry of ours at all is no torn line:
  /// it is moved aside with the file, as other unreadable lines are.
  private func isTorn(_ file: Int32, from start: Int, to end: Int) throws(StorageError) -> Bool {
    guard end - start <= Self.longestEntry else { return false }
    var line = [UInt8](repeating: 0, count: end - start)
    guard pread(file, &line, line.count, start) == line.count else { throw .failedRead(path) }
    guard line.first == UInt8(ascii: "{") else { return false }
    return line.withUnsafeBufferPointer { line in
      if case .unreadable = EntryDecoder().line(line) { true } else { false }
    }
  }

  /// More bytes than an entry ever has.
  private static let longestEntry = 1 << 20

  /// Gives the lines that are entries to a closure.
  ///
  /// - Returns: whether all lines are.
  private func forEachLine(
    of file: Int32, upTo end: Int,
    _ body: (JournalEntry, UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> Bool {
    let decoder = EntryDecoder()
    var isWhole = true
    try FileSystem.forEachLine(of: file, upTo: end, path: path) { line throws(StorageError) in
      // Nearly every line is as we write them. Such a line is read many times as fast as by the decoder,
      // with the same meaning.
      if let entry = JournalEntry(plain: line), entry.version <= JournalEntry.version {
        return try body(entry, line)
      }
      switch decoder.line(line) {
      case .entry(let entry): try body(entry, line)
      case .newer(let version): throw .newerVersion(path: path, version: version)
      case .unreadable:
        if MergeMarkers.isMarker(line) { folder.reports.noteMixed(path) } else { isWhole = false }
      }
    }
    return isWhole
  }

  /// Moves the file aside and puts one in its place that has only the readable lines.
  ///
  /// - Returns: the new name of the file; `nil` where another process has mended it already.
  private func mend() throws(StorageError) -> String? {
    try folder.lock.held { () throws(StorageError) in
      guard let (file, end) = try openWholeLines() else { return nil }
      defer { close(file) }
      let mended = try NewFile(beside: path, permissions: 0o600, writer: folder.writer)
      var readable: [UInt8] = []
      let isWhole = try forEachLine(of: file, upTo: end) { _, line throws(StorageError) in
        readable += line
        readable.append(newline)
        guard readable.count > 1 << 16 else { return }
        try mended.write(readable)
        readable.removeAll(keepingCapacity: true)
      }
      guard !isWhole else { return nil }
      try mended.write(readable)
      try mended.sync()
      let aside = try folder.writer.setAside(path, keepsName: true)
      do throws(StorageError) {
        try mended.replaceTarget()
      } catch {
        // Better the damaged journal than none.
        if folder.writer.calls.rename(aside, path) == 0 { unlink(aside) }
        throw error
      }
      return aside
    }
  }
}
