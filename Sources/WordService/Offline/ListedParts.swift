/// The parts of words that no derivation in WordNet shows, from our own list `parts.txt`.
struct ListedParts: Sendable {
  /// The parts of each word. A word without parts has itself as its only part.
  private(set) var parts: [String: [String]] = [:]

  /// - Parameter source: on each line a word, an equals sign, and the word's parts with a plus sign
  ///   between two. Nothing behind the equals sign means that the word has no parts. `#` begins a
  ///   comment.
  init(_ source: SourceFile) {
    source.forEachEntry { fields in
      let word = String(decoding: fields.next(), as: UTF8.self)
      var found: [String] = []
      while case let field = fields.next(), !field.isEmpty {
        let text = String(decoding: field, as: UTF8.self)
        if text != "=", text != "+" { found.append(text) }
      }
      parts[word] = found.isEmpty ? [word] : found
    }
  }

  /// The list that comes with the program.
  static let embedded = ListedParts(SourceFile(.parts))
}
