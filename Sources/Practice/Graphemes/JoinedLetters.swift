/// Letters that teachers show as one spelling, although the cheapest path through the sounds takes
/// them apart.
extension [Grapheme] {
  /// Returns the graphemes with such letters joined: the `al` of *walk* and the `ol` of *folk*, in
  /// which the l is silent, the `chs` of *dachshund*, and the `gu` of *guitar*.
  ///
  /// - Parameter letters: the letters of the word.
  func joined(in letters: [UInt8]) -> [Grapheme] {
    var graphemes = self
    for index in indices.dropLast() {
      let next = index + 1
      if hasSilentL(index, letters) {
        let start = graphemes[index].letters.lowerBound
        graphemes[index].letters = start..<start + 2
        graphemes[index].rank = Self.rankWithL
        graphemes[next].letters = start + 2..<graphemes[next].letters.upperBound
        graphemes[next].rank = 0
      } else if isGu(index, letters) {
        let u = graphemes[next].letters.lowerBound
        graphemes[index].letters = graphemes[index].letters.lowerBound..<u + 1
        graphemes[index].rank = Self.rankOfGu
        graphemes[next].letters = u + 1..<graphemes[next].letters.upperBound
        graphemes[next].rank = 0
      } else if isChs(index, letters) {
        let all = graphemes[index].letters.lowerBound..<graphemes[next].letters.lowerBound + 1
        graphemes[index] = Grapheme(letters: all, sounds: Sounds(.ks), rank: Self.rankOfChs)
        // The engine may take the s and the h behind it for one sound.
        graphemes[next].letters = all.upperBound..<graphemes[next].letters.upperBound
        graphemes[next].sounds = Sounds(.h)
      }
    }
    return graphemes.filter { !$0.letters.isEmpty }
  }

  /// Whether a grapheme is an `a` or an `o` before `lk`, `lf`, `lm` or `lv` with a silent l.
  private func hasSilentL(_ index: Int, _ letters: [UInt8]) -> Bool {
    let (vowel, next) = (self[index], self[index + 1])
    let isA =
      letters[vowel.letters].spells("a") && vowel.sounds.overlaps(Sounds(.ɔː, .ɑː, .ɒ, .æ))
    let isO = letters[vowel.letters].spells("o") && vowel.sounds == Sounds(.oʊ)
    return (isA || isO) && vowel.isVowel && next.letters.count == 2
      && letters[next.letters].first == UInt8(ascii: "l")
      && letters[next.letters].last.map("kfmv".utf8.contains) == true
  }

  /// Whether a grapheme is a `g` before the `ui` of *guitar* or *guide*, whose u keeps the g hard.
  private func isGu(_ index: Int, _ letters: [UInt8]) -> Bool {
    let (consonant, next) = (self[index], self[index + 1])
    return letters[consonant.letters].spells("g") && consonant.sounds == Sounds(.ɡ)
      && next.isVowel && letters[next.letters].spells("ui")
  }

  /// Whether a grapheme is the `ch` before the s of *dachshund*.
  private func isChs(_ index: Int, _ letters: [UInt8]) -> Bool {
    let (first, next) = (self[index].letters, self[index + 1].letters)
    return letters[first].spells("ch") && letters[next].first == UInt8(ascii: "s")
      && letters[..<first.lowerBound].spells("da")
  }

  /// The number of commoner spellings of a vowel than one with an l.
  private static var rankWithL: Int { 8 }
  /// The number of commoner spellings of the sound ks than `chs`.
  private static var rankOfChs: Int { 8 }
  /// The number of commoner spellings of the sound g than `gu`.
  private static var rankOfGu: Int { 3 }
}
