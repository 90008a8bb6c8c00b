/// A word list of the learner's own.
public struct WordList: Hashable, Sendable, Codable {
  /// A word of a list, with the texts that the list has for it.
  public struct Entry: Hashable, Sendable, Codable {
    /// The word's spelling.
    public var word: String
    /// The definition that replaces the dictionary's.
    public var definition: String?
    /// A sentence with the word.
    public var sentence: String?
    /// A help to spell the word: a rule, a memory trick.
    public var hint: String?
    /// The reason why the word is on the list ``WordList/excluded``.
    public var reason: String?

    /// Creates an entry without a check of its texts; see
    /// ``init(checking:definition:sentence:hint:reason:)``.
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

  /// The code of the language of the words, such as `de`; `nil` for the language that the learner
  /// practises.
  public var language: String?
  /// The entries, in the learner's order.
  public var words: [Entry]

  /// Creates a list from entries.
  ///
  /// - Parameters:
  ///   - words: the entries, in the learner's order.
  ///   - language: the code of the language of the words; `nil` for the language that the learner
  ///     practises.
  public init(words: [Entry], language: String? = nil) {
    self.words = words
    self.language = language
  }

  /// Reads a text of one word a line. It skips space around words, blank lines, Windows line ends,
  /// a byte order mark and repeated words.
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
