import CardPractice
import Cards
import Console
import Learner

/// A deck, as `cards list --json` prints it.
struct DeckRow: Encodable {
  let name: String
  /// The numbers; `nil` where the deck can't be read.
  let cards: Int?
  let new: Int?
  let due: Int?
  let colour: String?
  /// Whether the deck makes itself from words.
  let isMade: Bool

  init(_ name: DeckName, _ summary: CardRoom.Summary?) {
    (self.name, isMade) = (name.text, name.isMade)
    (cards, new, due) = (summary?.cards, summary?.new, summary?.due)
    colour = summary?.colour?.rawValue
  }

  /// The numbers in words.
  var counts: String {
    guard let cards, let new, let due else { return "can't be read" }
    let parts = [new > 0 ? "\(new) new" : nil, due > 0 ? "\(due) due" : nil].compactMap(\.self)
    return ([cards.of("card")] + parts).joined(separator: ", ")
  }
}

/// A card, as `cards show --json` prints it.
struct CardRow: Encodable {
  let id: String
  let front: String
  let back: String
  let tags: [String]
  let isSuspended: Bool
  /// The day on which the card is due; `nil` for a card that was never answered.
  let due: String?
  /// The number of answers.
  let answers: Int
  /// How often the learner had forgotten the card.
  let lapses: Int

  init(_ card: Card, _ record: CardProgress.Record?) {
    (id, front, back, tags) = (card.id, card.front, card.back, card.tags)
    isSuspended = card.isSuspended
    due = record.map { $0.memory.due().description }
    (answers, lapses) = (record?.answers ?? 0, record?.lapses ?? 0)
  }
}

/// A card that was found, as `cards search --json` prints it.
struct FoundRow: Encodable {
  let deck: String
  let card: CardRow
}
