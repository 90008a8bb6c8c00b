internal import Glibc

/// A journal that is a file.
///
/// It cuts off a torn last line, which a power cut leaves behind. A last line that only lacks its
/// line end gets one.
struct FileJournal: JournalLines {
  let folder: StoreFolder
  let path: String

  init(in folder: StoreFolder) {
    self.folder = folder
    path = folder.path(of: "journal.jsonl")
  }

  package var location: String { path }

  package func append(_ bytes: [UInt8]) throws(StorageError) {
    try folder.lock.held { () throws(StorageError) in
      let isNew = access(path, F_OK) != 0
      let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard file >= 0 else { throw .failedWrite(path) }
      defer { close(file) }
      try FileSystem.checkIsFile(file, path: path)
      let end = try endLastLine(of: file)
      let lines = ClockChange.marked(bytes, after: try lastLine(of: file, before: end))
      do throws(StorageError) {
        try folder.writer.write(lines, to: file, path: path)
        try folder.writer.sync(file, path: path)
        if isNew { try folder.writer.syncFolder(of: path) }
      } catch {
        // A new file is removed, so that the next append syncs the folder again.
        if isNew { unlink(path) } else { ftruncate(file, end) }
        throw error
      }
    }
  }

  package func read(
    after position: JournalPosition?, begin: (_ isUnchanged: Bool) -> Bool,
    line: (UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> JournalPosition? {
    guard let (file, end) = try openLocked() else { return nil }
    defer { close(file) }
    var start = 0
    if let position, try holds(position, of: file, end: end) { start = position.offset }
    // After the first line has come, the journal is never empty again.
    guard begin(start > 0) else { return nil }
    let position = try self.position(of: file, end: end)
    try FileSystem.forEachLine(of: file, from: start, upTo: end, path: path, line)
    return position
  }

  package func readEnd(
    bytes: Int, _ line: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(StorageError) {
    guard let (file, end) = try openLocked() else { return }
    defer { close(file) }
    try FileSystem.forEachLine(of: file, from: max(0, end - bytes), upTo: end, path: path) {
      bytes in
      line(bytes)
    }
  }

  package func size() throws(StorageError) -> Int {
    guard let file = try FileSystem.openToRead(path) else { return 0 }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failedRead(path) }
    return Int(status.st_size)
  }

  package func isEmpty() throws(StorageError) -> Bool {
    guard let (file, end) = try openLocked() else { return true }
    close(file)
    return end == 0
  }

  package var mayBeMixed: Bool { WorkingTree.holds(path) }

  package var mayBeUndone: Bool { false }

  package func noteMixed() { folder.reports.noteMixed(path) }

  /// Opens the file under the lock. If the file does not exist, returns `nil` without taking the
  /// lock.
  private func openLocked() throws(StorageError) -> (file: Int32, end: Int)? {
    if access(path, F_OK) != 0, errno == ENOENT { return nil }
    return try folder.lock.held { () throws(StorageError) in try openWholeLines() }
  }

  /// Opens the file and ends its last line, under the lock.
  ///
  /// - Returns: the file and the end of its last line; `nil` if the file does not exist.
  private func openWholeLines() throws(StorageError) -> (file: Int32, end: Int)? {
    guard let file = try FileSystem.openToRead(path) else { return nil }
    do throws(StorageError) {
      return (file, try endLastLine(of: file))
    } catch {
      close(file)
      throw error
    }
  }

  /// Adds the line end that the last line lacks. Cuts the line off if another process, or a power
  /// cut, left it half written.
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

  /// Returns the last whole line, without its line end; an empty one if there is none.
  ///
  /// - Parameter end: the end of the line.
  private func lastLine(
    of file: Int32, before end: Int
  ) throws(StorageError) -> ArraySlice<UInt8> {
    var size = Self.usualEntry
    while end > 0 {
      let start = max(0, end - size)
      var block = [UInt8](repeating: 0, count: end - 1 - start)
      guard pread(file, &block, block.count, start) == block.count else { throw .failedRead(path) }
      if let before = block.lastIndex(of: newline) { return block[(before + 1)...] }
      if start == 0 { return block[...] }
      size *= 4
    }
    return []
  }

  /// A number of bytes that most entries don't reach.
  private static let usualEntry = 1 << 10

  /// Returns whether a line is the beginning of an entry. A line that is not one of our entries is
  /// not a torn line: it is moved aside with the file, as other unreadable lines are.
  private func isTorn(_ file: Int32, from start: Int, to end: Int) throws(StorageError) -> Bool {
    guard end - start <= Self.longestEntry else { return false }
    var line = [UInt8](repeating: 0, count: end - start)
    guard pread(file, &line, line.count, start) == line.count else { throw .failedRead(path) }
    guard line.first == UInt8(ascii: "{") else { return false }
    return line.withUnsafeBufferPointer { JournalHeading($0, .ofFiles) == nil }
  }

  /// A number of bytes that no entry reaches.
  private static let longestEntry = 1 << 20

  package func mend(
    keeping isEntry: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(StorageError) {
    if let aside = try mended(keeping: isEntry) { folder.reports.add(aside) }
  }

  /// Moves the file aside, and puts a file with only the readable lines in its place.
  ///
  /// - Returns: the new path of the old file; `nil` if another process has already mended the
  ///   journal.
  private func mended(
    keeping isEntry: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(StorageError) -> String? {
    try folder.lock.held { () throws(StorageError) in
      guard let (file, end) = try openWholeLines() else { return nil }
      defer { close(file) }
      let mended = try NewFile(beside: path, permissions: 0o600, writer: folder.writer)
      var readable: [UInt8] = []
      var isWhole = true
      try FileSystem.forEachLine(of: file, upTo: end, path: path) { line throws(StorageError) in
        guard isEntry(line) else {
          isWhole = isWhole && MergeMarkers.isMarker(line)
          return
        }
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
        // A damaged journal is better than no journal.
        if folder.writer.calls.rename(aside, path) == 0 { unlink(aside) }
        throw error
      }
      return aside
    }
  }
}
