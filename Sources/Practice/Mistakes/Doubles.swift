extension MistakeNamer {
  /// Names letters that are wrongly single or wrongly double.
  mutating func nameDoubles() {
    for edit in unnamed {
      let move = path.moves[edit]
      guard isDouble(move) else { continue }
      let letter = move.kind == .missing ? right[move.word] : typed[move.typed]
      let isTeam = word.hasRules && (letter == UInt8(ascii: "e") || letter == UInt8(ascii: "o"))
      let start = move.word > 0 && right[move.word - 1] == letter ? move.word - 1 : move.word
      let letters =
        move.kind == .extra ? neighbour(of: move) : start..<min(start + 2, right.count)
      let kind: Mistake.Kind =
        isTeam && isOneSound(letters)
        ? .vowelTeam : isTwoSounds(letters) ? .consonantLeftOut : .doubledLetter
      claim(kind, [edit], letters: letters)
    }
  }

  /// Whether a missing or an extra letter stands beside an equal one.
  func isDouble(_ move: AlignmentPath.Move) -> Bool {
    switch move.kind {
    case .missing: right.isDouble(at: move.word) && !isWhollyMissing(move)
    case .extra: typed.isDouble(at: move.typed) && !neighbour(of: move).isEmpty
    default: false
    }
  }

  /// Whether neither of the two letters was typed.
  private func isWhollyMissing(_ move: AlignmentPath.Move) -> Bool {
    let letter = right[move.word]
    let before = move.typed > 0 && typed[move.typed - 1] == letter
    let after = move.typed < typed.count && typed[move.typed] == letter
    return !before && !after
  }

  /// Returns the letter of the word that an extra letter doubles; an empty range if there is none.
  private func neighbour(of move: AlignmentPath.Move) -> Range<Int> {
    let letter = typed[move.typed]
    if move.word > 0, right[move.word - 1] == letter { return move.word - 1..<move.word }
    if move.word < right.count, right[move.word] == letter { return move.word..<move.word + 1 }
    return move.word..<move.word
  }

  /// Whether two letters of the word spell two sounds: the `cc` of *accident*.
  private func isTwoSounds(_ letters: Range<Int>) -> Bool {
    guard word.isSaid, letters.count == 2, right[letters].spells("cc"),
      let first = word.grapheme(at: letters.lowerBound),
      let second = word.grapheme(at: letters.lowerBound + 1)
    else { return false }
    return first == second
      ? first.sounds.first?.parts != nil : !first.isSilent && !second.isSilent
  }

  /// Whether two letters of the word spell one vowel.
  private func isOneSound(_ letters: Range<Int>) -> Bool {
    guard let first = letters.first, let last = letters.last,
      let grapheme = word.grapheme(at: first)
    else { return false }
    return grapheme.letters.contains(last) && grapheme.isVowel && !grapheme.isSilent
  }
}

extension WrittenWord {
  /// Returns the vowel that a double consonant keeps short: the `u` of *muddy*; `nil` if it keeps
  /// none short.
  func vowelKeptShort(by consonant: Grapheme) -> Grapheme? {
    let rest = letters[consonant.letters.upperBound...]
    // The cc of *accident* is two sounds.
    guard isDouble(consonant), consonant.sounds.first?.parts == nil,
      consonant.letters.lowerBound > 0,
      let vowel = grapheme(at: consonant.letters.lowerBound - 1), vowel.isShort(in: self),
      rest.first.map(Letter.isVowel) == true || rest.starts(with: "le".utf8)
    else { return nil }
    // In British speech, the a of *giraffe* and of *glasses* is long.
    let isFfe = letters[consonant.letters].spells("ff") && (rest.spells("e") || rest.spells("es"))
    let endings: [StaticString] = ["es", "ed", "ing", "y"]
    let isOfGlass =
      letters[consonant.letters].spells("ss") && letters[vowel.letters].spells("a")
      && endings.contains(where: rest.spells)
    return isFfe || isOfGlass ? nil : vowel
  }
}

extension Mistake {
  /// Whether a silent e at the end is missing, without which the vowel before it would be short:
  /// `telephon` for *telephone*.
  ///
  /// - Parameter mistakes: all mistakes of the try. A vowel that is spelled with other letters may
  ///   be long.
  func losesLongVowel(of word: WrittenWord, among mistakes: [Mistake]) -> Bool {
    guard kind == .finalE, departure == .missing, letters.upperBound == word.letters.count,
      let e = letters.first, word.hasLongVowel(before: e), let consonant = word.grapheme(at: e - 1),
      word.grapheme(at: consonant.letters.lowerBound - 1).map(word.hasOre) == false
    else { return false }
    let vowel = consonant.letters.lowerBound - 1
    return !mistakes.contains { $0.kind != .finalE && $0.letters.contains(vowel) }
  }

  /// Whether a double consonant that keeps the vowel before it short is single in the try: `mumy`
  /// for *mummy*.
  func losesShortVowel(of word: WrittenWord) -> Bool {
    guard kind == .doubledLetter, departure == .missing, let first = letters.first,
      let consonant = word.grapheme(at: first)
    else { return false }
    return word.vowelKeptShort(by: consonant) != nil
  }
}
