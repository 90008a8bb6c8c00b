internal import Cards

/// Puts the cards of a file together, deck by deck, within the bounds that every file has.
struct CollectionBuilder {
  /// The most decks of a file.
  static let mostDecks = 2_000

  private(set) var collection = CardCollection()
  /// The place of each deck among the parts of the collection.
  private var places: [String?: Int] = [:]
  /// The bytes of text that the cards may still have.
  private var left: Int

  /// - Parameter limit: the most bytes of text of all cards.
  init(upTo limit: Int = Self.mostText) { (left, mostText) = (limit, limit) }

  private let mostText: Int
  /// The most bytes of text that the cards of a file have, unless a reader says otherwise. Each blank of a text makes a
  /// card with the whole text, so that a small file could fill the memory.
  static let mostText = 256 << 20

  /// Adds a card to the part of a deck.
  mutating func add(_ entry: CardCollection.Entry, to deck: String?) throws(CardFileError) {
    let card = entry.card
    left -= card.tags.reduce(card.front.utf8.count + card.back.utf8.count + card.id.utf8.count) {
      $0 + $1.utf8.count
    }
    if places[deck] == nil { left -= deck?.utf8.count ?? 0 }
    guard !Task.isCancelled else { throw .stopped }
    guard left >= 0 else { throw .tooMuchText(limit: mostText) }
    if let place = places[deck] {
      collection.parts[place].entries.append(entry)
      return
    }
    guard places.count < Self.mostDecks else { throw .tooManyDecks(Self.mostDecks) }
    places[deck] = collection.parts.count
    collection.parts.append(CardCollection.Part(deck: deck, entries: [entry]))
  }

  /// Notes that the cards lose something.
  mutating func lose(_ loss: CardCollection.Loss, _ count: Int = 1) {
    collection.losses[loss, default: 0] += count
  }
}
