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

/// The details of a deck, without its cards.
struct DeckDetailsDocument: Encodable, Sendable {
  let name: String
  let title: String
  let isGenerated: Bool
  /// The number of cards.
  let cards: Int
  /// Whether a study of the deck was left unfinished.
  let isStudied: Bool
  let newPerDay, reviewsPerDay: Int
  @OrNull var frontLanguage: String?
  @OrNull var backLanguage: String?
  @OrNull var colour: String?

  init(_ deck: Deck, named name: DeckName, isStudied: Bool) {
    (self.name, title, isGenerated) = (name.text, name.title, name.isGenerated)
    (cards, self.isStudied) = (deck.cards.count, isStudied)
    (newPerDay, reviewsPerDay) = (deck.newPerDay, deck.reviewsPerDay)
    _frontLanguage = OrNull(wrappedValue: deck.frontLanguage)
    _backLanguage = OrNull(wrappedValue: deck.backLanguage)
    _colour = OrNull(wrappedValue: deck.colour)
  }
}

/// A part of the cards of a deck, or of the cards that a search found.
struct CardsPageDocument: Encodable, Sendable {
  /// The number of all cards of the deck, or of all that the search found.
  let total: Int
  let cards: [ListedCard]
}
