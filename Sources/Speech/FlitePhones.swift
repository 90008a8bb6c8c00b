// This whole file by Character: the names of phones are our own.

/// Flite's names of sounds, its phones.
///
/// They are those of the CMU Pronouncing Dictionary in small letters, and `ax` for the weak vowel.
/// Flite knows more names, such as `dx` and `el`, and takes any other name without a complaint, but
/// its voices have no sound for them.
enum FlitePhones {
  /// Returns the phones of a word or of a syllable.
  ///
  /// - Parameter isAlone: whether nothing else is said, so that one vowel must have the stress.
  /// - Returns: `nil` if one of the phonemes has no phone.
  static func of(_ phonemes: [Phoneme], isAlone: Bool) -> String? {
    var phones: [String] = []
    for (index, phoneme) in phonemes.enumerated() {
      guard var names = names[phoneme.bareIPA] else { return nil }
      let isBeforeGlide = index + 1 < phonemes.count && phonemes[index + 1].ipa.isEmpty
      // `happier` has the vowel of `happy`.
      if names == ["ih"], isBeforeGlide { names = ["iy"] }
      // The dictionary has one r where the engine has two: `her` and `ing`.
      if names == ["r"], let last = phones.last, last == "r" || last.hasPrefix("er") { continue }
      if phoneme.ipa != phoneme.bareIPA { names = stressed(names) }
      phones += names
    }
    if isAlone, !phones.contains(where: { $0.hasSuffix("1") }),
      let vowel = phones.firstIndex(where: vowels.contains)
    {
      phones.replaceSubrange(vowel...vowel, with: stressed([phones[vowel]]))
    }
    return phones.joined(separator: " ")
  }

  /// Returns the phones of a letter's name; `nil` for a sign that has none.
  static func of(letter: Character) -> String? { letters[letter] }

  /// Returns phones with the stress on the first of them, if it is a vowel.
  ///
  /// Flite's lexicon has the same mark for the main and the lesser stress of a word.
  private static func stressed(_ phones: [String]) -> [String] {
    guard let vowel = phones.first, vowels.contains(vowel) else { return phones }
    // The weak vowel has another name if it has the stress.
    return [(vowel == "ax" ? "ah" : vowel) + "1"] + phones.dropFirst()
  }

  /// The phones that bear a stress.
  static let vowels: Set<String> = [
    "aa", "ae", "ah", "ao", "aw", "ax", "ay", "eh", "er", "ey", "ih", "iy", "ow", "oy", "uh", "uw",
  ]
  /// The other phones.
  static let consonants: Set<String> = [
    "b", "ch", "d", "dh", "f", "g", "hh", "jh", "k", "l", "m", "n", "ng", "p", "r", "s", "sh", "t",
    "th", "v", "w", "y", "z", "zh",
  ]

  /// The phones of the engine's American phonemes, and of those in words from other languages, by
  /// their signs in the International Phonetic Alphabet.
  private static let names: [String: [String]] = [
    "ɑː": "aa", "ɑ": "aa", "æ": "ae", "a": "aa", "ʌ": "ah", "ɐ": "ax", "ə": "ax", "ɔː": "ao",
    "ɔ": "ao", "ɒ": "aa", "aʊ": "aw", "aɪ": "ay", "e": "ey", "ɛ": "eh", "ɜː": "er", "ɜ": "er",
    "ɚ": "er", "eɪ": "ey", "ɪ": "ih", "ᵻ": "ih", "i": "iy", "iː": "iy", "oʊ": "ow", "o": "ow",
    "oː": "ao", "ɔɪ": "oy", "ʊ": "uh", "uː": "uw", "u": "uw", "ɑːɹ": "aa r", "ɔːɹ": "ao r",
    "oːɹ": "ao r", "ɛɹ": "eh r", "ɪɹ": "ih r", "ʊɹ": "uh r", "aɪɚ": "ay er", "aɪə": "ay ax",
    "aʊɚ": "aw er", "aʊə": "aw ax", "iə": "iy ax", "əl": "ax l", "n̩": "ax n", "m̩": "ax m",
    "ɔ̃": "ao n", "ɑ̃": "aa n", "b": "b", "tʃ": "ch", "d": "d", "ð": "dh", "f": "f", "ɡ": "g",
    "h": "hh", "dʒ": "jh", "k": "k", "l": "l", "ɫ": "l", "ɬ": "l", "m": "m", "n": "n", "ŋ": "ng",
    "p": "p", "ɹ": "r", "r": "r", "s": "s", "ʃ": "sh", "t": "t", "ɾ": "t", "ʔ": "t", "θ": "th",
    "v": "v", "w": "w", "j": "y", "z": "z", "ʒ": "zh", "x": "k", "": "",
  ].mapValues { $0.split(separator: " ").map(String.init) }

  private static let letters: [Character: String] = [
    "a": "ey1", "b": "b iy1", "c": "s iy1", "d": "d iy1", "e": "iy1", "f": "eh1 f", "g": "jh iy1",
    "h": "ey1 ch", "i": "ay1", "j": "jh ey1", "k": "k ey1", "l": "eh1 l", "m": "eh1 m",
    "n": "eh1 n", "o": "ow1", "p": "p iy1", "q": "k y uw1", "r": "aa1 r", "s": "eh1 s",
    "t": "t iy1", "u": "y uw1", "v": "v iy1", "w": "d ah1 b ax l y uw", "x": "eh1 k s",
    "y": "w ay1", "z": "z iy1", "'": "ax p aa1 s t r ax f iy", "-": "hh ay1 f ax n",
  ]
}
