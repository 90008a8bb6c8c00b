extension EntryFault {
  /// Returns the sentence about an entry.
  ///
  /// - Parameter entry: the sentence's subject, such as "Word 3 of the list".
  public func sentence(of entry: String) -> String { "\(entry) \(predicate)." }

  /// Returns the sentence about a word that was given by itself, without a file around it.
  ///
  /// - Parameter number: the word's number among the given words, from 1.
  public func sentence(ofWord number: Int) -> String {
    switch self {
    case .noWord: "Word \(number) is empty: give a word."
    case .noLetter(let word): "Word \(number), '\(word)', has no letter: give a word."
    case .longWord(let limit):
      "Word \(number) has more than \(limit) characters: give a shorter one."
    case .control(let scalar):
      "Word \(number) has the control character \(scalar.codePoint): remove the character."
    case .longText: sentence(of: "Word \(number)")
    }
  }

  /// The rest of a sentence whose subject is the entry, or its line in a file.
  package var predicate: String {
    switch self {
    case .noWord: "has no word: write the word, or remove the rest"
    case .noLetter(let word): "has the word '\(word)' without a letter: correct it, or remove it"
    case .longWord(let limit):
      """
      has a word of more than \(limit) characters: put a tab or ' - ' between a word and its \
      definition
      """
    case .control(let scalar):
      "has the control character \(scalar.codePoint) in its word: remove the character"
    case .longText(let text, let limit):
      "has a \(text.rawValue) of more than \(limit) characters: shorten it"
    }
  }
}

extension Unicode.Scalar {
  /// The scalar's number as Unicode writes it: `U+001B`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
