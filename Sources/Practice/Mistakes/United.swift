/// Mistakes that are one to a teacher: several in one ending, in the letters of one sound, or in
/// letters side by side. A learner reads about them once.
extension MistakeNamer {
  /// Unites the mistakes in the letters that a contraction adds to its first word: *thier* for
  /// *they're*.
  mutating func uniteContraction() {
    guard let letters = word.contractedLetters else { return }
    let numbers = mistakes.indices.filter { isWithin(letters, mistakes[$0]) }
    guard let first = numbers.first else { return }
    // A mistake right before them is one with them.
    let isJoined =
      first > 0 && mistakes[first - 1].steps.last.map { $0 + 1 } == mistakes[first].steps.first
    let all = isJoined ? [first - 1] + numbers : Array(numbers)
    let start = min(letters.lowerBound, mistakes[all[0]].letters.lowerBound)
    unite(all, as: .hyphenApostrophe, letters: start..<letters.upperBound)
  }

  /// Unites the mistakes within an ending: *countenense* is wrong in -ance, not in two letters.
  mutating func uniteEndings() {
    guard let (kind, letters) = ending else { return }
    let numbers = mistakes.indices.filter { number in
      let mistake = mistakes[number]
      return isWithin(letters, mistake) && !Self.apart.contains(mistake.kind)
    }
    // A part that was written twice is no matter of the ending, and many people say no vowel in
    // -ary.
    let hasNoReason = numbers.contains {
      isPlain(mistakes[$0]) && mistakes[$0].kind != .partAdded
        && !(kind == .aryEryOry && mistakes[$0].kind == .vowelLeftOut)
        && !(kind == .ableIble && mistakes[$0].kind == .partLeftOut)
        && !(kind == .antEnt && isMissingLastLetter(mistakes[$0]))
        || kind == .ing && [.unstressedVowel, .neighbourVowels].contains(mistakes[$0].kind)
    }
    guard numbers.count > 1 || hasNoReason else { return }
    unite(numbers, as: kind, letters: letters)
  }

  /// Whether a mistake is that the last letter of the word is missing: `studen`. The vowel of the
  /// ending is right then.
  private func isMissingLastLetter(_ mistake: Mistake) -> Bool {
    mistake.departure == .missing && mistake.letters == right.count - 1..<right.count
  }

  /// The ending of the word, if it is one of those with a name.
  private var ending: (Mistake.Kind, Range<Int>)? {
    for grapheme in word.graphemes where isTion(grapheme) {
      let rest = right[grapheme.letters.upperBound...]
      let isSci = right[grapheme.letters].spells("sci")
      if !isSci || rest.spells("ous"), Self.afterTi.contains(where: rest.elementsEqual) {
        return (.tionSion, grapheme.letters.lowerBound..<right.count)
      }
    }
    for (kind, endings) in Self.endings {
      guard let ending = endings.first(where: { right.suffix($0.count).elementsEqual($0) }),
        right.count > ending.count + 1, isApt(kind, ending)
      else { continue }
      return (kind, right.count - ending.count..<right.count)
    }
    return nil
  }

  /// The endings with a name, the longer before those that they end in.
  private static let endings: [(kind: Mistake.Kind, endings: [[UInt8]])] = [
    (.ableIble, "able ables ably ible ibles ibly".spellings),
    (.anceEnce, "ance ances ence ences ancy ency".spellings),
    (.antEnt, "ment ments ant ants ent ents".spellings), (.ture, "ture tures".spellings),
    (.ous, "eous ious uous ous".spellings), (.ing, "ing".spellings), (.past, "ed".spellings),
    (.aryEryOry, "ary ery ory aries eries ories".spellings), (.ly, "ally ly".spellings),
    (.leElAl, "le".spellings),
  ]

