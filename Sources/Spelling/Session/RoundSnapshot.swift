internal import Languages
public import Learner
public import Practice
internal import Scheduling
package import Vocabulary

/// A round as it may be shown: the question, the tries so far, and the help that the learner can
/// ask for.
///
/// The server sends its JSON to the page, and a session that was left keeps it on the disk. Until
/// the word may be told, nothing in a snapshot gives it away.
public struct RoundSnapshot: Hashable, Sendable, Codable {
  /// How the round ended.
  public enum Outcome: String, Hashable, Sendable, Codable { case completed, missed, excluded }

  /// The round's random name, which doesn't depend on the word.
  public let id: Identifier
  /// The number of the word in its session, from 1. A word that comes back has the number of the
  /// last new word before it.
  public let number: Int
  /// The number of words of the session; `nil` where it has no known end.
  @OrNull package private(set) var total: Int?
  /// The number of missed words that come back, this one included.
  public let comebacks: Int
  /// The learner's place in the session, such as "Word 3 of 15, and 2 to repeat". For a word that
  /// came back it is such as "Repeating 1 of 2".
  public let place: String
  /// Whether the schedule asked for this word.
  public let isReview: Bool
  /// Whether the word was missed earlier in this session.
  public let isComeback: Bool
  /// How well the word can be told from others by ear. A word is near another one, too, after the
  /// learner typed that one.
  package internal(set) var distinctness: Distinctness
  /// Whether the learner missed the word's meaning in a quiz, so that the meaning is told with the
  /// word.
  package private(set) var isToLearn = false
  /// The code of the language of the word, such as `de`; `nil` for English.
  package private(set) var language: String?
  /// The letters of the language that an English keyboard lacks; `nil` if there are none.
  package private(set) var letters: [String]?
  /// The word itself, in a mode that shows it before the learner types it.
  @OrNull package internal(set) var sight: String?
  /// One definition for each part of speech, with the word blanked.
  package internal(set) var definitions: [ShownDefinition] = []
  /// The credit that the definitions' licence asks for.
  @OrNull package internal(set) var credit: String?
  /// The texts of the cues that the learner asked for, the first one first, with the word blanked.
  /// The sentence of a dictation is there from the start.
  package internal(set) var notes: [RoundNote] = []

  /// Whether the round asks, waits for a copy, or is over.
  public internal(set) var state: Round.Phase = .asking
  /// How the round ended; `nil` while it asks.
  @OrNull package internal(set) var outcome: Outcome?
  /// The hints given so far, one sentence each.
  public internal(set) var hints: [String] = []
  /// Whether the learner can ask for another hint.
  package internal(set) var hasMoreHints = false
  /// The tries so far, the first one first.
  package internal(set) var tries: [ShownTry] = []
  /// The number of tries left; `nil` where there is no limit.
  @OrNull package internal(set) var triesLeft: Int?
  /// Whether the learner can take back the last wrong try as a slip of the finger.
  package internal(set) var canTakeBackSlip = false
  /// The number of times the word was heard.
  public internal(set) var heard = 0
  /// The number of rounds completed one after another, up to now.
  package internal(set) var streak = 0
  /// The largest number of rounds ever completed one after another.
  package internal(set) var bestStreak = 0
  /// The answer to the last line or request; `nil` before the first.
  @OrNull package internal(set) var answer: Answer?
  /// The milestones that the learner reached with this round, the greatest first.
  package internal(set) var milestones: [ShownMilestone] = []
  /// The word, once it may be told.
  @OrNull package internal(set) var word: ToldWord?

  /// The cues that can be heard now. The JSON leaves them out; the server adds the addresses of
  /// their sounds.
  package internal(set) var cues: [Cue] = []

  private enum CodingKeys: CodingKey {
    case id, number, total, comebacks, place, isReview, isComeback, distinctness, isToLearn,
      language, letters, sight, definitions, credit, notes, state, outcome, hints, hasMoreHints,
      tries, triesLeft, canTakeBackSlip, heard, streak, bestStreak, answer, milestones, word
  }
}

extension RoundSnapshot {
  init(id: Identifier = Identifier(), _ choice: WordChooser.Choice, of language: Language) {
    let letters = language.rules.specialLetters.map(String.init)
    self.init(
      id: id, number: choice.number, total: choice.total, comebacks: choice.comebacks,
      place: choice.place, isReview: choice.isReview, isComeback: choice.isComeback,
      distinctness: choice.prompt.distinctness, isToLearn: choice.prompt.isToLearn,
      language: language.codeUnlessEnglish,
      letters: letters.isEmpty ? nil : letters)
  }
}

/// How well a word can be told from others by ear alone.
package enum Distinctness: String, Hashable, Sendable, Codable {
  /// Listeners who know the word hear no other one in its place.
  case distinct
  /// Listeners may hear another word that they know, as `thin` for `fin`.
  case near
  /// Another word sounds the same, so that only the meaning shows which word is asked.
  case same
}

/// The text of a cue, as it may be shown.
package struct RoundNote: Hashable, Sendable, Codable {
  /// The cue at which the text is heard.
  public let cue: Cue
  /// The title of the text, such as "Origin".
  public let title: String
  /// The text, with the word blanked.
  public let text: String
}

