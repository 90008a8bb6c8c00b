/// What a learner is told who asks for help: the first letter, then how many there are, then one
/// letter more each time. The last letter is never told; that would be the word.
public enum Hint: Hashable, Sendable {
  /// The beginning of the word.
  case letters([Character])
  case length(Int)

  /// - Parameter number: how many hints were given before.
  init?(number: Int, of word: Spelling) {
    let letters = word.letters
    let told = max(1, number)
    switch number {
    case 1: self = .length(letters.count)
    case _ where told < letters.count: self = .letters(Array(letters.prefix(told)))
    default: return nil
    }
  }

  /// In a sentence to be read or heard.
  public var sentence: String {
    switch self {
    case .length(let count): "It has \(count) letters."
    case .letters(let letters) where letters.count == 1: "It begins with \(letters[0])."
    case .letters(let letters):
      "It begins with \(letters.map(String.init).joined(separator: ", "))."
    }
  }
}
