internal import FoundationEssentials
internal import Glibc
internal import Hashing
public import Summaries
internal import Threads

/// A value that is computed from the entries of a journal, one after another.
public protocol JournalValue: Summarised {
  /// Returns whether the value was computed in the same way as another: with the same weights, for
  /// example.
  func isComputed(like other: Self) -> Bool
}

extension JournalStore {
  /// Returns a value that is computed from all entries, one after another.
  ///
  /// A file in the cache keeps the value of a long journal with the position up to which it holds.
  /// So the next call reads only the entries behind that position. Without the file, or where it
  /// doesn't fit the journal, this reads the whole journal, as ``read(_:)`` does.
  ///
  /// - Parameters:
  ///   - name: the name of the summary, which goes into that of its file.
  ///   - initial: the value of an empty journal.
  ///   - record: adds the entry of a line to the value.
  /// - Throws: ``StorageError`` when the journal can't be read to its end.
  public func value<Value: JournalValue>(
    ofSummary name: String, from initial: Value, record: (inout Value, JournalCursor) -> Void
  ) throws(StorageError) -> Value {
    let file = SummaryFile(name, of: path, in: cache)
    let (value, summary) = try value(of: file, from: initial, record: record)
    if let summary, summary.unkept >= Self.leastUnkept {
      // It takes some milliseconds, for which no learner need wait.
      Task(executorPreference: DedicatedThread(name: "vocalvocab.summary")) {
        // Without a summary, the next start reads the journal.
        try? summary.keep(value, in: file)
      }
    }
    return value
  }

  /// The number of lines from which on a new summary is kept. To read that many takes two
  /// milliseconds.
  private static let leastUnkept = 2000

  /// A summary beside its value: how far it holds.
  struct Summary: Sendable {
    var position: Position
    /// The time of the last entry, in seconds since 1970.
    var last: Double
    /// The number of lines that the file in the cache lacks.
    var unkept: Int

    func keep(_ value: some Summarised, in file: SummaryFile) throws(StorageError) {
      try file.keep { writer in
        position.write(to: &writer)
        last.write(to: &writer)
        value.write(to: &writer)
      }
    }
  }

  /// Returns the value, with how far it holds; without that, no summary can be kept, because the
  /// journal needs repair.
  func value<Value: JournalValue>(
    of file: SummaryFile, from initial: Value, record: (inout Value, JournalCursor) -> Void
  ) throws(StorageError) -> (Value, Summary?) {
    if let (kept, summary) = read(file, as: Value.self), kept.isComputed(like: initial),
      let extended = try extend(kept, summary, record: record)
    {
      return extended
    }
    var value = initial
    var lines = 0
    let end = try readAll { line in
      record(&value, line)
      lines += 1
    }
    return (value, end.map { Summary(position: $0.position, last: $0.last, unkept: lines) })
  }

  private func read<Value: Summarised>(
    _ file: SummaryFile, as type: Value.Type
  ) -> (Value, Summary)? {
    guard var reader = file.read(), let position = try? Position(from: &reader),
      let last = try? Double(from: &reader), let value = try? Value(from: &reader), reader.isAtEnd
    else { return nil }
    return (value, Summary(position: position, last: last, unkept: 0))
  }

  /// Adds the entries behind a summary to its value.
  ///
  /// - Returns: `nil` where the summary is that of another journal, and where the new entries can't
  ///   be understood or come from another computer: the reader of the whole journal deals with
  ///   these.
  private func extend<Value: JournalValue>(
    _ value: Value, _ summary: Summary, record: (inout Value, JournalCursor) -> Void
  ) throws(StorageError) -> (Value, Summary?)? {
    guard let (file, end) = try openLocked() else { return nil }
    defer { close(file) }
    guard try holds(summary.position, of: file, end: end) else { return nil }
    var (value, summary, isWhole) = (value, summary, true)
    let cursor = JournalCursor()
    try FileSystem.forEachLine(
      of: file, from: summary.position.offset, upTo: end, path: path
    ) { line throws(StorageError) in
      cursor.move(to: line)
      record(&value, cursor)
      if let version = cursor.newerVersion { throw .newerVersion(path: path, version: version) }
      guard isWhole, !cursor.isDamaged, let at = cursor.takenAt ?? cursor.heading?.at else {
        isWhole = false
        return
      }
      isWhole = at.timeIntervalSince1970 >= summary.last - JournalUnion.clockChange
      summary.last = at.timeIntervalSince1970
      summary.unkept += 1
    }
    guard isWhole else { return nil }
    summary.position = try position(of: file, end: end)
    return (value, summary)
  }
}

extension JournalStore.Position: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    offset = try Int(from: &summary)
    tail = try summary.word()
    file = FileStamp.Identity(
      device: UInt(try summary.word()), number: UInt(try summary.word()))
    times = try [Int](from: &summary)
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    offset.write(to: &summary)
    summary.append(tail)
    summary.append(UInt64(file.device))
    summary.append(UInt64(file.number))
    times.write(to: &summary)
  }
}
