/// A sound of a language, in two notations.
struct Phoneme: Hashable, Sendable {
  /// The engine's sign, such as `3:`. A mark of stress stands before the sound that bears it.
  let mnemonic: String
  /// The sign of the International Phonetic Alphabet, with the same stress.
  let ipa: String

  /// Whether a syllable can be built on the sound: a vowel, or a syllabic consonant.
  var isNucleus: Bool {
    ipa.unicodeScalars.contains { Self.vowels.contains($0) || $0 == Self.syllabic }
  }

  /// The sign of the International Phonetic Alphabet without stress.
  // By Character: the engine writes the marks alone.
  var bareIPA: String { ipa.filter { $0 != "ˈ" && $0 != "ˌ" } }

  /// The vowels of the International Phonetic Alphabet (chart of 2020), those that it writes with a
  /// hook, and the engine's `ᵻ`, which lies between `ɪ` and `ə`.
  private static let vowels = Set("iyɨʉɯuɪʏʊeøɘɵɤoəɛœɜɞʌɔæɐaɶɑɒɚɝᵻᵿ".unicodeScalars)
  private static let syllabic: Unicode.Scalar = "\u{0329}"
}
