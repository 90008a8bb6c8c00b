extension MistakeNamer {
  /// Returns the kind of mistake in the spelling of a vowel, if it has a name.
  func vowelKind(
    _ grapheme: Grapheme, _ right: ArraySlice<UInt8>, _ typed: ArraySlice<UInt8>
  ) -> Mistake.Kind? {
    if right.spells("ie") && typed.spells("ei") || right.spells("ei") && typed.spells("ie") {
      return .ieEi
    }
    guard typed.contains(where: Letter.isVowel) else {
      return grapheme.isReduced ? .unstressedVowel : nil
    }
    // The l of *walk* and *folk* is silent.
    if right.spells("al") && typed.spells("a") || right.spells("ol") && typed.spells("o"),
      !grapheme.isHeardWhole
    {
      return .silentLetter
    }
    // Only the l at the end of *towel* is missing.
    if grapheme.sounds == Sounds(.əl), right.count == 2, right.last == UInt8(ascii: "l"),
      typed.elementsEqual(right.dropLast()), grapheme.letters.upperBound == self.right.count
    {
      return nil
    }
    let sounds = GraphemeTable.sounds(typed)
    let isSameSound = sounds.overlaps(grapheme.sounds)
    let isR =
      grapheme.sounds.overlaps(Sounds(.ɜː, .ɚ, .ɪə, .eə, .ʊə)) && right.contains(UInt8(ascii: "r"))
    if isR {
      return typed.contains(UInt8(ascii: "r")) && isSameSound ? rKind(grapheme, right, typed) : nil
    }
    if isYI(right, typed) { return .yI }
    // The o of *once* spells a consonant and a vowel.
    if isSameSound, grapheme.sounds == Sounds(.wʌ) || grapheme.sounds == Sounds(.wɑː) {
      return .sameSound
    }
    // Each letter of *idea* is heard, so only the last one is wrong in `idee`.
    if grapheme.isVowelPair(in: word), right.count == typed.count, right.first == typed.first {
      return nil
    }
    // Only the vowel before the l is wrong: `ukelele` for `ukulele`.
    if grapheme.sounds == Sounds(.əl), right.count == 2, typed.count == 2,
      right.last == typed.last, right.last == UInt8(ascii: "l")
    {
      return nil
    }
    if right.count > 1 || typed.count > 1 {
      if grapheme.isSilent { return nil }
      if grapheme.isReduced, isSameSound, typed.contains(UInt8(ascii: "r")),
        !right.contains(UInt8(ascii: "r"))
      {
        return .unstressedVowel
      }
      if !soundsRight, grapheme.isVowelPair(in: word), typed.count == 1,
        typed.allSatisfy(right.contains)
      {
        return .neighbourVowels
      }
      if right.contains(where: "gh".utf8.contains), isSameSound,
        right.filter(Letter.isVowel).elementsEqual(typed)
      {
        return .silentLetter
      }
      let isTeam = typed.allSatisfy(Letter.isVowel) && GraphemeTable.isGrapheme(typed)
      return isSameSound || isTeam ? .vowelTeam : nil
    }
    if grapheme.isReduced || grapheme.isSilent && !isFinalE(grapheme.letters.lowerBound) {
      return .unstressedVowel
    }
    if word.isSaid, isSameSound {
      let isNear = grapheme.isShort(in: word) && isOtherShortVowel(right, typed)
      return isNear ? .nearVowel : .sameSound
    }
    return nil
  }

  /// Whether an `a` was typed for the o of *hot*, or an `o` for the u of *cup*, where it has
  /// another sound: `hat`, `lock`. After a w it has the same one, as in *want*.
  private func isOtherShortVowel(_ right: ArraySlice<UInt8>, _ typed: ArraySlice<UInt8>) -> Bool {
    let before = self.typed[..<typed.startIndex].last ?? 0
    return !soundsRight && !"wu".utf8.contains(before)
      && (right.spells("o") && typed.spells("a") || right.spells("u") && typed.spells("o"))
  }

  private func rKind(
    _ grapheme: Grapheme, _ right: ArraySlice<UInt8>, _ typed: ArraySlice<UInt8>
  ) -> Mistake.Kind {
    let rest = self.right[grapheme.letters.upperBound...]
    let isEnd = rest.isEmpty || rest.spells("s") || rest.spells("ly")
    let names: [StaticString] = ["er", "or", "ar"]
    if isEnd, names.contains(where: right.spells), names.contains(where: typed.spells) {
      return .erOrAr
    }
    return grapheme.isStressed || right.count > 2 ? .rVowel : .unstressedVowel
  }

  private func isYI(_ right: ArraySlice<UInt8>, _ typed: ArraySlice<UInt8>) -> Bool {
    let (y, i) = (UInt8(ascii: "y"), UInt8(ascii: "i"))
    return right.count == typed.count && (right.contains(y) || typed.contains(y))
      && zip(right, typed).allSatisfy { $0 == $1 || $0 == y && $1 == i || $0 == i && $1 == y }
  }
}
