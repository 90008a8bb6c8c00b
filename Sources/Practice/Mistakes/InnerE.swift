extension MistakeNamer {
  /// Names an `e` after a consonant that marks the vowel before it as long, within a word whose
  /// vowel has two letters: `ranebow` and `rainebow` for *rainbow*.
  mutating func nameInnerE() {
    for edit in unnamed {
      let move = path.moves[edit]
      guard move.kind == .extra, typed[move.typed] == UInt8(ascii: "e"), move.typed > 1,
        move.word > 1, typed[move.typed - 1] == right[move.word - 1],
        typed.dropFirst(move.typedEnd).first.map(Letter.isConsonant) == true,
        let consonant = word.grapheme(at: move.word - 1), !consonant.isVowel,
        consonant.letters.lowerBound > 0,
        let vowel = word.grapheme(at: consonant.letters.lowerBound - 1), vowel.isVowel,
        vowel.letters.count > 1,
        let start = boundaries[vowel.letters.lowerBound]?.upperBound,
        start < move.typed - consonant.letters.count
      else { continue }
      let tried = typed[start..<move.typed - consonant.letters.count]
      let isMarked = tried.count == 1 && vowel.sounds.overlaps(Letter.name(typed[start]))
      let isAtJoint =
        tried.elementsEqual(right[vowel.letters])
        && word.joint?.places.contains { $0.contains(move.word) } == true
      if isMarked || isAtJoint { claim(.silentLetter, [edit]) }
    }
  }
}
