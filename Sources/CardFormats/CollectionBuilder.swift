internal import Cards

/// Collects the cards of a file, deck by deck, within the bounds of every file.
struct CollectionBuilder {
  /// The most decks of a file.
  static let mostDecks = 2_000

  private(set) var collection = CardCollection()
  /// The index of each deck among the parts of the collection.
  private var indexes: [String?: Int] = [:]
  /// The bytes of text that further cards may have.
  private var left: Int

  /// - Parameter limit: the most bytes of text of all cards.
  init(upTo limit: Int = Self.mostText) { (left, mostText) = (limit, limit) }

  private let mostText: Int
  /// The most bytes of text on the cards of a file, unless a reader says otherwise. Each blank of a
  /// text makes a card with the whole text, so a small file could fill the memory.
  static let mostText = 256 << 20

  /// Adds a card to the part of a deck.
  mutating func add(_ entry: CardCollection.Entry, to deck: String?) throws(CardFileError) {
    let card = entry.card
    left -= card.tags.reduce(card.front.utf8.count + card.back.utf8.count + card.id.utf8.count) {
      $0 + $1.utf8.count
    }
    if indexes[deck] == nil { left -= deck?.utf8.count ?? 0 }
    guard !Task.isCancelled else { throw .stopped }
    guard left >= 0 else { throw .tooMuchText(limit: mostText) }
    if let index = indexes[deck] {
      collection.parts[index].entries.append(entry)
      return
    }
    guard indexes.count < Self.mostDecks else { throw .tooManyDecks(Self.mostDecks) }
    indexes[deck] = collection.parts.count
    collection.parts.append(CardCollection.Part(deck: deck, entries: [entry]))
  }

  /// Notes that the cards lose something.
  mutating func lose(_ loss: CardCollection.Loss, _ count: Int = 1) {
    collection.losses[loss, default: 0] += count
  }
}
