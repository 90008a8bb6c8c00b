/// The rare spellings of words, from our own list `rare.txt`: `payed` for `paid`. Dictionaries have
/// them, and teachers mark them wrong.
struct RareSpellings: Sendable {
  /// The usual spellings, by the rare one.
  private var usual: [String: Set<String>] = [:]
  /// The rare spellings, by the usual one.
  private var rare: [String: [String]] = [:]

  /// The list that comes with the program.
  static let embedded = RareSpellings(SourceFile(.rare))

  /// - Parameter source: on each line a rare spelling, and after it the usual ones. `#` begins a
  ///   comment.
  init(_ source: SourceFile) {
    source.forEachEntry { fields in
      let spelling = String(decoding: fields.next(), as: UTF8.self)
      while case let field = fields.next(), !field.isEmpty {
        let word = String(decoding: field, as: UTF8.self)
        usual[spelling, default: []].insert(word)
        rare[word, default: []].append(spelling)
      }
    }
  }

  /// Returns the rare spellings of a word in small letters.
  func spellings(of word: String) -> [String] { rare[word] ?? [] }

  /// Returns whether a spelling is a rare one of a word. Both are in small letters.
  func contains(_ spelling: String, of word: String) -> Bool {
    usual[spelling]?.contains(word) ?? false
  }
}
