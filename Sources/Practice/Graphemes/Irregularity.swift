extension WrittenWord {
  /// How much the letters depart from how the word sounds, from 0 to 1: the share of its graphemes
  /// that are neither the commonest spelling of their sound nor what its place in the word asks for;
  /// silent letters among them, but for the `e` that makes a vowel long. `nil` where the
  /// pronunciation is not known.
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

  /// Spellings that take the place of the commonest by rule: `k` before e and i, `ck`, `tch` and
  /// `dg` after a short vowel, `ay` and `oy` at the end, `sh` where no ending begins.
  private static let byPlace = "k ck tch dg ay oy sh".split(separator: " ").map { Array($0.utf8) }

  /// Whether this is the silent `e` at the end that tells how the vowel before it sounds.
  private func isMarker(_ grapheme: Grapheme) -> Bool {
    grapheme.isSilent && grapheme.letters.upperBound == letters.count
      && letters[grapheme.letters].spells("e")
  }
}
