package import Learner
package import Storage

extension LearnerFiles {
  /// How the decks are united: a deck has the cards of all its versions. Of a card that both
  /// computers changed, the version of this one stays.
  package var deckUnion: DocumentUnion {
    DocumentUnion(in: DeckStore.place) { [decks] name, versions throws(StorageError) in
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

extension RepairDeed {
  /// A deck has this many cards.
  package static func deck(_ name: String, cards: Int) -> RepairDeed {
    RepairDeed("The deck '\(name)' was merged and has \(cards.of("card")).")
  }
}
