extension MistakeNamer {
  /// Names letters that spell the sounds of two or three graphemes together, though not of each
  /// alone.
  mutating func nameSpelledSounds() {
    guard word.isSaid else { return }
    for edit in unnamed
    where unnamed.contains(edit) && !isVowelBeforeL(path.moves[edit])
      && !isMuteConsonant(path.moves[edit])
    {
      let grapheme = word.graphemeOfLetter[min(path.moves[edit].word, right.count - 1)]
      for window in [0...1, -1...0, -1...1, 0...2, -2...0] {
        let (first, last) = (grapheme + window.lowerBound, grapheme + window.upperBound)
        guard first >= 0, last < word.graphemes.count, !word.graphemes[first].isSilent,
          !word.graphemes[last].isSilent, claimWindow(first...last, edit)
        else { continue }
        break
      }
    }
  }

  /// Whether a consonant was typed for one that nobody hears: the second b of `cubboard`.
  private func isMuteConsonant(_ move: AlignmentPath.Move) -> Bool {
    move.kind == .wrong && Letter.isConsonant(right[move.word]) && word.isMute(move.word)
  }

  /// Whether one vowel was typed for another before an l that is said without a vowel: the `u` of
  /// *ukulele*.
  private func isVowelBeforeL(_ move: AlignmentPath.Move) -> Bool {
    move.kind == .wrong && Letter.isVowel(typed[move.typed]) && Letter.isVowel(right[move.word])
      && word.grapheme(at: move.word)?.sounds == Sounds(.əl)
  }

  /// Claims the edits in a few neighbouring graphemes, if the typed letters spell their sounds.
  private mutating func claimWindow(_ window: ClosedRange<Int>, _ edit: Int) -> Bool {
    let (first, last) = (word.graphemes[window.lowerBound], word.graphemes[window.upperBound])
    let letters = first.letters.lowerBound..<last.letters.upperBound
    guard let lower = boundaries[letters.lowerBound], let upper = boundaries[letters.upperBound]
    else { return false }
    let typed = lower.lowerBound..<upper.upperBound
    guard typed.count <= 8, let edits = edits(typed: typed, word: letters), edits.contains(edit),
      spells(self.typed[typed], word.graphemes[window])
    else { return false }
    return claim(.sameSound, edits, letters: letters)
  }

  /// Whether the letters are an `sc` with a c that would sound like k.
  private func isHardC(_ piece: ArraySlice<UInt8>) -> Bool {
    piece.spells("sc") && !"eiy".utf8.contains(typed.dropFirst(piece.endIndex).first ?? 0)
  }

  /// The sounds that a single vowel before a doubled consonant doesn't have.
  private static let long = Sounds(.eɪ, .iː, .aɪ, .oʊ, .uː, .juː)

  /// Whether the letters can be cut into pieces that each spell the sound of one grapheme.
  private func spells(_ letters: ArraySlice<UInt8>, _ graphemes: ArraySlice<Grapheme>) -> Bool {
    guard let grapheme = graphemes.first else { return letters.isEmpty }
    let rest = graphemes.dropFirst()
    if grapheme.isSilent { return spells(letters, rest) }
    // One letter for two sounds: the `x` of *extasy* for `cs`.
    if letters.first == UInt8(ascii: "x"), let next = rest.first, grapheme.sounds == Sounds(.k),
      next.sounds == Sounds(.s)
    {
      return spells(letters.dropFirst(), rest.dropFirst())
    }
    for length in 1...4 where length <= letters.count {
      let piece = letters.prefix(length)
      var sounds = GraphemeTable.sounds(piece)
      // The i of *fill* is short.
      if length == 1, typed[piece.endIndex...].beginsWithDouble { sounds.subtract(Self.long) }
      if sounds.overlaps(grapheme.sounds), !isHardC(piece),
        spells(letters.dropFirst(length), rest)
      {
        return true
      }
    }
    return false
  }
}
