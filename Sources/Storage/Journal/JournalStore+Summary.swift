internal import FoundationEssentials
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
  /// A file in the cache keeps the value of a long journal, and the position up to which it was
  /// computed. The next call then reads only the entries after that position. Without the file, or
  /// if it doesn't fit the journal, this reads the whole journal, as ``read(_:)`` does.
  ///
  /// - Parameters:
  ///   - name: the name of the summary, which is a part of its file's name.
  ///   - initial: the value of an empty journal.
  ///   - record: adds the entry of a line to the value.
  /// - Throws: ``StorageError`` when the journal can't be read to its end.
  public func value<Value: JournalValue>(
    ofSummary name: String, from initial: Value, record: (inout Value, JournalCursor) -> Void
  ) throws(StorageError) -> Value {
    let file = SummaryFile(name, of: lines.location, in: cache)
    let (value, summary) = try value(of: file, from: initial, record: record)
    if let summary, summary.unkept >= Self.leastUnkept, !lines.mayBeUndone {
      // The write takes some milliseconds. No learner needs to wait for it.
      Task(executorPreference: DedicatedThread(name: "vocalvocab.summary")) {
        // Without a summary, the next start reads the journal.
        try? summary.keep(value, in: file)
      }
    }
    return value
  }

  /// The number of lines that the kept summary must lack before a new one is kept. Reading so many
  /// lines takes two milliseconds.
  private static let leastUnkept = 2000

  /// The facts about a summary's value, such as the position up to which it was computed.
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

  /// Returns the value and the facts about it. Without these facts, no summary can be kept, because
  /// the journal is missing or needs repair.
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

  /// Adds the entries after a summary to its value.
  ///
  /// - Returns: `nil` if the summary is of another journal, or if the new entries can't be
  ///   understood or come from another computer. The reader of the whole journal deals with these
  ///   cases.
  private func extend<Value: JournalValue>(
    _ value: Value, _ summary: Summary, record: (inout Value, JournalCursor) -> Void
  ) throws(StorageError) -> (Value, Summary?)? {
    var (value, summary, isWhole) = (value, summary, true)
    let cursor = JournalCursor()
    let end = try lines.read(
      after: summary.position, begin: { $0 },
      line: { line throws(StorageError) in
        cursor.move(to: line)
        record(&value, cursor)
        try checkVersion(of: cursor)
        guard isWhole, !cursor.isDamaged, let at = cursor.takenAt ?? cursor.heading?.at else {
          isWhole = false
          return
        }
        isWhole = !cursor.goesBack(to: at, from: Date(timeIntervalSince1970: summary.last))
        summary.last = at.timeIntervalSince1970
        summary.unkept += 1
      })
    guard let end, isWhole else { return nil }
    summary.position = end
    return (value, summary)
  }
}
