extension WrittenWord {
  /// The share of irregular graphemes, from 0 to 1; `nil` if the pronunciation is unknown.
  ///
  /// A grapheme is regular if it is the commonest spelling of its sound, or the usual one in its
  /// place. A silent letter is irregular, but the silent `e` at the end does not count at all.
  public var irregularity: Double? {
    guard isEnglish, isSaid else { return nil }
    let spelled = graphemes.filter { !isMarker($0) }
    guard !spelled.isEmpty else { return nil }
    return Double(spelled.count { !isRegular($0) }) / Double(spelled.count)
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
