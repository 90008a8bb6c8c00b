extension MistakeNamer {
  /// Names a second n in place of a t that many American speakers don't say after an n: `twenny`.
  mutating func nameUnsaidT() {
    for edit in unnamed where path.moves[edit].kind == .wrong {
      let move = path.moves[edit]
      guard right[move.word] == UInt8(ascii: "t"), typed[move.typed] == UInt8(ascii: "n"),
        move.word > 1, right[move.word - 1] == UInt8(ascii: "n"), move.typed > 0,
        typed[move.typed - 1] == UInt8(ascii: "n"),
        right.dropFirst(move.wordEnd).first.map(Letter.isVowel) == true
      else { continue }
      claim(.cluster, [edit])
    }
  }
}
