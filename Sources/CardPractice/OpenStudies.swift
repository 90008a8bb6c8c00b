internal import Cards
internal import Learner
internal import Storage

/// The studies that were left, as their document keeps them.
struct OpenStudies: Hashable, Codable {
  /// The studies by the names of their decks.
  var studies: [String: Study.Kept] = [:]
}

extension LearnerFiles {
  /// The studies of cards that were left.
  var studies: OpenWork<OpenStudies> { OpenWork("studies", in: self) }
}

/// A deck that was read, with the state in which it was.
struct ReadDeck {
  /// What tells one state of a deck from another.
  enum State: Hashable {
    case file(FileStamp?)
    /// The words from which a deck makes itself.
    case words([WordDecks.Entry])
  }

  let state: State
  let deck: Deck
  /// The places of the cards by their names.
  let places: [String: Int]

  init(_ deck: Deck, _ state: State) {
    (self.deck, self.state) = (deck, state)
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
    let states: [ReadDeck.State]
  }

  var review: Review
  var basis: Basis
  /// The cards that are asked, each with its deck.
  var cards: [String: (deck: DeckName, card: Card)]
  /// The card that was suspended in the last step.
  var suspended: (deck: DeckName, card: String)?
}
