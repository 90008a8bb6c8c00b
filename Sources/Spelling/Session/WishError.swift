public import Faults
public import Languages
public import Vocabulary

/// The reason why a wish for a session can't be granted.
public enum WishError: Error, Hashable, Sendable {
  /// No mode has this name.
  case unknownMode(String)
  /// The number of words is outside ``Wishes/counts``.
  case count(Int)
  /// The number of minutes is not above 0, or is above `Wishes/longestSprint`.
  case minutes(Double)
  /// The clock doesn't end a session in this mode.
  case minutesWithoutClock(mode: String)
  /// The wish with this name is about drawn words, but the words come from elsewhere.
  case withoutEffect(String, words: Wishes.Words)
  /// A list's order is wished for words that are not those of a list.
  case orderWithoutList
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
  /// The word with this number, from 1, can't be asked.
  case badWord(number: Int, EntryFault)
  /// The learner has not completed this word.
  case notCompleted(String)
  /// The dictionary has no word of this length at this level; `nil` is any level.
  case noWordsDrawn(length: String, level: String?)
  /// No pattern has this name.
  case unknownPattern(String)
  /// The wanted beginning or ending is not made of letters, or has too many.
  case notLetters(String)
  /// The program has no list of words from this language.
  case unknownOrigin(String)
  /// The dictionary has no word with the spelling, of the wanted length and level.
  case noWordsMatch
  /// Words of a language are to be drawn, and no dictionary of it is here.
  case noDictionary(of: Language)
  /// The learner has no word to review.
  case noWordsToReview
  /// None of the given words can be asked.
  case noWordsGiven
}

extension WishError: Fault {
  public var remedies: [Remedy] {
    if case .noDictionary(let language) = self { [.addLanguage(language.code)] } else { [] }
  }

  public var kind: FaultKind {
    switch self {
    case .notCompleted: .notFound
    case .noWordsDrawn, .noWordsMatch, .noWordsToReview, .noWordsGiven, .noAssignment, .noTest,
      .noDictionary:
      .unusable
    default: .invalid
    }
  }
}
