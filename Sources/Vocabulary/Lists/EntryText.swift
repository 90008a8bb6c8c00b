/// The rules of an entry's texts, wherever they come from: an import, the web API, a list's
/// document.
///
/// Texts are kept composed (Unicode NFC) and without space around them. All rules look at scalars,
/// because a combining mark after a space makes one character with it.
extension WordList.Entry {
  /// The largest number of Unicode scalars in a word.
  public static let longestWord = 100
  /// The largest number of Unicode scalars in a definition, a sentence or a hint.
  public static let longestText = 2000
  /// The largest number of Unicode scalars in a reason.
  public static let longestReason = 200

  /// Creates an entry from texts as a person gave them.
  ///
  /// - Throws: the first rule that a text breaks.
  public init(
    checking word: String, definition: String? = nil, sentence: String? = nil, hint: String? = nil,
    reason: String? = nil
  ) throws(EntryFault) {
    self.init(word: try Self.checkedWord(word))
    self.definition = try Self.checked(definition, .definition, limit: Self.longestText)
    self.sentence = try Self.checked(sentence, .sentence, limit: Self.longestText)
    self.hint = try Self.checked(hint, .hint, limit: Self.longestText)
    self.reason = try Self.checked(reason, .reason, limit: Self.longestReason)
  }

  /// Creates an entry from one whose texts were not checked.
  package init(checking entry: WordList.Entry) throws(EntryFault) {
    try self.init(
      checking: entry.word, definition: entry.definition, sentence: entry.sentence,
      hint: entry.hint, reason: entry.reason)
  }

  private static func checkedWord(_ text: String) throws(EntryFault) -> String {
    let word = text.asWord
    let scalars = word.unicodeScalars
    guard !scalars.isEmpty else { throw .noWord }
    guard scalars.count <= longestWord else { throw .longWord(limit: longestWord) }
    if let control = scalars.first(where: { $0.properties.generalCategory == .control }) {
      throw .control(control)
    }
    guard scalars.contains(where: \.properties.isAlphabetic) else { throw .noLetter(word: word) }
    return word
  }

  private static func checked(
    _ text: String?, _ kind: EntryFault.Text, limit: Int
  ) throws(EntryFault) -> String? {
    guard let text = text?.asPassage else { return nil }
    guard text.unicodeScalars.count <= limit else { throw .longText(kind, limit: limit) }
    return text
  }
}

extension String {
  /// The text as a word in one line, without invisible marks such as those that let a web page
  /// break a word.
  package var asWord: String {
    if utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return self }
    let visible = composed.unicodeScalars.filter { !$0.isInvisibleMark }
    return visible.split(whereSeparator: \.properties.isWhitespace).map { String($0) }
      .joined(separator: " ").composed
  }

  /// The text without space around it; `nil` when nothing is left.
  package var asPassage: String? {
    let text = String(Substring(composed.unicodeScalars[...].trimmed))
    return text.isEmpty ? nil : text
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// The scalars without space before and after them.
  package var trimmed: SubSequence {
    let start = firstIndex { !$0.properties.isWhitespace } ?? endIndex
    let rest = self[start...]
    guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return rest }
    return rest[...last]
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible formatting that a word can do without. The joiners, U+200C and
  /// U+200D, are not, because they change letters in some scripts.
  fileprivate var isInvisibleMark: Bool {
    properties.generalCategory == .format && value != 0x200C && value != 0x200D
  }
}
