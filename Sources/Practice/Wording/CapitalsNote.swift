public import Vocabulary

/// The note on a name that was typed without its capitals.
public enum CapitalsNote {
  /// Returns a sentence about the capitals of a name; `nil` if they are right, and for other
  /// words.
  ///
  /// - Parameters:
  ///   - typed: the right letters, as the learner typed them.
  ///   - asked: the word.
  public static func sentence(typed: String, asked: Word) -> String? {
    let (typed, right) = (Spelling(typed), Spelling(asked.text))
    guard asked.isName, typed == right, typed.written != right.written else { return nil }
    let capitals = asked.text.filter(\.isUppercase)
    return capitals.count == 1 && asked.text.hasPrefix(capitals)
      ? "It begins with a capital \(capitals)." : "Its capitals are these: \(asked.text)."
  }
}
