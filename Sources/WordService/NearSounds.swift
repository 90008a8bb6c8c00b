// This whole file by Character: its texts are a speech engine's phonemes.

internal import Vocabulary

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
    let phonemes = sound.split(separator: "_", omittingEmptySubsequences: false).map(Phoneme.init)
    return phonemes.indices.flatMap { position in
      others(at: position, in: phonemes).map { other in
        var changed = phonemes
        changed[position].name = other
        return changed.map { $0.marks + $0.name }.joined(separator: "_")
      }
    }.unique
  }

  /// Returns the phonemes that listeners may hear at a position.
  private func others(at position: Int, in phonemes: [Phoneme]) -> [String] {
    let phoneme = phonemes[position]
    var tables = [Self.places]
    if isAmerican { tables += [Self.flaps, Self.lowVowels] }
    if position == phonemes.count - 1 {
      tables.append(Self.voicing)
      if position > 0, phonemes[position - 1].isVowel { tables.append(Self.nasals) }
    } else if ["m", "n"].contains(phonemes[position + 1].name) {
      tables.append(Self.shortVowels)
    }
    // The only vowel of a word is stressed without a mark.
    if !phoneme.isStressed, phonemes.count(where: \.isVowel) > 1 { tables.append(Self.weakVowels) }
    return tables.flatMap { $0[phoneme.name] ?? [] }
  }

  /// A phoneme in the engine's notation, such as `'E`.
  private struct Phoneme {
    /// The signs of the stress.
    let marks: String
    var name: String

    init(_ text: Substring) {
      marks = String(text.prefix { "',%=".contains($0) })
      name = String(text.dropFirst(marks.count))
    }

    var isStressed: Bool { marks.contains("'") || marks.contains(",") }
    var isVowel: Bool { name.contains { "aeiouAEIOUV03@".contains($0) } }
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
      let names = group.split(separator: " ").map(String.init)
      for name in names { partners[name] = names.filter { $0 != name } }
    }
    return partners
  }
}
