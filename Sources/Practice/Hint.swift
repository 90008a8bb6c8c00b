internal import Vocabulary

/// The help that a learner can ask for: the first letter, then the number of letters, then one more
/// letter each time. No hint tells the last letter, because that would tell the whole word.
public enum Hint: Hashable, Sendable {
  /// The first letters of the word.
  case letters([Character])
  /// The number of letters in the word.
  case length(Int)

  /// Creates the next hint; `nil` if there are no more.
  ///
  /// - Parameters:
  ///   - number: the number of earlier hints.
  ///   - word: the right spelling.
  init?(number: Int, of word: Spelling) {
    let letters = word.letters
    let told = max(1, number)
    switch number {
    case 1: self = .length(letters.count)
    case _ where told < letters.count: self = .letters(Array(letters.prefix(told)))
    default: return nil
    }
  }

  /// The hint as a sentence, to be read or heard.
  public var sentence: String {
    switch self {
    case .length(let count): "It has \(count) letters."
    case .letters(let letters):
      "It begins with \(letters.map(String.init).joined(separator: ", "))."
    }
  }
}
