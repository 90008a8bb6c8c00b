/// Whether what the learner wrote sounds like the word, as far as the letters tell.
extension MistakeNamer {
  /// Returns a mistake with what its letters say about the sound.
  func judged(_ mistake: Mistake) -> Mistake {
    var mistake = mistake
    mistake.isOnlyHeard = mistake.kind == .vowelAdded && isUnwritten(at: mistake.letters.lowerBound)
    mistake.changesStem = keepsStem(mistake)
    guard mistake.kind.isEnding, mistake.kind != .ly, !soundsRight,
      let ending = ending(of: mistake)
    else { return mistake }
    if !reads(ending.typed, as: ending.graphemes) || hasForeignEnd(mistake.kind) {
      mistake.endsOtherwise = true
    }
    let syllables = ending.graphemes.reduce(0) {
      $0 + ($1.isSilent || !$1.isVowel ? 0 : $1.sounds == Sounds(.ɪə) ? 2 : 1)
    }
    let start = ending.graphemes.first?.letters.lowerBound ?? 0
    mistake.endsLonger =
      mistake.endsOtherwise
      && Self.syllables(in: ending.typed) > max(syllables, Self.syllables(in: right[start...]))
    return mistake
  }

  /// Whether the try ends in an e that is heard in the learner's first language, or takes the place
  /// of a y: `independiente`, `salaire`.
  private func hasForeignEnd(_ kind: Mistake.Kind) -> Bool {
    guard typed.last == UInt8(ascii: "e"), let last = right.last else { return false }
    return kind == .antEnt && Letter.isConsonant(last)
      || kind == .aryEryOry && last == UInt8(ascii: "y")
  }

  /// Whether the try has the f or the y of the singular before a plural ending.
  private func keepsStem(_ mistake: Mistake) -> Bool {
    guard mistake.kind == .plural, mistake.typed.upperBound <= typed.count else { return false }
    let (tried, ending) = (typed[mistake.typed], right[mistake.letters])
    return ending.spells("ves") && tried.first == UInt8(ascii: "f")
      || ending.spells("ies") && !word.hasIeStem && tried.first == UInt8(ascii: "y")
  }

  /// Returns the graphemes from the beginning of an ending on, and the letters typed for them.
  private func ending(
    of mistake: Mistake
  ) -> (graphemes: ArraySlice<Grapheme>, typed: ArraySlice<UInt8>)? {
    guard let first = mistake.letters.first, !word.graphemes.isEmpty else { return nil }
    var number = word.graphemeOfLetter[first]
    // Whether a c or a g before the ending is soft depends on the ending: `gorgous`.
    if number > 0 {
      let before = right[word.graphemes[number - 1].letters]
      if before.spells("c") || before.spells("g") { number -= 1 }
    }
    let graphemes = word.graphemes[number...]
    let start = graphemes.first?.letters.lowerBound ?? first
    let typedStart = min(
      mistake.typed.lowerBound, boundaries[start]?.upperBound ?? mistake.typed.lowerBound)
    return (graphemes, typed[min(typedStart, typed.count)...])
  }

  /// Whether some letters can be read as these sounds, and as no others.
  private func reads(_ letters: ArraySlice<UInt8>, as graphemes: ArraySlice<Grapheme>) -> Bool {
    guard let grapheme = graphemes.first else { return letters.isEmpty || letters.spells("e") }
    let rest = graphemes.dropFirst()
    if grapheme.isSilent, reads(letters, as: rest) { return true }
    return (1...4).contains { length in
      length <= letters.count && reads(one: letters.prefix(length), as: grapheme)
        && reads(letters.dropFirst(length), as: rest)
    }
  }

