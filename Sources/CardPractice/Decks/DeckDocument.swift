/// A deck of cards, as its file holds it.
///
/// The file is JSON that a person can read and edit. A card that a person adds needs no `id`.
public struct DeckDocument: Hashable, Sendable, Codable {
  /// A card, as the file holds it.
  public struct Card: Hashable, Sendable, Codable {
    /// The card's own name, which no other card of the deck has; empty for a card that a person has
    /// added to the file.
    public var id: String
    public var front: String
    public var back: String
    public var tags: [String]
    /// Whether neither a study nor a review asks the card.
    package var isSuspended: Bool

    public init(
      id: String, front: String, back: String, tags: [String] = [], isSuspended: Bool = false
    ) {
      (self.id, self.front, self.back) = (id, front, back)
      (self.tags, self.isSuspended) = (tags, isSuspended)
    }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      id = try values.decodeIfPresent(String.self, forKey: .id) ?? ""
      front = try values.decode(String.self, forKey: .front)
      back = try values.decode(String.self, forKey: .back)
      tags = try values.decodeIfPresent([String].self, forKey: .tags) ?? []
      isSuspended = try values.decodeIfPresent(Bool.self, forKey: .isSuspended) ?? false
    }
  }

  /// A card that was removed.
  package struct RemovedCard: Hashable, Sendable, Codable {
    /// The card's index before its removal.
    public var index: Int
    public var card: Card

    package init(index: Int, card: Card) { (self.index, self.card) = (index, card) }

    private enum CodingKeys: String, CodingKey {
      case index = "place"
      case card
    }
  }

  /// The language of each side, such as `es` or `en-gb`; `nil` for the language of the learner's
  /// voice.
  package var frontLanguage: String?
  public var backLanguage: String?
  /// The most cards that the learner meets for the first time on a day; `nil` for the usual number.
  public var newPerDay: Int?
  /// The most cards that are reviewed on a day; `nil` for the usual number.
  package var reviewsPerDay: Int?
  /// The deck's own colour; `nil` for the learner's colour.
  package var colour: String?
  /// The files of the sounds and pictures in the folder `decks/media`, by their names on the cards.
  public var media: [String: String]?
  /// The cards that were removed last, in the order of their removal; `nil` for none.
  package var removed: [RemovedCard]?
  /// The cards, in the learner's order.
  public var cards: [Card]

  public init(cards: [Card] = []) { self.cards = cards }
}
