internal import FoundationEssentials
internal import Glibc

/// The journal: the append-only record of every try and of every answer to a card or a question,
/// one JSON object a line.
public struct JournalStore: Sendable {
  private let folder: StoreFolder
  let path: String
  /// The folder of the summaries.
  let cache: String

  init(in folder: StoreFolder, cache: String) {
    (self.folder, self.cache) = (folder, cache)
    path = folder.path(of: "journal.jsonl")
  }

  /// Appends an entry and returns when the disk has it.
  ///
  /// - Throws: ``StorageError``; the journal is then as it was.
  public func append(_ entry: some JournalLine) throws(StorageError) { try append([entry]) }

  /// Appends several entries at once and returns when the disk has them.
  ///
  /// - Throws: ``StorageError``; the journal is then as it was.
  public func append(_ entries: [some JournalLine]) throws(StorageError) {
    var bytes: [UInt8] = []
    for (number, entry) in entries.enumerated() {
      var entry = entry
      if number == 0, let step = Step.current { entry.step = step }
      bytes += try JSONEncoder.encode(entry, for: path)
    }
    try append(lines: bytes)
  }

  private func append(lines bytes: [UInt8]) throws(StorageError) {
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

  /// Returns all entries of a kind, oldest first. A long journal is better read with ``read(_:)``.
  public func entries<Entry: JournalLine>(_ type: Entry.Type) throws(StorageError) -> [Entry] {
    var entries: [Entry] = []
    try read { line in
      if let entry = line.entry(type) { entries.append(entry) }
    }
    return entries
  }

  /// Gives all lines to a closure, oldest first, one at a time: a long journal is never in memory
  /// as a whole.
  ///
  /// The store cuts off a torn last line, which a power cut leaves behind. A last line that only
  /// lacks its line end gets one. The store passes over other lines that can't be read, then moves
  /// the file aside as it is and keeps the readable lines in a new one. Entries of kinds that the
  /// closure doesn't ask for stay as they are.
  ///
  /// Nobody holds the lock meanwhile: writers only ever add lines behind those that are read.
  ///
  /// - Throws: ``StorageError`` when the journal can't be read to its end. The entries given before
  ///   that are not the whole journal.
  public func read(_ body: (JournalCursor) -> Void) throws(StorageError) { _ = try readAll(body) }

  /// Reads the whole journal, as ``read(_:)`` says.
  ///
  /// - Returns: its end, with the time of the last entry in seconds since 1970; `nil` where it was
  ///   mended, or where it has lines of two computers.
  func readAll(
    _ body: (JournalCursor) -> Void
  ) throws(StorageError) -> (position: Position, last: Double)? {
    guard let (file, end) = try openLocked() else { return nil }
    defer { close(file) }
    let position = try position(of: file, end: end)
    var last = Date.distantPast
    var (isWhole, isMixed) = (true, false)
    let cursor = JournalCursor()
    try FileSystem.forEachLine(of: file, upTo: end, path: path) { line throws(StorageError) in
      cursor.move(to: line)
      body(cursor)
      if let version = cursor.newerVersion { throw .newerVersion(path: path, version: version) }
      guard !cursor.isDamaged, cursor.takenAt != nil || cursor.heading != nil else {
        if MergeMarkers.isMarker(line) { isMixed = true } else { isWhole = false }
        return
      }
      let at = cursor.takenAt ?? cursor.heading?.at ?? last
      isMixed = isMixed || at < last - JournalUnion.clockChange
      last = at
    }
    if isMixed { folder.reports.noteMixed(path) }
    if !isWhole, let aside = try mend(cursor) { folder.reports.add(aside) }
    return isWhole && !isMixed ? (position, last.timeIntervalSince1970) : nil
  }

  /// Returns the names of the steps that made the last entries.
  public func lastSteps() throws(StorageError) -> Set<String> {
    guard let (file, end) = try openLocked() else { return [] }
    defer { close(file) }
    var steps: Set<String> = []
    let decoder = JSONDecoder.ofFiles
    // The first line may begin before this, and is then none.
    let start = max(0, end - Self.longestStepSearch)
    try FileSystem.forEachLine(of: file, from: start, upTo: end, path: path) { line in
      if let step = JournalHeading(line, decoder)?.step { steps.insert(step) }
    }
    return steps
  }

  /// The bytes at the journal's end in which ``lastSteps()`` looks. A page sends a step again
  /// within minutes.
  private static let longestStepSearch = 1 << 16

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
  func openLocked() throws(StorageError) -> (file: Int32, end: Int)? {
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

  /// Ends the last line of the file where it lacks its line end. A line that another process, or a
  /// power cut, left half written is cut off.
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

  /// Returns whether a line is the beginning of an entry. What is no entry of ours at all is no
  /// torn line: it is moved aside with the file, as other unreadable lines are.
  private func isTorn(_ file: Int32, from start: Int, to end: Int) throws(StorageError) -> Bool {
    guard end - start <= Self.longestEntry else { return false }
    var line = [UInt8](repeating: 0, count: end - start)
    guard pread(file, &line, line.count, start) == line.count else { throw .failedRead(path) }
    guard line.first == UInt8(ascii: "{") else { return false }
    return line.withUnsafeBufferPointer { JournalHeading($0, .ofFiles) == nil }
  }

  /// More bytes than an entry ever has.
  private static let longestEntry = 1 << 20

  /// Moves the file aside and puts one in its place that has only the readable lines.
  ///
  /// - Parameter cursor: the one that has read the file.
  /// - Returns: the new name of the file; `nil` where another process has mended it already.
  private func mend(_ cursor: JournalCursor) throws(StorageError) -> String? {
    try folder.lock.held { () throws(StorageError) in
      guard let (file, end) = try openWholeLines() else { return nil }
      defer { close(file) }
      let mended = try NewFile(beside: path, permissions: 0o600, writer: folder.writer)
      var readable: [UInt8] = []
      var isWhole = true
      try FileSystem.forEachLine(of: file, upTo: end, path: path) { line throws(StorageError) in
        guard cursor.isEntry(line) else {
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
        // Better the damaged journal than none.
        if folder.writer.calls.rename(aside, path) == 0 { unlink(aside) }
        throw error
      }
      return aside
    }
  }
}
