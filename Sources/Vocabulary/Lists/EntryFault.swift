/// A reason why a list can't have an entry.
public enum EntryFault: Error, Hashable, Sendable {
  /// The entry has other texts, but no word.
  case noWord
  case noLetter(word: String)
  /// The word has more characters than this.
  case longWord(limit: Int)
  /// The word has a control character.
  case control(Unicode.Scalar)
  /// A text has more characters than this.
  case longText(Text, limit: Int)

  /// A text that an entry may have beside its word, by its name.
  public enum Text: String, Hashable, Sendable {
    case definition, sentence, hint, reason
  }
}
