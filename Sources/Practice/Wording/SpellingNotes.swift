extension WrittenWord {
  /// Sentences about the spelling: the parts of the word, its double letters, and the vowels that
  /// the ear can hardly tell. Empty for a word of another language.
  public var notes: [String] {
    guard hasRules, !graphemes.isEmpty else { return [] }
    let doubles = zip(spelling.letters, spelling.letters.dropFirst())
      .filter { $0 == $1 && $0.isLetter }.map { "\($0)\($1)" }
    let reduced = graphemes.filter { $0.isReduced && $0.letters.count == 1 }.map(text)
    return [
      joint?.sentence,
      Self.sentence("It has a double letter", "It has double letters", doubles),
      isSaid
        ? Self.sentence(
          "The ear can hardly tell the weak vowel",
          "The ear can hardly tell the weak vowels", reduced) : nil,
    ].compactMap(\.self)
  }

  private func text(_ grapheme: Grapheme) -> String { String(spelling.letters[grapheme.letters]) }

  private static func sentence(_ one: String, _ many: String, _ letters: [String]) -> String? {
    letters.isEmpty
      ? nil : "\(letters.count == 1 ? one : many): \(letters.joined(separator: ", "))."
  }
}
