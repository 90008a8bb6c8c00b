internal import Cards
internal import Storage

/// The names of the sounds and pictures on the cards of a deck.
extension DeckDocument {
  /// Adds the sounds and pictures of a card from another deck or file.
  ///
  /// - Parameter other: the files of the sounds and pictures, by their names on the card.
  /// - Returns: the card. If the deck has a different file with the same name, the card's file gets
  ///   another name.
  mutating func takingMedia(of card: Cards.Card, from other: [String: String]) -> Cards.Card {
    // All names are chosen before any name changes. The names that can stay are chosen first.
    var names: [String: String] = [:]
    var taken = media ?? [:]
    let brought = card.files.compactMap { name in other[name].map { (name, $0) } }
    for (name, file) in brought where (taken[name] ?? file) == file {
      (names[name], taken[name]) = (name, file)
    }
    for (name, file) in brought where names[name] == nil {
      let free = Self.name(for: file, wanted: name, among: taken)
      (names[name], taken[free]) = (free, file)
    }
    guard !names.isEmpty else { return card }
    media = taken
    guard names.contains(where: { $0 != $1 }) else { return card }
    var renamed = card
    renamed.front = CardText.renamingFiles(in: card.front) { names[$0] }
    renamed.back = CardText.renamingFiles(in: card.back) { names[$0] }
    return renamed
  }

  /// Returns the name that a file gets on the cards: the wanted one or, if a different file has
  /// that, one with a number.
  static func name(
    for file: String, wanted: String, among media: [String: String]
  ) -> String {
    var (free, number) = (wanted, 2)
    while let taken = media[free], taken != file {
      free = MediaName.numbered(wanted, number)
      number += 1
    }
    return free
  }
}
