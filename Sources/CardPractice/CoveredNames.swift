internal import ByteText
internal import Hashing
internal import Learner
internal import Storage

/// The names by which snapshots call cards.
///
/// The name of a card of a generated deck has the word that is on the back, so a snapshot of the
/// front would give the word away. It has the hash of that name and of a secret instead. The
/// learner's files keep the secret, so that a page can go on after the program has started again.
struct CoveredNames {
  private let secret: Identifier
  /// The cards' own names, by the names that cover them.
  private var own: [String: String] = [:]

  /// Reads the learner's secret, or makes one.
  init(_ files: LearnerFiles) {
    let new = CardSecret(secret: Identifier())
    // If the disk refuses the secret, the names hold until this program ends.
    try? files.cardSecret.change { $0 ?? new }
    secret = ((try? files.cardSecret.read()) ?? new).secret
  }

  private static let prefix = "word-"

  /// Returns the name by which a snapshot calls a card.
  mutating func name(of card: String, in deck: DeckName) -> String {
    guard deck.isGenerated else { return card }
    let hash = SHA256(Array("\(secret.text) \(card)".utf8)).hexadecimal
    let name = Self.prefix + hash.prefix(16)
    own[name] = card
    return name
  }

  /// Returns the card's own name.
  ///
  /// - Parameter cards: the cards that may have the name, each with its deck.
  mutating func card(
    _ name: String, among cards: some Sequence<(id: String, deck: DeckName)>
  ) -> String {
    if let known = own[name] { return known }
    guard name.bytes.hasPrefix(Self.prefix) else { return name }
    // The program has started again since a snapshot had the name.
    for card in cards { _ = self.name(of: card.id, in: card.deck) }
    return own[name] ?? name
  }
}

/// The secret of ``CoveredNames``, as its document keeps it.
private struct CardSecret: Codable {
  let secret: Identifier
}

extension LearnerFiles {
  fileprivate var cardSecret: OpenWork<CardSecret> { OpenWork("card-secret", in: self) }
}
