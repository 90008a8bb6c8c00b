package import Cards
package import Learner
internal import Storage

/// Sounds and pictures that the learner puts into a deck.
extension CardRoom {
  /// Puts a sound or a picture into a deck, so that the deck's cards can name it.
  ///
  /// - Parameter name: the name of the file; its ending says whether it is a sound or a picture.
  /// - Returns: the mark for the file in a card's text, such as `[sound:harbour.mp3]`.
  /// - Throws: ``CardError/badMedia(_:)``, `StorageError`; nothing has then changed.
  @discardableResult
  package func addMedia(_ bytes: [UInt8], named name: String, to deck: DeckName) throws -> String {
    guard MediaName.isSound(name) || MediaName.isPicture(name), !bytes.isEmpty,
      bytes.count <= BlobStore.longest
    else { throw CardError.badMedia(name) }
    let stored = try files.media.add(bytes, ending: MediaName.ending(of: name))
    try files.media.sync([stored])
    let safe = MediaName.safe(name)
    var mark = ""
    try change(deck) { document in
      let free = DeckDocument.name(for: stored, wanted: safe, among: document.media ?? [:])
      document.media = (document.media ?? [:]).merging([free: stored]) { old, _ in old }
      mark = MediaName.isSound(free) ? "[sound:\(free)]" : "![](\(free))"
    }
    return mark
  }

  /// Puts a sound or a picture on a side of a card.
  package func attach(
    _ bytes: [UInt8], named name: String, to id: String, side: Side, in deck: DeckName
  ) throws {
    guard try readDeck(deck).card(id) != nil else { throw CardError.noCard(id, deck: deck) }
    let mark = try addMedia(bytes, named: name, to: deck)
    try edit(id, in: deck) { card in
      switch side {
      case .front: card.front += "\n" + mark
      case .back: card.back += "\n" + mark
      }
    }
  }
}
