internal import NIOCore
internal import Practice
internal import Tutor
internal import Vocabulary

/// A round as the page sees it: one word from first hearing to its end. Until that, nothing in here
/// gives the word away.
struct RoundDocument: Encodable, Sendable {
  enum State: String, Encodable { case asking, copying, over }
  enum Outcome: String, Encodable { case completed, missed, excluded }
  enum Distinct: String, Encodable { case distinct, near, same }

  let id: Identifier
  let session: Identifier
  let number: Int
  @OrNull var total: Int?
  let state: State
  @OrNull var outcome: Outcome?
  let isReview: Bool
  let isComeback: Bool
  let distinctness: Distinct
  @OrNull var sight: String?
  let definitions: [DefinitionDocument]
  @OrNull var credit: String?
  @OrNull var sentence: String?
  @OrNull var origin: String?
  let hints: [String]
  let hasMoreHints: Bool
  let tries: [TryDocument]
  @OrNull var triesLeft: Int?
  let canTakeBackSlip: Bool
  let heard: Int
  let streak: Int
  let bestStreak: Int
  @OrNull var answer: AnswerDocument?
  let sounds: SoundsDocument
  @OrNull var word: ToldWordDocument?
}

/// A round, as it is sent: written once for all who ask before something changes.
struct WrittenRound: Sendable {
  let document: RoundDocument
  let json: ByteBuffer

  init(_ document: RoundDocument) {
    self.document = document
    json = ByteBuffer(json: document)
  }
}

struct DefinitionDocument: Encodable, Sendable {
  let partOfSpeech: String
  let text: String

  init(_ definition: Definition) {
    partOfSpeech = definition.partOfSpeech.rawValue
    text = definition.text
  }
}

/// A try, and where it departs.
struct TryDocument: Encodable, Sendable {
  enum Verdict: String, Encodable { case correct, variant, homophone, wrong }

  struct Mark: Encodable {
    enum Kind: String, Encodable { case right, wrong, extra, swapped, missing, unmarked }

    let kind: Kind
    let letters: String

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

  let typed: String
  let verdict: Verdict
  let marks: [Mark]
  let sentence: String
  var isTakenBack = false

  /// - Returns: `nil` for what was no try.
  init?(_ typed: String, _ answer: Answer) {
    self.typed = typed
    switch answer.verdict {
    case .correct: (verdict, marks, sentence) = (.correct, [], "Correct.")
    case .variant: (verdict, marks, sentence) = (.variant, [], "Correct.")
    case .homophone:
      (verdict, marks, sentence) = (.homophone, [], "It sounds the same, but means something else.")
    case .wrong(let feedback):
      (verdict, marks, sentence) = (.wrong, feedback.marks.map(Mark.init), feedback.sentence)
    case .empty, .copied, .miscopied: return nil
    }
  }
}

/// What came of the last thing that was typed or asked for.
struct AnswerDocument: Encodable, Sendable {
  enum Verdict: String, Encodable {
    case correct, variant, homophone, wrong, copied, miscopied, empty, slip, skipped, excluded
  }

  let verdict: Verdict
  let sentence: String

  init(_ verdict: Verdict, _ sentence: String) {
    (self.verdict, self.sentence) = (verdict, sentence)
  }

  init(_ answer: Answer) {
    verdict =
      switch answer.verdict {
      case .correct: .correct
      case .variant: .variant
      case .homophone: .homophone
      case .wrong: .wrong
      case .empty: .empty
      case .copied: .copied
      case .miscopied: .miscopied
      }
    sentence = answer.sentence
  }
}

/// The word, once it may be told.
struct ToldWordDocument: Encodable, Sendable {
  let text: String
  let definitions: [DefinitionDocument]
  @OrNull var pronunciation: String?
  let explanations: [String]
  @OrNull var note: String?
  @OrNull var credit: String?
  let pages: [String]
  @OrNull var recordedBy: String?

  /// - Returns: `nil` while the word may not be told.
  init?(_ answer: Answer) {
    guard let word = answer.word else { return nil }
    text = word.text
    definitions = word.definitions.map(DefinitionDocument.init)
    _pronunciation = OrNull(wrappedValue: answer.pronunciation)
    explanations = answer.explanations
    _note = OrNull(wrappedValue: answer.note)
    _credit = OrNull(wrappedValue: word.authority?.neededCredit)
    pages = word.authority?.licence == nil ? [] : word.authority?.pages ?? []
    _recordedBy = OrNull(wrappedValue: answer.recordedBy?.credit)
  }
}

extension Answer {
  /// What came of a line, to be read or heard.
  var sentence: String {
    switch verdict {
    case .correct, .variant: "Correct: \(word?.text ?? "")." + (note.map { " \($0)" } ?? "")
    case .homophone(let typed):
      "\(typed) sounds the same, but means something else. That spends no try."
    case .wrong where outcome == .missed: "Missed: the word is \(word?.text ?? "")."
    case .wrong(let feedback): "Not yet. \(feedback.sentence) \(triesSentence)"
    case .empty: "Nothing was typed."
    case .copied: "That is it."
    case .miscopied: "Not quite: type \(word?.text ?? "") once more."
    }
  }

  var triesSentence: String {
    switch triesLeft {
    case nil: "Try again."
    case 1: "1 try left."
    case .some(let count): "\(count) tries left."
    }
  }
}
