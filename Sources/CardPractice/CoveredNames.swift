internal import Learner

/// The names by which snapshots call cards.
///
/// The name of a card of a generated deck has the word that is on the back. A snapshot of the front
/// would give the word away, so it has a random name instead. A room keeps such a name as long as
/// it lives, and accepts both names.
struct CoveredNames {
  /// The random names, by the cards' own names.
  private var covered: [String: String] = [:]
  /// The cards' own names, by the random names.
  private var own: [String: String] = [:]

  /// Returns the name by which a snapshot calls a card.
  mutating func name(of card: String, in deck: DeckName) -> String {
    guard deck.isGenerated else { return card }
    if let known = covered[card] { return known }
    let name = "word-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    (covered[card], own[name]) = (name, card)
    return name
  }

  /// Returns the card's own name.
  func card(_ name: String) -> String { own[name] ?? name }
}
