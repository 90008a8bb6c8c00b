/// A word list of the learner's own.
public struct WordList: Hashable, Sendable, Codable {
  public struct Entry: Hashable, Sendable, Codable {
    public var word: String
    /// What stands in the list for the dictionary's definition.
    public var definition: String?
    public var sentence: String?
    /// What may help to spell it: a rule, a memory trick.
    public var hint: String?
    /// Why a word is on the list ``WordList/excluded``.
    public var reason: String?

    public init(
      word: String, definition: String? = nil, sentence: String? = nil, hint: String? = nil
    ) {
      self.word = word
      self.definition = definition
      self.sentence = sentence
      self.hint = hint
    }
  }

  /// The name of the list of words that are never asked again.
  public static let excluded = "excluded"

  public var words: [Entry]

  public init(words: [Entry]) { self.words = words }

  /// Reads a text of one word a line. Space around words, blank lines, Windows line ends, a byte
  /// order mark and words that were there before are passed over.
  public init(text: String) {
    var seen: Set<String> = []
    words = text.split(whereSeparator: \.isNewline).compactMap { line in
      let isOutside = { (letter: Character) in letter.isWhitespace || letter == "\u{FEFF}" }
      let word = line.drop(while: isOutside).reversed().drop(while: isOutside).reversed()
      guard !word.isEmpty, seen.insert(String(word).lowercased()).inserted else { return nil }
      return Entry(word: String(word))
    }
  }
}
