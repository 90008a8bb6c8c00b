public import Practice
internal import Scheduling
public import Vocabulary

/// A round as it may be shown: the question, what was done, and what can be asked for.
///
/// Its JSON is what the server sends of a round, and what is kept of a session that was left. Until
/// the round is over, nothing in it gives the word away.
public struct RoundSnapshot: Hashable, Sendable, Codable {
  /// How the round ended.
  public enum Outcome: String, Hashable, Sendable, Codable { case completed, missed, excluded }

  /// The round's name, which says nothing of the word.
  public let id: Identifier
  /// The number of the round in its session, from 1.
  public let number: Int
  /// The number of rounds that the session will have if no further word is missed; `nil` where the
  /// session has no such end.
  @OrNull public private(set) var total: Int?
  /// Whether the schedule asked for this word.
  public let isReview: Bool
  /// Whether the word was missed earlier in this session.
  public let isComeback: Bool
  /// How well the word can be told from others by ear.
  public let distinctness: Distinctness
  /// The word itself, where it is shown before it is typed.
  @OrNull public internal(set) var sight: String?
  /// One definition for each part of speech, with the word blanked.
  public internal(set) var definitions: [ShownDefinition] = []
  /// The credit that the definitions' licence asks for.
  @OrNull public internal(set) var credit: String?
  /// A sentence with the word blanked, once it is to be shown.
  @OrNull public internal(set) var sentence: String?
  /// The word's origin with the word blanked, once it was asked for.
  @OrNull public internal(set) var origin: String?

  /// Whether the round asks, waits for a copy, or is over.
  public internal(set) var state: Round.Phase = .asking
  @OrNull public internal(set) var outcome: Outcome?
  /// The hints given so far, one sentence each.
  public internal(set) var hints: [String] = []
  public internal(set) var hasMoreHints = false
  /// The tries so far, the first one first.
  public internal(set) var tries: [ShownTry] = []
  /// The number of tries left; `nil` where there is no limit.
  @OrNull public internal(set) var triesLeft: Int?
  public internal(set) var canTakeBackSlip = false
  /// The number of times the word was heard.
  public internal(set) var heard = 0
  /// Rounds completed one after another.
  public internal(set) var streak = 0
  public internal(set) var bestStreak = 0
  /// The answer to the last line or request; `nil` before the first.
  @OrNull public internal(set) var answer: Answer?
  /// The word, once it may be told.
  @OrNull public internal(set) var word: ToldWord?

  /// The cues that can be heard now. They are not part of the JSON, which has addresses instead.
  public internal(set) var cues: [Cue] = []

  private enum CodingKeys: CodingKey {
    case id, number, total, isReview, isComeback, distinctness, sight, definitions, credit,
      sentence,
      origin, state, outcome, hints, hasMoreHints, tries, triesLeft, canTakeBackSlip, heard, streak,
      bestStreak, answer, word
  }
}

/// How well a word can be told from others by ear alone.
public enum Distinctness: String, Hashable, Sendable, Codable {
  case distinct
  /// One phoneme makes it another common word: `fin`, `thin`.
  case near
  /// Another word sounds the same, so that only the meaning tells which one is asked.
  case same
}

/// A definition with the word blanked, or in full once the word may be told.
public struct ShownDefinition: Hashable, Sendable, Codable {
  /// Such as `noun`; empty where it is not known.
  public let partOfSpeech: String
  public let text: String

  public init(_ definition: Definition) {
    partOfSpeech = definition.partOfSpeech.rawValue
    text = definition.text
  }
}

/// A try, and where it departs from the word.
public struct ShownTry: Hashable, Sendable, Codable {
  /// As the learner typed it.
  public let typed: String
  /// One of correct, variant, homophone and wrong.
  public let verdict: Answer.Verdict
  /// The letters of a wrong try, each with its mark.
  public let marks: [ShownMark]
  /// The verdict in words.
  public let sentence: String
  /// Whether the learner took it back as a slip of the finger.
  public internal(set) var isTakenBack = false
}

/// A letter of a wrong try, or a gap in it.
public struct ShownMark: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case right, wrong, extra, swapped, missing, unmarked
  }

  public let kind: Kind
  /// One letter, two where they are swapped, none where one is missing.
  public let letters: String

  init(_ mark: Feedback.Mark) {
    (kind, letters) =
      switch mark {
      case .right(let letter): (.right, String(letter))
      case .wrong(let letter): (.wrong, String(letter))
      case .extra(let letter): (.extra, String(letter))
      case .swapped(let first, let second): (.swapped, "\(first)\(second)")
      case .missing: (.missing, "")
      case .unmarked(let letter): (.unmarked, String(letter))
      }
  }
}

/// The answer to a line that was typed, or to a request.
public struct Answer: Hashable, Sendable, Codable {
  public enum Verdict: String, Hashable, Sendable, Codable {
    case correct, variant, homophone, wrong, copied, miscopied, empty, slip, skipped, excluded
  }

  public let verdict: Verdict
  /// The verdict in words.
  public let sentence: String
  /// Where a copy departs from the word; empty otherwise.
  public let marks: [ShownMark]
}

/// The word with all that is known of it, once it may be told.
public struct ToldWord: Hashable, Sendable, Codable {
  public let text: String
  public let definitions: [ShownDefinition]
  /// How the word is said, in IPA.
  @OrNull public private(set) var pronunciation: String?
  /// What was wrong with the last wrong try, in full.
  public let explanations: [String]
  /// Where another spelling of the word is the usual one.
  @OrNull public private(set) var note: String?
  /// The credit that the definitions' licence asks for.
  @OrNull public private(set) var credit: String?
  /// Addresses of the pages that the definitions were taken from, where the licence asks for them.
  public let pages: [String]
  /// The credit of a recording that was heard.
  @OrNull public private(set) var recordedBy: String?

  init(
    _ word: Word, pronunciation: String?, explanations: [String], note: String?,
    recordedBy: Authority?
  ) {
    text = word.text
    definitions = word.definitions.map(ShownDefinition.init)
    _pronunciation = OrNull(wrappedValue: pronunciation)
    self.explanations = explanations
    _note = OrNull(wrappedValue: note)
    _credit = OrNull(wrappedValue: word.authority?.neededCredit)
    pages = word.authority?.licence == nil ? [] : word.authority?.pages ?? []
    let recording = recordedBy.map { ([$0.credit] + $0.pages).joined(separator: ", ") }
    _recordedBy = OrNull(wrappedValue: recording)
  }
}
