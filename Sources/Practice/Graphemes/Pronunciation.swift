/// How a word is said: its sounds in order, and where the stress lies.
///
/// Read from the IPA that eSpeak NG prints for American or British English (`nˈɛsᵻsɚɹi`), where the
/// mark of stress stands right before the vowel.
public struct Pronunciation: Hashable, Sendable {
  struct Segment: Hashable, Sendable {
    /// What it is; more than one where the engine writes one sign for what letters tell apart, as
    /// the tap of *writer* and *rider*.
    let sounds: Sounds
    let isStressed: Bool
    /// A vowel that has lost its colour.
    let isReduced: Bool
  }

  let segments: [Segment]

  public init(ipa: String) {
    var segments: [Segment] = []
    var isStressed = false
    var scalars = ipa.unicodeScalars.makeIterator()
    var ahead = scalars.next()
    while let scalar = ahead {
      ahead = scalars.next()
      switch scalar {
      case "ˈ", "ˌ":
        isStressed = true
        continue
      case "\u{0329}":  // A consonant that makes a syllable: a vowel stands before it after all.
        guard let last = segments.popLast() else { continue }
        segments.append(Segment(sounds: Sounds(.ə), isStressed: false, isReduced: true))
        segments.append(last)
        continue
      default: break
      }
      var (sounds, second) = Self.sounds(scalar, ahead)
      if second { ahead = scalars.next() }
      if ahead == "ː" { ahead = scalars.next() }
      // Before a vowel the r of ɚ is written once more, and the letters have it once.
      if sounds == Sounds(.ɚ), ahead == "ɹ" { sounds = Sounds(.ə) }
      if sounds.isEmpty { continue }
      let isVowel = sounds.overlaps(.vowels)
      if !isVowel { sounds.formIntersection(.consonants) }
      let isReduced = isVowel && !isStressed && "əɚɐᵻɪ".unicodeScalars.contains(scalar)
      segments.append(
        Segment(sounds: sounds, isStressed: isVowel && isStressed, isReduced: isReduced))
      if isVowel { isStressed = false }
    }
    self.segments = segments
  }

  /// Whether two words sound the same, whatever the stress: vowels without stress count as one, but
  /// for the one with an r in it.
  func sounds(like other: Pronunciation) -> Bool {
    segments.count == other.segments.count && !segments.isEmpty
      && zip(segments, other.segments).allSatisfy { one, other in
        one.sounds == other.sounds
          || one.isReduced && other.isReduced && one.sounds != Sounds(.ɚ)
            && other.sounds != Sounds(.ɚ)
      }
  }

  /// What a sign stands for, and whether the next one is part of it.
  private static func sounds(
    _ scalar: Unicode.Scalar, _ next: Unicode.Scalar?
  ) -> (Sounds, usesNext: Bool) {
    switch (scalar, next) {
    case ("t", "ʃ"): (Sounds(.tʃ), true)
    case ("d", "ʒ"): (Sounds(.dʒ), true)
    case ("e", "ɪ"): (Sounds(.eɪ), true)
    case ("a", "ɪ"): (Sounds(.aɪ), true)
    case ("a", "ʊ"): (Sounds(.aʊ), true)
    case ("ɔ", "ɪ"): (Sounds(.ɔɪ), true)
    case ("o", "ʊ"), ("ə", "ʊ"): (Sounds(.oʊ), true)
    case ("i", "ə"): (Sounds(.ɪə), true)
    case ("e", "ə"): (Sounds(.eə), true)
    case ("ʊ", "ə"): (Sounds(.ʊə), true)
    default: (table[scalar] ?? [], false)
    }
  }

  private static let table: [Unicode.Scalar: Sounds] = [
    "p": Sounds(.p), "b": Sounds(.b), "t": Sounds(.t), "ʔ": Sounds(.t), "ɾ": Sounds(.t, .d),
    "d": Sounds(.d), "k": Sounds(.k), "x": Sounds(.k), "ɡ": Sounds(.ɡ), "g": Sounds(.ɡ),
    "f": Sounds(.f), "v": Sounds(.v), "θ": Sounds(.θ), "ð": Sounds(.ð), "s": Sounds(.s),
    "z": Sounds(.z), "ʃ": Sounds(.ʃ), "ʒ": Sounds(.ʒ), "h": Sounds(.h), "m": Sounds(.m),
    "n": Sounds(.n), "ŋ": Sounds(.ŋ), "l": Sounds(.l), "ɫ": Sounds(.l), "ɹ": Sounds(.ɹ),
    "r": Sounds(.ɹ), "j": Sounds(.j), "w": Sounds(.w), "ʍ": Sounds(.w),
    "æ": Sounds(.æ), "a": Sounds(.æ), "ɛ": Sounds(.ɛ), "e": Sounds(.ɛ, .eɪ), "ɪ": Sounds(.ɪ),
    "ɒ": Sounds(.ɒ), "ʌ": Sounds(.ʌ), "ʊ": Sounds(.ʊ), "i": Sounds(.iː), "u": Sounds(.uː),
    "ɔ": Sounds(.ɔː, .ɒ), "ɑ": Sounds(.ɒ, .ɑː), "o": Sounds(.ɔː, .oʊ), "ə": Sounds(.ə),
    "ɐ": Sounds(.ə), "ᵻ": Sounds(.ə), "ɚ": Sounds(.ɚ), "ɜ": Sounds(.ɜː),
  ]
}
