public import FoundationEssentials
public import Scheduling

/// One line of the journal about a card: an answer, or another event that matters to the card's schedule.
public struct CardEntry: Hashable, Sendable, Codable, JournalLine {
  /// An event of a card.
  public enum Event: String, Hashable, Sendable, Codable, CaseIterable {
    /// The learner answered the card; `recall` says how well.
    case answered
    /// The learner took the last answer to the card back. That answer no longer counts.
    case takenBack
    /// The learner put the card off until the next day.
    case buried
    /// The learner no longer puts the card off.
    case unburied
    /// The card came from a file with a memory of it; `memory` has that.
    case imported
  }

  /// The kind of an entry, which tells it from those about words.
  public enum Kind: String, Hashable, Sendable, Codable { case card }

  /// The memory of a card that another program had.
  public struct ImportedMemory: Hashable, Sendable, Codable {
    /// FSRS's difficulty, from 1 to 10.
    public var difficulty: Double
    /// How often the learner had forgotten the card.
    public var lapses: Int
    /// The time of the last answer.
    public var lastReview: Date
    /// The number of answers.
    public var reviews: Int
    /// FSRS's stability, in days.
    public var stability: Double

    public init(state: MemoryState, lastReview: Date, reviews: Int, lapses: Int) {
      (difficulty, stability) = (state.difficulty, state.stability)
      (self.lastReview, self.reviews, self.lapses) = (lastReview, reviews, lapses)
    }
  }

  /// The version of an entry about a card. An older VocalVocab, which knows words alone, leaves a journal with
  /// such an entry untouched.
  public static let version: Int = 2
  /// The kind that such an entry says.
  public static let kindName: String? = "card"

  /// The time of the event.
  public var at: Date
  /// The name of the card, which no other card has.
  public var card: String
  /// The name of the deck in which the card was asked.
  public var deck: String?
  /// The kind of the event.
  public var event: Event
  public private(set) var kind = Kind.card
  /// The memory of an imported card.
  public var memory: ImportedMemory?
  /// The time from the card's question to the answer.
  public var milliseconds: Int?
  /// How well the learner recalled the card, as the number of the grade: 1 for Again to 4 for Easy.
  public var recall: Int?
  /// The answer as the learner typed it.
  public var typed: String?
  /// The name of the step that made the entry, where a page named it.
  public var step: String?
  /// The learner's distance from UTC in seconds, east positive, from which their local days follow.
  public var utcOffset: Int
  /// The version of the entry's form.
  public private(set) var version: Int = CardEntry.version

  /// Makes an entry with the members that every entry has.
  public init(at moment: Moment, event: Event, card: String, deck: String? = nil) {
    at = moment.date
    utcOffset = moment.utcOffset
    self.event = event
    self.card = card
    self.deck = deck
  }

  /// The event's moment, with the offset of the learner's clock.
  public var moment: Moment { Moment(date: at, utcOffset: utcOffset) }
}
