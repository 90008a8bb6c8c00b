package import FoundationEssentials
package import Learner
package import Scheduling
internal import Storage

/// One line of the journal about a card: an answer, or another event that matters to the card's
/// schedule.
package struct CardEntry: Hashable, Sendable, Codable, PracticeLine {
  /// An event of a card.
  package enum Event: String, Hashable, Sendable, Codable, CaseIterable {
    /// The learner answered the card; `recall` says how well.
    case answered
    /// The learner took back the last answer to the card, so that answer no longer counts.
    case takenBack
    /// The learner put the card off until the next day.
    case buried
    /// The learner took back the step that put the card off.
    case unburied
    /// The card was imported from a file that has a memory of it, which `memory` holds.
    case imported
  }

  /// The kind of an entry, which distinguishes it from the entries about words.
  package enum Kind: String, Hashable, Sendable, Codable { case card }

  /// Another program's memory of a card.
  package struct ImportedMemory: Hashable, Sendable, Codable {
    /// FSRS's difficulty, from 1 to 10.
    package var difficulty: Double
    /// How often the learner had forgotten the card.
    package var lapses: Int
    /// The time of the last answer.
    package var lastReview: Date
    /// The number of answers.
    package var reviews: Int
    /// FSRS's stability, in days.
    package var stability: Double

    package init(state: MemoryState, lastReview: Date, reviews: Int, lapses: Int) {
      (difficulty, stability) = (state.difficulty, state.stability)
      (self.lastReview, self.reviews, self.lapses) = (lastReview, reviews, lapses)
    }
  }

  /// The version of an entry about a card. An older VocalVocab, which knows only entries about
  /// words, doesn't change a journal that has such an entry.
  package static let version: Int = 2
  /// The value of `kind` in every entry about a card.
  package static let kindName: String? = "card"

  /// The time of the event.
  package var at: Date
  /// The name of the card, which no other card has.
  package var card: String
  /// The name of the deck in which the card was asked.
  package var deck: String?
  /// The kind of the event.
  package var event: Event
  package private(set) var kind = Kind.card
  /// The memory of an imported card.
  package var memory: ImportedMemory?
  /// The time from the card's question to the answer.
  package var milliseconds: Int?
  /// How well the learner recalled the card, as the number of the grade: 1 for Again to 4 for Easy.
  package var recall: Int?
  /// The answer as the learner typed it.
  package var typed: String?
  /// The name of the step that made the entry; `nil` if no page named the step.
  package var step: String?
  /// The learner's distance from UTC in seconds, east positive, from which their local days follow.
  package var utcOffset: Int
  /// The version of the entry's format.
  package private(set) var version: Int = CardEntry.version

  /// Makes an entry with the members that every entry has.
  package init(at moment: Moment, event: Event, card: String, deck: String? = nil) {
    at = moment.date
    utcOffset = moment.utcOffset
    self.event = event
    self.card = card
    self.deck = deck
  }

  /// The event's moment, with the offset of the learner's clock.
  package var moment: Moment { Moment(date: at, utcOffset: utcOffset) }

  package var practice: PracticeEvent? { event == .answered ? PracticeEvent(at: moment) : nil }
}