  /// Unites the mistakes within the letters of one sound: in *flert* for *flight*, all of igh is
  /// wrong.
  mutating func uniteGraphemes() {
    for grapheme in word.graphemes where grapheme.letters.count > 1 {
      let numbers = mistakes.indices.filter { number in
        let mistake = mistakes[number]
        return isWithin(grapheme.letters, mistake) && !Self.apart.contains(mistake.kind)
          && (mistake.kind != .vowelAdded || grapheme.isVowel)
      }
      if numbers.count > 1 {
        // An e after the letters of another sound is no mistake of its own: `mouse` for `mouth`.
        let heard = numbers.map { mistakes[$0].kind }.first { [.th, .nearConsonant].contains($0) }
        let isHeard =
          numbers.count == 2 && numbers.contains { mistakes[$0].kind == .finalE }
          && !grapheme.isVowel
        unite(
          numbers,
          as: (isHeard ? heard : nil) ?? (hasAllLetters(of: grapheme) ? .swapped : nil)
            ?? kind(ofWhole: grapheme),
          letters: grapheme.letters)
      }
    }
  }

  /// Whether the letters of a sound are all there, in another order: the `iehg` of `niehgbour`.
  private func hasAllLetters(of grapheme: Grapheme) -> Bool {
    guard let start = boundaries[grapheme.letters.lowerBound]?.upperBound,
      let end = boundaries[grapheme.letters.upperBound]?.lowerBound, start <= end
    else { return false }
    return typed[start..<end].sorted() == right[grapheme.letters].sorted()
  }

  /// Unites a wrong dg with the silent e after it, within a word: `hejhog` for *hedgehog*.
  mutating func uniteDge() {
    for (number, other) in zip(mistakes.indices, mistakes.indices.dropFirst()) {
      let (dg, e) = (mistakes[number], mistakes[other])
      guard dg.kind == .softG, right[dg.letters].spells("dg"), e.departure == .missing,
        e.letters == dg.letters.upperBound..<dg.letters.upperBound + 1,
        right[e.letters].spells("e"),
        word.grapheme(at: e.letters.lowerBound)?.isSilent == true,
        e.letters.upperBound < right.count
      else { continue }
      return unite([number, other], as: .softG, letters: dg.letters)
    }
  }

  /// Unites a wrong vowel with the silent e at the end: one that stands beside the vowel in the try
  /// (`wiet` for *white*), or one after an r (*atmosfear* for *atmosphere*).
  mutating func uniteSilentE() {
    for (number, other) in zip(mistakes.indices, mistakes.indices.dropFirst()) {
      let (one, e) = (mistakes[number], mistakes[other])
      if isBeforeItsConsonant(e, with: one) {
        return unite(
          [number, other], as: .swapped, letters: e.letters.lowerBound - 1..<right.count)
      }
      guard [.vowelTeam, .sameSound, .rVowel].contains(one.kind), typed.last == UInt8(ascii: "r"),
        right.suffix(2).spells("re"), one.isSplit(from: e, in: word)
      else { continue }
      return unite([number, other], as: .sameSound, letters: one.letters.lowerBound..<right.count)
    }
  }

  /// Whether the silent e at the end stands beside the vowel in the try: `wiet` for *white*.
  private func isBeforeItsConsonant(_ e: Mistake, with vowel: Mistake) -> Bool {
    guard vowel.kind == .vowelTeam, e.kind == .finalE, e.departure == .missing,
      e.letters == right.count - 1..<right.count,
      vowel.letters == right.count - 3..<right.count - 2,
      vowel.typed.count == 2, vowel.typed.upperBound == typed.count - 1
    else { return false }
    return typed[vowel.typed].elementsEqual(right[vowel.letters] + e.letters.map { right[$0] })
  }

  /// Unites letters that moved past one another: the `rel` of `arelgy` for *allergy*.
  mutating func uniteSwaps() {
    for (number, other) in zip(mistakes.indices, mistakes.indices.dropFirst()) {
      let (one, next) = (mistakes[number], mistakes[other])
      guard one.kind == .swapped, next.kind == .swapped, one.letters.overlaps(next.letters) else {
        continue
      }
      let start = min(one.letters.lowerBound, next.letters.lowerBound)
      let end = max(one.letters.upperBound, next.letters.upperBound)
      return unite([number, other], as: .swapped, letters: start..<end)
    }
  }

