internal import CardPractice
internal import Cards
internal import Learner
internal import Scheduling
internal import Spelling

/// The learner's decks.
struct DecksDocument: Encodable, Sendable {
  let decks: [ListedDeck]
  /// The names of the removed decks, which can be restored.
  let removed: [String]
}

/// What a deck has beside its cards.
struct DeckDetailsDocument: Encodable, Sendable {
  let name: String
  let title: String
  let isMade: Bool
  /// The number of cards.
  let cards: Int
  /// Whether a study of the deck was left.
  let isStudied: Bool
  let newPerDay, reviewsPerDay: Int
  @OrNull var frontLanguage: String?
  @OrNull var backLanguage: String?
  @OrNull var colour: String?

  init(_ deck: Deck, named name: DeckName, isStudied: Bool) {
    (self.name, title, isMade) = (name.text, name.title, name.isMade)
    (cards, self.isStudied) = (deck.cards.count, isStudied)
    (newPerDay, reviewsPerDay) = (deck.newPerDay, deck.reviewsPerDay)
    _frontLanguage = OrNull(wrappedValue: deck.frontLanguage)
    _backLanguage = OrNull(wrappedValue: deck.backLanguage)
    _colour = OrNull(wrappedValue: deck.colour)
  }
}

/// Some of a deck's cards.
struct CardsPageDocument: Encodable, Sendable {
  /// The number of cards that were looked for.
  let total: Int
  let cards: [ListedCard]
}
