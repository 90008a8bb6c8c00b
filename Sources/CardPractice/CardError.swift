package import Cards
package import Faults
package import Learner

/// The reason why a wish about cards can't be granted. A refused wish changes nothing.
package enum CardError: Error, Hashable, Sendable {
  /// The name is reserved for generated decks.
  case reservedName(String)
  /// The deck is generated from words, so nobody can change it by hand.
  case generatedDeck(DeckName)
  case noCard(String, deck: DeckName)
  /// A card in a deck's file can't be used. The number counts from 1.
  case badCard(number: Int, deck: DeckName, Card.Fault)
  /// The given texts can't make a card.
  case bad(Card.Fault)
  case tooManyCards(deck: DeckName)
  /// The text for a daily limit is not a number of cards.
  case badLimit(String)
  case badColour(String)
  case badLanguage(String)
  /// The file is not a sound or a picture that a card can have.
  case badMedia(String)
  /// The deck has no card that can be studied.
  case nothingToStudy(DeckName)
  /// No card is asked now, or the asked card is not the given one.
  case notAsked
  /// No step can be taken back.
  case nothingToTakeBack
  /// The side that is shown has no sound and no words to say.
  case nothingToSay
  /// The back of the card is not one word, so it can't be spelled by ear.
  case notOneWord
}

extension CardError: Fault {
  package var kind: FaultKind {
    switch self {
    case .noCard: .notFound
    case .notAsked, .nothingToTakeBack, .nothingToStudy, .generatedDeck, .badCard: .conflict
    case .tooManyCards, .nothingToSay, .badMedia: .unusable
    case .reservedName, .bad, .badLimit, .badColour, .badLanguage, .notOneWord: .invalid
    }
  }
}
