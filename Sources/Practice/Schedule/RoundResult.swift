public import Scheduling

/// What the journal tells of a round that is over.
public struct RoundResult: Hashable, Sendable {
  public enum Ending: Hashable, Sendable {
    case completed, missed
    /// Given up: missed, too, but no try of spelling it.
    case skipped
  }

  public let word: String
  public let at: Moment
  public let ending: Ending
  /// Tries that were spent, the correct one included.
  public let tries: Int
  public let hints: Int
  /// Tries taken back as slips of the finger.
  public let slips: Int
  /// How often the word was heard.
  public let heard: Int
  /// From the first hearing to the end; `nil` where that was not kept.
  public let milliseconds: Int?
  /// What was believed of the word before anyone was asked it; `nil` where that was not kept.
  public let difficulty: WordDifficulty?

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

  /// Whether it was typed without having to think.
  ///
  /// To hear a word takes up to a second, to begin to write it about another. A letter then takes most
  /// people 240 ms (Dhakal and others, "Observations on Typing from 136 Million Keystrokes", CHI 2018,
  /// mean interval 239 ms); 300 ms leaves room for a few that are sought. Who types slower than that is
  /// never quick, and loses nothing but a longer wait before the word comes back.
  public var isQuick: Bool {
    guard let milliseconds else { return false }
    return milliseconds <= 2000 + 300 * word.count
  }
}
