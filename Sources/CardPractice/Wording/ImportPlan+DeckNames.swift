extension ImportPlan {
  /// The name of the deck for cards whose file gives no usable name.
  static let usualDeck = "Imported cards"

  /// Returns a name for the deck whose own name is reserved for a generated deck.
  static func deckName(insteadOf reserved: String) -> String { "Deck \(reserved)" }
}
