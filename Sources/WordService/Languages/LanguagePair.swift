/// The two languages of a dictionary, by their codes in ISO 639-1: `es`.
public struct LanguagePair: Hashable, Sendable, Codable {
  /// The language of the words.
  public let words: String
  /// The language in which the words are explained.
  public let meanings: String

  /// - Returns: `nil` for a text that is no code of two or three small letters.
  public init?(words: String, meanings: String) {
    guard Self.isCode(words), Self.isCode(meanings) else { return nil }
    (self.words, self.meanings) = (words, meanings)
  }

  private static func isCode(_ text: String) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy(\.isSmallLetter)
  }
}

/// A kind of source from which a dictionary is made. The first ones are preferred.
public enum DictionarySource: String, CaseIterable, Hashable, Sendable, Codable {
  /// A person's own file.
  case own
  /// An extract of an edition of Wiktionary.
  case wiktionary
  /// A dictionary of FreeDict, as Debian installs it.
  case freedict
}
