extension MistakeNamer {
  /// Names mistakes with hyphens, apostrophes, spaces and accents.
  mutating func nameSigns() {
    for edit in unnamed {
      let move = path.moves[edit]
      let letters = Array(typed[move.typed..<move.typedEnd] + right[move.word..<move.wordEnd])
      if move.kind == .wrong, letters[0] == letters[1], letters[0] != 0 {
        claim(.accent, [edit])
      } else if letters.contains(UInt8(ascii: " ")) {
        claim(.space, [edit])
      } else if letters.contains(UInt8(ascii: "-")) || letters.contains(UInt8(ascii: "'")) {
        claim(.hyphenApostrophe, [edit])
      }
    }
  }
}
