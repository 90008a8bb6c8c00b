/// Two vowels that a learner confused.
struct VowelConfusion: Hashable {
  let right: Sound
  let meant: Sound
}

/// Vowels that listeners confuse, above all if their first language has only one of the two.
///
/// Letters tell such a confusion only if no learner writes them for the right vowel. An `i` never
/// spells the ee of *sheep*. A child who writes `bot` for *boat* may have heard the right vowel. A
/// learner who writes the word `cot` for *coat* heard another one.
enum NearVowels {
  /// Returns the confusion of a learner who wrote some letters for a vowel; `nil` for letters that
  /// may spell the right vowel.
  ///
  /// - Parameters:
  ///   - typed: the whole try.
  ///   - range: the letters of it that stand for the vowel.
  static func confusion(
    in typed: [UInt8], at range: Range<Int>, for grapheme: Grapheme, of word: WrittenWord
  ) -> VowelConfusion? {
    guard word.isSaid, grapheme.isVowel, grapheme.isStressed || word.isOnlyVowel(grapheme) else {
      return nil
    }
    let (right, tried) = (word.letters[grapheme.letters], typed[range])
    if let other = words.first(where: { typed.elementsEqual($0.word) }),
      isHeard(other.confusion.right, in: grapheme), other.letters.elementsEqual(tried)
    {
      return other.confusion
    }
    // The e at the end gives the vowel of `slipe` another sound.
    let e = UInt8(ascii: "e")
    let after = word.letters[grapheme.letters.upperBound...].first
    // A single vowel letter is long where no consonant follows: `ki` for *key*.
    let isClosed = typed[range.upperBound...].first.map(Letter.isConsonant) == true
    guard isClosed || tried.count > 1, typed.last != e || word.letters.last == e,
      after != UInt8(ascii: "r"), !isBeforeSilentE(range, in: typed)
    else { return nil }
    let isBeforeL = after == UInt8(ascii: "l")
    return patterns.first { pattern in
      isHeard(pattern.confusion.right, in: grapheme)
        && (!pattern.isBeforeL || isBeforeL)
        && pattern.right.contains(where: right.elementsEqual)
        && pattern.typed.contains(where: tried.elementsEqual)
    }?.confusion
  }

  /// Whether one consonant and an e at the end follow a vowel of the try, so that it says its name:
  /// `pice`. Before a v, it needn't: `live`.
  private static func isBeforeSilentE(_ range: Range<Int>, in typed: [UInt8]) -> Bool {
    range.count == 1 && range.upperBound + 2 == typed.count && typed.last == UInt8(ascii: "e")
      && typed[range.upperBound] != UInt8(ascii: "v")
  }

  private static func isHeard(_ sound: Sound, in grapheme: Grapheme) -> Bool {
    grapheme.sounds.overlaps(Sounds(sound))
  }

  private struct Pattern {
    let confusion: VowelConfusion
    let right: [[UInt8]]
    let typed: [[UInt8]]
    /// Whether the vowel must stand before an l.
    let isBeforeL: Bool

    init(
      _ right: Sound, _ spelled: String, for meant: Sound, _ typed: String, isBeforeL: Bool = false
    ) {
      confusion = VowelConfusion(right: right, meant: meant)
      (self.right, self.typed) = (spelled.spellings, typed.spellings)
      self.isBeforeL = isBeforeL
    }
  }

  private static let patterns = [
    Pattern(.iː, "ee ea eo", for: .ɪ, "i"), Pattern(.ɪ, "i y ui u", for: .iː, "ee ea"),
    Pattern(.ʊ, "u", for: .uː, "oo", isBeforeL: true),
    Pattern(.eɪ, "ai ay ei eigh a", for: .ɛ, "e"), Pattern(.ɛ, "e", for: .eɪ, "ai ay"),
    Pattern(.ʌ, "u", for: .aʊ, "ou ow"),
    Pattern(.ɒ, "o", for: .oʊ, "oa"), Pattern(.oʊ, "oa ow o", for: .ɔː, "au aw augh"),
    Pattern(.ɔː, "au aw augh ough", for: .oʊ, "oa"),
    Pattern(.ɔː, "a al aw", for: .oʊ, "oa ow"),
  ]

  private struct OtherWord {
    let word: [UInt8]
    /// The letters of its vowel.
    let letters: [UInt8]
    let confusion: VowelConfusion
  }

  /// Words whose letters might spell the vowel of the asked word, too, so that only a learner who
  /// heard the other vowel writes just this word.
  private static let words: [OtherWord] = [
    (.oʊ, .ɒ, "o", "cot rod cost sock clock"),
    (.oʊ, .ɔː, "ough", "bought"), (.oʊ, .ɔː, "al", "ball"), (.ɔː, .oʊ, "o", "so"),
    (.ɜː, .ɔː, "or", "short form torn born"), (.ɜː, .ɔː, "al", "walk"),
    (.ɜː, .ɔː, "oar", "board"), (.ɜː, .ɔː, "ar", "ward"), (.ɔː, .ɜː, "or", "work"),
    (.ɔː, .ɜː, "ir", "shirt firm bird"), (.ɔː, .ɜː, "ur", "turn burn fur"),
    (.iː, .ɪ, "i", "this"), (.ʊ, .uː, "oo", "fool pool"), (.uː, .ʊ, "u", "full pull"),
  ].flatMap { (right: Sound, meant: Sound, letters: String, words: String) in
    words.spellings.map { word in
      OtherWord(
        word: word, letters: Array(letters.utf8),
        confusion: VowelConfusion(right: right, meant: meant))
    }
  }
}

extension WrittenWord {
  /// Whether a vowel is the only one that is heard. In such a short word, it can be said clearly,
  /// although the dictionary gives it no stress: *it*.
  func isOnlyVowel(_ grapheme: Grapheme) -> Bool {
    graphemes.count { $0.isVowel && !$0.isSilent } == 1 && grapheme.isVowel && !grapheme.isSilent
  }
}
