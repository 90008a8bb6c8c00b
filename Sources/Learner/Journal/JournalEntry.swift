public import FoundationEssentials
public import Scheduling
public import Storage

/// One line of the journal: a try, or another event that matters to the schedule and the
/// statistics.
public struct JournalEntry: Hashable, Sendable, Codable, JournalLine {
  /// An event of a round, or of the list of completed words.
  public enum Event: String, Hashable, Sendable, Codable {
    case correct, wrong
    /// The learner typed another word that sounds the same, or the first one that sounds nearly the
    /// same. It does not count as a try.
    case homophone
    /// The learner took the last wrong try back as a typing slip. That try no longer counts.
    case slip
    /// The learner gave the word up.
    case skipped
    /// The learner copied the word correctly after missing it. It does not count as a try.
    case copied
    /// The learner removed the word from the list of completed words.
    case removed
    /// The word came to the list of completed words from a file, or was restored; `imported` has
    /// its record.
    case imported
  }

  /// The end of a round.
  public enum Outcome: String, Hashable, Sendable, Codable {
    case completed, missed
  }

  /// The newest version of an entry that we read and write.
  public static let version: Int = 1
  /// The kind of an entry about a word, which has no member `kind`.
  public static let kindName: String? = nil

  /// The version of the entry's form.
  public var version: Int = JournalEntry.version
  /// The time of the event.
  public var at: Date
  /// The offset of the learner's clock from UTC in seconds, positive in the east. With it, the time
  /// of an event gives the learner's local day.
  public var utcOffset: Int
  /// The kind of the event.
  public var event: Event
  /// The word that the event is about.
  public var word: String
  /// The spelling as the learner typed it.
  public var typed: String?
  /// The number of the try in its round, from 1.
  public var tryNumber: Int?
  /// The number of hints taken before the try.
  public var hints: Int?
  /// How often the learner heard the word before the try.
  public var heard: Int?
  /// The time since the round's start.
  public var milliseconds: Int?
  /// The names of the mistakes of a wrong try: the raw values of `Mistake.Kind`.
  public var mistakes: [String]?
  /// The number of tries of the round that the learner has taken back.
  public var slips: Int?
  /// The end of the round; `nil` while it goes on.
  public var outcome: Outcome?
  /// The level of the word, at the end of a round, if a word list has the word.
  public var level: String?
  /// The degree to which the spelling departs from the sound, from 0 to 1, at the end of a round,
  /// if it is known.
  public var irregularity: Double?
  /// The code of the language of the word, if it isn't English: `de`.
  public var language: String?
  /// The identifier that the entries of one round, or of one import, share.
  public var round: String?
  /// The name of the step that made the entry, if a page gave the step a name.
  public var step: String?
  /// The record of an imported word.
  public var imported: CompletedWord?
  /// The number of words in the import of this word, itself included. They count together or not at
  /// all.
  package var importSize: Int?

  /// Makes an entry with the members that every entry has.
  public init(at moment: Moment, event: Event, word: String) {
    at = moment.date
    utcOffset = moment.utcOffset
    self.event = event
    self.word = word
  }

  /// The time of the event, with the offset of the learner's clock.
  public var moment: Moment { Moment(date: at, utcOffset: utcOffset) }
}