  /// Whether some letters can be read as the sound of one grapheme.
  private func reads(one letters: ArraySlice<UInt8>, as grapheme: Grapheme) -> Bool {
    let right = right[grapheme.letters]
    if isHardOrSoft(letters, as: grapheme) { return false }
    if letters.elementsEqual(right) { return true }
    let next = typed.dropFirst(letters.endIndex).first ?? 0
    // An s alone sounds like zh only before a u, as in *usual*.
    let isNoZh = letters.spells("sh") || letters.spells("s") && next != UInt8(ascii: "u")
    if grapheme.sounds == Sounds(.ʒ), isNoZh { return false }
    // An n sounds like ng before a k or a g alone.
    if grapheme.sounds == Sounds(.ŋ) {
      return letters.spells("ng")
        || letters.spells("n") && "kgcqx".utf8.contains(next)
    }
    let r = UInt8(ascii: "r")
    if grapheme.isVowel, letters.contains(r) != right.contains(r) { return false }
    let single = letters.undoubled
    if single.elementsEqual(right) || GraphemeTable.sounds(letters).overlaps(grapheme.sounds)
      || !letters.contains(where: Letter.isVowel)
        && GraphemeTable.sounds(single[...]).overlaps(grapheme.sounds)
    {
      return true
    }
    // The end of *courteous* is two vowels. The ti of -tious would be read as sh.
    if grapheme.sounds == Sounds(.ɪə), let first = letters.first, letters.count > 1 {
      let before = typed[..<letters.startIndex].last ?? 0
      return letters.allSatisfy(Letter.isVowel) && "ei".utf8.contains(first)
        && !(first == UInt8(ascii: "i") && "cst".utf8.contains(before))
    }
    return grapheme.isVowel && grapheme.isReduced && Self.syllables(in: letters) == 1
      && letters.allSatisfy { Letter.isVowel($0) || $0 == r }
      && grapheme.sounds != Sounds(.əl)
  }

  /// Whether a c or a g would have its other sound before the letter after it: `gorgous`.
  private func isHardOrSoft(_ letters: ArraySlice<UInt8>, as grapheme: Grapheme) -> Bool {
    let next = typed.dropFirst(letters.endIndex).first
    let isSoft = next.map("eiy".utf8.contains) ?? false
    if letters.spells("c") {
      return isSoft ? grapheme.sounds == Sounds(.k) : grapheme.sounds == Sounds(.s)
    }
    return letters.spells("g") && !isSoft && grapheme.sounds == Sounds(.dʒ)
  }

  /// Returns the number of vowels that a reader says in some letters. A final e after a consonant
  /// is silent, except in -le.
  private static func syllables(in letters: ArraySlice<UInt8>) -> Int {
    var (count, isInVowel) = (0, false)
    for (index, letter) in zip(letters.indices, letters) {
      let isVowel = Letter.isVowel(letter)
      let before = letters[..<index].last ?? 0
      let isSilentE =
        letter == UInt8(ascii: "e") && index + 1 == letters.endIndex && count > 0 && !isInVowel
        && before != UInt8(ascii: "l")
      // The i of -vious is a syllable, that of -cious is not, nor that of -shious.
      let consonants = letters[..<index].dropLast()
      let isApart =
        isInVowel && "eiu".utf8.contains(before)
        && letters[index...].starts(with: "ou".utf8)
        && !"cgstx".utf8.contains(consonants.last ?? 0) && !consonants.suffix(2).spells("sh")
      if isVowel, !isSilentE, !isInVowel || isApart { count += 1 }
      isInVowel = isVowel
    }
    return count
  }

  /// Whether a syllable without a vowel letter begins before a letter of the word: the m of
  /// *rhythm* and *prism*, and the n of *didn't*.
  func isUnwritten(at index: Int) -> Bool {
    guard index > 0, index < right.count else { return false }
    let (before, rest) = (right[..<index], right[index...])
    if rest.spells("m") || rest.spells("ms") {
      return before.last == UInt8(ascii: "s") || before.suffix(2).spells("th")
    }
    return rest.spells("n't") && "dst".utf8.contains(right[index - 1])
  }
}
