/// Pairs of letters with similar sounds. A listener can confuse the two sounds, above all if the
/// listener's first language has only one of them.
enum NearSounds {
  /// Returns the kind of mistake of writing one consonant for the other; `nil` if the two do not sound
  /// alike.
  static func kind(_ one: UInt8, _ other: UInt8) -> Mistake.Kind? {
    consonants.first { $0.pairs.contains(pair(one, other)) }?.kind
  }

  /// Whether two short vowels are neighbours in the mouth.
  static func vowels(_ one: UInt8, _ other: UInt8) -> Bool { near.contains(pair(one, other)) }

  private static let near = pairs("ae ei iy ey ao au ou")
  private static let consonants: [(kind: Mistake.Kind, pairs: Set<UInt16>)] = [
    (.mirrored, pairs("bd pq")), (.voicing, pairs("bp dt gk gc fv sz")), (.lR, pairs("lr")),
    (.nasal, pairs("mn")), (.nearConsonant, pairs("bv vw jy ln sx")),
  ]

  private static func pairs(_ text: String) -> Set<UInt16> {
    Set(text.spellings.map { pair($0[0], $0[1]) })
  }

  private static func pair(_ one: UInt8, _ other: UInt8) -> UInt16 {
    UInt16(min(one, other)) << 8 | UInt16(max(one, other))
  }
}
