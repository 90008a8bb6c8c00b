import CardPractice
import Cards
import Learner

extension [Card] {
  /// Finds a card by its id, its number in the deck, or one of its sides.
  ///
  /// - Throws: ``CardError/noCard(_:deck:)``.
  func found(_ text: String, in deck: DeckName) throws -> Card {
    if let card = first(where: { $0.id == text }) { return card }
    if let number = Int(text), indices.contains(number - 1) { return self[number - 1] }
    let wanted = text.lowercased()
    for side in Side.allCases {
      if let card = first(where: { CardText($0[side]).line.lowercased() == wanted }) {
        return card
      }
    }
    throw CardError.noCard(text, deck: deck)
  }
}
