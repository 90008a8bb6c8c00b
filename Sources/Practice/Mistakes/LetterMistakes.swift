extension MistakeNamer {
  /// Names single letters: first by the sounds and letters around them, then as slips of the hand.
  mutating func nameLetters() {
    for edit in unnamed where unnamed.contains(edit) {
      let move = path.moves[edit]
      var kind: Mistake.Kind? =
        switch move.kind {
        case .missing: missingKind(move)
        case .extra: extraKind(move)
        case .wrong: wrongKind(move)
        default: nil
        }
      // In a try that sounds right, no mistake changes the sound.
      let isOnlyHeard = kind == .vowelAdded && isUnwritten(at: move.word)
      if soundsRight, kind?.changesSound ?? true, !isOnlyHeard {
        kind = move.kind == .wrong ? .sameSound : .silentLetter
      }
      guard let kind else { continue }
      let letters: Range<Int>? =
        switch (kind, move.kind) {
        case (.vowelTeam, .missing), (.neighbourVowels, .missing): pairWithSilentE(move.word)
        case (.yI, .extra): move.word..<move.word + 1
        default: nil
        }
      claim(kind, [edit], letters: letters)
    }
    nameGenerally()
  }

  /// Names a missing or an extra silent `e` at the end or before an ending.
  mutating func nameFinalE() {
    for edit in unnamed {
      let move = path.moves[edit]
      switch move.kind {
      case .missing where isFinalE(move.word) && !isPartOfVowel(move, edit),
        .extra where isExtraE(move):
        claim(.finalE, [edit])
      case .wrong where isDoubledForE(move):
        // The s of *promise* is spelled se, and not ss.
        if word.isSaid, !word.hasLongVowel(before: move.word) {
          claim(
            .sameSound, [edit], letters: move.word - 1..<move.wordEnd,
            typed: move.typed - 1..<move.typedEnd)
        } else {
          claim(.finalE, [edit])
        }
      default: break
      }
    }
  }

  /// Whether a missing `e` is one of several letters of a vowel, another one of which is wrong:
  /// `coffi` for `coffee`.
  private func isPartOfVowel(_ move: AlignmentPath.Move, _ edit: Int) -> Bool {
    guard let letters = word.grapheme(at: move.word)?.letters, letters.count > 1 else {
      return false
    }
    return unnamed.contains { other in
      other != edit && path.moves[other].kind != .extra && letters.contains(path.moves[other].word)
    }
  }

  private func isExtraE(_ move: AlignmentPath.Move) -> Bool {
    typed[move.typed] == UInt8(ascii: "e") && move.word > 1 && isEnding(right[move.word...])
      && (!Self.noEndings.contains { right[move.word...].elementsEqual($0) }
        || right[move.word...].spells("th") && word.baseWithDroppedE(before: move.word) != nil)
      && (Letter.isConsonant(right[move.word - 1]) || right[move.word - 1] == UInt8(ascii: "u"))
      && move.typed > 0 && typed[move.typed - 1] == right[move.word - 1]
  }

  private func missingKind(_ move: AlignmentPath.Move) -> Mistake.Kind? {
    let index = move.word
    let grapheme = word.graphemes[word.graphemeOfLetter[index]]
    if Letter.isVowel(right[index]), grapheme.isVowel {
      if grapheme.isSilent { return silentKind(index) }
      let letters = right[grapheme.letters]
      if letters.count(where: Letter.isVowel) > 1 { return .vowelTeam }
      if pairWithSilentE(index) != nil {
        return grapheme.sounds == Sounds(.ɪə) ? .neighbourVowels : .vowelTeam
      }
      if grapheme.isReduced {
        // The i of *experience* is weak, but a syllable of its own.
        return word.isSaid && isVowel(beside: index) ? .neighbourVowels : .unstressedVowel
      }
      if isVowel(beside: index) { return .neighbourVowels }
      if index == right.count - 1 && move.typed == typed.count { return .lastSound }
      return isBetweenConsonants(move.typed, move.typed) ? .vowelLeftOut : nil
    }
    // The `gh` of *weight* is in a vowel.
    if grapheme.isSilent || grapheme.isVowel && "gh".utf8.contains(right[index]) {
      return .silentLetter
    }
    // The u of `language` is a consonant that looks like a vowel.
    if right[index] == UInt8(ascii: "u") { return nil }
    if isOfConsonant(index - 1, beside: index) || isOfConsonant(index + 1, beside: index) {
      return .cluster
    }
    if index == right.count - 1 && move.typed == typed.count { return .lastSound }
    return Letter.isConsonant(right[index]) ? .consonantLeftOut : nil
  }

  /// Whether a letter of the word is a silent `e` at the end or before an ending.
  func isFinalE(_ index: Int) -> Bool {
    guard right[index] == UInt8(ascii: "e"), index > 1, !isHeardE(index) else { return false }
    return (word.grapheme(at: index)?.isSilent ?? true || index == right.count - 1)
      && isEnding(right[(index + 1)...])
  }

  /// Whether a letter is an `e` that is heard on its own, as in *the* and *recipe*.
  private func isHeardE(_ index: Int) -> Bool {
    guard word.isSaid, let grapheme = word.grapheme(at: index) else { return false }
    return grapheme.letters.count == 1 && !grapheme.isSilent
  }

  private func isEnding(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.isEmpty || Self.endings.contains { rest.elementsEqual($0) }
  }

  private static let endings =
    """
    s d r ly ment ments ful fully less ness able ably ing ings ed er ers al ally ous ist ity y \
    ation th ty some dom
    """
    .spellings

  /// Letters that are an ending only after an `e`: the `d` of *closed* is one, that of *pretend* is
  /// not.
  private static let noEndings = "d r th".spellings

  /// Returns the kind of a missing letter without a sound: a vowel that speakers leave out
  /// (*int(e)resting*), or a silent letter.
  func silentKind(_ index: Int) -> Mistake.Kind {
    guard Letter.isVowel(right[index]), isConsonant(index - 1), isConsonant(index + 1) else {
      return silentPair(at: index) == nil ? .silentLetter : .vowelTeam
    }
    return right[index] != UInt8(ascii: "e")
      || "lnr".utf8.contains(right[index + 1]) && !word.hasLongVowel(before: index)
      ? .unstressedVowel : .silentLetter
  }

  /// Returns the two letters of a vowel that the engine doesn't say, one of which is missing: the
  /// `au` of *restaurant*. Returns `nil` for any other letter, and if both are missing.
  private func silentPair(at index: Int) -> Range<Int>? {
    let pairs = [index..<index + 2, max(index - 1, 0)..<index + 1]
    return pairs.first { pair in
      guard pair.count == 2, pair.upperBound <= right.count,
        Self.silentPairs.contains(where: right[pair].elementsEqual),
        pair.allSatisfy({ word.grapheme(at: $0)?.isSilent == true })
      else { return false }
      return path.moves.contains {
        [.same, .wrong].contains($0.kind) && $0.word != index && pair.contains($0.word)
      }
    }
  }

  private static let silentPairs = "ai au ou".spellings

  /// Unites the mistakes in two letters that spell a vowel the engine doesn't say.
  mutating func uniteSilentPairs() {
    for (number, other) in zip(mistakes.indices, mistakes.indices.dropFirst()) {
      guard let first = mistakes[number].letters.first, mistakes[number].letters.count == 1,
        mistakes[other].letters == first + 1..<first + 2, mistakes[number].kind == .vowelTeam,
        mistakes[number].departure == .missing, let pair = silentPair(at: first)
      else { continue }
      return unite([number, other], as: .vowelTeam, letters: pair)
    }
  }

  /// Whether another vowel that is heard stands beside a letter of the word.
  private func isVowel(beside index: Int) -> Bool {
    [index - 1, index + 1].contains { index in
      guard right.indices.contains(index), Letter.isVowel(right[index]) else { return false }
      let grapheme = word.graphemes[word.graphemeOfLetter[index]]
      return grapheme.isVowel && !grapheme.isSilent
    }
  }

  private func isConsonant(_ index: Int) -> Bool {
    right.indices.contains(index) && Letter.isConsonant(right[index])
  }

  /// Whether a letter of the word is a consonant that is heard. It belongs to no vowel, as the w of
  /// *bowl* does, and not to the sound of its neighbour, as the k of *knight* does.
  private func isOfConsonant(_ index: Int, beside neighbour: Int) -> Bool {
    guard isConsonant(index), let grapheme = word.grapheme(at: index) else { return false }
    guard word.isSaid else { return !grapheme.isVowel }
    return !grapheme.isVowel && !grapheme.isSilent && !grapheme.letters.contains(neighbour)
  }

  /// Returns an i and the silent e after it, within the word: the `ie` of *mischievous*; `nil` for
  /// any other letter.
  private func pairWithSilentE(_ index: Int) -> Range<Int>? {
    guard word.isSaid, index + 2 < right.count, right[index + 1] == UInt8(ascii: "e"),
      word.grapheme(at: index + 1)?.isSilent == true, word.grapheme(at: index)?.isVowel == true,
      right[index] == UInt8(ascii: "i"), !isEnding(right[(index + 2)...])
    else { return nil }
    return index..<index + 2
  }

  /// Whether each neighbour of a range in the try is a consonant or the end of the try. The u of qu
  /// is a consonant.
  private func isBetweenConsonants(_ start: Int, _ end: Int) -> Bool {
    (start == 0 || Letter.isConsonant(typed[start - 1]) || typed[..<start].suffix(2).spells("qu"))
      && (end == typed.count || Letter.isConsonant(typed[end]))
  }

  private func extraKind(_ move: AlignmentPath.Move) -> Mistake.Kind? {
    let isVowel = Letter.isVowel(typed[move.typed])
    // The p of `psycophant` would be silent.
    if move.typed == 0, typed.count > 1,
      Self.silentAtStart.contains(where: typed.prefix(2).elementsEqual)
    {
      return .silentLetter
    }
    // The h of `hughe` and `exhuberant` would be silent.
    if typed[move.typed] == UInt8(ascii: "h"), move.typed > 0,
      "gkrx".utf8.contains(typed[move.typed - 1])
    {
      return .silentLetter
    }
    if isYBeforeIng(move) { return .yI }
    if isVowel, isBetweenConsonants(move.typed, move.typedEnd) { return .vowelAdded }
    if isUnsaidR(move) { return .cluster }
    // The y of *tiyger* is heard.
    let isBesideVowel = isVowel && beside(move).contains(where: Letter.isVowel)
    if isOnlyEdit, !isBesideVowel, isSlip(inserted: move) { return .keyboardSlip }
    if isEcho(move) { return .echoedLetter }
    if isVowel { return isBesideVowel ? .vowelTeam : nil }
    guard Letter.isConsonant(typed[move.typed]) else { return nil }
    return beside(move).contains(where: Letter.isConsonant) ? .cluster : .consonantAdded
  }

  /// Whether an i was added before the y of -ying: `criying`.
  private func isYBeforeIng(_ move: AlignmentPath.Move) -> Bool {
    typed[move.typed] == UInt8(ascii: "i") && right[move.word...].spells("ying")
      && typed.suffix(5).spells("iying")
  }

  /// The beginnings of words with a silent first letter.
  private static let silentAtStart = "ps kn gn wr pn pt".spellings

  /// Whether an `r` was added between a vowel and a consonant, where many speakers say none:
  /// `yersterday`.
  private func isUnsaidR(_ move: AlignmentPath.Move) -> Bool {
    typed[move.typed] == UInt8(ascii: "r") && move.typed > 0
      && Letter.isVowel(typed[move.typed - 1])
      && typed.dropFirst(move.typedEnd).first.map(Letter.isConsonant) == true
  }

  private func beside(_ move: AlignmentPath.Move) -> [UInt8] {
    (move.typed > 0 ? [typed[move.typed - 1]] : [])
      + (move.typedEnd < typed.count ? [typed[move.typedEnd]] : [])
  }

  /// Whether the try has the same letter again, with at most one letter between the two.
  private func isEcho(_ move: AlignmentPath.Move) -> Bool {
    let (start, end) = (max(move.typed - 2, 0), min(move.typed + 3, typed.count))
    return typed[start..<end].count { $0 == typed[move.typed] } > 1
  }

  /// Whether the try departs from the word at one place only. A learner who gets more of a word
  /// wrong knows it less, so then no mistake is called a slip of the hand.
  private var isOnlyEdit: Bool { path.edits == 1 }

  /// Whether the consonant before a silent `e` was doubled in its place, as in *kniff* for *knife*.
  private func isDoubledForE(_ move: AlignmentPath.Move) -> Bool {
    isFinalE(move.word) && move.typed > 0 && Letter.isConsonant(typed[move.typed])
      && typed[move.typed] == typed[move.typed - 1]
      && right[move.word - 1] == typed[move.typed]
  }

  private func isSlip(inserted move: AlignmentPath.Move) -> Bool {
    beside(move).contains { Keyboard.areNeighbours(typed[move.typed], $0) }
  }

  /// Whether `sh` was typed for `ch`, or `ch` for `sh`.
  private func isChOrSh(_ move: AlignmentPath.Move) -> Bool {
    let (h, letters) = (UInt8(ascii: "h"), [typed[move.typed], right[move.word]])
    return letters.contains(UInt8(ascii: "c")) && letters.contains(UInt8(ascii: "s"))
      && typed.dropFirst(move.typed + 1).first == h && right.dropFirst(move.word + 1).first == h
  }

  /// Whether `c` was typed for `s`, or `s` for `c`, before a letter that makes `c` soft.
  private func isSoftC(_ move: AlignmentPath.Move) -> Bool {
    let letters = [typed[move.typed], right[move.word]]
    guard letters.contains(UInt8(ascii: "c")), letters.contains(UInt8(ascii: "s")),
      let next = right.dropFirst(move.word + 1).first
    else { return false }
    return "eiy".utf8.contains(next)
  }

  /// Whether `c` was typed for the sound z before a letter that makes `c` sound like s: `price` for
  /// *prize*, `rice` for *rise*.
  private func isSoftCForZ(_ move: AlignmentPath.Move) -> Bool {
    let next = typed.dropFirst(move.typed + 1).first ?? 0
    let isZ =
      right[move.word] == UInt8(ascii: "z")
      || word.isSaid && word.grapheme(at: move.word)?.sounds == Sounds(.z)
    return typed[move.typed] == UInt8(ascii: "c") && isZ && "eiy".utf8.contains(next)
  }

  /// Whether a c, an s or a t was typed for another of them that sounds like sh before an i and a
  /// vowel: `negociate`.
  private func isShBeforeI(_ move: AlignmentPath.Move) -> Bool {
    let next = typed[move.typedEnd...].prefix(2)
    return word.isSaid && word.grapheme(at: move.word)?.sounds == Sounds(.ʃ)
      && [typed[move.typed], right[move.word]].allSatisfy("cst".utf8.contains)
      && next.first == UInt8(ascii: "i") && next.count == 2 && next.allSatisfy(Letter.isVowel)
  }

  private func wrongKind(_ move: AlignmentPath.Move) -> Mistake.Kind? {
    let (typed, wanted) = (typed[move.typed], right[move.word])
    // Nobody can hear the s of *island* or the ch of *yacht*, so no sound was confused.
    if Letter.isConsonant(wanted), word.isMute(move.word),
      NearSounds.kind(typed, wanted) != .mirrored
    {
      return .silentLetter
    }
    if Letter.isVowel(typed), Letter.isVowel(wanted) {
      let grapheme = word.graphemes[word.graphemeOfLetter[move.word]]
      let isWeakOfPair =
        grapheme.isVowelPair(in: word) && move.wordEnd == grapheme.letters.upperBound
      // Nobody hears the e of *clothes*.
      if grapheme.isSilent, wanted == UInt8(ascii: "e") { return .silentLetter }
      if grapheme.isReduced || isWeakOfPair { return .unstressedVowel }
      if NearSounds.vowels(typed, wanted) { return .nearVowel }
    } else if isChOrSh(move) {
      return .nearConsonant
    } else if let kind = NearSounds.kind(typed, wanted), !self.typed.isOfVowel(move.typed) {
      return kind
    }
    if isSoftCForZ(move) { return .voicing }
    if isSoftC(move) { return .softC }
    if isShBeforeI(move) { return .sameSound }
    // An x is heard as ks: `axtion`.
    if typed == UInt8(ascii: "x"), wanted == UInt8(ascii: "c") { return .sameSound }
    let isOfMore = word.isSaid && (word.grapheme(at: move.word)?.letters.count ?? 1) > 1
    if isOnlyEdit, !isOfMore, Keyboard.areNeighbours(typed, wanted) { return .keyboardSlip }
    if Letter.isVowel(typed), Letter.isVowel(wanted) { return .otherVowel }
    // An o sounds nearly like a w: `ooman`.
    if isOnlyEdit, isEcho(move), wanted != UInt8(ascii: "w") { return .echoedLetter }
    return Letter.isConsonant(typed) && Letter.isConsonant(wanted) ? .otherConsonant : nil
  }
}
