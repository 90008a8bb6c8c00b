public import Faults
internal import Practice
public import Vocabulary
internal import WordService

/// A wish that can't be granted.
public enum WishError: Error, Hashable, Sendable {
  /// No mode has this name.
  case unknownMode(String)
  /// The number of words is outside ``Wishes/counts``.
  case count(Int)
  /// The number of minutes is not above 0, or is above ``Wishes/longestSprint``.
  case minutes(Double)
  /// The clock doesn't end a session in this mode.
  case minutesWithoutClock(mode: String)
  /// A wish about drawn words, by its name, where the words come from elsewhere.
  case withoutEffect(String, words: Wishes.Words)
  /// The mode with this name has its own number of tries.
  case triesOfMode(String)
  /// The learner has no such assignment.
  case noAssignment
  /// The learner has planned no test of this list.
  case noTest(String)
  /// The number of given words is outside ``Wishes/counts``.
  case given(Int)
  /// The other wishes need the value with this name.
  case missing(String)
  /// A word that can't be asked, with its number, from 1.
  case badWord(number: Int, EntryFault)
  /// The learner has not completed this word.
  case notCompleted(String)
  /// The dictionary has no word of this length at this level; `nil` is any level.
  case noWordsDrawn(length: String, level: String?)
  /// No pattern has this name.
  case unknownPattern(String)
  /// A beginning or an ending that is not made of letters, or of too many.
  case notLetters(String)
  /// The program has no list of words from this language.
  case unknownOrigin(String)
  /// The dictionary has no word with the spelling, of the wanted length and level.
  case noWordsMatch
  /// The learner has no word to review.
  case noWordsToReview
  /// None of the given words can be asked.
  case noWordsGiven
}

extension WishError: Fault {
  public var kind: FaultKind {
    switch self {
    case .notCompleted: .notFound
    case .noWordsDrawn, .noWordsMatch, .noWordsToReview, .noWordsGiven, .noAssignment, .noTest:
      .unusable
    default: .invalid
    }
  }

  public var description: String {
    switch self {
    case .unknownMode(let name):
      "'\(name)' is not a mode: give \(Mode.all.map(\.name).joined(separator: ", "))."
    case .count:
      "A session has 1 to 100,000 words: give such a number."
    case .minutes:
      "A sprint lasts at most 1,440 minutes: give a number above 0 and up to 1,440."
    case .minutesWithoutClock(let mode):
      "Only the mode sprint takes a number of minutes, not \(mode): leave it out, or choose sprint."
    case .withoutEffect(let name, let words):
      "'\(name)' is about words that are drawn, and \(words.place): leave one of the two out."
    case .triesOfMode(let mode):
      "In the mode \(mode), a word has one try: leave out the number of tries."
    case .noAssignment:
      "Your teacher took this assignment back, or gave it to others: choose something else."
    case .noTest(let list):
      "No test of the list '\(list)' is planned: plan one first."
    case .given: "Give from 1 to 100,000 words."
    case .missing("list"): "Give the name of a list."
    case .missing("assignment"): "Give the name of an assignment."
    case .missing(let name): "Give the words in '\(name)'."
    case .badWord(let number, let fault): fault.sentence(ofWord: number)
    case .notCompleted(let word): "'\(word)' is not among the completed words."
    case .noWordsDrawn(let length, nil):
      "The dictionary has no word of \(length) letters: give another length."
    case .noWordsDrawn(let length, let level?):
      """
      The dictionary has no word of \(length) letters at level \(level): give another length or \
      level.
      """
    case .unknownPattern(let name):
      """
      '\(name)' is not a pattern: \
      give \(WordPattern.kinds.map(\.rawValue).joined(separator: ", ")).
      """
    case .notLetters(let text):
      "'\(text)' is no beginning or ending of a word: give 1 to 20 letters."
    case .unknownOrigin(let name):
      """
      There is no list of words from '\(name)': \
      give \(OfflineDictionary.origins.joined(separator: ", ")).
      """
    case .noWordsMatch:
      "The dictionary has no word with this spelling: leave out one of your wishes."
    case .noWordsToReview: "There is no word to review."
    case .noWordsGiven:
      "There is no word to ask: give at least one that has letters and is not excluded."
    }
  }
}

extension Wishes.Words {
  /// Where the words come from, in place of being drawn.
  fileprivate var place: String {
    switch self {
    case .drawn: "these words are drawn"
    case .review: "a review has the words that are due"
    case .list: "these words come from a list"
    case .assigned: "these words come from an assignment"
    case .tested: "these words come from a plan for a test"
    case .completed: "these words come from your completed words"
    case .given: "these words are given"
    }
  }
}
