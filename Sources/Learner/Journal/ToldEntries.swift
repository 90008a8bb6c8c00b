public import Storage

extension LearnerFiles {
  /// Gives the entries of the journal to a closure, oldest first, but none of a round that still asks
  /// its word on the page: they would tell which word is asked.
  ///
  /// - Parameters:
  ///   - body: gets the entries about words.
  ///   - card: gets the entries about cards.
  ///   - quiz: gets the entries about quizzes.
  /// - Throws: `StorageError` when the journal can't be read.
  public func forEachToldEntry(
    _ body: (JournalEntry) -> Void, card: (CardEntry) -> Void = { _ in },
    quiz: (QuizEntry) -> Void = { _ in }
  ) throws(StorageError) {
    let asking = askingRound
    try journal.read { line in
      if let entry = line.entry(JournalEntry.self) {
        if asking == nil || entry.round != asking { body(entry) }
      } else if let entry = line.entry(CardEntry.self) {
        card(entry)
      } else if let entry = line.entry(QuizEntry.self) {
        quiz(entry)
      }
    }
  }
}