  private func kind(ofWhole grapheme: Grapheme) -> Mistake.Kind {
    if grapheme.isSilent { return .silentLetter }
    if grapheme.isVowel {
      return right[grapheme.letters].contains(UInt8(ascii: "r")) ? .rVowel : .vowelTeam
    }
    return word.isDouble(grapheme) ? .doubledLetter : .otherConsonant
  }

  /// Unites a doubled letter and the neighbour that should be double in its place: *wiil* for
  /// *will*.
  mutating func uniteDoubles() {
    for (number, other) in zip(mistakes.indices, mistakes.indices.dropFirst()) {
      let pair = [mistakes[number], mistakes[other]]
      guard
        let double = pair.first(where: { $0.kind == .doubledLetter && $0.departure == .missing }),
        pair.contains(where: isDoubledByMistake),
        pair[0].letters.upperBound == pair[1].letters.lowerBound
      else { continue }
      return unite([number, other], as: .doubledLetter, letters: double.letters)
    }
  }

  /// Whether a single letter of the word was doubled.
  private func isDoubledByMistake(_ mistake: Mistake) -> Bool {
    guard mistake.departure == .extra, mistake.steps.count == 1, let step = mistake.steps.first
    else {
      return false
    }
    return isDouble(path.moves[step])
  }

  /// Unites mistakes in letters side by side that have no reason: *shager* needs *gy* at its end.
  mutating func uniteNeighbours() {
    var number = 0
    while number + 1 < mistakes.count {
      let (one, other) = (mistakes[number], mistakes[number + 1])
      guard let last = one.steps.last, other.steps.first == last + 1,
        isPlain(one), isPlain(other)
      else {
        number += 1
        continue
      }
      let letters =
        min(
          one.letters.lowerBound, other.letters.lowerBound)..<max(
          one.letters.upperBound, other.letters.upperBound)
      unite([number, number + 1], as: kind(of: one, and: other), letters: letters)
    }
  }

  private func kind(of one: Mistake, and other: Mistake) -> Mistake.Kind {
    switch (one.departure, other.departure) {
    case (.extra, .extra):
      typed[one.typed.lowerBound..<other.typed.upperBound].contains(where: Letter.isVowel)
        ? .partAdded : .letterExtra
    case (.missing, .missing):
      right[one.letters.lowerBound..<other.letters.upperBound].contains(where: Letter.isVowel)
        ? .partLeftOut : .letterMissing
    default: .letterWrong
    }
  }

  /// Whether a mistake is about some of these letters, and about no others.
  private func isWithin(_ letters: Range<Int>, _ mistake: Mistake) -> Bool {
    mistake.letters.isEmpty
      ? mistake.letters.lowerBound > letters.lowerBound
        && mistake.letters.lowerBound <= letters.upperBound
      : letters.contains(mistake.letters.lowerBound)
        && mistake.letters.upperBound <= letters.upperBound
  }

  /// Whether no rule gives a reason for a mistake.
  private func isPlain(_ mistake: Mistake) -> Bool {
    // An extra vowel letter.
    if mistake.kind == .vowelTeam { return mistake.departure == .extra && mistake.letters.isEmpty }
    return Self.plain.contains(mistake.kind)
  }

  private static let plain: Set<Mistake.Kind> = [
    .letterWrong, .letterMissing, .letterExtra, .otherConsonant, .otherVowel, .cluster, .lastSound,
    .consonantLeftOut, .consonantAdded, .echoedLetter, .vowelLeftOut, .vowelAdded, .keyboardSlip,
    .partLeftOut, .partAdded,
  ]

  /// The kinds that are always told apart.
  private static let apart: Set<Mistake.Kind> = [
    .prefix, .plural, .accent, .capital, .space, .hyphenApostrophe, .differentWord, .lR,
  ]
}
