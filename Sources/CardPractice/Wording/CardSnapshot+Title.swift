extension CardSnapshot {
  /// The title of a review of all decks.
  static let allDecks = "All decks"
}