/// A definition as it may be shown: with the word blanked, and in full once the word may be told.
package struct ShownDefinition: Hashable, Sendable, Codable {
  /// The part of speech, such as `noun`; empty where it is not known.
  public let partOfSpeech: String
  /// The meaning.
  public let text: String
  /// The code of the language of the meaning, such as `es`; `nil` for English.
  public private(set) var language: String?

  /// Copies the texts of a definition unchanged.
  package init(_ definition: Definition) {
    language = definition.language
    partOfSpeech = definition.partOfSpeech.rawValue
    text = definition.text
  }
}

/// A try with its verdict.
package struct ShownTry: Hashable, Sendable, Codable {
  /// The line as the learner typed it.
  public let typed: String
  /// The verdict: correct, variant, homophone, nearWord or wrong.
  public let verdict: Answer.Verdict
  /// The letters of a wrong try, each with its mark.
  public let marks: [ShownMark]
  /// The verdict in words.
  public let sentence: String
  /// The reason why an area is marked instead of a letter; `nil` if no area is marked.
  @OrNull package private(set) var areaNote: String?
  /// Whether the learner took the try back as a slip of the finger.
  package internal(set) var isTakenBack = false

  init(typed: String, verdict: Answer.Verdict, marks: [ShownMark], sentence: String) {
    self.typed = typed
    self.verdict = verdict
    self.marks = marks
    self.sentence = sentence
    let hasArea = marks.contains { $0.kind == .area }
    _areaNote = OrNull(wrappedValue: hasArea ? Self.areaReason : nil)
  }
}

/// A letter of a wrong try, or a gap in it.
package struct ShownMark: Hashable, Sendable, Codable {
  /// The state of a letter, compared with the word.
  public enum Kind: String, Hashable, Sendable, Codable {
    case right, wrong, extra, swapped, missing, area, unmarked
  }

  /// The kind of mark.
  public let kind: Kind
  /// The marked letter; two letters if they are swapped, none if one is missing.
  public let letters: String

  /// - Parameter mark: a mark of the feedback on a try.
  package init(_ mark: Feedback.Mark) {
    (kind, letters) =
      switch mark {
      case .right(let letter): (.right, String(letter))
      case .wrong(let letter): (.wrong, String(letter))
      case .extra(let letter): (.extra, String(letter))
      case .swapped(let first, let second): (.swapped, "\(first)\(second)")
      case .missing: (.missing, "")
      case .area(let letter): (.area, String(letter))
      case .unmarked(let letter): (.unmarked, String(letter))
      }
  }
}

/// The answer to a line that the learner typed, or to a request.
public struct Answer: Hashable, Sendable, Codable {
  /// The verdict on the line or the request.
  package enum Verdict: String, Hashable, Sendable, Codable {
    case correct, variant, homophone, nearWord, wrong, noTry, copied, miscopied, empty, slip,
      skipped, excluded
  }

  /// The verdict.
  package let verdict: Verdict
  /// The verdict in words.
  public let sentence: String
  /// The letters of a copy that differs from the word, each with its mark; empty otherwise.
  package let marks: [ShownMark]
}

/// The word and all that the learner may learn about it, once it may be told.
package struct ToldWord: Hashable, Sendable, Codable {
  /// The right spelling.
  public let text: String
  /// All definitions, in full.
  public let definitions: [ShownDefinition]
  /// The grammar of the word: `das Haus, plural Häuser`; `nil` where the dictionary has none.
  package private(set) var grammar: String?
  /// The word's pronunciation in IPA; `nil` where it is not known.
  @OrNull public private(set) var pronunciation: String?
  /// Sentences that explain the last wrong try.
  public let explanations: [String]
  /// A sentence about the typed spelling: in which regions it is usual, or which other word it is.
  @OrNull package private(set) var note: String?
  /// The credit that the definitions' licence asks for.
  @OrNull package private(set) var credit: String?
  /// The addresses of the pages that the definitions come from, where the licence asks for them.
  package let pages: [String]
  /// The credit of the recording that the learner heard.
  @OrNull package private(set) var recordedBy: String?

  init(
    _ word: Word, pronunciation: String?, explanations: [String], note: String?,
    recordedBy: Authority?
  ) {
    text = word.text
    definitions = (word.translations + word.definitions).map(ShownDefinition.init)
    grammar = word.grammar?.sentence(of: word.text)
    _pronunciation = OrNull(wrappedValue: pronunciation)
    self.explanations = explanations
    _note = OrNull(wrappedValue: note)
    let credits = [word.translator, word.authority].compactMap { $0?.neededCredit }.unique
    _credit = OrNull(wrappedValue: credits.isEmpty ? nil : credits.joined(separator: ", "))
    pages = word.authority?.licence == nil ? [] : word.authority?.pages ?? []
    let recording = recordedBy.map { ([$0.credit] + $0.pages).joined(separator: ", ") }
    _recordedBy = OrNull(wrappedValue: recording)
  }
}
