extension MistakeNamer {
  /// Names mistakes by comparing each grapheme of the word with the letters typed for it.
  mutating func nameGraphemes() {
    for (number, grapheme) in word.graphemes.enumerated() where !unnamed.isEmpty {
      let (inner, wider) = stretches(for: grapheme)
      let spelled = pieces.first { $0.grapheme == number && [.spelled, .vowel].contains($0.link) }?
        .typed
      for typed in wider + [spelled].compactMap(\.self) + [inner] {
        guard let edits = edits(typed: typed, word: grapheme.letters), !edits.isEmpty,
          typed == inner || typed == spelled || spells(typed, grapheme),
          let kind = kind(of: grapheme, typed: typed)
        else { continue }
        if kind == .tionSion, claimEnding(from: grapheme, typed: typed.lowerBound) { break }
        let isGap = edits.allSatisfy { path.moves[$0].kind == .missing }
        let namesGap = kind == .silentLetter || kind == .unstressedVowel
        if isGap && namesGap {
          claim(kind, edits)
        } else {
          claim(kind, edits, letters: grapheme.letters, typed: typed)
        }
        break
      }
    }
  }

  /// Names `sch` for the c of -ic, as in `fantastisch`.
  mutating func nameIsch() {
    let letters = right.count - 1..<right.count
    guard right.count > 4, right.suffix(2).spells("ic"), typed.suffix(4).spells("isch"),
      let edits = edits(typed: typed.count - 3..<typed.count, word: letters)
    else { return }
    claim(.hardC, edits, letters: letters, typed: typed.count - 3..<typed.count)
  }

  /// Names an x whose two sounds the learner spelled with a vowel between them, or with an s after
  /// the x: `nekist`, `taxsi`.
  mutating func nameX() {
    for grapheme in word.graphemes where right[grapheme.letters].spells("x") {
      guard grapheme.sounds.overlaps(Sounds(.ks, .ɡz)),
        let lower = boundaries[grapheme.letters.lowerBound],
        let upper = boundaries[grapheme.letters.upperBound], lower.lowerBound < upper.upperBound
      else { continue }
      for end in upper.reversed() where end > lower.lowerBound {
        let letters = lower.lowerBound..<end
        guard Self.isX(typed[letters]), let edits = edits(typed: letters, word: grapheme.letters),
          claim(.sameSound, edits, letters: grapheme.letters, typed: letters)
        else { continue }
        break
      }
    }
  }

  /// Whether some letters spell the sounds of an x with a vowel or an s too many.
  static func isX(_ tried: ArraySlice<UInt8>) -> Bool {
    let consonants = tried.filter { !Letter.isVowel($0) }
    let vowels = tried.filter(Letter.isVowel)
    guard let first = tried.first, let last = tried.last, tried.count < 6,
      Letter.isConsonant(last), Letter.isConsonant(first), vowels.count < 2
    else { return false }
    if vowels.isEmpty { return Self.withoutVowel.contains(where: tried.elementsEqual) }
    return Self.ofX.contains(where: consonants.elementsEqual)
  }

  private static let withoutVowel = "xs xz gs kz".spellings
  private static let ofX = "ks kss cs css cks gs gz kz xs".spellings

  /// Names an ending such as -tion or -cial as a whole, so that its vowel gets no name of its own.
  ///
  /// - Parameters:
  ///   - grapheme: the grapheme with which the ending begins.
  ///   - start: the first letter of the ending in the try.
  /// - Returns: whether it is such an ending, with the same last letter in the try.
  private mutating func claimEnding(from grapheme: Grapheme, typed start: Int) -> Bool {
    let rest = right[grapheme.letters.upperBound...]
    guard Self.afterTi.contains(where: rest.elementsEqual), typed.last == rest.last,
      !right[grapheme.letters].spells("sci"),
      (3...6).contains(typed.count - start),
      let edits = edits(
        typed: start..<typed.count, word: grapheme.letters.lowerBound..<right.count)
    else { return false }
    return claim(
      .tionSion, edits, letters: grapheme.letters.lowerBound..<right.count,
      typed: start..<typed.count)
  }

  /// The letters of -tion, -cian, -cial, -cious and the like after their first grapheme.
  static let afterTi = "on ons an ans al als ous ent ents ence".spellings

  /// Returns the range of the letters typed for a grapheme. The wider ranges also have the letters
  /// typed between the grapheme and its neighbours, which may belong to either.
  private func stretches(for grapheme: Grapheme) -> (inner: Range<Int>, wider: [Range<Int>]) {
    guard let lower = boundaries[grapheme.letters.lowerBound],
      let upper = boundaries[grapheme.letters.upperBound], lower.upperBound <= upper.lowerBound
    else { return (0..<0, []) }
    var wider: [Range<Int>] = []
    if upper.count > 1 { wider.append(lower.upperBound..<upper.upperBound) }
    if lower.count > 1 { wider.append(lower.lowerBound..<upper.lowerBound) }
    return (lower.upperBound..<upper.lowerBound, wider)
  }

  /// Whether a range of the try is a possible spelling of a grapheme.
  private func spells(_ range: Range<Int>, _ grapheme: Grapheme) -> Bool {
    let typed = typed[range]
    return GraphemeTable.sounds(typed).overlaps(grapheme.sounds)
      || grapheme.isVowel && !grapheme.isSilent && typed.allSatisfy(Letter.isVowel)
        && GraphemeTable.isGrapheme(typed)
  }

  private func kind(of grapheme: Grapheme, typed range: Range<Int>) -> Mistake.Kind? {
    let (right, typed) = (right[grapheme.letters], typed[range])
    if typed.isEmpty, grapheme.isSilent { return silentKind(grapheme.letters.lowerBound) }
    if typed.isEmpty, grapheme.isVowel, grapheme.isReduced, right.count > 1 {
      return .unstressedVowel
    }
    if typed.isEmpty, !grapheme.isVowel, right.count > 1 {
      let isLast = word.graphemes.last == grapheme
      return isInCluster(grapheme) ? .cluster : isLast ? .lastSound : .letterMissing
    }
    guard !typed.isEmpty, !right.elementsEqual(typed) else { return nil }
    return grapheme.isVowel
      ? vowelKind(grapheme, right, typed) : consonantKind(grapheme, right, typed)
  }

  /// Whether the sound before or after this consonant is a consonant, too.
  private func isInCluster(_ grapheme: Grapheme) -> Bool {
    let index = word.graphemeOfLetter[grapheme.letters.lowerBound]
    let before = word.graphemes[..<index].last { !$0.isSilent }
    let after = word.graphemes[(index + 1)...].first { !$0.isSilent }
    return [before, after].contains { $0?.isVowel == false }
  }
}
