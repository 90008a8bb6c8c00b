internal import Cards
public import Learner

/// The cards of a deck for a sheet of paper: both sides of each, as they are shown.
public struct CardSheet: Hashable, Sendable, Codable {
  public struct PrintedCard: Hashable, Sendable, Codable {
    public var front, back: [CardBlock]
  }

  /// The name of the deck as a person reads it.
  public let title: String
  /// The number of all cards of the deck.
  public let total: Int
  /// The language of each side; `nil` for the language of the learner's voice.
  @OrNull public private(set) var frontLanguage: String?
  @OrNull public private(set) var backLanguage: String?
  /// The first cards.
  public var cards: [PrintedCard]

  /// The most cards on a sheet: 50 pages of paper.
  static let mostCards = 500
}

extension CardRoom {
  /// Returns the cards of a deck that a person prints, without the suspended ones.
  ///
  /// - Throws: ``CardError`` for a bad card, `StorageError`.
  package func sheet(of name: DeckName) throws -> CardSheet {
    let deck = try readDeck(name).deck
    let cards = deck.active.prefix(CardSheet.mostCards).map { card in
      CardSheet.PrintedCard(
        front: CardText(card.front).blocks.map { CardBlock($0, deck.media) },
        back: CardText(card.back).blocks.map { CardBlock($0, deck.media) })
    }
    return CardSheet(
      title: name.title, total: deck.active.count, frontLanguage: deck.language(of: .front),
      backLanguage: deck.language(of: .back), cards: cards)
  }
}
