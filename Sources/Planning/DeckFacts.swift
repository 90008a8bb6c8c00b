public import Plan

/// The facts about the learner's decks on which tasks depend. The room of cards knows them.
public struct DeckFacts: Sendable {
  /// Returns the names of the decks.
  let names: @Sendable () throws -> [String]
  /// Returns the cards of all decks that were reviewed today, and those that are due.
  let reviewed: @Sendable () async throws -> PracticeFacts.Work
  /// Returns the cards of a deck that were answered today, and those that are to be asked.
  let answered: @Sendable (_ deck: String) async throws -> PracticeFacts.Work

  public init(
    names: @escaping @Sendable () throws -> [String],
    reviewed: @escaping @Sendable () async throws -> PracticeFacts.Work,
    answered: @escaping @Sendable (_ deck: String) async throws -> PracticeFacts.Work
  ) {
    (self.names, self.reviewed, self.answered) = (names, reviewed, answered)
  }
}
