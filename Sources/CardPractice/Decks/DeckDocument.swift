/// A deck of cards as its file has it.
///
/// The file is JSON that a person can read and edit. A card that a person adds needs no `id`.
public struct DeckDocument: Hashable, Sendable, Codable {
  /// A card as the file has it.
  public struct Card: Hashable, Sendable, Codable {
    /// The name that no other card has; empty for a card that a person has added to the file.
    public var id: String
    public var front: String
    public var back: String
    public var tags: [String]
    /// Whether neither a study nor a review asks the card.
    public var isSuspended: Bool

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
  public struct RemovedCard: Hashable, Sendable, Codable {
    /// The place that it had among the cards, from 0.
    public var place: Int
    public var card: Card

    public init(place: Int, card: Card) { (self.place, self.card) = (place, card) }
  }

  /// The language of each side, such as `es` or `en-gb`; `nil` for that of the learner's voice.
  public var frontLanguage: String?
  public var backLanguage: String?
  /// The most cards that are met for the first time on a day; `nil` for the usual number.
  public var newPerDay: Int?
  /// The most cards that are reviewed on a day; `nil` for the usual number.
  public var reviewsPerDay: Int?
  /// The deck's accent colour; `nil` for the learner's.
  public var colour: String?
  /// The files of the sounds and pictures in the folder `decks/media`, by the names that the cards
  /// have for them.
  public var media: [String: String]?
  /// The cards that were removed last, in the order in which they went; `nil` for none.
  public var removed: [RemovedCard]?
  /// The cards, in the learner's order.
  public var cards: [Card]

  public init(cards: [Card] = []) { self.cards = cards }
}
