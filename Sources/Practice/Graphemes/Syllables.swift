extension WrittenWord {
  /// The letters of each syllable; empty if it is not known how many syllables the word has.
  ///
  /// The pronunciation says how many there are. Where one begins is a matter of convention: of the
  /// consonants between two vowels the last one goes with the second vowel, and so does a pair that
  /// words begin with, such as `tr`.
  var syllables: [Range<Int>] {
    let vowels = graphemes.indices.filter { graphemes[$0].isVowel && !graphemes[$0].isSilent }
    guard hasRules, isSaid, !vowels.isEmpty, !hasDoubtfulVowel(vowels) else { return [] }
    var starts = [0]
    for (vowel, next) in zip(vowels, vowels.dropFirst()) {
      starts.append(firstLetter(of: graphemes[start(between: vowel, next)]))
    }
    return zip(starts, starts.dropFirst() + [letters.count]).map { $0..<$1 }
  }

  /// Returns the first letter of a syllable that begins with a grapheme. A double consonant is
  /// divided, and no syllable begins with ck: `cab` + `bage`, `tick` + `et`.
  private func firstLetter(of grapheme: Grapheme) -> Int {
    let spelled = letters[grapheme.letters]
    if spelled.spells("ck") { return grapheme.letters.upperBound }
    return grapheme.letters.lowerBound + (!grapheme.isVowel && isDouble(grapheme) ? 1 : 0)
  }

  /// Returns the grapheme with which a syllable begins.
  ///
  /// - Parameters:
  ///   - vowel: the vowel of the syllable before.
  ///   - next: the vowel of the syllable.
  private func start(between vowel: Int, _ next: Int) -> Int {
    let between = vowel + 1..<next
    // A sign divides the syllables, too: `o'clock`, `ice cream`.
    if let sign = between.last(where: { isSign(graphemes[$0]) }) { return sign + 1 }
    let consonants = between.filter { !graphemes[$0].isSilent }
    guard let last = consonants.last else { return next }
    guard let before = consonants.dropLast().last, before + 1 == last else { return last }
    let pair = letters[graphemes[before].letters] + letters[graphemes[last].letters]
    return consonants.count > 1 && Self.beginnings.contains(Array(pair)) ? before : last
  }

  private func isSign(_ grapheme: Grapheme) -> Bool {
    !grapheme.letters.contains { Letter.isVowel(letters[$0]) || Letter.isConsonant(letters[$0]) }
  }

  /// Whether people disagree if a vowel is one syllable or two, as in `fire` and `hour`.
  private func hasDoubtfulVowel(_ vowels: [Int]) -> Bool {
    zip(vowels, vowels.dropFirst()).contains { vowel, next in
      next == vowel + 1 && graphemes[vowel].sounds.overlaps(Sounds(.aɪ, .aʊ))
        && letters[graphemes[next].letters].contains(UInt8(ascii: "r"))
    }
  }

  /// Pairs of consonants with which a word can begin.
  private static let beginnings = Set(
    "bl br cl cr dr fl fr gl gr pl pr sk sl sm sn sp st sw tr tw".spellings)
}
