internal import Cards
internal import Languages
internal import Learner
internal import Storage

/// The unfinished studies, as their document keeps them.
struct OpenStudies: Hashable, Codable {
  /// The studies by the names of their decks.
  var studies: [String: Study.SavedState] = [:]
}

extension LearnerFiles {
  /// The unfinished studies of cards.
  var studies: OpenWork<OpenStudies> { OpenWork("studies", in: self) }
}

/// A deck that was read, with its state at that time.
struct ReadDeck {
  /// The state of a deck, which is different after each change of the deck.
  enum State: Hashable {
    case file(FileStamp?)
    /// The words of a generated deck, and the language in which the learner is told their meanings.
    case words([WordDecks.Entry], told: Language?)
  }

  let state: State
  let deck: Deck
  /// The indices of the cards by their names.
  let indices: [String: Int]

  init(_ deck: Deck, _ state: State) {
    (self.deck, self.state) = (deck, state)
    indices = Dictionary(deck.cards.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  func card(_ id: String) -> Card? { indices[id].map { deck.cards[$0] } }
}

/// A review that is under way.
struct OpenReview {
  /// The facts from which a review has chosen its cards.
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
  /// The card that the last step suspended; `nil` after another step.
  var suspended: (deck: DeckName, card: String)?
}
