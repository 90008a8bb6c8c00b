/// The words that are unfit for a school, from our own list `unfit.txt`. Words that WordNet marks
/// as obscene, disparaging or a slur are unfit, too; see ``WordNet/marks``.
struct UnfitWords: Sendable {
  private let words: Set<String>

  /// The list that comes with the program.
  static let embedded = UnfitWords()

  private init() {
    var words: Set<String> = []
    SourceFile(.unfit).forEachLine { fields in
      guard fields.line.first != UInt8(ascii: "#"), !fields.line.isEmpty else { return }
      words.insert(String(decoding: fields.line, as: UTF8.self))
    }
    self.words = words
  }

  /// Returns whether a word, in lower case, is on the list.
  func contains(_ word: String) -> Bool { words.contains(word) }
}
