extension Mistake {
  /// The mistake of a try that differs from a name by its capitals alone.
  static func capitals(in word: WrittenWord) -> Mistake {
    let letters = word.spelling.letters.indices
    return Mistake(
      kind: .capital, steps: Array(letters), letters: letters, typed: letters, start: 0,
      departure: .wrong, revealsLetter: true)
  }
}

extension MistakeNamer {
  /// Names mistakes with hyphens, apostrophes, spaces and accents.
  mutating func nameSigns() {
    for edit in unnamed {
      let move = path.moves[edit]
      let letters = Array(typed[move.typed..<move.typedEnd] + right[move.word..<move.wordEnd])
      if move.kind == .wrong, letters[0] == letters[1] {
        claim(.accent, [edit])
      } else if letters.contains(UInt8(ascii: " ")) {
        claim(.space, [edit])
      } else if letters.contains(UInt8(ascii: "-")) || letters.contains(UInt8(ascii: "'")) {
        claim(.hyphenApostrophe, [edit])
      }
    }
  }
}
