internal import Practice
internal import Vocabulary
internal import WordService

extension WishError {
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
    case .orderWithoutList:
      "Only the words of a list can come in its order: leave 'inOrder' out, or choose a list."
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
      "'\(text)' can't begin or end a word: give 1 to 20 letters."
    case .unknownOrigin(let name):
      """
      There is no list of words from '\(name)': \
      give \(OfflineDictionary.origins.joined(separator: ", ")).
      """
    case .noDictionary(let language):
      "There is no dictionary of \(language.nameOrCode) words here yet: add the language first."
    case .noWordsMatch:
      "The dictionary has no word with this spelling: leave out one of your wishes."
    case .noWordsToReview: "There is no word to review."
    case .noWordsGiven:
      "There is no word to ask: give at least one that has letters and is not excluded."
    }
  }
}

extension Wishes.Words {
  /// The part of a sentence that says where the words come from.
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
