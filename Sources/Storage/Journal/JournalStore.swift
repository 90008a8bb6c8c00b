internal import FoundationEssentials

/// The journal: the append-only record of every try and of every answer to a card or a question,
/// one JSON object a line.
public struct JournalStore: Sendable {
  /// A position up to which the journal was read.
  public typealias Position = JournalPosition

  let lines: any JournalLines
  /// The folder of the summaries.
  let cache: String

  init(_ lines: any JournalLines, cache: String) { (self.lines, self.cache) = (lines, cache) }

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
      bytes += try JSONEncoder.encode(entry, for: lines.location)
    }
    try lines.append(bytes)
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
  /// Lines that can't be read are passed over. Then the journal is put aside as it is, and a new
  /// one keeps the readable lines. Entries of kinds that the closure doesn't ask for stay as they
  /// are.
  ///
  /// No lock is held meanwhile, because writers only add lines at the end.
  ///
  /// - Throws: ``StorageError`` when the journal can't be read to its end. The entries given before
  ///   that are not the whole journal.
  public func read(_ body: (JournalCursor) -> Void) throws(StorageError) { _ = try readAll(body) }

  /// Reads the whole journal, as ``read(_:)`` does.
  ///
  /// - Returns: the position of its end, and the time of the last entry in seconds since 1970;
  ///   `nil` if the journal does not exist, was repaired, or has lines from two computers.
  func readAll(
    _ body: (JournalCursor) -> Void
  ) throws(StorageError) -> (position: Position, last: Double)? {
    var last = Date.distantPast
    var (isWhole, isMixed, goesBack) = (true, false, false)
    let cursor = JournalCursor()
    let end = try lines.read(
      after: nil, begin: { _ in true },
      line: { line throws(StorageError) in
        cursor.move(to: line)
        body(cursor)
        try checkVersion(of: cursor)
        guard !cursor.isDamaged, cursor.takenAt != nil || cursor.heading != nil else {
          if MergeMarkers.isMarker(line) { isMixed = true } else { isWhole = false }
          return
        }
        let at = cursor.takenAt ?? cursor.heading?.at ?? last
        goesBack = goesBack || cursor.goesBack(to: at, from: last)
        last = at
      })
    isMixed = isMixed || goesBack && lines.mayBeMixed
    if isMixed { lines.noteMixed() }
    if !isWhole { try lines.mend(keeping: cursor.isEntry) }
    guard let end, isWhole, !isMixed else { return nil }
    return (end, last.timeIntervalSince1970)
  }

  /// Throws if the line of a cursor is an entry of a newer version.
  func checkVersion(of cursor: JournalCursor) throws(StorageError) {
    if let version = cursor.newerVersion {
      throw .newerVersion(path: lines.location, version: version)
    }
  }

  /// Passes the lines after a position to a closure, oldest first.
  ///
  /// - Parameters:
  ///   - position: the result of the last call; `nil` for the first call.
  ///   - begin: a closure that is called first. It gets whether all lines follow, as after another
  ///     file took the journal's place.
  ///   - body: a closure that gets each line.
  /// - Returns: the position up to which the journal is read now; `nil` if it does not exist.
  public func follow(
    from position: Position?, begin: (_ isAnew: Bool) -> Void, _ body: (JournalCursor) -> Void
  ) throws(StorageError) -> Position? {
    let cursor = JournalCursor()
    var hasBegun = false
    let end = try lines.read(
      after: position,
      begin: { isUnchanged in
        begin(!isUnchanged)
        hasBegun = true
        return true
      },
      line: { line throws(StorageError) in
        cursor.move(to: line)
        body(cursor)
        try checkVersion(of: cursor)
      })
    if !hasBegun { begin(true) }
    return end
  }

  /// Returns the names of the steps that made the last entries.
  public func lastSteps() throws(StorageError) -> Set<String> {
    var steps: Set<String> = []
    let decoder = JSONDecoder.ofFiles
    // The search may begin within a line. The rest of that line is not an entry.
    try lines.readEnd(bytes: Self.longestStepSearch) { line in
      if let step = JournalHeading(line, decoder)?.step { steps.insert(step) }
    }
    return steps
  }

  /// The number of bytes at the journal's end that ``lastSteps()`` searches. A page sends a step
  /// again within minutes.
  private static let longestStepSearch = 1 << 16

  /// Returns the number of bytes of the journal, which grows with every entry.
  public func size() throws(StorageError) -> Int { try lines.size() }

  /// Returns whether the journal has no entries.
  public func isEmpty() throws(StorageError) -> Bool { try lines.isEmpty() }
}
