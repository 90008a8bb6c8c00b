extension MistakeNamer {
  /// Names a `th` for which the learner wrote the letters of another sound, single or double:
  /// `fevver`.
  mutating func nameTh() {
    for start in right.indices where right[start...].prefix(2).elementsEqual("th".utf8) {
      guard let lower = boundaries[start]?.upperBound,
        let upper = boundaries[start + 2]?.lowerBound,
        lower < upper, Self.otherSounds.contains(where: typed[lower..<upper].elementsEqual),
        let edits = edits(typed: lower..<upper, word: start..<start + 2), !edits.isEmpty
      else { continue }
      claim(.th, edits, letters: start..<start + 2, typed: lower..<upper)
    }
  }

  /// The letters that children, and speakers of many languages, write for the two sounds of `th`.
  private static let otherSounds = "d dd f ff s ss t tt v vv z zz".spellings
}
