/// Pairs of letters with similar sounds. A listener can confuse the two sounds, above all if the
/// listener's first language has only one of them.
enum NearSounds {
  /// Returns the kind of mistake if one consonant is written for the other; `nil` if the two do not
  /// sound alike.
  static func kind(_ one: UInt8, _ other: UInt8) -> Mistake.Kind? {
    consonants.first { $0.pairs.contains(one, other) }?.kind
  }

  /// Whether two short vowels are neighbours in the mouth.
  static func vowels(_ one: UInt8, _ other: UInt8) -> Bool { near.contains(one, other) }

  private static let near = LetterPairs("ae ei iy ey ao au ou")
  private static let consonants: [(kind: Mistake.Kind, pairs: LetterPairs)] = [
    (.mirrored, LetterPairs("bd pq")), (.voicing, LetterPairs("bp dt gk gc fv sz")),
    (.lR, LetterPairs("lr")), (.nasal, LetterPairs("mn")),
    (.nearConsonant, LetterPairs("bv vw jy ln sx")),
  ]
}
