internal import Cards
internal import Storage

/// The names under which the cards of a deck have their sounds and pictures.
extension DeckDocument {
  /// Takes the sounds and pictures of a card of another deck or file.
  ///
  /// - Parameter other: the files by the names that the card has for them.
  /// - Returns: the card, with another name for a file where the deck has a different one of that
  ///   name.
  mutating func takingMedia(of card: Cards.Card, from other: [String: String]) -> Cards.Card {
    // All names are decided before one changes. Those that can stay as they are come first.
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

  /// Returns the name under which the cards can have a file: the wanted one, or one with a number
  /// where a different file has that.
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
