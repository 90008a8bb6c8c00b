package import Learner
package import Storage

extension LearnerFiles {
  /// The rule for merging the versions of a deck: the merged deck has the cards of all versions. If
  /// two computers changed the same card, this computer's version stays.
  package var deckMerge: DocumentMerge {
    let cards = CopyContent(areUnique: true) { [decks] bytes in
      decks.decoded(bytes)?.cards.map(\.id)
    }
    return DocumentMerge(in: DeckStore.place, content: cards) {
      [decks] name, versions throws(StorageError) in
      let versions = versions.compactMap(decks.decoded)
      var deck = versions.first ?? DeckDocument()
      var known = Set(deck.cards.map(\.id))
      for other in versions.dropFirst() {
        deck.cards += other.cards.filter { known.insert($0.id).inserted }
        if let media = other.media {
          deck.media = (deck.media ?? [:]).merging(media) { own, _ in own }
        }
      }
      return (try decks.encoded(deck), .deck(name, cards: deck.cards.count))
    }
  }
}
