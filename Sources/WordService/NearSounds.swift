internal import ByteText

/// The sounds that listeners take one for the other, even in a single word that is said clearly.
///
/// Only these make a word sound nearly the same as another. `harbor` has one sound more than
/// `arbor`, but nobody hears the one for the other. A change of any sound would leave two of three
/// of the commonest words with such a neighbour.
struct NearSounds {
  /// Whether the sounds are those of American English.
  let isAmerican: Bool

  /// Returns the keys of the sounds that listeners may hear in place of a word's: in each, one
  /// phoneme is another. The stress is the same.
  ///
  /// - Parameter sound: the phonemes of the word in the engine's notation, with `_` between them.
  func sounds(near sound: String) -> [String] {
    let phonemes = sound.bytes.split(separator: "_", omittingEmptySubsequences: false)
      .map(Phoneme.init)
    let vowels = phonemes.count { $0.isVowel }
    return phonemes.indices.flatMap { position in
      let name = phonemes[position].name
      return others(at: position, in: phonemes, vowels: vowels).map { other in
        "\(sound[..<name.startIndex])\(other)\(sound[name.endIndex...])"
      }
    }
  }

  /// Returns the phonemes that listeners may hear at a position, each once.
  ///
  /// - Parameter vowels: the number of vowels of the word.
  private func others(at position: Int, in phonemes: [Phoneme], vowels: Int) -> [String] {
    let phoneme = phonemes[position]
    let name = String(phoneme.name)
    var others: [String] = []
    func add(_ partners: [String: [String]]) {
      others += (partners[name] ?? []).filter { !others.contains($0) }
    }
    add(Self.places)
    if isAmerican {
      add(Self.flaps)
      add(Self.lowVowels)
    }
    if position == phonemes.count - 1 {
      add(Self.voicing)
      if position > 0, phonemes[position - 1].isVowel { add(Self.nasals) }
    } else if ["m", "n"].contains(phonemes[position + 1].name) {
      add(Self.shortVowels)
    }
    // The only vowel of a word is stressed without a mark.
    if !phoneme.isStressed, vowels > 1 { add(Self.weakVowels) }
    return others
  }

  /// A phoneme in the engine's notation, such as `'E`.
  private struct Phoneme {
    /// The name, without the signs of the stress before it.
    let name: Substring
    let isStressed: Bool
    let isVowel: Bool

    init(_ text: Substring) {
      let marks = text.utf8.prefix { "',%=".utf8.contains($0) }
      name = text[marks.endIndex...]
      isStressed = marks.contains { "',".utf8.contains($0) }
      isVowel = name.utf8.contains { "aeiouAEIOUV03@".utf8.contains($0) }
    }
  }

  /// The fricatives of teeth and lips: `three` and `free`, `clothe` and `clove`. Noise hides the
  /// place where a consonant is made before it hides anything else, and these two pairs differ in
  /// the place alone, and little in that (Miller and Nicely, An Analysis of Perceptual Confusions
  /// Among Some English Consonants, J. Acoust. Soc. Am. 27, 1955).
  private static let places = partners("f T", "v D")

  /// Nasals after a vowel, at the end of a word: `son` and `some`. They are told apart less well
  /// than before a vowel (Repp and Svastikula, Perception of the [m]-[n] Distinction in VC
  /// Syllables, J. Acoust. Soc. Am. 83, 1988), so `might` and `night` are no such pair.
  private static let nasals = partners("m n")

  /// Consonants with and without voice at the end of a word: `bride` and `bright`, `price` and
  /// `prize`. There the voice itself is weak, and the length of the sounds before it tells them
  /// apart (Raphael and others, Vowel and Nasal Duration as Cues to Voicing in Word-Final Stop
  /// Consonants, J. Speech Hear. Res. 18, 1975). Learners whose own language has no such pairs at
  /// the end of a word miss that: German, Dutch, Russian, Turkish (Swan and Smith, Learner English,
  /// 2001).
  private static let voicing = partners("p b", "t d", "k g", "f v", "s z", "S Z", "tS dZ", "T D")

  /// The t and the d between vowels: `metal` and `medal`. Both are the same tap of the tongue in
  /// American English (Wells, Accents of English, 1982, volume 3); the engine has `t#` for the t.
  private static let flaps = partners("t# d")

  /// The short e and the short i before a nasal: `pen` and `pin`, which sound the same to the
  /// speakers of the American South (Labov, Ash and Boberg, The Atlas of North American English,
  /// 2006).
  private static let shortVowels = partners("E I")

  /// The vowels of `cot` and `caught`, which are one vowel to half of the speakers of American
  /// English (the same atlas), and which the others confuse most (Peterson and Barney, Control
  /// Methods Used in a Study of the Vowels, J. Acoust. Soc. Am. 24, 1952).
  private static let lowVowels = partners("0 O: O2 A:")

  /// The vowels of unstressed syllables: `accept` and `except`, `eminent` and `imminent`. Speakers
  /// differ in which of them they say, and whether they tell them apart (Wells, volume 1).
  private static let weakVowels = partners("a# @ I E")

  /// Returns each phoneme of some groups with the others of its group.
  private static func partners(_ groups: String...) -> [String: [String]] {
    var partners: [String: [String]] = [:]
    for group in groups {
      let names = group.bytes.split(separator: " ").map(String.init)
      for name in names { partners[name] = names.filter { $0 != name } }
    }
    return partners
  }
}
