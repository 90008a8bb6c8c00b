/// Letters that together spell one sound, or a silent letter.
struct Grapheme: Hashable, Sendable {
  /// The indices of the letters in the word.
  var letters: Range<Int>
  /// Their sound; if the pronunciation is unknown, all their possible sounds. Empty for a silent
  /// letter.
  var sounds: Sounds
  var isVowel = false
  var isStressed = false
  /// Whether this is an unstressed vowel whose sound does not tell its letter.
  var isReduced = false
  /// The number of commoner spellings of the sound; `nil` if the pronunciation is unknown.
  var rank: Int?

  var isSilent: Bool { sounds.isEmpty }
}

extension Grapheme {
  /// Whether these are two vowel letters that are each heard, although one sign stands for both
  /// sounds: the `ia` of *brilliant*. `ea` only counts at the end, as in *idea*, because that of
  /// *really* may be one vowel.
  func isVowelPair(in word: WrittenWord) -> Bool {
    let spelled = word.letters[letters]
    let rest = word.letters[letters.upperBound...]
    return sounds == Sounds(.ɪə) && spelled.count == 2 && spelled.allSatisfy(Letter.isVowel)
      && (!spelled.spells("ea") || rest.isEmpty || rest.spells("s"))
  }

  /// Whether this is a single vowel letter that sounds like its name: the `a` of *late*.
  func isLong(in word: WrittenWord) -> Bool {
    guard word.isSaid, letters.count == 1, let index = letters.first else { return false }
    return sounds.overlaps(Letter.name(word.letters[index]))
  }
}

extension WrittenWord {
  /// Whether a vowel is the o of -ore, which would sound the same without the e: *before*.
  func hasOre(_ vowel: Grapheme) -> Bool {
    letters[vowel.letters].spells("o")
      && letters[vowel.letters.upperBound...].first == UInt8(ascii: "r")
  }

  /// Whether one consonant, and before it a long vowel with one letter, stand before a letter: the
  /// `ev` of *evening*.
  func hasLongVowel(before index: Int) -> Bool {
    guard index > 1, let consonant = grapheme(at: index - 1), !consonant.isVowel,
      !consonant.isSilent, consonant.letters.lowerBound > 0, !isDouble(consonant)
    else { return false }
    return grapheme(at: consonant.letters.lowerBound - 1)?.isLong(in: self) == true
  }
}

extension Letter {
  /// Returns the sound of a vowel letter's name; two for `u`, and none for other letters.
  static func name(_ letter: UInt8) -> Sounds {
    switch letter {
    case UInt8(ascii: "a"): Sounds(.eɪ)
    case UInt8(ascii: "e"): Sounds(.iː)
    case UInt8(ascii: "i"): Sounds(.aɪ)
    case UInt8(ascii: "o"): Sounds(.oʊ)
    case UInt8(ascii: "u"): Sounds(.uː, .juː)
    default: []
    }
  }
}
