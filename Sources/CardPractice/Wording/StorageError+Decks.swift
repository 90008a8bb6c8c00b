package import Storage

extension DocumentKind {
  /// The decks of cards.
  package static let deck = DocumentKind("deck", names: .deckNames)
}

extension StorageError {
  /// A document is not a deck.
  package static func notADeck(_ path: String) -> StorageError {
    .unusable(
      path: path,
      sentence: """
        \(path.asFileSubject) is not a deck that VocalVocab can read: correct it, or move it away.
        """)
  }
}
