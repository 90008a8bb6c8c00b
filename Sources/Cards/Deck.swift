/// The cards of one subject, in the learner's order.
public struct Deck: Hashable, Sendable {
  /// The cards, in the learner's order.
  public var cards: [Card]
  /// The language in which each side is spoken, such as `es` or `en-gb`; `nil` for the language of
  /// the learner's voice.
  public var frontLanguage: String?
  public var backLanguage: String?
  /// The name of the deck's own colour; `nil` for the learner's colour.
  public var colour: String?
  /// The files of the sounds and pictures, by their names on the cards.
  public var media: [String: String]
  /// The most cards that the learner meets for the first time on a day.
  public var newPerDay: Int
  /// The most cards that are reviewed on a day.
  public var reviewsPerDay: Int

  public init(
    cards: [Card] = [], frontLanguage: String? = nil, backLanguage: String? = nil,
    colour: String? = nil, media: [String: String] = [:], newPerDay: Int = usualNewPerDay,
    reviewsPerDay: Int = usualReviewsPerDay
  ) {
    self.cards = cards
    self.frontLanguage = frontLanguage
    self.backLanguage = backLanguage
    self.colour = colour
    self.media = media
    self.newPerDay = newPerDay
    self.reviewsPerDay = reviewsPerDay
  }

  /// The limits of a deck without limits of its own.
  public static let (usualNewPerDay, usualReviewsPerDay) = (20, 200)
  /// The most cards of a deck.
  public static let mostCards = 100_000

  /// The language of a side.
  public func language(of side: Side) -> String? {
    switch side {
    case .front: frontLanguage
    case .back: backLanguage
    }
  }

  /// The cards that are studied and reviewed: all but the suspended ones.
  public var active: [Card] { cards.filter { !$0.isSuspended } }

  /// Moves a card to another position.
  ///
  /// - Parameters:
  ///   - id: the name of the card.
  ///   - index: the new position of the card, from 0; a number beyond the end means the end.
  public mutating func move(_ id: String, to index: Int) {
    guard let old = cards.firstIndex(where: { $0.id == id }) else { return }
    let card = cards.remove(at: old)
    cards.insert(card, at: min(max(0, index), cards.count))
  }
}
