package import Plan

/// Functions that return the facts about the learner's decks on which tasks depend. The room of
/// cards provides them.
package struct DeckFacts: Sendable {
  /// Returns the names of the decks.
  let names: @Sendable () throws -> [String]
  /// Returns the number of cards that were reviewed today in all decks, and the number that is due.
  let reviewed: @Sendable () async throws -> PracticeFacts.Work
  /// Returns the number of cards of a deck that were answered today, and the number that is left.
  let answered: @Sendable (_ deck: String) async throws -> PracticeFacts.Work

  package init(
    names: @escaping @Sendable () throws -> [String],
    reviewed: @escaping @Sendable () async throws -> PracticeFacts.Work,
    answered: @escaping @Sendable (_ deck: String) async throws -> PracticeFacts.Work
  ) {
    (self.names, self.reviewed, self.answered) = (names, reviewed, answered)
  }
}
