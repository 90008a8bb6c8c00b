public import Storage

extension LearnerFiles {
  /// Gives the entries of the journal to closures, oldest first, but none of a round that still
  /// asks its word on the page: they would tell which word is asked.
  ///
  /// - Parameters:
  ///   - body: gets the entries about words.
  ///   - other: gets the lines of all other kinds.
  /// - Throws: `StorageError` when the journal can't be read.
  public func forEachToldEntry(
    _ body: (JournalEntry) -> Void, other: (JournalCursor) -> Void = { _ in }
  ) throws(StorageError) {
    let asking = askingRound
    try journal.read { line in
      if let entry = line.entry(JournalEntry.self) {
        if asking == nil || entry.round != asking { body(entry) }
      } else {
        other(line)
      }
    }
  }
}
