internal import FoundationEssentials
internal import Glibc

/// The journal: the append-only record of every try and of every answer to a card or a question, one JSON object a
/// line.
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

  /// Returns all entries about words, oldest first. A long journal is better read with ``forEachEntry(_:)``.
  public func entries() throws(StorageError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    try forEachEntry { entries.append($0) }
    return entries
  }

  /// Gives all entries about words to a closure, oldest first, one at a time: a long journal is never in
  /// memory as a whole.
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
    try forEachEntry(word: body, card: { _ in })
  }

  /// Gives all entries to a closure for their kind, as ``forEachEntry(_:)`` does.
  ///
  /// - Parameters:
  ///   - word: gets the entries about words.
  ///   - card: gets the entries about cards.
  ///   - quiz: gets the entries about quizzes.
  public func forEachEntry(
    word: (JournalEntry) -> Void, card: (CardEntry) -> Void,
    quiz: (QuizEntry) -> Void = { _ in }
  ) throws(StorageError) {
    guard let (file, end) = try openLocked() else { return }
    defer { close(file) }
    var last = Date.distantPast
    let isWhole = try forEachLine(of: file, upTo: end) { meaning, _ in
      guard let at = meaning.at else { return }
      if at < last - JournalUnion.clockChange { folder.reports.noteMixed(path) }
      last = at
      switch meaning {
      case .word(let entry): word(entry)
      case .card(let entry): card(entry)
      case .quiz(let entry): quiz(entry)
      case .newer, .unreadable: break
      }
    }
    if !isWhole, let aside = try mend() { folder.reports.add(aside) }
  }

  /// A place in one journal, up to which it was read.
  public struct Place: Hashable, Sendable {
    fileprivate let offset: Int
    /// The bytes before the offset, which tell that the file before it is the same.
    fileprivate let tail: [UInt8]
    fileprivate let stamp: FileStamp.Identity

    fileprivate static let longestTail = 512
  }

  /// Gives the entries behind a place up to which the same journal was read before to a closure for their kind,
  /// oldest first.
  ///
  /// - Parameters:
  ///   - place: the result of the last call; `nil` for the first one.
  ///   - begin: called first, with whether all entries come, as they do where another file took the journal's
  ///     place.
  ///   - word: gets the entries about words; `nil` passes over them, which is much faster.
  ///   - card: gets the entries about cards.
  ///   - quiz: gets the entries about quizzes.
  /// - Returns: the place up to which the journal is read now; `nil` where there is no journal.
  public func forEachEntry(
    since place: Place?, begin: (_ isAnew: Bool) -> Void,
    word: ((JournalEntry) -> Void)?, card: (CardEntry) -> Void = { _ in },
    quiz: (QuizEntry) -> Void = { _ in }
  ) throws(StorageError) -> Place? {
    guard let (file, end) = try openLocked() else {
      begin(true)
      return nil
    }
    defer { close(file) }
    let identity = try FileStamp.Identity(of: file, path: path)
    var start = 0
    if let place, place.stamp == identity, place.offset <= end,
      try tail(of: file, before: place.offset) == place.tail
    {
      start = place.offset
    }
    begin(start == 0)
    let decoder = EntryDecoder()
    try FileSystem.forEachLine(
      of: file, from: start, upTo: end, path: path
    ) { line throws(StorageError) in
      guard word != nil || !JournalEntry.isLikely(line) else { return }
      switch decoder.meaning(of: line) {
      case .word(let entry): word?(entry)
      case .card(let entry): card(entry)
      case .quiz(let entry): quiz(entry)
      case .newer(let version): throw .newerVersion(path: path, version: version)
      case .unreadable: break
      }
    }
    return Place(offset: end, tail: try tail(of: file, before: end), stamp: identity)
  }

  private func tail(of file: Int32, before end: Int) throws(StorageError) -> [UInt8] {
    var tail = [UInt8](repeating: 0, count: min(end, Place.longestTail))
    guard pread(file, &tail, tail.count, end - tail.count) == tail.count else {
      throw .failedRead(path)
    }
    return tail
  }

  /// Returns the names of the steps that made the last entries.
  public func lastSteps() throws(StorageError) -> Set<String> {
    guard let (file, end) = try openLocked() else { return [] }
    defer { close(file) }
    var steps: Set<String> = []
    let decoder = EntryDecoder()
    // The first line may begin before this, and is then none.
    let start = max(0, end - Self.longestStepSearch)
    try FileSystem.forEachLine(of: file, from: start, upTo: end, path: path) { line in
      if let step = decoder.meaning(of: line).step { steps.insert(step) }
    }
    return steps
  }

  /// The bytes at the journal's end in which ``lastSteps()`` looks. A page sends a step again within minutes.
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
      if case .unreadable = EntryDecoder().meaning(of: line) { true } else { false }
    }
  }

  /// More bytes than an entry ever has.
  private static let longestEntry = 1 << 20

  /// Gives the lines that are entries to a closure.
  ///
  /// - Returns: whether all lines are.
  private func forEachLine(
    of file: Int32, upTo end: Int,
    _ body: (EntryDecoder.Line, UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> Bool {
    let decoder = EntryDecoder()
    var isWhole = true
    try FileSystem.forEachLine(of: file, upTo: end, path: path) { line throws(StorageError) in
      let meaning = decoder.meaning(of: line)
      switch meaning {
      case .word, .card, .quiz: try body(meaning, line)
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
