/// The sounds of a word in order, with their stress.
///
/// eSpeak NG prints them as IPA for American or British English (`nˈɛsᵻsɚɹi`), with the stress mark
/// right before the vowel.
public struct Pronunciation: Hashable, Sendable {
  /// One sound of the word.
  struct Segment: Hashable, Sendable {
    /// The sound. If the engine writes one sign for two sounds, such as the t of *writer* and the d
    /// of *rider*, the set has both.
    let sounds: Sounds
    let isStressed: Bool
    /// Whether this is an unstressed vowel whose sound does not tell its letter.
    let isReduced: Bool

    /// Whether listeners hear the same sound. All unstressed vowels count as the same, except the
    /// one with an r in it.
    func isHeard(as other: Segment) -> Bool {
      sounds == other.sounds
        || isReduced && other.isReduced && sounds != Sounds(.ɚ) && other.sounds != Sounds(.ɚ)
    }
  }

  let segments: [Segment]

  /// - Parameter ipa: the pronunciation as eSpeak NG prints it. Unknown signs are skipped.
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
      case "\u{0329}":  // A syllabic consonant; its letters have a vowel before it.
        guard let last = segments.popLast() else { continue }
        segments.append(Segment(sounds: Sounds(.ə), isStressed: false, isReduced: true))
        segments.append(last)
        continue
      default: break
      }
      var (sounds, second) = Self.sounds(scalar, ahead)
      if second { ahead = scalars.next() }
      if ahead == "ː" { ahead = scalars.next() }
      // Before a vowel the engine writes the r of ɚ again, but the letters have it once.
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

  /// Whether two words sound the same, apart from the stress.
  func sounds(like other: Pronunciation) -> Bool {
    segments.count == other.segments.count && !segments.isEmpty
      && zip(segments, other.segments).allSatisfy { $0.isHeard(as: $1) }
  }

  /// Returns the sounds of a sign, and whether the next sign belongs to it.
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
