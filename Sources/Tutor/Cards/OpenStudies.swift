internal import Cards
internal import Storage

/// The studies that were left, as their document keeps them.
struct OpenStudies: Hashable, Codable {
  /// The studies by the names of their decks.
  var studies: [String: Study.Kept] = [:]
}

/// A deck that was read, with the state of its file.
struct ReadDeck {
  /// `nil` for a deck that makes itself.
  let stamp: FileStamp?
  let deck: Deck
  /// The places of the cards by their names.
  let places: [String: Int]

  init(_ deck: Deck, _ stamp: FileStamp?) {
    (self.deck, self.stamp) = (deck, stamp)
    places = Dictionary(deck.cards.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  func card(_ id: String) -> Card? { places[id].map { deck.cards[$0] } }
}

/// A review that is under way.
struct OpenReview {
  /// The facts by which a review has chosen its cards.
  struct Basis: Hashable {
    let day: Int
    let changes: Int
    let decks: [DeckName]
    let stamps: [FileStamp?]
  }

  var review: Review
  var basis: Basis
  /// The cards that are asked, each with its deck.
  var cards: [String: (deck: DeckName, card: Card)]
}
