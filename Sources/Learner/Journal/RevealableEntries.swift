package import Storage

extension LearnerFiles {
  /// Passes the entries of the journal to closures, oldest first. Leaves out the entries of a round
  /// that still asks its word on the page, because they would reveal the word.
  ///
  /// - Parameters:
  ///   - body: gets the entries about words.
  ///   - other: gets the lines of all other kinds.
  /// - Throws: `StorageError` when the journal can't be read.
  package func forEachRevealableEntry(
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
