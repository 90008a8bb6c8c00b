public import FoundationEssentials

/// One line of the journal: a try, or something else that what is computed from it must know.
public struct JournalEntry: Hashable, Sendable, Codable {
  public enum Event: String, Hashable, Sendable, Codable {
    case correct, wrong
    /// Another word that sounds the same was typed. It counts as no try.
    case homophone
    /// The wrong try before was taken back as a slip of the finger. It counts as no try.
    case slip
    /// The word was given up.
    case skipped
    /// The word was typed rightly after it was missed and shown. It counts as no try.
    case copied
    /// The word was taken off the list of completed words.
    case removed
    /// The word came to the list of completed words from a file; `imported` holds its record.
    case imported
  }

  /// How the round stood after this.
  public enum Outcome: String, Hashable, Sendable, Codable {
    case completed, missed
  }

  public static let version = 1

  public var version = JournalEntry.version
  public var at: Date
  /// Seconds east of Greenwich where the learner was, so that their days can be told apart later.
  public var utcOffset: Int
  public var event: Event
  public var word: String
  /// As it was typed.
  public var typed: String?
  /// Which try of its round this was, from 1.
  public var tryNumber: Int?
  /// Hints taken before it.
  public var hints: Int?
  /// How often the word was heard before it.
  public var heard: Int?
  /// From the round's start, in milliseconds.
  public var milliseconds: Int?
  /// The names of the mistakes of a wrong try: the raw values of `Mistake.Kind`.
  public var mistakes: [String]?
  /// Tries of the round that were taken back before it.
  public var slips: Int?
  /// `nil` while the round goes on.
  public var outcome: Outcome?
  /// How common the word is, where the round is over and a list says.
  public var level: String?
  /// How much its letters depart from how it sounds, from 0 to 1, where the round is over and that is
  /// known.
  public var irregularity: Double?
  /// Ties the tries of one round together.
  public var round: String?
  public var imported: CompletedWord?

  public init(at: Date, utcOffset: Int, event: Event, word: String) {
    self.at = at
    self.utcOffset = utcOffset
    self.event = event
    self.word = word
  }
}
