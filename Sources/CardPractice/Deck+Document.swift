internal import Cards
internal import Learner
internal import Storage

extension Deck {
  /// Creates a deck from its document.
  ///
  /// - Throws: ``CardError/badCard(number:deck:_:)`` and ``CardError/tooManyCards(deck:)``.
  init(_ document: DeckDocument, named name: DeckName) throws(CardError) {
    guard document.cards.count <= Self.mostCards else { throw .tooManyCards(deck: name) }
    self.init(
      cards: document.cards.map(Card.init), frontLanguage: document.frontLanguage,
      backLanguage: document.backLanguage, colour: document.colour,
      media: (document.media ?? [:]).filter { BlobStore.isGood($1) },
      newPerDay: document.newPerDay ?? Self.usualNewPerDay,
      reviewsPerDay: document.reviewsPerDay ?? Self.usualReviewsPerDay)
    for (index, card) in cards.enumerated() {
      do throws(Card.Fault) {
        try card.check()
      } catch {
        throw .badCard(number: index + 1, deck: name, error)
      }
    }
  }
}

extension Card {
  init(_ card: DeckDocument.Card) {
    self.init(
      id: card.id, front: card.front, back: card.back, tags: card.tags,
      isSuspended: card.isSuspended)
  }
}

extension DeckDocument.Card {
  init(_ card: Card) {
    self.init(
      id: card.id, front: card.front, back: card.back, tags: card.tags,
      isSuspended: card.isSuspended)
  }
}
