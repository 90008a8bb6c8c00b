package import Cards
package import Learner
package import Scheduling

/// A card of a deck with the learner's progress, as the terminal lists it and the server sends it.
package struct ListedCard: Hashable, Sendable, Codable {
  public let id: String
  public let deck: DeckName
  package let deckTitle: String
  /// The number of the card in the deck, from 1.
  public let number: Int
  public let front, back: String
  /// The words of each side in one line, without marks; for a side without words, what stands for
  /// its sounds and pictures.
  package let frontLine, backLine: String
  public let tags: [String]
  package let isSuspended: Bool
  /// The day on which the card is due; `nil` for a card that was never answered.
  @OrNull public private(set) var due: Day?
  /// The number of answers.
  public let answers: Int
  /// The number of times that the learner had forgotten the card.
  package let lapses: Int

  /// - Parameter today: the day on which the card is listed.
  package init(
    _ card: Card, number: Int, in deck: DeckName, _ record: CardProgress.Record?, on today: Day
  ) {
    (id, self.deck, deckTitle, self.number) = (card.id, deck, deck.title, number)
    (front, back) = (card.front, card.back)
    (frontLine, backLine) = (CardText(card.front).shownLine, CardText(card.back).shownLine)
    (tags, isSuspended) = (card.tags, card.isSuspended)
    due = record?.memory.due(on: today)
    (answers, lapses) = (record?.answers ?? 0, record?.lapses ?? 0)
  }
}

/// A deck in a list of decks, as the terminal lists it and the server sends it.
package struct ListedDeck: Hashable, Sendable, Codable {
  public let name: DeckName
  public let title: String
  /// Whether the deck is generated from words.
  package let isGenerated: Bool
  /// The numbers of all, new and due cards; 0 if the deck can't be read.
  public let cards, new, due: Int
  /// The deck's own colour; `nil` for the learner's colour.
  @OrNull package private(set) var colour: AccentColour?
  /// The sentence that says why the deck can't be read; `nil` if it can be read.
  @OrNull package private(set) var problem: String?

  package init(_ deck: CardRoom.Listed) {
    let summary = try? deck.summary.get()
    (name, title, isGenerated) = (deck.name, deck.name.title, deck.name.isGenerated)
    (cards, new, due) = (summary?.cards ?? 0, summary?.new ?? 0, summary?.due ?? 0)
    colour = summary?.colour
    var problem: String?
    if case .failure(let error) = deck.summary { problem = "\(error)" }
    self.problem = problem
  }
}
