import Foundation
import Scheduling
import Storage

/// An answer to a card, as the room of cards writes it. The room's own type is not open to other
/// packages.
struct CardAnswer: Codable, JournalLine {
  static let kindName: String? = "card"
  static let version = 2

  let at: Date
  let card: String
  let deck: String
  private(set) var event = "answered"
  private(set) var kind = "card"
  let recall: Int
  var step: String?
  let utcOffset: Int
  private(set) var version = CardAnswer.version

  init(_ recall: Recall, to card: String, in deck: String, at moment: Moment) {
    (at, utcOffset) = (moment.date, moment.utcOffset)
    (self.card, self.deck, self.recall) = (card, deck, recall.rawValue)
  }

  init?(plain line: UnsafeBufferPointer<UInt8>) { nil }
}
