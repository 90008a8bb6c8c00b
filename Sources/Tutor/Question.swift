public import Practice
public import Scheduling
public import Vocabulary

/// A word being asked, as it may be shown: nothing in here gives the word away.
public struct Question: Hashable, Sendable {
  /// Counts the rounds of the session, from 1.
  public let number: Int
  /// How many rounds the session will have if no word is missed from here on; `nil` where it has no
  /// such end.
  public let total: Int?
  /// Whether it is one that the schedule asks for.
  public let isReview: Bool
  /// Whether it was missed before in this session.
  public let isComeback: Bool
  public let distinctness: Distinctness
  /// The word itself, where it is to be seen before it is typed.
  public let sight: String?
  /// A sentence with the word blanked, where it is to be shown from the beginning.
  public let sentence: String?
  /// One definition for each part of speech, with the word blanked.
  public let definitions: [Definition]
  /// Who says so, where that is to be shown with them.
  public let credit: String?
}

/// How well a word can be told from others by ear alone.
public enum Distinctness: Hashable, Sendable {
  case distinct
  /// One phoneme makes it another common word: `fin`, `thin`.
  case nearAnother
  /// Another word sounds the same, so that only the meaning tells which is asked.
  case sameAsAnother
}

/// Where a round stands, as it may be shown.
public struct Standing: Hashable, Sendable {
  public let phase: Round.Phase
  /// `nil` while the word is asked, and for a word that was excluded.
  public let outcome: Round.Outcome?
  /// `nil` where there is no limit.
  public let triesLeft: Int?
  public let hasMoreHints: Bool
  public let canTakeBackSlip: Bool
  /// How often the word was said.
  public let heard: Int
  /// Whether there is a wrong try to be heard.
  public let hasWrongTry: Bool
  public let streak: Streak
}

/// What came of a line that was typed, as it may be shown.
public struct Answer: Hashable, Sendable {
  public let verdict: Round.Verdict
  /// What else is to be said of it, such as where a spelling is the usual one.
  public let note: String?
  /// `nil` where there is no limit.
  public let triesLeft: Int?
  /// Who is to be named with a recording that was heard.
  public let recordedBy: Authority?
  /// The word, once the round no longer asks.
  public let word: Word?
  public let outcome: Round.Outcome?
  /// How the word is said, in IPA, where that is known and the word may be told.
  public let pronunciation: String?
  /// What was wrong with the last try, in full, once the word may be told.
  public let explanations: [String]
  /// Whether the word is to be copied next.
  public let isCopying: Bool
  public let streak: Streak
}

/// What a session came to.
public struct Summary: Sendable {
  public let tally: Tally
  /// How often each kind of mistake was made, the most frequent first.
  public let mistakes: [(kind: Mistake.Kind, count: Int)]
  /// Words that wait to be reviewed, today and tomorrow.
  public let due: (today: Int, tomorrow: Int)
  public let streak: Streak
}
