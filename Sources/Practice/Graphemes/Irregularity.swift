extension WrittenWord {
  /// The share of irregular graphemes, from 0 to 1; `nil` if the pronunciation is unknown.
  ///
  /// A grapheme is regular if it is the commonest spelling of its sound, or the usual one in its
  /// place. A silent letter is irregular, but the silent `e` at the end does not count at all.
  public var irregularity: Double? {
    guard hasRules, isSaid else { return nil }
    let spelled = graphemes.filter { !isMarker($0) }
    guard !spelled.isEmpty else { return nil }
    return Double(spelled.count { !isRegular($0) }) / Double(spelled.count)
  }

  /// Whether a word of three letters or fewer is not spelled as it sounds, as far as is known. The
  /// o of *one* is the commonest spelling of its two sounds, and yet no one would guess it.
  var isIrregularIfShort: Bool {
    guard let irregularity else { return true }
    return irregularity > 0.5 || hasRareSpelling(beyond: 5)
  }

  /// Whether a word of five letters or fewer is spelled as hardly any other: *eye* and *queue*, but
  /// not *know*, in which a rule tells the `kn`.
  var isIrregularIfLonger: Bool { irregularity ?? 0 > 0.7 && hasRareSpelling(beyond: 7) }

  /// - Parameter rank: the number of commoner spellings that a sound may have.
  private func hasRareSpelling(beyond rank: Int) -> Bool {
    graphemes.contains { $0.sounds == Sounds(.wʌ) || $0.rank ?? 0 > rank }
  }

  /// The grapheme that most learners find the hardest: a silent letter, an unusual spelling, a
  /// vowel that the ear can't tell, or a double letter; `nil` for a word that is spelled as it
  /// sounds.
  var hardestGrapheme: Grapheme? {
    guard hasRules else { return nil }
    let degrees = graphemes.map { hardness($0) }
    guard let most = degrees.max(), most > 0 else { return nil }
    return degrees.firstIndex(of: most).map { graphemes[$0] }
  }

  /// Returns how hard a grapheme is to spell; 0 for one that is spelled as it sounds.
  private func hardness(_ grapheme: Grapheme) -> Int {
    let isLetters = grapheme.letters.allSatisfy {
      Letter.isVowel(letters[$0]) || Letter.isConsonant(letters[$0])
    }
    guard isLetters, !isMarker(grapheme) else { return 0 }
    if grapheme.isSilent { return 6 }
    if isSaid, !isRegular(grapheme) { return grapheme.rank.map { 3 + min($0, 5) } ?? 9 }
    return grapheme.isReduced || isDouble(grapheme) ? 3 : 0
  }

  /// Whether a grapheme is a consonant that is written twice.
  func isDouble(_ grapheme: Grapheme) -> Bool {
    let spelling = letters[grapheme.letters]
    return spelling.count == 2 && spelling.first == spelling.last && !grapheme.isVowel
  }

  private func isRegular(_ grapheme: Grapheme) -> Bool {
    let spelling = letters[grapheme.letters]
    return grapheme.rank == 0
      || grapheme.rank != nil && Self.byPlace.contains(where: spelling.elementsEqual)
  }

  /// Spellings that a rule prefers to the commonest one: `k` before e and i, `ck`, `tch` and `dg`
  /// after a short vowel, `ay` and `oy` at the end, `sh` outside endings.
  private static let byPlace = "k ck tch dg ay oy sh".spellings

  /// Whether this is the silent `e` at the end, which marks the sound of the vowel before it.
  private func isMarker(_ grapheme: Grapheme) -> Bool {
    grapheme.isSilent && grapheme.letters.upperBound == letters.count
      && letters[grapheme.letters].spells("e")
  }
}
