public import Scheduling

/// A round that is over, as the journal keeps it.
public struct RoundResult: Hashable, Sendable {
  /// How the round ended.
  public enum Ending: Hashable, Sendable {
    /// The learner spelled the word.
    case completed
    /// The last try was wrong.
    case missed
    /// The learner gave the word up.
    case skipped
  }

  /// The asked word.
  public let word: String
  /// The moment when the round ended.
  public let at: Moment
  /// How the round ended.
  public let ending: Ending
  /// The number of tries, the correct one included.
  public let tries: Int
  /// The number of hints.
  public let hints: Int
  /// The number of tries that the learner took back as slips of the finger.
  public let slips: Int
  /// How often the learner heard the word.
  public let heard: Int
  /// The time from the first hearing to the end; `nil` if the journal lacks it.
  public let milliseconds: Int?
  /// The estimated difficulty before the first round of the word; `nil` if the journal lacks it.
  public let difficulty: WordDifficulty?

  /// Creates a result from the facts in the journal.
  public init(
    word: String, at: Moment, ending: Ending, tries: Int, hints: Int = 0, slips: Int = 0,
    heard: Int = 1, milliseconds: Int? = nil, difficulty: WordDifficulty? = nil
  ) {
    self.word = word
    self.at = at
    self.ending = ending
    self.tries = tries
    self.hints = hints
    self.slips = slips
    self.heard = heard
    self.milliseconds = milliseconds
    self.difficulty = difficulty
  }

  /// How the round ended, and with how much help.
  public var attainment: Attainment {
    switch ending {
    case .missed: .missed
    case .skipped: .skipped
    case .completed where hints > 0: .helped
    case .completed where tries > 1: .afterWrongTry
    case .completed where slips > 0: .slip
    case .completed: .firstTry
    }
  }

  /// Whether the learner typed the word without having to think.
  ///
  /// It takes up to a second to hear a word, and about another second to begin to write it. Then a
  /// letter takes 239 ms on average (Dhakal and others, "Observations on Typing from 136 Million
  /// Keystrokes", CHI 2018); 300 ms allow for a learner who must find some of the keys. Slower
  /// typists never earn *easy*, but they only lose a longer wait before the word comes back.
  public var isQuick: Bool {
    // A clock that was set back gave some old journals a negative time.
    guard let milliseconds, milliseconds >= 0 else { return false }
    return milliseconds <= 2000 + 300 * word.count
  }
}
