package import Learner
package import Storage

extension LearnerFiles {
  /// The rule for merging the versions of a deck: the merged deck has the cards of all versions. Of
  /// a card that differs between them, this computer's form stays.
  package var deckMerge: DocumentMerge {
    let cards = CopyContent(areUnique: true) { [decks] bytes in
      decks.decoded(bytes)?.cards.map(\.id)
    }
    return DocumentMerge(in: DeckStore.place, content: cards) {
      [decks] name, versions throws(StorageError) in
      let versions = versions.compactMap(decks.decoded)
      var deck = versions.first ?? DeckDocument()
      var known = Dictionary(deck.cards.map { ($0.id, $0) }) { first, _ in first }
      var different: Set<String> = []
      for other in versions.dropFirst() {
        for card in other.cards {
          guard let own = known[card.id] else {
            known[card.id] = card
            deck.cards.append(card)
            continue
          }
          if own != card { different.insert(card.id) }
        }
        if let media = other.media {
          deck.media = (deck.media ?? [:]).merging(media) { own, _ in own }
        }
      }
      let result = RepairResult.deck(name, cards: deck.cards.count)
      return (try decks.encoded(deck), result.keeping(different: different.count, "card"))
    }
  }
}
